// A bot in 50 lines: it plays legally, moves at random, never challenges. Run it with
//   npx forceout tournament "node docs/examples/bot.mjs" beginner
import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const any = (list) => list[Math.floor(Math.random() * list.length)];
let lastRefusal = '';

/** What to do for a duty, from what lies on the table. */
function act(task, { view, seat, picks }) {
  const { phase, shake, position } = view;
  switch (task) {
    case 'roll-for-setter':
    case 'begin-shake':
    case 'sign':
    case 'agree':
      return { do: task };
    case 'roll':
      // Where V and null cubes are laid out before the roll, the refusal of a roll says so.
      return lastRefusal === 'lay-out-first' && !shake.laidOut
        ? { do: 'lay-out', cubes: ['V', 'V', '^'] }
        : { do: 'roll' };
    case 'deal':
      return { do: 'deal', count: 10 };
    case 'pick':
      return { do: 'pick', variation: any(picks) };
    case 'goal':
    case 'dispute-goal':
      return { do: 'set-goal', goal: position.resources.find((cube) => /^[1-5]$/.test(cube)) };
    case 'turn':
      return { do: 'move', cube: any(position.resources), to: any(['required', 'permitted']) };
    case 'write':
    case 'decide':
      return { do: 'decline' };
    case 'check': {
      const open = ({ checks }) => checks.some((one) => one.seat === seat && one.decision === 'undecided');
      const paper = phase.papers.find((one) => open(one) && (phase.current ?? one.seat) === one.seat);
      return paper === undefined ? null : { do: 'accept', writer: paper.seat };
    }
    default:
      return null;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'refused') lastRefusal = message.code;
  if (message.type !== 'ask') continue;
  const [duty] = message.duties;
  say({ id: message.id, do: duty === undefined ? null : act(duty.task, message), after: 3 });
}

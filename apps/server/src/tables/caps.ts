import type { Refused, TableCommand, TableEvent } from '@forceout/table';

/**
 * How many entries of a kind one person may make at one table. A long match has some hundred entries in all; whoever
 * comes near these numbers is a program, and must fill neither the disk nor everybody's screen.
 */
const CAPS = {
  seat: 60,
  ready: 60,
  finish: 60,
  talk: 200,
  scratch: 1500,
  play: 2000,
  rematch: 4,
  close: 2,
} as const;
type Kind = keyof typeof CAPS;

/** Also of the clock's and the bots' entries there is an end. */
const MOST_ENTRIES = 12_000;

const KIND_OF_EVENT: Readonly<Record<TableEvent['type'], Kind>> = {
  opened: 'seat',
  sat: 'seat',
  stood: 'seat',
  'judge-sat': 'seat',
  'judge-stood': 'seat',
  ready: 'ready',
  started: 'ready',
  played: 'play',
  'seed-shown': 'play',
  wished: 'finish',
  seen: 'play',
  said: 'talk',
  'rematch-wished': 'rematch',
  'moved-on': 'rematch',
  closed: 'close',
};

function kindOfCommand(command: TableCommand): Kind {
  switch (command.do) {
    case 'sit':
    case 'stand':
    case 'judge':
    case 'seat-bot':
    case 'unseat-bot':
    case 'begin':
      return 'seat';
    case 'say':
      return 'talk';
    case 'seen':
      return 'play';
    case 'play':
      return isScratch(command.deed) ? 'scratch' : 'play';
    case 'ready':
    case 'finish':
    case 'rematch':
    case 'close':
      return command.do;
  }
}

function isScratch(deed: unknown): boolean {
  return typeof deed === 'object' && deed !== null && 'do' in deed && deed.do === 'scratch';
}

/** Who made how many entries of which kind at one table. */
export class Caps {
  readonly #counts = new Map<string, number>();
  #entries = 0;

  saw(who: string, [first]: readonly TableEvent[]): void {
    this.#entries++;
    if (first === undefined) return;
    const scratch = first.type === 'played' && first.deed === 'scratch';
    const key = `${scratch ? 'scratch' : (KIND_OF_EVENT[first.type] ?? 'play')} ${who}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Why a person's command is one too many, or null. */
  refusal(who: string, command: TableCommand): Refused | null {
    const kind = kindOfCommand(command);
    const made = this.#counts.get(`${kind} ${who}`) ?? 0;
    if (made < CAPS[kind] && this.#entries < MOST_ENTRIES) return null;
    return { code: 'enough', message: 'That has been done often enough at this table.' };
  }
}

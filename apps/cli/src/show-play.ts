import type { RefereeAnswer } from '@forceout/formats';
import { whyWords } from '@forceout/players';
import type { Told } from '@forceout/rules';
import type { SolveRequestAnswer } from '@forceout/players';
import { paint, rows } from './style.ts';
import { language, told, words } from './words/language.ts';

/** Solutions and shakes as people read them. */

export function showSolve({ answer, written, ms, why }: SolveRequestAnswer): string {
  const { solve, and } = words().answers;
  const color = { yes: 'green', no: 'red', unknown: 'yellow' } as const;
  const head = paint(solve[answer], 'bold', color[answer]);
  const lines = written.map((solution) => `  ${[solution].flat().map(inWords).join(and)}`);
  const how = why === undefined ? null : whyWords(why, language());
  const because = (how?.because ?? []).map((sentence) => `  ${sentence}`);
  const stages = (how?.stages ?? []).map((sentence) => paint(`  ${sentence}`, 'dim'));
  return [head, ...lines, ...because, ...stages, paint(`  ${ms} ms`, 'dim')].join('\n');
}

/** A Solution or an Equation in the public format. */
interface Written {
  readonly restrictions?: readonly string[];
  readonly setName?: string;
  readonly solution?: string;
  readonly goal?: string;
  readonly wild?: Readonly<Record<string, string>>;
  readonly blank?: string;
  readonly goalLayout?: unknown;
}

/** One of them in a line. */
export function inWords(written: unknown): string {
  const { restrictions = [], setName, solution, goal, wild = {}, blank, goalLayout } = written as Written;
  const text = setName === undefined ? `${solution} = ${goal}` : [...restrictions, setName].join(', ');
  const { standsFor, blankIs, goalLaid } = words().answers;
  const notes = Object.entries(wild).map(([face, meaning]) => standsFor(face, meaning));
  if (blank !== undefined) notes.push(blankIs(blank));
  if (goalLayout !== undefined) notes.push(goalLaid(JSON.stringify(goalLayout)));
  return notes.length === 0 ? text : `${text}  (${notes.join('; ')})`;
}

/** An action of a script, as it was written there. */
type ScriptLine = Readonly<Record<string, unknown>>;

/** Who did what: `5 s  ann: move R permitted`. */
function deedLine({ at, by, do: deed, ...carried }: ScriptLine): string {
  const parts = Object.values(carried).map((value) => {
    if (typeof value !== 'object' || value === null) return String(value);
    const texts = [value]
      .flat()
      .map((one: unknown) =>
        typeof one !== 'object' || one === null
          ? String(one)
          : 'setName' in one || 'solution' in one
            ? inWords(one)
            : Object.values(one).map(String).join(' '),
      );
    return texts.join(' ');
  });
  const who = typeof by === 'string' ? `${by}: ` : '';
  return `${String(at)} s  ${who}${[String(deed), ...parts].join(' ')}`;
}

export function showReferee(
  { results, phase, shakeScores, totals }: RefereeAnswer<Told>,
  actions: readonly ScriptLine[],
): string {
  const { referee } = words().answers;
  const lines = results.map(({ accepted, rule, message, penalties }, index) => {
    const cost = penalties
      .map(({ player, points, rule: section }) => `${player} ${points} [${section}]`)
      .join(', ');
    const word = accepted ? paint(referee.happens, 'green') : paint(referee.refused, 'red');
    const why = accepted ? '' : `[${rule ?? ''}] ${told(message ?? '')}`;
    return [
      `${index}  ${deedLine(actions[index] ?? {})}`,
      `${word}  ${[why, cost].filter((text) => text !== '').join('  ')}`.trimEnd(),
    ] as const;
  });
  const points = (scores: Readonly<Record<string, number>>): string =>
    Object.entries(scores)
      .map(([player, score]) => `${player} ${score}`)
      .join(', ');
  return [
    paint(referee.title, 'bold'),
    rows(lines),
    '',
    rows([
      [referee.phase, referee.phases[phase]],
      [referee.shake, shakeScores === null ? referee.notScored : points(shakeScores)],
      [referee.totals, points(totals)],
    ]),
  ].join('\n');
}

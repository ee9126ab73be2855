import type { RefereeAnswer } from '@forceout/formats';
import { whyWords } from '@forceout/players';
import type { SolveRequestAnswer } from '@forceout/players';
import { paint, rows } from './style.ts';

/** Solutions and shakes as people read them. */

export function showSolve({ answer, written, ms, why }: SolveRequestAnswer): string {
  const head = {
    yes: paint('A SOLUTION CAN BE WRITTEN', 'bold', 'green'),
    no: paint('NO SOLUTION CAN BE WRITTEN', 'bold', 'red'),
    unknown: paint('UNKNOWN WHETHER A SOLUTION CAN BE WRITTEN', 'bold', 'yellow'),
  }[answer];
  const lines = written.map((solution) => `  ${[solution].flat().map(inWords).join('   and   ')}`);
  const how = why === undefined ? null : whyWords(why, 'en');
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
  const notes = Object.entries(wild).map(([face, meaning]) => `${face} stands for ${meaning}`);
  if (blank !== undefined) notes.push(`blank is ${blank}`);
  if (goalLayout !== undefined) notes.push(`Goal ${JSON.stringify(goalLayout)}`);
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
  { results, phase, shakeScores, totals }: RefereeAnswer,
  actions: readonly ScriptLine[],
): string {
  const lines = results.map(({ accepted, rule, message, penalties }, index) => {
    const cost = penalties
      .map(({ player, points, rule: section }) => `${player} ${points} [${section}]`)
      .join(', ');
    const word = accepted ? paint('happens', 'green') : paint('refused', 'red');
    const why = accepted ? '' : `[${rule ?? ''}] ${message ?? ''}`;
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
    paint('Action by action', 'bold'),
    rows(lines),
    '',
    rows([
      ['phase', phase],
      ['shake', shakeScores === null ? 'not scored yet' : points(shakeScores)],
      ['totals', points(totals)],
    ]),
  ].join('\n');
}

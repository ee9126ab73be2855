import type { RefereeAnswer } from '@forceout/formats';
import type { SolveRequestAnswer } from './solve.ts';
import { paint, rows } from './style.ts';

/** Solutions and shakes as people read them. */

export function showSolve({ answer, written, ms }: SolveRequestAnswer): string {
  const head = {
    yes: paint('A SOLUTION CAN BE WRITTEN', 'bold', 'green'),
    no: paint('NO SOLUTION CAN BE WRITTEN', 'bold', 'red'),
    unknown: paint('UNKNOWN: THE TIME WAS TOO SHORT', 'bold', 'yellow'),
  }[answer];
  const lines = written.map((solution) => `  ${[solution].flat().map(inWords).join('   and   ')}`);
  return [head, ...lines, paint(`  ${ms} ms`, 'dim')].join('\n');
}

function inWords(solution: unknown): string {
  const {
    restrictions = [],
    setName,
    wild,
    blank,
    goalLayout,
  } = solution as Readonly<Record<string, unknown>> & {
    readonly restrictions?: readonly string[];
  };
  const said = [...restrictions, String(setName)].join(', ');
  const notes = [
    ...Object.entries(wild ?? {}).map(([face, meaning]) => `${face} stands for ${String(meaning)}`),
    ...(blank === undefined ? [] : [`blank is ${String(blank)}`]),
    ...(goalLayout === undefined ? [] : [`Goal ${String(goalLayout)}`]),
  ];
  return notes.length === 0 ? said : `${said}  (${notes.join('; ')})`;
}

export function showReferee({ results, phase, shakeScores, totals }: RefereeAnswer): string {
  const lines = results.map(({ accepted, rule, message, penalties }, index) => {
    const cost = penalties
      .map(({ player, points, rule: section }) => `${player} ${points} [${section}]`)
      .join(', ');
    const word = accepted ? paint('happens', 'green') : paint('refused', 'red');
    const why = accepted ? '' : `[${rule ?? ''}] ${message ?? ''}`;
    return [
      String(index),
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

import type { SolveEquationsAnswer } from '../goal/answer.ts';
import { rankOf } from '../cubes/plainness.ts';

/** One answer of those to the parts of a question: what was found, fewest cubes first; a proof only if every part has one. */
export function joinedAnswer(parts: readonly SolveEquationsAnswer[], count: number): SolveEquationsAnswer {
  if (parts.length === 1) return parts[0]!;
  const written = parts
    .flatMap((part) => part.written)
    .toSorted((a, b) => rankOf(a.solution) - rankOf(b.solution))
    .slice(0, Math.max(1, count));
  if (written.length > 0) return { answer: 'yes', written };
  const open = parts.filter((part) => part.answer === 'unknown');
  if (open.length > 0) {
    const searched = open.map((part) => part.searched);
    return {
      answer: 'unknown',
      written: [],
      searched: {
        size: Math.min(...searched.map(({ size }) => size)),
        values: searched.reduce((sum, { values }) => sum + values, 0),
        open: [...new Set(searched.flatMap((one) => one.open))],
      },
    };
  }
  // Those who share a meaning of the wild cubes have searched it each in part, and say the same of it.
  const cases = parts.flatMap((part) => (part.answer === 'no' ? part.proof.cases : []));
  const byMeaning = new Map(cases.map((one) => [one.standsFor, one]));
  return { answer: 'no', written: [], proof: { cases: [...byMeaning.values()] } };
}

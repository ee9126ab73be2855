import type { Action } from '@forceout/players';
import { bookOf, err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { MatchView, Seat } from '@forceout/rules/match';
import { readCubes, readPickWords } from '@forceout/formats';
import { words as texts } from '../words/language.ts';

/** What somebody typed: an action as JSON for the public reader, or something about the screen. */
export type Typed =
  | { readonly kind: 'act'; readonly action: Readonly<Record<string, unknown>> }
  | { readonly kind: 'help' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'quit' }
  | { readonly kind: 'look' };

/** Between two Solutions, in any of the languages. */
const BETWEEN_SOLUTIONS = /\s+(?:and|y)\s+/u;

const SECTION: Readonly<Record<string, string>> = { r: 'required', p: 'permitted', f: 'forbidden' };

/** Reads a line in the light of what the person who typed it sees. */
export function readTyped(line: string, view: MatchView, seat: Seat): Result<Typed, string> {
  const text = line.trim();
  const [first = '', ...words] = text.split(/\s+/);
  const word = verbOf(first);
  const rest = words.join(' ');
  switch (word.toLowerCase()) {
    case '?':
    case 'help':
      return ok({ kind: 'help' });
    case 'hint':
    case 'quit':
    case 'look':
      return ok({ kind: word.toLowerCase() as 'hint' | 'quit' | 'look' });
    default: {
      const action = actionOf(word, words, rest, view, seat);
      return typeof action === 'string' ? err(action) : ok({ kind: 'act', action });
    }
  }
}

/** The word of the table that was typed, in the language that is spoken or in English. */
function verbOf(word: string): string {
  const verbs = Object.entries(texts().typed.verbs);
  return verbs.find(([, said]) => said === word.toLowerCase())?.[0] ?? word;
}

type Json = Readonly<Record<string, unknown>>;

function actionOf(
  word: string,
  words: readonly string[],
  rest: string,
  view: MatchView,
  seat: Seat,
): Json | string {
  const { phase } = view;
  switch (word.toLowerCase()) {
    case '':
      return obvious(view, seat) ?? texts().typed.nothingObvious;
    case 'roll':
    case 'sign':
    case 'agree':
      return { do: word.toLowerCase() };
    case 'begin':
      return { do: 'begin-shake' };
    case 'lay':
      return { do: 'lay-out', cubes: [...rest.replaceAll(/\s/g, '')] };
    case 'deal':
      return { do: 'deal', count: Number(rest || 10) };
    case 'pick':
      return { do: 'pick', variation: readPickWords(rest) };
    case 'goal':
      return { do: 'set-goal', goal: rest };
    case 'no':
      return { do: 'no-goal' };
    case 'dispute':
      return { do: 'challenge', claim: 'no-goal' };
    case 'bonus':
      return { do: 'bonus', cube: cubeIn(rest, view) };
    case 'shift':
      return { do: 'shift', cube: cubeIn(words[0] ?? '', view), to: SECTION[words[1] ?? ''] ?? words[1] };
    case 'now':
    case 'impossible':
    case 'never':
      return { do: 'challenge', claim: word.toLowerCase() };
    case 'write':
      return { do: 'present', written: writtenOf(rest, view) };
    case 'pass':
    case 'decline':
      return { do: 'decline' };
    case 'accept':
      return { do: 'accept', writer: writerFor(view, seat) };
    case 'reject':
      return { do: 'reject', writer: writerFor(view, seat), reason: words[0] ?? 'wrong-value' };
    case 'ambiguous':
      return {
        do: 'reject',
        writer: writerFor(view, seat),
        reason: 'ambiguous',
        regrouped: writtenOf(rest, view),
      };
    case 'point':
      return { do: 'point-out', what: words.at(-1) ?? 'other' };
    case 'time':
      return { do: 'time-up', player: view.duties.find((duty) => duty.seat !== seat)?.seat ?? seat };
    default: {
      const to = SECTION[words[0] ?? ''] ?? words[0];
      if (phase.kind === 'moving' && to !== undefined) return { do: 'move', cube: cubeIn(word, view), to };
      return texts().typed.noWord(word);
    }
  }
}

/** What Enter does. */
export function obvious({ duties }: MatchView, seat: Seat): (Action & Json) | null {
  const task = duties.find((duty) => duty.seat === seat)?.task;
  switch (task) {
    case 'roll-for-setter':
    case 'begin-shake':
    case 'sign':
    case 'roll':
      return { do: task };
    case 'deal':
      return { do: 'deal', count: 10 };
    default:
      return null;
  }
}

/** A cube by its face; in Equations the first one on the table that shows it. */
function cubeIn(word: string, { shake }: MatchView): string {
  const there = shake === null ? [] : [...shake.mat.resources, ...shake.mat.permitted];
  const letter =
    word.length === 1 && 'brgyv'.includes(word) && there.includes(word.toUpperCase())
      ? word.toUpperCase()
      : word;
  const plain: Readonly<Record<string, string>> = {
    u: 'U',
    '∪': 'U',
    '∩': 'n',
    N: 'n',
    '⊆': 'C',
    c: 'C',
    Λ: '^',
    '−': '-',
    '′': "'",
  };
  const face = there.some((cube) => cube.includes(':')) ? word : (plain[letter] ?? letter);
  const [colored] = readCubes(word);
  if (colored !== undefined && there.includes(colored)) return colored;
  return there.find((cube) => cube === face || cube.endsWith(`:${face}`)) ?? face;
}

function writerFor({ phase }: MatchView, seat: Seat): Seat {
  if (phase.kind !== 'checking') return seat;
  return (
    phase.current ?? phase.papers.find((paper) => paper.seat !== seat && paper.verdict === null)?.seat ?? seat
  );
}

/** `R = B, G n Y; wild B=U; blank BG`, or `(6x6)+1 = 37` where the game has no cards. */
function writtenOf(text: string, { settings }: MatchView): readonly Json[] {
  return text.split(BETWEEN_SOLUTIONS).map((one) => {
    const [main = '', ...more] = one.split(';').map((part) => part.trim());
    const extra: Record<string, unknown> = {};
    for (const part of more) {
      const [name = '', ...value] = part.split(/\s+/);
      if (name === 'wild')
        extra['wild'] = Object.fromEntries(value.map((pair) => pair.split('=') as [string, string]));
      if (name === 'blank' || name === 'goal') extra[name === 'goal' ? 'goalLayout' : name] = value.join(' ');
    }
    if (bookOf(settings)?.game === 'equations') {
      const [solution = '', goal] = main.split('=').map((part) => part.trim());
      return { solution, ...(goal === undefined ? {} : { goal }), ...extra };
    }
    const parts = main.split(',').map((part) => part.trim());
    return { restrictions: parts.slice(0, -1), setName: parts.at(-1) ?? '', ...extra };
  });
}

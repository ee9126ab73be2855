import type { Json } from '@forceout/client';
import type { Answer, MatchView } from '@forceout/rules/match';
import { engine } from '../../engine/engine.ts';

export type DeedJson = { readonly do: string } & Readonly<Record<string, Json>>;
export type By = number | 'judge';

interface Waiting {
  readonly deed: DeedJson;
  readonly tell: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

let together: { readonly match: MatchView; readonly by: By; readonly waiting: Waiting[] } | null = null;

/** Asks the rules about one deed; questions of the same moment go to the worker in one message. */
export function mayDeed(match: MatchView, by: By, deed: DeedJson): Promise<Answer> {
  return new Promise((tell, fail) => {
    if (together === null || together.match !== match || together.by !== by) {
      const group = { match, by, waiting: [] as Waiting[] };
      together = group;
      queueMicrotask(() => void send(group));
    }
    together.waiting.push({ deed, tell, fail });
  });
}

async function send(group: NonNullable<typeof together>): Promise<void> {
  if (together === group) together = null;
  const { match, by, waiting } = group;
  try {
    const answers = await engine.ask(
      'mayAsked',
      match,
      by,
      waiting.map(({ deed }) => deed),
    );
    for (const [place, { tell }] of waiting.entries()) tell(answers[place]!);
  } catch (error) {
    for (const { fail } of waiting) fail(error);
  }
}

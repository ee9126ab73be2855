import type { LineAnswer } from '@forceout/client';
import type { Deed } from '@forceout/tournament';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../../shell/announce.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useRefusalText } from '../refused.tsx';
import { isPassing, later } from '../line/network-line.ts';
import type { DayLine, NotDone } from '../line/line.ts';
import { KeptList } from '../line/unsent.ts';
import { useDay } from '../use-day.tsx';
import { withNames } from './seat-text.ts';

type SheetAnswer = Extract<LineAnswer, { readonly is: 'sheet' }>;

/** What became of a typed line. */
export interface Typed {
  readonly key: number;
  readonly text: string;
  readonly is: 'sent' | 'saved' | 'asked' | 'wrong' | 'told';
  readonly sheet: SheetAnswer | null;
  readonly message: string;
}

export interface Entry {
  /** The last at the top. */
  readonly typed: readonly Typed[];
  /** The oldest line that waits for a yes. */
  readonly asked: Typed | null;
  readonly type: (text: string) => void;
  readonly answer: (yes: boolean) => string | null;
}

const KEPT = 12;

/** Lines one after the other, as fast as somebody types: none waits for the answer of the one before to be typed. */
export function useEntry(): Entry {
  const { line, id: day } = useDay();
  const { results, said } = useDayWords();
  const refusalText = useRefusalText();
  const [typed, setTyped] = useState<readonly Typed[]>([]);
  const count = useRef(0);
  const queue = useRef(Promise.resolve());
  const lines = useRef(new KeptList<string>(`forceout-lines-${day}`));
  const become = (key: number, change: Partial<Typed>): void =>
    setTyped((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const say = (key: number, is: Typed['is'], message: string): void => {
    become(key, { is, message });
    announce(message);
  };
  const send = async (key: number, deed: Deed, sheet: SheetAnswer | null): Promise<void> => {
    const done = await line.do(deed);
    if (!done.ok) return refused(key, done.refusal);
    if (sheet === null) return say(key, 'told', results.undone);
    become(key, { is: 'saved' });
    announce(
      results.echo(
        sheet.number,
        sheet.echo.map(({ name, points, sum }) => `${name} ${points}, ${sum}`).join('; '),
      ),
    );
  };
  const refused = (key: number, refusal: NotDone): void => {
    if (refusal.code === 'sure') return become(key, { is: 'asked', message: refusalText(refusal) });
    say(key, 'wrong', refusalText(refusal));
  };
  const take = async (key: number, text: string): Promise<void> => {
    try {
      const answer = await asked(line, text, () => become(key, { message: results.noNetwork }));
      // From here on the deed itself is kept, should the page be closed.
      lines.current.drop((one) => one === text);
      switch (answer.is) {
        case 'wrong':
          return say(key, 'wrong', said(answer.message));
        case 'missing':
          return say(
            key,
            'told',
            answer.tables.length === 0 ? results.noneMissing : results.missing(answer.tables.join(', ')),
          );
        case 'call': {
          const done = await line.do(answer.deed);
          return done.ok ? say(key, 'told', results.called(answer.number)) : refused(key, done.refusal);
        }
        case 'undo':
          return answer.entry === null
            ? say(key, 'wrong', results.nothingToUndo)
            : await send(key, { do: 'undo', entry: answer.entry }, null);
        case 'sheet': {
          become(key, { sheet: answer });
          if (answer.questions.length === 0) return await send(key, answer.deed, answer);
          const asks = answer.questions.map((one) => said(one.message)).join('; ');
          const message = withNames(asks, answer.echo);
          become(key, { is: 'asked', message });
          announce(results.sure(message));
        }
      }
    } catch (error) {
      say(key, 'wrong', String(error));
    }
  };
  const type = (text: string): void => {
    const key = ++count.current;
    setTyped((before) =>
      [{ key, text, is: 'sent' as const, sheet: null, message: '' }, ...before].filter(
        // What still waits for somebody stays, however much is typed after it.
        ({ is }, index) => index < KEPT || is === 'asked' || is === 'sent',
      ),
    );
    queue.current = queue.current.then(() => take(key, text));
  };
  /** Lines of an earlier visit that never got an answer. */
  const takeUp = useEffectEvent(() => {
    for (const text of lines.current.all) type(text);
  });
  useEffect(() => takeUp(), []);
  const waiting = typed.findLast(({ is }) => is === 'asked') ?? null;
  return {
    typed,
    asked: waiting,
    type: (text) => {
      lines.current.add(text);
      type(text);
    },
    answer: (yes) => {
      if (waiting === null) return null;
      if (!yes) {
        setTyped((before) => before.filter(({ key }) => key !== waiting.key));
        return waiting.text;
      }
      const { deed, questions } = waiting.sheet!;
      become(waiting.key, { is: 'sent' });
      const sure = questions.map(({ code }) => code);
      queue.current = queue.current.then(() => send(waiting.key, { ...deed, sure } as Deed, waiting.sheet));
      return null;
    },
  };
}

const AGAIN_AFTER = 1000;

/** What a line says; while there is no network it waits, as a sheet would on a desk. */
async function asked(line: DayLine, text: string, onAway: () => void): Promise<LineAnswer> {
  for (;;) {
    try {
      return await line.ask('line', { line: text, as: 'enter' });
    } catch (error) {
      if (!isPassing(error)) throw error;
      onAway();
      await later(AGAIN_AFTER);
    }
  }
}

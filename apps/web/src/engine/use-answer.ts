import { useEffect, useState } from 'react';
import { useShelf } from '../shelf/use-shelf.ts';
import { engine } from './engine.ts';
import type { Answer, CallName, Given } from './engine.ts';

/** Asks the engine whenever the question changes; undefined until it has answered this one. */
export function useAnswer<Name extends CallName>(
  name: Name,
  ...given: Given<Name>
): Answer<Name> | undefined {
  const question = JSON.stringify([name, given]);
  // With other books on the shelf the same name may mean another one: then it is asked again.
  const { revision } = useShelf();
  const asking = JSON.stringify({ question, revision });
  const [answered, setAnswered] = useState<{ readonly question: string; readonly answer: Answer<Name> }>();
  useEffect(() => {
    let wanted = true;
    const { question: text } = JSON.parse(asking) as { readonly question: string };
    const [asked, about] = JSON.parse(text) as [Name, Given<Name>];
    const show = (answer: Answer<Name>): void => {
      // The answer to a question of before is not shown.
      if (wanted) setAnswered({ question: text, answer });
    };
    void engine.ask(asked, ...about).then(show);
    return () => {
      wanted = false;
    };
  }, [asking]);
  return answered?.question === question ? answered.answer : undefined;
}

import type { VerifyAnswer } from '@forceout/table';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { engine } from '../../engine/engine.ts';
import { useWords } from '../../words/index.tsx';

/** Whether the rolls and deals of a match come from its seed and nonces; nothing where the file shows no seed. */
export function DiceLine({ file }: { readonly file: object }): ReactNode {
  const { dice } = useWords().review;
  const [found, setFound] = useState<VerifyAnswer | null>(null);
  useEffect(() => {
    let gone = false;
    void engine.ask('verify', file).then(
      (answer) => gone || setFound(answer.ok ? answer.value : null),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [file]);
  if (found === null) return null;
  const { verified, rolls, deals, differences } = found;
  if (verified) return <p className="soft">{dice.right(rolls, deals)}</p>;
  return (
    <p role="alert" className="note bad">
      {dice.wrong(differences.flatMap(({ index }) => index ?? []))}
    </p>
  );
}

import type { Answer } from '@forceout/rules/match';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../words/index.tsx';
import { refusalWords } from '../tell/refusal-words.ts';
import { useTable } from '../use-table.ts';

interface MayButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> {
  /** What the rules say to it; null while that is not known. */
  readonly answer: Answer | null;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that asks the rules: where they say no, pressing it says why, and nothing is sent. */
export function MayButton({ answer, onPress, title, ...rest }: MayButtonProps): ReactNode {
  const words = useWords();
  const { explain } = useTable();
  const no = answer?.is === 'no' ? answer : null;
  return (
    <button
      type="button"
      {...rest}
      title={no === null ? title : refusalWords(words, no)}
      aria-disabled={answer === null || no !== null}
      data-why={no?.code}
      onClick={() => {
        if (no !== null) explain(no);
        else if (answer !== null) onPress();
      }}
    />
  );
}

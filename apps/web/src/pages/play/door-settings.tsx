import type { TableSettings } from '@forceout/client';
import type { ReactNode } from 'react';
import { api, usePerson } from '../../server/session.ts';
import { useWords } from '../../words/index.tsx';
import { useFetched } from '../account/use-fetched.ts';
import { Choice, Switch } from './setting.tsx';

/** Who may come to a table. */
export interface Gate {
  readonly approval: boolean;
  /** A class, or '' for everybody. */
  readonly onlyClass: string;
}

export const OPEN: Gate = { approval: false, onlyClass: '' };

export function asked(
  settings: TableSettings,
  { approval, onlyClass }: Gate,
): TableSettings & { approval?: boolean; onlyClass?: string } {
  return {
    ...settings,
    ...(approval ? { approval } : {}),
    ...(onlyClass === '' ? {} : { onlyClass }),
  };
}

interface DoorSettingsProps {
  readonly gate: Gate;
  readonly onChange: (gate: Gate) => void;
}

export function DoorSettings({ gate, onChange }: DoorSettingsProps): ReactNode {
  const { chairs: words } = useWords();
  const person = usePerson();
  return (
    <>
      <Switch
        name={words.approval}
        why={words.approvalWhy}
        value={gate.approval}
        onChoose={(approval) => onChange({ ...gate, approval })}
      />
      {person.kind === 'known' && person.me.kind === 'account' && (
        <OnlyClass gate={gate} onChange={onChange} />
      )}
    </>
  );
}

function OnlyClass({ gate, onChange }: DoorSettingsProps): ReactNode {
  const { chairs: words } = useWords();
  const { found } = useFetched(api.classes);
  const classes = [...(found?.coaching ?? []), ...(found?.joined ?? [])];
  if (classes.length === 0) return null;
  return (
    <Choice
      name={words.onlyClass}
      why={words.onlyClassWhy}
      value={gate.onlyClass}
      options={[
        ['', words.everybody] as const,
        ...classes.map(({ id, name }) => [id, words.classOnly(name)] as const),
      ]}
      onChoose={(onlyClass) => onChange({ ...gate, onlyClass })}
    />
  );
}

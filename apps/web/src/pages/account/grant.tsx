import type { Me } from '@forceout/client';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../server/session.ts';
import { useWords } from '../../words/index.tsx';
import { AskingForm } from './asking-form.tsx';
import { TextField } from './fields.tsx';
import { rolesToGrant } from './roles.ts';

/** For directors and admins: a role for somebody who tells them their number. */
export function Grant({ me }: { readonly me: Me }): ReactNode {
  const { grant, roles } = useWords().account;
  const id = useId();
  const choices = rolesToGrant(me.role);
  const [person, setPerson] = useState('');
  const [role, setRole] = useState<Me['role']>('coach');
  const ask = async (): Promise<string> => {
    await api.grantRole(person.trim(), role);
    return grant.done;
  };
  return (
    <details className="panel account-more">
      <summary>{grant.title}</summary>
      <AskingForm go={grant.go} onAsk={ask}>
        <TextField
          name={grant.person}
          why={grant.personWhy}
          value={person}
          onText={setPerson}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="field">
          <label htmlFor={id}>{grant.role}</label>
          <select
            id={id}
            value={role}
            onChange={(event) =>
              setRole(choices.find((one) => one === event.target.value) ?? choices[0] ?? 'player')
            }
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {roles[one]}
              </option>
            ))}
          </select>
        </div>
      </AskingForm>
    </details>
  );
}

import type { Me } from '@forceout/client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../server/session.ts';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { TextField } from '../account/fields.tsx';

interface MemberRowProps {
  readonly member: { readonly person: string; readonly name: string; readonly login: string | null };
  readonly classId: string;
  /** Roles that whoever looks can give. */
  readonly roles: readonly Me['role'][];
  readonly again: () => void;
}

type Doing = 'nothing' | 'rename' | 'reset' | 'remove';

/** One player of a class, and what their coach can do for them. */
export function MemberRow({ member, classId, roles, again }: MemberRowProps): ReactNode {
  const { account } = useWords();
  const { class: words } = account;
  const { busy, problem, ask } = useAsking();
  const [doing, setDoing] = useState<Doing>('nothing');
  const [name, setName] = useState(member.name);
  const [passphrase, setPassphrase] = useState<string | null>(null);
  const act = (what: () => Promise<unknown>): void =>
    void ask(async () => {
      await what();
      setDoing('nothing');
      again();
    });
  const reset = async (): Promise<void> =>
    setPassphrase((await api.resetPassphrase(member.person)).passphrase);
  return (
    <li className="member panel">
      <div className="member-head">
        <span>
          <strong>{member.name}</strong>
          <span className="soft">{member.login}</span>
        </span>
        <div className="row">
          <Link to={`/record/${member.person}`}>{words.record}</Link>
          <button type="button" aria-expanded={doing === 'rename'} onClick={() => setDoing('rename')}>
            {words.rename}
          </button>
          <button type="button" aria-expanded={doing === 'reset'} onClick={() => setDoing('reset')}>
            {words.reset}
          </button>
          <button type="button" aria-expanded={doing === 'remove'} onClick={() => setDoing('remove')}>
            {words.remove}
          </button>
          {roles.length > 0 && (
            <select
              aria-label={words.roleOf(member.name)}
              value=""
              disabled={busy}
              onChange={(event) => {
                const role = roles.find((one) => one === event.target.value);
                if (role !== undefined) act(() => api.grantRole(member.person, role));
              }}
            >
              <option value="">{words.role}</option>
              {roles.map((role) => (
                <option key={role} value={role}>
                  {account.roles[role]}
                </option>
              ))}
            </select>
          )}
        </div>
      </div>
      {doing === 'rename' && (
        <form
          className="member-form"
          onSubmit={(event) => {
            event.preventDefault();
            act(() => api.rename(member.person, name));
          }}
        >
          <TextField name={words.newName(member.name)} value={name} onText={setName} maxLength={20} />
          <Decide yes={words.save} busy={busy} onNo={() => setDoing('nothing')} />
        </form>
      )}
      {(doing === 'reset' || doing === 'remove') && (
        <form
          className="member-form"
          onSubmit={(event) => {
            event.preventDefault();
            act(doing === 'reset' ? reset : () => api.leaveClass(classId, member.person));
          }}
        >
          <p>{doing === 'reset' ? words.sure(member.name) : words.removeSure(member.name)}</p>
          <Decide yes={words.yes} busy={busy} onNo={() => setDoing('nothing')} />
        </form>
      )}
      {passphrase !== null && (
        <p role="status">
          {words.resetDone(member.name)} <code className="secret">{passphrase}</code>
        </p>
      )}
      <Problem line={problem} />
    </li>
  );
}

interface DecideProps {
  readonly yes: string;
  readonly busy: boolean;
  readonly onNo: () => void;
}

function Decide({ yes, busy, onNo }: DecideProps): ReactNode {
  const { account } = useWords();
  return (
    <div className="row">
      <button type="submit" className="main-action" disabled={busy}>
        {yes}
      </button>
      <button type="button" onClick={onNo}>
        {account.class.cancel}
      </button>
    </div>
  );
}

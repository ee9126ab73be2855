import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { api, usePerson } from '../../server/session.ts';
import { Problem } from '../../server/use-asking.tsx';
import { Link } from '../../shell/router.tsx';
import type { PageProps } from '../../shell/routes.ts';
import { useWords } from '../../words/index.tsx';
import { rolesToGrant } from '../account/roles.ts';
import { useFetched } from '../account/use-fetched.ts';
import { MemberRow } from './member-row.tsx';
import '../account/account.css';
import './class.css';

/** A coach's class: its players, their names and lost passphrases. */
export default function ClassPage({ parts: [id = ''] }: PageProps): ReactNode {
  const { account } = useWords();
  const person = usePerson();
  const { found: classes } = useFetched(api.classes);
  const members = useFetched(useCallback(() => api.classMembers(id), [id]));
  const own = classes?.coaching.find((one) => one.id === id);
  const roles = person.kind === 'known' ? rolesToGrant(person.me.role) : [];
  return (
    <section className="page account">
      <p>
        <Link to="/account">{account.class.back}</Link>
      </p>
      <h1>{own?.name ?? account.class.title}</h1>
      {own !== undefined && (
        <p>
          {account.coaching.code}: <code className="code">{own.code}</code>
        </p>
      )}
      <Problem line={members.problem} />
      {members.found?.length === 0 && <p className="soft">{account.class.none}</p>}
      <ul className="members">
        {members.found?.map((member) => (
          <MemberRow key={member.person} member={member} classId={id} roles={roles} again={members.again} />
        ))}
      </ul>
    </section>
  );
}

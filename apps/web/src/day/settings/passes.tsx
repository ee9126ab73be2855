import type { ListedPass } from '@forceout/client';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { dayApi } from '../line/network-line.ts';
import { Choice, TextField } from '../fields.tsx';
import type { NotDone } from '../line/line.ts';
import { notDone, Refused } from '../refused.tsx';
import { useDay } from '../use-day.tsx';
import { useHallAddress } from '../hall/hall-address.ts';
import { printPasses } from './print-passes.ts';
import type { FreshPass } from './print-passes.ts';

const ROLES = [
  'scorekeeper',
  'head-scorekeeper',
  'judge',
  'head-judge',
  'runner',
  'check-in',
  'deputy',
  'coach',
] as const;

/** One named person each; the letters are told once, on the paper that is printed here. */
export function Passes(): ReactNode {
  const { settings, frame } = useDayWords();
  const { id, day, me } = useDay();
  const { address } = useHallAddress();
  const [passes, setPasses] = useState<readonly ListedPass[]>([]);
  const [fresh, setFresh] = useState<readonly FreshPass[]>([]);
  const [name, setName] = useState('');
  const [role, setRole] = useState<(typeof ROLES)[number]>('scorekeeper');
  const [school, setSchool] = useState('');
  const [sure, setSure] = useState<string | null>(null);
  const [problem, setProblem] = useState<NotDone | null>(null);
  const canMake = me.role === 'director' || me.role === 'deputy';
  const load = (): Promise<void> => dayApi.passes(id).then(setPasses, () => {});
  useEffect(() => {
    if (canMake) void dayApi.passes(id).then(setPasses, () => {});
  }, [id, canMake]);
  if (!canMake) return null;
  const trying = async (what: () => Promise<unknown>): Promise<void> => {
    setProblem(null);
    try {
      await what();
      await load();
    } catch (error) {
      setProblem(notDone(error));
    }
  };
  const make = (): Promise<void> =>
    trying(async () => {
      const who = name.trim();
      const of = role === 'coach' && school !== '' ? { school } : {};
      const { code, token } = await dayApi.newPass(id, { name: who, role, ...of });
      setFresh((before) => [...before, { name: who, role: frame.roles[role], code, token }]);
      setName('');
    });
  return (
    <section className="sheet-paper passes">
      <h2>{settings.passes.title}</h2>
      <p className="soft">{settings.passes.why}</p>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <TextField label={settings.passes.name} value={name} onText={setName} />
        <Choice
          label={settings.passes.role}
          value={role}
          options={ROLES.map((one) => [one, frame.roles[one]] as const)}
          onChoose={setRole}
        />
        {role === 'coach' && (
          <Choice
            label={settings.passes.school}
            value={school}
            options={[
              ['', '…'],
              ...[...day.things.school.values()].map((one) => [one.id, one.name] as const),
            ]}
            onChoose={setSchool}
          />
        )}
        <button
          type="submit"
          className="main-action"
          disabled={name.trim() === '' || (role === 'coach' && school === '')}
        >
          {settings.passes.make}
        </button>
      </form>
      <Refused refusal={problem} />
      {fresh.length > 0 && (
        <div className="note good" role="status">
          <ul className="fresh-passes">
            {fresh.map((pass) => (
              <li key={pass.token}>
                {settings.passes.fresh(pass.name)} <code>{pass.code}</code>
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => printPasses(day, fresh, address ?? location.origin)}>
            {settings.passes.print(fresh.length)}
          </button>
        </div>
      )}
      <ul className="pass-list">
        {passes.map((pass) => (
          <li key={pass.id} className="row" data-state={pass.state}>
            <b>{pass.name}</b> {frame.roles[pass.role]}
            <small className="soft">
              {pass.state === 'revoked'
                ? settings.passes.revoked
                : pass.usedAt === null
                  ? settings.passes.unused
                  : settings.passes.live}
            </small>
            {pass.state === 'live' && (
              <button
                type="button"
                onClick={() => {
                  if (sure !== pass.id) return setSure(pass.id);
                  setSure(null);
                  void trying(() => dayApi.revokePass(id, pass.id));
                }}
              >
                {sure === pass.id ? settings.passes.sure : settings.passes.revoke}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

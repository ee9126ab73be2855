import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { answerCall, call } from '../deeds/calls.ts';
import { certify } from '../deeds/certifying.ts';
import { correct, rule } from '../deeds/correcting.ts';
import { draft, lock, swap } from '../deeds/drafting.ts';
import { appeal, enter, settle, sign } from '../deeds/entering.ts';
import { importRoster, presence, substitute } from '../deeds/people.ts';
import { accept, close, join, leaveOut, look, publish, reopen, step } from '../deeds/rounds.ts';
import { drawAll, toSection } from '../deeds/sections.ts';
import { addEvent, changeEvent, create, set } from '../deeds/setup.ts';
import { undo } from '../deeds/undoing.ts';
import { Refused } from './command.ts';
import type { Command, Deed, JournalEntry, Refusal } from './command.ts';
import type { Doing, World } from './context.ts';
import { lifeChanges } from './life.ts';
import { staleChanges } from './stale.ts';
import type { Change, Tournament } from './state.ts';

/** What a command changes, as a journal entry, or why it is not done. Pure: time, people and seating come from outside. */
export function decide(state: Tournament, command: Command, world: World): Result<JournalEntry, Refusal> {
  const done = state.journal.find(({ id }) => id === command.id);
  // A command that is sent twice is done once.
  if (done !== undefined) return err({ code: 'done-before', message: 'This command has been done.' });
  try {
    const changes = changesOf({ state, command, deed: command.deed, world });
    const stale = staleChanges(state, command.deed, changes);
    // Undo puts back what was there, and nothing follows from it.
    const life = command.deed.do === 'undo' ? [] : lifeChanges(state, [...changes, ...stale]);
    return ok({ ...command, changes: [...changes, ...stale, ...life] });
  } catch (error) {
    if (error instanceof Refused) return err(error.refusal);
    throw error;
  }
}

function changesOf({ deed, ...rest }: Doing): readonly Change[] {
  const now = <T extends Deed>(one: T): Doing<T> => ({ ...rest, deed: one });
  switch (deed.do) {
    case 'create':
      return create(now(deed));
    case 'set':
      return set(now(deed));
    case 'add-event':
      return addEvent(now(deed));
    case 'change-event':
      return changeEvent(now(deed));
    case 'import':
      return importRoster(now(deed));
    case 'presence':
      return presence(now(deed));
    case 'substitute':
      return substitute(now(deed));
    case 'draw-sections':
      return drawAll(now(deed));
    case 'section':
      return toSection(now(deed));
    case 'draft':
      return draft(now(deed));
    case 'swap':
      return swap(now(deed));
    case 'lock':
      return lock(now(deed));
    case 'look':
      return look(now(deed));
    case 'accept':
      return accept(now(deed));
    case 'publish':
      return publish(now(deed));
    case 'start':
    case 'last-shake':
    case 'stop':
      return step(now(deed));
    case 'join':
      return join(now(deed));
    case 'leave-out':
      return leaveOut(now(deed));
    case 'close':
      return close(now(deed));
    case 'reopen':
      return reopen(now(deed));
    case 'enter':
      return enter(now(deed));
    case 'settle':
      return settle(now(deed));
    case 'appeal':
      return appeal(now(deed));
    case 'sign':
      return sign(now(deed));
    case 'correct':
      return correct(now(deed));
    case 'rule':
      return rule(now(deed));
    case 'call':
      return call(now(deed));
    case 'take-call':
    case 'end-call':
      return answerCall(now(deed));
    case 'certify':
      return certify(now(deed));
    case 'undo':
      return undo(now(deed));
  }
}

import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { archive, refuseArchived } from '../deeds/archiving.ts';
import { call, endCall, escalateCall, takeCall } from '../deeds/calls.ts';
import { certify } from '../deeds/certifying.ts';
import { correct, rule } from '../deeds/correcting.ts';
import { draft, lock, swap } from '../deeds/drafting.ts';
import { appeal, enter, settle, sign } from '../deeds/entering.ts';
import { freeRound } from '../deeds/free-round.ts';
import { importRoster, presence, substitute } from '../deeds/people.ts';
import { accept, close, join, leaveOut, look, publish, reopen, step } from '../deeds/rounds.ts';
import { drawAll, toSection } from '../deeds/sections.ts';
import { addEvent, changeEvent, create, set } from '../deeds/setup.ts';
import { playTogether, refuseHosted } from '../deeds/together.ts';
import { undo } from '../deeds/undoing.ts';
import { addMinutes, pauseBell, ring, startBell } from '../hall/bells.ts';
import { addBook, answerRequest, askSubstitute, changePlayer, changeSchool, walkIn } from '../hall/door.ts';
import { mark, move, release, renumber, rooms } from '../hall/floor.ts';
import { online, onlineMatch, onlineResult } from '../hall/online.ts';
import { phoneAccept, phoneRefuse } from '../hall/phones.ts';
import { Refused } from './command.ts';
import type { Command, Deed, JournalEntry, Refusal } from './command.ts';
import type { Doing, World } from './context.ts';
import { lifeChanges } from './life.ts';
import { staleChanges } from './stale.ts';
import type { Change, Tournament } from './state.ts';
import { say } from '../words/said.ts';

/** What a command changes, as a journal entry, or why it is not done. Pure: time, people and seating come from outside. */
export function decide(state: Tournament, command: Command, world: World): Result<JournalEntry, Refusal> {
  const done = state.journal.find(({ id }) => id === command.id);
  // A command that is sent twice is done once.
  if (done !== undefined) return err({ code: 'done-before', message: say('done-before') });
  try {
    refuseArchived({ state, deed: command.deed });
    refuseHosted(state, command.deed);
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
    case 'play-together':
      return playTogether(now(deed));
    case 'free-round':
      return freeRound(now(deed));
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
    case 'phone-accept':
      return phoneAccept(now(deed));
    case 'phone-refuse':
      return phoneRefuse(now(deed));
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
      return takeCall(now(deed));
    case 'escalate-call':
      return escalateCall(now(deed));
    case 'end-call':
      return endCall(now(deed));
    case 'release':
      return release(now(deed));
    case 'move':
      return move(now(deed));
    case 'renumber':
      return renumber(now(deed));
    case 'bell':
      return startBell(now(deed));
    case 'pause-bell':
    case 'resume-bell':
      return pauseBell(now(deed));
    case 'ring':
      return ring(now(deed));
    case 'add-minutes':
      return addMinutes(now(deed));
    case 'mark':
      return mark(now(deed));
    case 'online':
      return online(now(deed));
    case 'online-match':
      return onlineMatch(now(deed));
    case 'online-result':
      return onlineResult(now(deed));
    case 'ask-substitute':
      return askSubstitute(now(deed));
    case 'answer-request':
      return answerRequest(now(deed));
    case 'walk-in':
      return walkIn(now(deed));
    case 'change-player':
      return changePlayer(now(deed));
    case 'change-school':
      return changeSchool(now(deed));
    case 'rooms':
      return rooms(now(deed));
    case 'add-book':
      return addBook(now(deed));
    case 'certify':
      return certify(now(deed));
    case 'archive':
      return archive(now(deed));
    case 'forget':
      // What it tells of was done to the journal itself.
      return [];
    case 'undo':
      return undo(now(deed));
  }
}

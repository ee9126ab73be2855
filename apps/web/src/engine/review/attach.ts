import type { Note } from '@forceout/players';
import type { Step, Told } from './step.ts';

/**
 * The step that each note is about. Notes come in the order of the events; what somebody let pass is noted where
 * play went on.
 */
export function stepOfNotes(steps: readonly Step[], notes: readonly Note[]): readonly number[] {
  const at: number[] = [];
  for (const [index, step] of steps.entries()) {
    if (at.length === notes.length) break;
    const own = nextOwn(notes, at.length);
    if (own < notes.length && isAbout(notes[own]!, step)) while (at.length <= own) at.push(index);
    if (step.event.type === 'scored' || step.event.type === 'voided')
      while (at.length < notes.length && notes[at.length]!.shake <= step.shake) at.push(index);
  }
  while (at.length < notes.length) at.push(steps.length - 1);
  return at;
}

/** The next note about something that was done. */
function nextOwn(notes: readonly Note[], from: number): number {
  const own = notes.findIndex((note, index) => index >= from && note.kind !== 'missed-challenge');
  return own < 0 ? notes.length : own;
}

function isAbout(note: Note, { event, shake }: Step): boolean {
  return note.shake === shake && 'seat' in event && event.seat === note.seat && fits(note, event);
}

function fits(note: Note, event: Told): boolean {
  switch (note.kind) {
    case 'goal':
      return event.type === 'goal-set';
    case 'move':
      return event.type === 'moved' && (event.kind === 'regular' || event.kind === 'shift');
    case 'challenge':
      return event.type === 'challenged' && event.claim === note.claim;
    case 'no-goal':
      return NO_GOAL[note.said] === event.type;
    case 'wrote':
      return event.type === 'presented';
    case 'wrote-nothing':
      return event.type === 'declined';
    case 'check':
      return event.type === 'checked' && event.writer === note.writer;
    case 'missed-challenge':
      return false;
  }
}

const NO_GOAL = { declared: 'no-goal-declared', agreed: 'agreed', disputed: 'challenged' } as const;

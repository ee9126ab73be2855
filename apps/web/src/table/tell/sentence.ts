import { filledName } from '@forceout/players/words';
import type { MatchView, Pick } from '@forceout/rules/match';
import { nameOfCard } from '../../position/cards.ts';
import { faceOf } from '../../pieces/face.ts';
import type { Words } from '../../words/words.ts';
import { goalWords } from './goal-words.ts';
import type { Happening } from './happenings.ts';
import { besideWords } from './told-beside.ts';
import { gameOf } from '../seen.ts';

/** `red 3`, `union`: a cube in the words of the reader's language. */
export function cubeWords(words: Words, cube: string): string {
  return words.pieces.cube(faceOf(cube), 'up');
}

/** A cube as one writes it: the sign of an operation instead of its name. */
export function cubeSign(words: Words, cube: string): string {
  const face = faceOf(cube);
  return face.kind === 'sign' && !face.numeral ? face.sign : cubeWords(words, cube);
}

export function variationName(words: Words, id: string): string {
  return (words.tableVariations as Readonly<Record<string, { readonly name: string }>>)[id]?.name ?? id;
}

export function variationSays(words: Words, id: string): string {
  return (words.tableVariations as Readonly<Record<string, { readonly says: string }>>)[id]?.says ?? '';
}

/** What was filled in when a variation was picked, in signs. */
export function blankOf(pick: Pick): string {
  const { cube, card, set, m, k, color } = pick as Pick & Readonly<Record<string, string | number>>;
  if (typeof card === 'number') return nameOfCard(card);
  if (typeof cube === 'string') {
    const face = faceOf(pick.id === 'wild' ? `black:${cube}` : cube);
    return face.kind === 'dot' ? face.letter : face.sign;
  }
  return String(card ?? set ?? m ?? k ?? color ?? '');
}

export function pickWords(words: Words, pick: Pick): string {
  return filledName(variationName(words, pick.id), blankOf(pick));
}

/** One sentence for the log and for screen readers. */
export function sentence(...given: Parameters<typeof plainSentence>): string {
  return plainSentence(...given).replaceAll(/-(?=\d)/g, '−');
}

function plainSentence(
  words: Words,
  happening: Happening,
  name: (seat: number) => string,
  never: boolean,
  tell: (words: Words, cube: string) => string = cubeWords,
): string {
  const { tableLog: log, table } = words;
  switch (happening.is) {
    case 'sat':
    case 'stood':
    case 'ready':
      return log[happening.is](happening.name);
    case 'joined-judge':
      return log.joinedJudge(happening.name);
    case 'said': {
      const phrases: Readonly<Record<string, string>> = table.talk.phrases;
      return log.said(happening.name, phrases[happening.phrase] ?? happening.phrase);
    }
    case 'started':
    case 'void':
    case 'stopped':
    case 'signing':
    case 'finished':
    case 'forceout':
      return log[happening.is];
    case 'last-shake':
      return log.lastShake;
    case 'no-more-block':
      return log.blockBack;
    case 'everybody-writes':
      return log.everybodyWrites;
    case 'first-setter':
      return log.firstSetter;
    case 'roll-again':
      return log.rollAgain;
    case 'first-roll':
      return log.firstRoll(name(happening.seat), tell(words, happening.cube));
    case 'shake':
      return log.shake(happening.number, name(happening.seat));
    case 'laid-out':
      return log.laidOut(name(happening.seat));
    case 'rolled':
    case 'agreed':
    case 'disputed':
    case 'block':
    case 'absent':
    case 'arrived':
    case 'late':
    case 'warned':
    case 'signed':
      return log[happening.is](name(happening.seat));
    case 'goal-arranged':
      return log.goalArranged(name(happening.seat));
    case 'dealt':
      return log.dealt(name(happening.seat), happening.count);
    case 'picked':
      return log.picked(name(happening.seat), pickWords(words, happening.pick));
    case 'pick-withdrawn':
      return log.pickWithdrawn(name(happening.seat), pickWords(words, happening.pick));
    case 'goal':
      return log.goal(name(happening.seat), goalWords(words, happening.game, happening.goal));
    case 'no-goal':
      return log.noGoal(name(happening.seat));
    case 'turn-lost':
      return log.turnLost(name(happening.seat));
    case 'handed-in':
      return log.handedIn(name(happening.seat));
    case 'time-called':
      return log.timeCalled(name(happening.seat));
    case 'moved': {
      const [who, cube] = [name(happening.seat), tell(words, happening.cube)];
      const to = table.sections[happening.to];
      if (happening.bonus) return log.bonus(who, cube);
      return happening.from === 'permitted' ? log.shifted(who, cube, to) : log.moved(who, cube, to);
    }
    case 'pointed-out': {
      const { seat, against, what } = happening;
      return log.pointedOut(name(seat), name(against), table.pointOut.faults[what]);
    }
    case 'returned':
      return log.returned(tell(words, happening.cube));
    case 'challenged': {
      const claim = log.claims[happening.claim === 'impossible' && never ? 'never' : happening.claim];
      return log.challenged(happening.seats.map(name).join(', '), claim, name(happening.mover));
    }
    case 'joined':
      return log.joined(name(happening.seat), name(happening.side));
    case 'checked': {
      const { decision } = happening;
      if (decision === 'undecided') return '';
      return log.checked[decision](name(happening.seat), name(happening.writer));
    }
    case 'ruled':
      return happening.verdict === 'correct'
        ? log.ruledCorrect(name(happening.seat))
        : log.ruledIncorrect(name(happening.seat));
    case 'scored':
    case 'awaits':
      return log[happening.is](name(happening.seat), happening.points, words.said(happening.why));
    case 'beside':
      return besideWords(words, happening, name);
    case 'penalty':
    case 'correction':
      return log.penalty(name(happening.seat), happening.points, words.said(happening.why));
  }
}

/** The mat in words, for whoever does not see it. */
export function matWords(words: Words, { shake, settings }: MatchView): string {
  const { table } = words;
  if (shake === null) return table.noGoalYet;
  const heap = (place: 'required' | 'permitted' | 'forbidden' | 'resources'): string => {
    const cubes = shake.mat[place].map((cube) => cubeWords(words, cube)).join(', ');
    return `${table.sections[place]}: ${cubes === '' ? table.empty : cubes}.`;
  };
  const goal =
    shake.goal === null
      ? table.noGoalYet
      : `${table.sections.goal}: ${goalWords(words, gameOf(settings), shake.goal)}`;
  return [`${goal}.`, ...(['required', 'permitted', 'forbidden', 'resources'] as const).map(heap)].join(' ');
}

import { inPrint } from '@forceout/players/words';
import type { MatchSteps, Step } from '../../engine/review/step.ts';
import { faceOf } from '../../pieces/face.ts';
import { goalWords } from '../../table/tell/goal-words.ts';
import { cubeWords } from '../../table/tell/sentence.ts';
import type { Words } from '../../words/words.ts';

/** A cube as it is printed. */
export function signOf(cube: string): string {
  const face = faceOf(cube);
  return face.kind === 'dot' ? face.letter : face.sign;
}

export function pickName(pick: { readonly id: string }, variations: Words['tableVariations']): string {
  const known: Readonly<Record<string, { readonly name: string }>> = variations;
  return known[pick.id]?.name ?? pick.id;
}

type Played = Pick<MatchSteps, 'settings' | 'game'>;

/** What happened in a step, in a sentence. */
export function tell({ event, text }: Step, { settings: { players }, game }: Played, words: Words): string {
  const { tableLog: log, review, pieces, tableVariations } = words;
  const name = (seat: number): string => players[seat] ?? '';
  const who = 'seat' in event ? name(event.seat) : '';
  switch (event.type) {
    case 'setter-rolled':
      return log.firstRoll(who, signOf(event.face));
    case 'laid-out':
      return log.laidOut(who);
    case 'rolled':
      return log.rolled(who);
    case 'rolled-again':
      return log.rollAgain;
    case 'dealt':
      return log.dealt(who, event.cards.length);
    case 'picked':
      return log.picked(name(event.picked.by), pickName(event.picked.pick, tableVariations));
    case 'pick-withdrawn':
      return log.pickWithdrawn(name(event.picked.by), pickName(event.picked.pick, tableVariations));
    case 'pick-lost':
      return review.steps.pickLost(who);
    case 'goal-set':
      return log.goal(who, goalWords(words, game, event.text));
    case 'no-goal-declared':
      return log.noGoal(who);
    case 'agreed':
      return log.agreed(who);
    case 'moved': {
      if (event.kind === 'bonus' || event.kind === 'setter-bonus')
        return log.bonus(who, cubeWords(words, event.cube));
      const worded = event.kind === 'shift' ? log.shifted : log.moved;
      return worded(who, cubeWords(words, event.cube), pieces.places[event.to]);
    }
    case 'returned':
      return log.returned(cubeWords(words, event.cube));
    case 'turn-lost':
      return log.turnLost(who);
    case 'challenged':
      return event.claim === 'no-goal'
        ? log.disputed(who)
        : review.steps.challenged(who, log.claims[event.claim]);
    case 'joined':
      return log.joined(who, name(event.side));
    case 'presented':
      return review.steps.wrote(who, inPrint(game, text ?? ''));
    case 'declined':
      return review.steps.wroteNothing(who);
    case 'checked':
      return event.decision === 'undecided' ? '' : log.checked[event.decision](who, name(event.writer));
    case 'ruled':
      return event.verdict === 'correct'
        ? log.ruledCorrect(name(event.writer))
        : log.ruledIncorrect(name(event.writer));
    case 'pointed-out':
      return review.steps.pointedOut(name(event.by), name(event.against));
    case 'late':
      return review.steps.late(who);
    case 'penalized':
    case 'corrected':
      return log.penalty(name(event.entry.seat), event.entry.points, words.said(event.entry.why));
    case 'warned':
      return log.warned(who);
    case 'absent':
      return log.absent(who);
    case 'scored':
      return event.entries
        .map((entry) => log.scored(name(entry.seat), entry.points, words.said(entry.why)))
        .join(' ');
    case 'voided':
      return log.void;
  }
}

import type { Told } from '@forceout/rules';
import { inEnglish } from '@forceout/rules/words';
import type { Move } from '../bots/analyst.ts';
import { lookOf } from '../words/signs.ts';
import { isError } from './note.ts';
import type { Note } from './note.ts';
import type { Review } from './summary.ts';

/** A cube as it is printed, with its colour where it has one. */
function sign(cube: string): string {
  const { sign: shown, ink } = lookOf(cube);
  return ink === null ? `the ${shown}` : `the ${ink} ${shown}`;
}

function moveWords({ cube, to, from }: Move): string {
  const section = to[0]!.toUpperCase() + to.slice(1);
  return `${sign(cube)} to ${section}${from === 'permitted' ? ' (a shift)' : ''}`;
}

/** One note in a sentence or two. */
export function noteWords(note: Note, players: readonly string[]): string {
  const name = players[note.seat] ?? `seat ${note.seat + 1}`;
  switch (note.kind) {
    case 'goal':
      if (note.verdict === 'good') return `${name} set the Goal ${note.goal}.`;
      return `${name} set the Goal ${note.goal}, which has no Solution: an Impossible challenge is right.`;
    case 'move':
      return `${name} moved ${moveWords(note.move)}. ${moveVerdict(note)}`.trim();
    case 'missed-challenge': {
      const what = note.claim === 'now' ? `Now was right (${note.solution})` : 'Impossible was right';
      return `${name} let it pass: ${what}.`;
    }
    case 'challenge': {
      const claim = note.claim === 'now' ? 'Now' : 'Impossible';
      if (note.right)
        return `${name} challenged ${claim}, and was right${note.solution === null ? '' : `: ${note.solution}`}.`;
      const why =
        note.claim === 'now'
          ? 'one more cube was not enough'
          : `there was a Solution: ${note.solution ?? 'see the table'}`;
      return `${name} challenged ${claim}, and was wrong: ${why}.`;
    }
    case 'no-goal':
      return `${name} ${note.said} "No Goal", ${note.right ? 'rightly' : 'wrongly'}${note.solution === null ? '' : `: ${note.solution}`}.`;
    case 'wrote':
      if (note.right) return `${name} wrote ${note.text}: correct.`;
      return `${name} wrote ${note.text}. ${told(note.why)}${note.solution === null ? '' : ` Right would have been ${note.solution}.`}`;
    case 'wrote-nothing':
      return `${name} presented nothing; ${note.solution} could have been written.`;
    case 'check':
      return checkWords(note, name, players[note.writer] ?? `seat ${note.writer + 1}`);
  }
}

function moveVerdict(note: Note & { readonly kind: 'move' }): string {
  const made =
    note.verdict === 'made-impossible' || note.solution === null
      ? 'That left no Solution.'
      : `That made a Solution possible Now: ${note.solution}.`;
  switch (note.verdict) {
    case 'good':
    case 'not-known':
    case 'already-impossible':
      return '';
    case 'no-safe-move':
      return `${made} There was no safe move.`;
    case 'made-now':
    case 'made-impossible': {
      const safe = note.safe.map(moveWords).join('; ');
      if (safe !== '')
        return note.moreSafe
          ? `${made} Safe would have been, for instance, ${safe}.`
          : `${made} Safe would have been ${safe}.`;
      return note.bonus === null
        ? made
        : `${made} Safe was a bonus move: forbid ${sign(note.bonus.bonus)}, then ${moveWords(note.bonus.move)}.`;
    }
  }
}

function checkWords(note: Note & { readonly kind: 'check' }, name: string, writer: string): string {
  switch (note.decision) {
    case 'accepted':
      if (note.right) return `${name} accepted what ${writer} wrote.`;
      return `${name} accepted what ${writer} wrote, and it was wrong. ${told(note.why)}`.trim();
    case 'showed-it-wrong':
      return `${name} showed that ${writer} was wrong. ${told(note.why)}`.trim();
    case 'failed':
      return `${name} objected to what ${writer} wrote, without effect.`;
  }
}

/** The whole review as text: what was remarkable shake by shake, then the count. */
export function reviewWords({ notes, accounts, players, turningPoints }: Review): string {
  const lines: string[] = [];
  let shake = 0;
  notes.forEach((note, index) => {
    if (note.kind === 'move' && !isError(note) && note.verdict !== 'no-safe-move') return;
    if (note.kind === 'check' && note.right) return;
    if (note.shake !== shake) lines.push(`${lines.length === 0 ? '' : '\n'}Shake ${note.shake}`);
    shake = note.shake;
    const mark = turningPoints.includes(index) ? '‼' : isError(note) ? '!' : ' ';
    lines.push(`  ${mark} ${noteWords(note, players)}`);
  });
  lines.push('', 'In numbers');
  for (const one of accounts) {
    lines.push(
      `  ${one.name}: ${one.goodMoves} of ${one.moves} moves safe${one.unclearMoves === 0 ? '' : ` (${one.unclearMoves} not known)`}, challenges ${one.rightChallenges} right, ${one.falseChallenges} false, ${one.missedChallenges} missed, ${one.wrongSolutions} wrong Solutions, ${one.acceptedWrong} wrong ones accepted`,
    );
  }
  return lines.join('\n');
}

function told(why: Told | null): string {
  return why === null ? '' : inEnglish(why);
}

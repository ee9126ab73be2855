import { ONSETS_BOOKS } from '@forceout/rules';
import type { EquationsPosition } from '@forceout/rules/equations';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { smallPosition } from '../../equations/reference/random-position.ts';
import { Chance } from '../../onsets/reference/random-position.ts';
import { analyseEquations } from '../equations.ts';
import type { Outcome } from '../analyse.ts';
import { analyseOnSets } from '../onsets.ts';
import { plainOutcome, standingAs, textOf } from './compare.ts';
import type { Line } from './compare.ts';
import { plainEquations } from './plain-equations.ts';
import { plainOnSets } from './plain-onsets.ts';
import { plainSafety, plainTurns } from './plain.ts';
import { endgamePosition } from './positions.ts';
import { computed } from '../../testing/computed.ts';

export interface EndgameSoak {
  readonly turns: number;
  /** How many turns came out how. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

/** Positions with one to so many cubes in Resources, every book, two and three players, all rights to bonus moves: agreement with the plain reference. */
export function soakEndgame(count: number, seed: number, most = 4): EndgameSoak {
  const report = new Report();
  for (let own = seed; own < seed + count; own++) {
    const chance = new Chance(own);
    const book = chance.pick(ONSETS_BOOKS);
    const position = endgamePosition(chance, book, chance.pick(book.divisions), 1 + chance.below(most));
    report.compare(own, ...onsetsLines(position, rightsFrom(chance)));
  }
  return report;
}

/** The same with Equations of few cubes, as far as every question is decided. */
export function soakEquationsEndgame(count: number, seed: number, most = 3, limitMs = 500): EndgameSoak {
  const report = new Report();
  for (let own = seed; own < seed + count; own++) {
    const chance = new Chance(own);
    const position = smallPosition(chance, 6);
    const few = position.resources.slice(0, most);
    if (few.length === 0) continue;
    report.compare(
      own,
      ...equationsLines({ ...position, resources: few, after: null }, rightsFrom(chance), limitMs),
    );
  }
  return report;
}

function rightsFrom(chance: Chance): readonly boolean[] {
  const players = 2 + chance.below(2);
  // All may, or all but one, who leads; in no book may nobody, but it is a case of the rules of the tree.
  const leader = chance.below(players + 2);
  return Array.from({ length: players }, (_, seat) => leader <= players && seat !== leader);
}

function onsetsLines(
  position: OnSetsPosition,
  rights: readonly boolean[],
): readonly [readonly Line[], readonly Line[]] {
  const { standing, turns } = analyseOnSets(position, rights);
  const game = plainOnSets();
  const plain = plainTurns(game, position, rights).map((turn) => ({
    name: [turn.bonus?.cube ?? '', turn.move.from, turn.move.cube, turn.move.to].join(' '),
    outcome: plainOutcome(turn),
  }));
  const lines = turns.map(({ bonus, from, cube, to, outcome }) => ({
    name: [bonus ?? '', from, cube, to].join(' '),
    outcome,
  }));
  return [
    [...lines, { name: 'standing', outcome: standingAs(standing) }],
    [...plain, { name: 'standing', outcome: standingAs(plainSafety(game, position)) }],
  ];
}

function equationsLines(
  position: EquationsPosition,
  rights: readonly boolean[],
  limitMs: number,
): readonly [readonly Line[], readonly Line[]] {
  const { turns } = analyseEquations(position, rights, { limitMs: 1e6, questionMs: limitMs, now: computed });
  const lines = turns.map(({ bonus, cube, to, outcome }) => ({
    name: [bonus ?? '', cube, to].join(' '),
    outcome,
  }));
  const plain = plainTurns(plainEquations(limitMs), position, rights).map((turn) => ({
    name: [turn.bonus?.cube ?? '', turn.move.cube, turn.move.to].join(' '),
    outcome: plainOutcome(turn),
  }));
  // Cubes that differ in colour only are one in the tree; and what either could not decide is no disagreement.
  const known = (line: Line): boolean => !isOpen(line.outcome);
  const both = new Set(lines.filter(known).map(({ name }) => name));
  const kept = plain.filter((line) => known(line) && both.has(line.name));
  const names = new Set(kept.map(({ name }) => name));
  return [lines.filter(({ name }) => names.has(name)), kept];
}

function isOpen(outcome: Outcome): boolean {
  if (outcome.kind === 'unknown') return true;
  return outcome.kind === 'safe' ? outcome.ends === null : 'exact' in outcome && !outcome.exact;
}

class Report implements EndgameSoak {
  turns = 0;
  readonly kinds: Record<string, number> = {};
  readonly wrong: string[] = [];

  compare(seed: number, lines: readonly Line[], plain: readonly Line[]): void {
    const texts = lines.map(textOf).toSorted();
    const plainTexts = plain.map(textOf).toSorted();
    for (const { outcome } of lines) this.kinds[outcome.kind] = (this.kinds[outcome.kind] ?? 0) + 1;
    this.turns += lines.length;
    const at = texts.findIndex((text, index) => text !== plainTexts[index]);
    if (at >= 0 || texts.length !== plainTexts.length)
      this.wrong.push(
        `seed ${seed}: ${texts[at] ?? 'nothing'}; reference: ${plainTexts[Math.max(0, at)] ?? 'nothing'}`,
      );
  }
}

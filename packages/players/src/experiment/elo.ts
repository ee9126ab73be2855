/** 400 points of rating are ten wins to one. */
const SCALE = 400 / Math.LN10;

/** How many rating points ahead somebody is who scores this share; infinite for all and for nothing. */
export function eloOf(score: number): number {
  return SCALE * Math.log(score / (1 - score));
}

/** What somebody scores who is so many rating points ahead. */
export function scoreOf(elo: number): number {
  return 1 / (1 + Math.exp(-elo / SCALE));
}

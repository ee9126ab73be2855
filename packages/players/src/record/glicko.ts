/**
 * Glicko-2 (Glickman 2013). A table of three is three pairs: whoever has more match points has won against the other. Each
 * match is a rating period of its own.
 */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Nothing is known. */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** Above this deviation a rating is provisional. */
export const PROVISIONAL = 110;

const SCALE = 173.7178;
/** How much volatility may change; small, since a match is a matter of luck too. */
const TAU = 0.5;
const CLOSE = 0.000001;
const LEAST_DEVIATION = 30;

export interface Outcome {
  readonly rating: number;
  readonly deviation: number;
  /** 1 won, 0 lost, a half for neither. */
  readonly score: number;
}

export function isProvisional({ deviation }: Rating): boolean {
  return deviation > PROVISIONAL;
}

/** The rating after one period with these outcomes; without any, it only gets less certain. */
export function rated(before: Rating, outcomes: readonly Outcome[]): Rating {
  const mu = (before.rating - UNRATED.rating) / SCALE;
  const phi = before.deviation / SCALE;
  if (outcomes.length === 0) {
    const deviation = Math.min(UNRATED.deviation, Math.hypot(phi, before.volatility) * SCALE);
    return { ...before, deviation };
  }
  let information = 0;
  let gain = 0;
  for (const { rating, deviation, score } of outcomes) {
    const g = weight(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - UNRATED.rating) / SCALE)));
    information += g * g * expected * (1 - expected);
    gain += g * (score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(before.volatility, phi, variance, variance * gain);
  const wider = Math.hypot(phi, volatility);
  const narrower = 1 / Math.sqrt(1 / (wider * wider) + 1 / variance);
  return {
    rating: (mu + narrower * narrower * gain) * SCALE + UNRATED.rating,
    deviation: Math.max(LEAST_DEVIATION, Math.min(UNRATED.deviation, narrower * SCALE)),
    volatility,
  };
}

/** How often the first is expected to win, half for even. */
export function expectedScore(
  one: Pick<Rating, 'rating' | 'deviation'>,
  other: Pick<Rating, 'rating' | 'deviation'>,
): number {
  const g = weight(Math.hypot(one.deviation, other.deviation) / SCALE);
  return 1 / (1 + Math.exp((-g * (one.rating - other.rating)) / SCALE));
}

/** The less is known of an opponent, the less a result against them says. */
function weight(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

/** Step 5 of the paper: the Illinois method finds the volatility that fits the surprise. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const d = phi * phi + variance + e;
    return (e * (delta * delta - d)) / (2 * d * d) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}

import * as N from '@forceout/numbers';
import type { Value } from '@forceout/numbers';
import { NO_FORM } from './radical-forms.ts';
import { disc, mayBeReal, sizeOf } from './spots.ts';
import type { Spot } from './spots.ts';
import type { Located } from './spot-numbers.ts';

/** Numbers that lie in one place, by a grid of so many bits. */
const GRID_BITS = 36;

/** The places that numbers were found at, each with a number of its own. What lies within one is taken to be there. */
export class Places {
  readonly #byForm = new Map<number, number>();
  readonly #byGrid = new Map<string, { readonly place: Located; readonly id: number }[]>();

  /** The number of a place that this one lies in; -1 if there is none. */
  find(place: Located): number {
    if (place.form !== NO_FORM) return this.#byForm.get(place.form) ?? -1;
    for (const { place: other, id } of this.#byGrid.get(gridOf(place)) ?? [])
      if (isWithin(place, other)) return id;
    return -1;
  }

  /** Notes a place, with some room around it unless it is one number. */
  add(place: Located, id: number): Located {
    if (place.form !== NO_FORM) {
      this.#byForm.set(place.form, id);
      return place;
    }
    const wide = widened(place);
    const key = gridOf(place);
    const row = this.#byGrid.get(key);
    if (row === undefined) this.#byGrid.set(key, [{ place: wide, id }]);
    else row.push({ place: wide, id });
    return wide;
  }
}

function gridOf({ spot, isIrrational }: Located): string {
  return `${isIrrational === true ? 'i' : ''}${gridAt(spot)}`;
}

function gridAt(spot: Spot): string {
  if (spot.kind === 'ring') return `${Math.round(spot.lo * 2 ** 20)} ${Math.round(spot.hi * 2 ** 20)}`;
  const size = Math.max(Math.hypot(spot.re, spot.im), spot.r);
  const scale = Math.round(Math.log2(size));
  const by = 2 ** (GRID_BITS - scale);
  return `${scale} ${Math.round(spot.re * by)} ${Math.round(spot.im * by)}`;
}

function isWithin({ spot: a }: Located, { spot: b }: Located): boolean {
  if (a.kind === 'ring') return b.kind === 'ring' && b.lo <= a.lo && b.hi >= a.hi;
  return b.kind === 'disc' && (Math.hypot(a.re - b.re, a.im - b.im) + a.r) * (1 + 2 ** -40) <= b.r;
}

function widened(place: Located): Located {
  const { spot } = place;
  if (spot.kind === 'disc')
    return { ...place, spot: { ...spot, r: spot.r * 2 + Math.hypot(spot.re, spot.im) * 2 ** -46 } };
  const room = (by: number): number => (Number.isFinite(by) ? 2 ** -44 * (1 + Math.abs(by)) : 0);
  return { ...place, spot: { ...spot, lo: spot.lo - room(spot.lo), hi: spot.hi + room(spot.hi) } };
}

/** A number with an imaginary part, as `decimal` writes it. */
const PARTS = /^(?:(-?[\d.]+(?:e-?\d+)?)(?=[+-]))?([+-]?)([\d.]+(?:e-?\d+)?)?i$/;

/** A number of the Goal; null if no bounds of it are to be had. */
export function goalAt(value: Value): Located | null {
  const text = N.decimal(value, 18).replaceAll('…', '').replaceAll('×10^', 'e');
  const parts = PARTS.exec(text);
  const sign = parts?.[2] === '-' ? -1 : 1;
  const [re, im] = parts === null ? [Number(text), 0] : [Number(parts[1] ?? 0), sign * Number(parts[3] ?? 1)];
  const size = Math.hypot(re, im);
  // Digits are cut off after the eighteenth.
  if (!Number.isFinite(size) || size < 1e-9 || size > 1e250) return null;
  return { spot: disc(re, im, size * 1e-15 + 1e-16), form: NO_FORM, n: 0, d: 0 };
}

/** Whether it may be a multiple of k other than 0. */
export function mayBeMultiple({ spot, n, d }: Located, k: number): boolean {
  if (d !== 0) return d === 1 && n !== 0 && Number.isInteger(n / k);
  if (!mayBeReal(spot)) return false;
  if (spot.kind === 'ring') return sizeOf(spot)[1] >= Math.log2(k);
  const [least, most] = [Math.ceil((spot.re - spot.r) / k), Math.floor((spot.re + spot.r) / k)];
  return least < most || (least === most && least !== 0);
}

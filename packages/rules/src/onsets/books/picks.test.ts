import { describe, expect, it } from 'vitest';
import { parseCard } from '../text/cards.ts';
import { judgePick } from '../shake/pick.ts';
import type { Cube } from '../text/symbols.ts';
import { FULL_ROLL, VARIED_BOOKS, shake } from '../testing.ts';
import { entryFor } from '../shake/in-force.ts';
import type { Pick } from '../shake/variation.ts';

const BOOKS = VARIED_BOOKS.map(({ id }) => id);
const DIVISIONS = ['elementary', 'middle', 'junior', 'senior'];
const PLACES = BOOKS.flatMap((id) =>
  DIVISIONS.map((division) => ({ id, division, where: `${id} ${division}` })),
);
const COLOURS = '1 2 3 B B R R G G Y Y';

const LEGAL = { legal: true, reasons: [] };
const refused = (code: string) => ({ legal: false, reasons: [{ code }] });
const needs = (cube: Cube): Pick => ({ id: 'required-cube', cube });
const wild = (cube: Cube): Pick => ({ id: 'wild-cube', cube });

describe.for(PLACES)('$where', ({ id, division, where }) => {
  const at = (rest: string, ...variations: readonly Pick[]) =>
    shake(where, { resources: `${COLOURS} ${rest}`, variations });

  it(`[${id} II-C-2-example] ∪ Required needs a ∪ that was rolled`, () => {
    expect(judgePick(at("U n - ' V V ^"), needs('U'))).toEqual(LEGAL);
    expect(judgePick(at("n n - ' V V ^"), needs('U'))).toMatchObject(refused('cube-not-in-resources'));
    expect(judgePick(at("n n - ' V V ^", wild('B')), needs('U'))).toMatchObject(
      refused('cube-not-in-resources'),
    );
  });

  it(`[${id} II-C-2-example] Y Wild needs a Y that was rolled`, () => {
    expect(judgePick(at("U n - ' V V ^"), wild('Y'))).toEqual(LEGAL);
    const without = shake(where, { resources: "1 2 3 B B B R R R G G U n - ' V V ^" });
    expect(judgePick(without, wild('Y'))).toMatchObject(refused('cube-not-in-resources'));
  });

  it.for(['1', '2', '3'] as const)(
    `[${id} XIII-${section(division)}] [${id} XIII-${wildSection(division)}] the digit %s is neither required nor wild`,
    (digit) => {
      expect(judgePick(at("U n - ' V V ^"), needs(digit))).toMatchObject(refused('cube-not-allowed'));
      expect(judgePick(at("U n - ' V V ^"), wild(digit))).toMatchObject(refused('cube-not-allowed'));
    },
  );

  it.for(['B', 'R', 'G', 'Y', 'U', 'n', '-', "'", 'V', '^'] as const)(
    `[${id} XIII-${section(division)}] [${id} XIII-${wildSection(division)}] %s may be required or wild`,
    (cube) => {
      expect(judgePick(at("U n - ' V V ^"), needs(cube))).toEqual(LEGAL);
      expect(judgePick(at("U n - ' V V ^"), wild(cube))).toEqual(LEGAL);
    },
  );

  it(`[${id} II-C-2] another cube makes no other variation of it`, () => {
    expect(judgePick(at("U n - ' V V ^", wild('B')), wild('R'))).toMatchObject(refused('already-chosen'));
    expect(judgePick(at("U n - ' V V ^", needs('B')), needs('U'))).toMatchObject(refused('already-chosen'));
    expect(judgePick(at("U n - ' V V ^", needs('B')), wild('B'))).toEqual(LEGAL);
  });
});

describe.for(PLACES.filter(({ division }) => division === 'elementary' || division === 'middle'))(
  '$where',
  ({ id, where }) => {
    const at = (rest: string, ...variations: readonly Pick[]) =>
      shake(where, { resources: `${COLOURS} ${rest}`, variations });
    const swap: Pick = { id: 'union-intersection-interchangeable' };

    it(`[${id} II-C-2] ∪ and ∩ Interchangeable has no effect without a ∪, a ∩ or a wild cube`, () => {
      expect(judgePick(at("- - ' ' V V ^"), swap)).toMatchObject(refused('no-effect'));
      expect(judgePick(at("U - ' ' V V ^"), swap)).toEqual(LEGAL);
      expect(judgePick(at("n - ' ' V V ^"), swap)).toEqual(LEGAL);
      expect(judgePick(at("- - ' ' V V ^", wild('B')), swap)).toEqual(LEGAL);
    });
  },
);

describe.for(PLACES.filter(({ division }) => division === 'middle'))('$where', ({ id, where }) => {
  const at = (rest: string, ...variations: readonly Pick[]) =>
    shake(where, { resources: `${COLOURS} ${rest}`, variations });
  const swap: Pick = { id: 'universe-null-interchangeable' };

  it(`[${id} II-C-2] V and Λ Interchangeable has no effect without a V, a Λ or a wild cube`, () => {
    expect(judgePick(at("U n - ' = = C"), swap)).toMatchObject(refused('no-effect'));
    expect(judgePick(at("U n - ' = = V"), swap)).toEqual(LEGAL);
    expect(judgePick(at("U n - ' = = ^"), swap)).toEqual(LEGAL);
    expect(judgePick(at("U n - ' = = C", wild('B')), swap)).toEqual(LEGAL);
  });
});

describe.for(PLACES.filter(({ division }) => division !== 'elementary'))(
  '$where',
  ({ id, division, where }) => {
    const at = (rest: string, ...variations: readonly Pick[]) =>
      shake(where, { resources: `${COLOURS} ${rest}`, variations });
    const noNull: Pick = { id: 'no-null-restrictions' };

    it(`[${id} II-C-2-example] No Null Restrictions needs = or ⊆, or a wild cube`, () => {
      expect(judgePick(at("U n - ' V V ^"), noNull)).toMatchObject(refused('no-effect'));
      expect(judgePick(at("U n - ' V V ="), noNull)).toEqual(LEGAL);
      expect(judgePick(at("U n - ' V V C"), noNull)).toEqual(LEGAL);
      expect(judgePick(at("U n - ' V V ^", wild('B')), noNull)).toEqual(LEGAL);
      expect(judgePick(at("U n - ' V V ^", needs('B')), noNull)).toMatchObject(refused('no-effect'));
    });

    it.for(['=', 'C'] as const)(
      `[${id} XIII-${section(division)}] %s may be required if it was rolled`,
      (cube) => {
        expect(judgePick(at("U n - ' V = C"), needs(cube))).toEqual(LEGAL);
        expect(judgePick(at("U n - ' V V ^"), needs(cube))).toMatchObject(refused('cube-not-in-resources'));
      },
    );

    it.for(['=', 'C'] as const)(
      `[${id} XIII-${wildSection(division)}] %s may be wild only where the list does not bar it`,
      (cube) => {
        const entry = entryFor(at(''), 'wild-cube')!;
        const allowed = !entry.mayNotBe.includes('relation');
        expect(judgePick(at("U n - ' V = C"), wild(cube))).toMatchObject(
          allowed ? LEGAL : refused('cube-not-allowed'),
        );
      },
    );
  },
);

const card = (kind: 'required-card' | 'forbidden-card', name: string): Pick => ({
  id: kind,
  card: parseCard(name)!,
});

describe.for(PLACES.filter(({ division }) => division === 'junior' || division === 'senior'))(
  '$where',
  ({ id, where }) => {
    const at = (...variations: readonly Pick[]) => shake(where, { resources: FULL_ROLL, variations });
    const { rule } = entryFor(at(), 'required-card')!;

    it.for(['required-card', 'forbidden-card'] as const)(
      `[${id} ${rule}] a %s is one of the Universe`,
      (kind) => {
        expect(judgePick(at(), card(kind, 'BR'))).toEqual(LEGAL);
        expect(judgePick(at(), card(kind, 'blank'))).toEqual(LEGAL);
        expect(judgePick(at(), card(kind, 'B'))).toMatchObject(refused('card-not-dealt'));
        const noBlank = shake(where, { resources: FULL_ROLL, universe: 'BRGY BRG BRY BR RG RY R GY G Y' });
        expect(judgePick(noBlank, card(kind, 'blank'))).toMatchObject(refused('card-not-dealt'));
      },
    );

    it(`[${id} ${rule}] [${id} II-C-2] required and forbidden card are one variation`, () => {
      expect(judgePick(at(card('required-card', 'BR')), card('forbidden-card', 'RG'))).toMatchObject(
        refused('already-chosen'),
      );
      expect(judgePick(at(card('forbidden-card', 'RG')), card('required-card', 'BR'))).toMatchObject(
        refused('already-chosen'),
      );
    });
  },
);

describe.for(BOOKS)('%s senior', (id) => {
  const at = (rest: string, ...variations: readonly Pick[]) =>
    shake(`${id} senior`, { resources: `${COLOURS} ${rest}`, variations });

  it(`[${id} II-C-2] Symmetric Difference has no effect without a − or a wild cube`, () => {
    const symmetric: Pick = { id: 'symmetric-difference' };
    expect(judgePick(at("U n n ' V = C"), symmetric)).toMatchObject(refused('no-effect'));
    expect(judgePick(at("U n - ' V = C"), symmetric)).toEqual(LEGAL);
    expect(judgePick(at("U n n ' V = C", wild('B')), symmetric)).toEqual(LEGAL);
  });
});

function section(division: string): string {
  return { elementary: 'A-1', middle: 'B-1' }[division] ?? 'C-4';
}

function wildSection(division: string): string {
  return { elementary: 'A-2', middle: 'B-2' }[division] ?? 'C-5';
}

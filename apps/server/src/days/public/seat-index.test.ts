import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeatIndex } from './seat-index.ts';

const words = fc.stringMatching(/^[abáB]{1,4}$/);
const names = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

test('two letters find whoever has a name or a word of it that begins so, in the order of the tables', () => {
  fc.assert(
    fc.property(fc.array(names, { maxLength: 12 }), words, (all, q) => {
      const tables = all.map((name, at) => ({
        number: at + 1,
        room: null,
        players: [{ number: at + 101, name, school: null }],
      }));
      const found = new SeatIndex({ event: 'on', round: 1, tables }).find({ q });
      const expected =
        q.length < 2
          ? []
          : all.flatMap((name, at) =>
              [plain(name), ...plain(name).split(' ')].some((one) => one.startsWith(plain(q)))
                ? [at + 1]
                : [],
            );
      expect(found.map(({ table }) => table)).toEqual(expected);
    }),
  );
});

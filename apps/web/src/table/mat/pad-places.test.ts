import { describe, expect, test } from 'vitest';
import { padPlaces } from './pad-places.ts';

const at = (places: ReturnType<typeof padPlaces>): Readonly<Record<string, string>> =>
  Object.fromEntries(places.map(({ key, at: where }) => [key, String(Object.values(where)[0])]));

describe('the pad of a phone', () => {
  test('has the same place for the same face, whatever is left', () => {
    const many = at(padPlaces('onsets', ['R', 'R', 'B', 'U', '=', '1', '4'], []));
    const few = at(padPlaces('onsets', ['R'], []));
    expect(many).toMatchObject(few);
    expect(few).toMatchObject({ R: '2 / 1', '^': '2 / 6', U: '3 / 1', '=': '3 / 6' });
  });

  test('shows what is gone as an outline', () => {
    const empty = padPlaces('onsets', ['R', 'n'], []).filter((place) => !place.empty);
    expect(empty.map(({ cube }) => cube)).toEqual(['R', 'n']);
  });

  test('has digits at the right end of a row of their own', () => {
    expect(at(padPlaces('onsets', ['4', '1', '4'], []))).toMatchObject({ 1: '1 / 5', 4: '1 / 6' });
  });

  test('has a row for each ink, and cubes stay where they are when others go', () => {
    const whole = ['red:1', 'red:+', 'red:1', 'blue:2', 'black:/'];
    const all = padPlaces('equations', whole, whole);
    const less = padPlaces('equations', ['red:+', 'red:1'], whole);
    expect(at(less)).toEqual(at(all));
    expect(less.filter(({ empty }) => empty).map(({ key }) => key)).toEqual([
      'red:1 1',
      'blue:2 0',
      'black:/ 0',
    ]);
  });
});

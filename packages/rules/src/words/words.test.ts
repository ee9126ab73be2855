import { describe, expect, it } from 'vitest';
import { BOOK_IDS, RULEBOOKS } from '../rulebooks/index.ts';
import { say } from '../said/said.ts';
import type { Said } from '../said/said.ts';
import { fuzzLog } from '../match/fuzz/fuzz.ts';
import { MODES } from '../match/record/settings.ts';
import { LANGUAGES, inEnglish, sentence } from './index.ts';
import { sectionIn } from './sections.ts';
import { titleIn } from './titles.ts';

/** Two words of letters side by side: a sentence, or a part of one. Codes and what is written have no such thing. */
const WORDS = /\p{L}{2,} \p{L}{2,}/u;
/** What people themselves say: reasons that a judge or a player gives, and nonsense in a blank. */
const OWN_WORDS = ['a question', 'a mistake', 'a slip', 'no set'];

/** Every text somewhere in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function saidIn(value: unknown): readonly Said[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(saidIn);
  return 'say' in value ? [value as Said, ...inside] : inside;
}

describe.each(BOOK_IDS)('%s', (book) => {
  it.each(MODES)('what is stored of random matches in %s mode holds no sentence of any language', (mode) => {
    const events = Array.from({ length: 40 }, (_, seed) => fuzzLog(seed, book, mode)).flat();
    const words = textsIn(events).filter((text) => WORDS.test(text) && !OWN_WORDS.includes(text));
    expect([...new Set(words)]).toEqual([]);
    // It is told in every language all the same, and in each of them otherwise.
    const said = saidIn(events);
    expect(said.length).toBeGreaterThan(100);
    const told = said.map((one) => LANGUAGES.map((language) => sentence(one, language)));
    const isTold = (text: string): boolean => text !== '' && !text.includes('undefined');
    expect(told.filter((texts) => !texts.every(isTold))).toEqual([]);
    expect(told.filter((texts) => new Set(texts).size < LANGUAGES.length)).toEqual([]);
  });
});

it('a search for words would find some', () => {
  expect(WORDS.test(inEnglish(say('has-signed')))).toBe(true);
  expect(textsIn([{ a: { b: ['x', 'not so'] } }])).toEqual(['x', 'not so']);
});

it.each(RULEBOOKS)('$id has a title in every language, made of the same game and years', ({ title }) => {
  const titles = LANGUAGES.map((language) => titleIn(title, language));
  expect(new Set(titles).size).toBe(LANGUAGES.length);
  for (const one of titles) expect(one).toContain(/\d{4}-\d\d$/u.exec(title)![0]);
  expect(titleIn('Valley League On-Sets 2027', 'es')).toBe('Valley League On-Sets 2027');
});

describe('older logs', () => {
  it('show what they showed, and in Spanish too', () => {
    expect(inEnglish('accepted a wrong Solution')).toBe('accepted a wrong Solution');
    expect(sentence('late: pick', 'es')).toBe('tarde con la variación');
  });

  it('and what somebody wrote in their own words is told as it is', () => {
    expect(sentence('I misread the cube', 'es')).toBe('I misread the cube');
  });
});

describe.each(RULEBOOKS)('the sections of $id', ({ sections }) => {
  it('are told in every language, each in words of its own', () => {
    for (const language of LANGUAGES) {
      const read = sections.map((section) => sectionIn(section, language));
      expect(read.filter((section) => section.in !== language)).toEqual([]);
    }
  });
});

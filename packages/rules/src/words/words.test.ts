import { describe, expect, it } from 'vitest';
import { BOOK_IDS, RULEBOOKS } from '../rulebooks/index.ts';
import { say } from '../said/said.ts';
import type { Said } from '../said/said.ts';
import { fuzzLog } from '../match/fuzz/fuzz.ts';
import { EVENT_TYPES } from '../match/record/event.ts';
import { MODES } from '../match/record/settings.ts';
import { LANGUAGES, inEnglish, sentence } from './index.ts';
import { sectionIn } from './sections.ts';
import { wordsIn } from './testing.ts';
import { titleIn } from './titles.ts';

/** What people themselves say: reasons that a judge or a player gives, and nonsense in a blank. */
const OWN_WORDS = new Set(['a question', 'a mistake', 'a slip', 'no set']);

function saidIn(value: unknown): readonly Said[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(saidIn);
  return 'say' in value ? [value as Said, ...inside] : inside;
}

/** What random players come to rarely, or only older logs hold: seats, cubes, instants and ids are all that is in them. */
const RARE: readonly string[] = [
  'clocks',
  'rolled-again',
  'setter',
  'universe',
  'bonus-is-the-move',
  'returned',
  'choice-offered',
  'choice-made',
  'changed-after-presenting',
  'restored',
  'take-back-agreed',
  'substituted',
];
/** Kinds of events that were searched. */
const SEEN = new Set<string>();

describe.each(BOOK_IDS)('%s', (book) => {
  it.each(MODES)('what is stored of random matches in %s mode holds no sentence of any language', (mode) => {
    const events = Array.from({ length: 40 }, (_, seed) => fuzzLog(seed, book, mode)).flat();
    // What is called at a table is the book's own word.
    const called = RULEBOOKS.map(({ procedure }) => procedure.words.impossible.is);
    expect(wordsIn(events, new Set([...OWN_WORDS, ...called]))).toEqual([]);
    for (const { type } of events) SEEN.add(type);
    // It is told in every language all the same, and in each of them otherwise.
    const said = saidIn(events);
    expect(said.length).toBeGreaterThan(100);
    const told = said.map((one) => LANGUAGES.map((language) => sentence(one, language)));
    const isTold = (text: string): boolean => text !== '' && !text.includes('undefined');
    expect(told.filter((texts) => !texts.every(isTold))).toEqual([]);
    expect(told.filter((texts) => new Set(texts).size < LANGUAGES.length)).toEqual([]);
  });
});

it('nothing that happens in a match was left out of the search', () => {
  expect(EVENT_TYPES.filter((type) => !SEEN.has(type) && !RARE.includes(type))).toEqual([]);
});

it('a search for words would find some', () => {
  expect(wordsIn([{ a: { b: ['x', 'not so'] } }])).toEqual(['.a.b: not so']);
  for (const text of [inEnglish(say('has-signed')), 'Goal', 'table 4', 'late: turn', 'round 2', 'por favor'])
    expect(wordsIn({ a: text })).toEqual([`.a: ${text}`]);
  expect(wordsIn({ 'not so': 1 })).toEqual(['.not so: not so']);
  for (const text of ['wild-cube', 'R n B', '(2+3)x4', 'VII-B-4-e', 'red:3', 'agloa-onsets-2026 '.trim()])
    expect(wordsIn({ a: text })).toEqual([]);
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

import { RULEBOOKS, questionsFor } from '@forceout/rules';
import { describe, expect, test } from 'vitest';
import { differences } from '../../engine/books.ts';
import { en } from '../../words/en/index.ts';
import { es } from '../../words/es/index.ts';
import { answerWords, byChapter, questionWords } from './compare-words.ts';

const GAMES = ['onsets', 'equations'] as const;

describe.each([
  ['English', en],
  ['Spanish', es],
] as const)('where the books differ, in %s', (_language, words) => {
  test.each(GAMES)('%s: every question and every answer is in plain words', (game) => {
    const texts = differences(game).flatMap(({ path, answers }) => [
      [path, questionWords(words, path)] as const,
      ...answers.map(({ answer }) => [`${path} = ${answer}`, answerWords(words, path, answer)] as const),
    ]);
    expect(texts.filter(([, text]) => text === null).map(([what]) => what)).toEqual([]);
    // Neither a name of our data nor a path into it.
    const inside = texts.filter(([, text]) =>
      /[a-z][A-Z]|\w\.\w|[a-z]-[a-z]|null|true|false/.test(text!.replace('Goal-setter', '')),
    );
    expect(inside).toEqual([]);
  });

  // A league or a new book may answer any question otherwise.
  test.each(RULEBOOKS)('$id: every question has words, and so has every answer to choose', (book) => {
    const wordless = [...questionsFor(book)].flatMap(([path, kind]) => {
      if (kind.kind === 'section') return [];
      const choices = kind.kind === 'choice' || kind.kind === 'choices' ? kind.choices : [];
      return [
        ...(questionWords(words, path) === null ? [path] : []),
        ...choices.filter((one) => answerWords(words, path, one) === null).map((one) => `${path} = ${one}`),
      ];
    });
    expect(wordless).toEqual([]);
  });

  test.each(GAMES)('%s: every difference is in one chapter, and no two ask the same', (game) => {
    const list = differences(game);
    const chapters = byChapter(words, list);
    expect(chapters.flatMap(([, inIt]) => inIt)).toHaveLength(list.length);
    const questions = list.map(({ path }) => questionWords(words, path));
    const twice = questions.filter((question, index) => questions.indexOf(question) !== index);
    expect(twice).toEqual([]);
  });
});

test('where a book says something is no difference, and what is under a question is not asked twice', () => {
  const paths = differences('onsets').map(({ path }) => path);
  expect(paths.filter((path) => /citations|goalRules/.test(path))).toEqual([]);
  expect(paths).not.toContain('variations.middle.list');
  expect(paths).toContain('relationCubes.middle');
});

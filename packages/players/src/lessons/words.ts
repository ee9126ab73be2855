import type { Language } from '../words/language.ts';
import { variationWords } from '../words/variations.ts';
import type { LessonFacts } from './facts.ts';
import type { LessonStep, StepName } from './lesson.ts';
import { LESSONS_EN } from './words-en.ts';
import { LESSONS_ES } from './words-es.ts';

export type LessonWords = Readonly<
  Record<StepName, { readonly title: string; readonly says: (facts: LessonFacts) => readonly string[] }>
>;

const WORDS: Readonly<Record<Language, LessonWords>> = { en: LESSONS_EN, es: LESSONS_ES };

interface AboutVariation {
  readonly always: string;
  readonly picked: string;
}

const VARIATION: Readonly<Record<Language, AboutVariation>> = {
  en: {
    always: 'Your division always plays it; nobody has to pick it.',
    picked: 'It holds when a player has picked it for the shake.',
  },
  es: {
    always: 'Tu división siempre la juega; nadie tiene que elegirla.',
    picked: 'Vale cuando alguien la ha elegido para la tirada.',
  },
};

/** A step by its title and sentences. */
export function lessonWords(
  { about }: LessonStep,
  facts: LessonFacts,
  language: Language,
): { readonly title: string; readonly says: readonly string[] } {
  switch (about.kind) {
    case 'game': {
      const { title, says } = WORDS[language][about.name];
      return { title, says: says(facts) };
    }
    case 'variation': {
      const { name, says } = variationWords({ id: about.variation }, language);
      return { title: name, says: [says, VARIATION[language][about.always ? 'always' : 'picked']] };
    }
  }
}

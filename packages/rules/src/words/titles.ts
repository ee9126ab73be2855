import type { Language } from './languages.ts';

interface TitleParts {
  readonly form: 'Basic' | 'Adventurous' | null;
  readonly game: string;
  readonly league: string;
  readonly years: string;
}

/** English is what the books call themselves; the other languages say the same of its parts. */
const TITLES: Readonly<Record<Exclude<Language, 'en'>, (parts: TitleParts) => string>> = {
  es: ({ form, game, league, years }) =>
    `${game}${form === null ? '' : form === 'Basic' ? ' básico' : ' aventurero'}, reglas de torneo de ${league} ${years}`,
};

const TITLE =
  /^(?:(?<form>Basic|Adventurous) )?(?<game>On-Sets|Equations), (?<league>\S+) tournament rules (?<years>\S+)$/u;

/** The title of a built-in book in one language; a league's own title is told as the league wrote it. */
export function titleIn(title: string, language: Language): string {
  const found = TITLE.exec(title)?.groups;
  if (found === undefined || language === 'en') return title;
  const { form = null, game = '', league = '', years = '' } = found as Partial<TitleParts>;
  return TITLES[language]({ form, game, league, years });
}

import type { Game } from '../../position/position.ts';
import { isRecord } from '../../position/read-position.ts';

/** What somebody is writing, one Solution of it; texts as they were typed. */
export interface OnSetsDraft {
  readonly game: 'onsets';
  readonly restrictions: readonly string[];
  readonly setName: string;
  readonly wild: Readonly<Record<string, string>>;
  readonly blank: string | null;
  readonly goalLayout: string;
}

export interface EquationDraft {
  readonly game: 'equations';
  readonly solution: string;
  /** The writer's interpretation of the Goal. */
  readonly goal: string;
  readonly wild: Readonly<Record<string, string>>;
  readonly goalLayout: string;
}

export type Draft = OnSetsDraft | EquationDraft;

export function emptyDraft(game: Game): Draft {
  return game === 'onsets'
    ? { game, restrictions: [], setName: '', wild: {}, blank: null, goalLayout: '' }
    : { game, solution: '', goal: '', wild: {}, goalLayout: '' };
}

export function isEmpty(draft: Draft): boolean {
  return draft.game === 'onsets'
    ? [draft.setName, ...draft.restrictions].every((text) => text.trim() === '')
    : draft.solution.trim() === '';
}

export type WrittenJson = {
  readonly [key: string]: string | readonly string[] | Readonly<Record<string, string>>;
};

/** A Solution in the public format, without what the writer did not say. */
export function makeWritten(draft: Draft): WrittenJson {
  const wild = Object.keys(draft.wild).length === 0 ? {} : { wild: draft.wild };
  const layout = draft.goalLayout.trim() === '' ? {} : { goalLayout: draft.goalLayout.trim() };
  if (draft.game === 'equations')
    return {
      solution: draft.solution.trim(),
      ...(draft.goal.trim() === '' ? {} : { goal: draft.goal.trim() }),
      ...wild,
      ...layout,
    };
  const restrictions = draft.restrictions.map((text) => text.trim()).filter((text) => text !== '');
  return {
    ...(restrictions.length === 0 ? {} : { restrictions }),
    setName: draft.setName.trim(),
    ...wild,
    ...(draft.blank === null ? {} : { blank: draft.blank }),
    ...layout,
  };
}

/** Reads a Solution of the public format into a draft; what is not there stays empty. */
export function readWritten(game: Game, json: unknown): Draft {
  const empty = emptyDraft(game);
  if (!isRecord(json)) return empty;
  const text = (key: string): string => (typeof json[key] === 'string' ? json[key] : '');
  const wild = meanings(json['wild']);
  const goalLayout = layoutText(json['goalLayout']);
  if (empty.game === 'equations')
    return { ...empty, solution: text('solution'), goal: text('goal'), wild, goalLayout };
  const restrictions = Array.isArray(json['restrictions'])
    ? json['restrictions'].filter((one): one is string => typeof one === 'string')
    : [];
  return { ...empty, restrictions, setName: text('setName'), wild, blank: text('blank') || null, goalLayout };
}

function meanings(json: unknown): Readonly<Record<string, string>> {
  if (!isRecord(json)) return {};
  const texts = Object.entries(json).flatMap(([face, meaning]): [string, string][] => {
    const first: unknown = Array.isArray(meaning) ? meaning[0] : meaning;
    return typeof first === 'string' ? [[face, first]] : [];
  });
  return Object.fromEntries(texts);
}

function layoutText(json: unknown): string {
  if (isRecord(json) && typeof json['text'] === 'string') return json['text'];
  return typeof json === 'string' ? json : '';
}

export type Drafts = readonly Draft[];

/** One Solution, or two where Two Solutions is in force. */
export function draftsFor(game: Game, pair: boolean, drafts: Drafts): Drafts {
  const wanted = pair ? 2 : 1;
  return Array.from({ length: wanted }, (_, index) => drafts[index] ?? emptyDraft(game));
}

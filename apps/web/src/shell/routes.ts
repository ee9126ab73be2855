import { lazy } from 'react';
import type { ComponentType } from 'react';

/** What a page is given: the parts of its address, decoded. */
export interface PageProps {
  readonly parts: readonly string[];
}

type Page = ComponentType<PageProps>;
const page = (load: () => Promise<{ readonly default: Page }>): Page => lazy(load);

/** The first word of the address chooses the page; each is loaded when it is first opened. */
const PAGES: Readonly<Record<string, Page>> = {
  '': page(() => import('../pages/home/home.tsx')),
  hotseat: page(() => import('../pages/hotseat/hotseat.tsx')),
  learn: page(() => import('../pages/learn/learn.tsx')),
  practise: page(() => import('../pages/practise/practise.tsx')),
  record: page(() => import('../pages/record/record.tsx')),
  puzzle: page(() => import('../pages/practise/daily.tsx')),
  judge: page(() => import('../pages/judge/judge.tsx')),
  solve: page(() => import('../pages/solve/solve.tsx')),
  table: page(() => import('../pages/table/table.tsx')),
  join: page(() => import('../pages/table/join.tsx')),
  rules: page(() => import('../pages/rules/rules.tsx')),
  play: page(() => import('../pages/play/play.tsx')),
  account: page(() => import('../pages/account/account.tsx')),
  class: page(() => import('../pages/class/class.tsx')),
  matches: page(() => import('../pages/matches/matches.tsx')),
  review: page(() => import('../pages/review/review.tsx')),
  run: page(() => import('../pages/run/run.tsx')),
};

const missing = page(() => import('../pages/missing.tsx'));

interface Found {
  readonly Page: Page;
  readonly parts: readonly string[];
  /** By which style sheets tell one page from another. */
  readonly name: string;
}

export function pageFor(path: string): Found {
  const [first = '', ...parts] = path.split('/').slice(1).map(decode);
  if (!Object.hasOwn(PAGES, first)) return { Page: missing, parts, name: 'missing' };
  return { Page: PAGES[first]!, parts, name: first === '' ? 'home' : first };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

import { lazy } from 'react';
import type { ComponentType } from 'react';

/** What a page is given: the parts of its address, decoded. */
export interface PageProps {
  readonly parts: readonly string[];
}

type Page = ComponentType<PageProps>;
type Load = () => Promise<{ readonly default: Page }>;

/** The first word of the address chooses the page; each is loaded when it is first opened. */
const LOADS: Readonly<Record<string, Load>> = {
  '': () => import('../pages/home/home.tsx'),
  hotseat: () => import('../pages/hotseat/hotseat.tsx'),
  learn: () => import('../pages/learn/learn.tsx'),
  practise: () => import('../pages/practise/practise.tsx'),
  record: () => import('../pages/record/record.tsx'),
  puzzle: () => import('../pages/practise/daily.tsx'),
  judge: () => import('../pages/judge/judge.tsx'),
  solve: () => import('../pages/solve/solve.tsx'),
  table: () => import('../pages/table/table.tsx'),
  join: () => import('../pages/table/join.tsx'),
  rules: () => import('../pages/rules/rules.tsx'),
  play: () => import('../pages/play/play.tsx'),
  account: () => import('../pages/account/account.tsx'),
  class: () => import('../pages/class/class.tsx'),
  matches: () => import('../pages/matches/matches.tsx'),
  review: () => import('../pages/review/review.tsx'),
  run: () => import('../pages/run/run.tsx'),
};

const PAGES: Readonly<Record<string, Page>> = Object.fromEntries(
  Object.entries(LOADS).map(([name, load]) => [name, lazy(load)]),
);
const missing: Page = lazy(() => import('../pages/missing.tsx'));

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

/** Fetches a page before it is shown. That it cannot be had is told where it is shown. */
export function fetchPage(path: string): void {
  const first = path.split('/')[1] ?? '';
  if (Object.hasOwn(LOADS, first)) void LOADS[first]!().catch(() => {});
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

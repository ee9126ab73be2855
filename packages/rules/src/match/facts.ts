/** What a page may know without the rules: plain facts of a view, each told in one place. */
export { afterOf } from './record/occasion.ts';
export { isLeading } from './round/leading.ts';

import type { Said } from '@forceout/rules/said';

/** As in the rules, whose code a page's own script does not load. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Said };

import type { Translated } from '@forceout/rules/words';
import type { DaySentences } from '../said.ts';
import { checks } from './checks.ts';
import { presets } from './presets.ts';
import { refusals } from './refusals.ts';
import { rounds } from './rounds.ts';
import { typed } from './typed.ts';

export const es: Translated<DaySentences> = { ...checks, ...presets, ...refusals, ...rounds, ...typed };

// Written by scripts/books.ts from the files in this folder.
import { book as agloaEquations2015 } from './agloa-equations-2015.ts';
import { book as agloaOnsets2014 } from './agloa-onsets-2014.ts';
import { book as agloaOnsets2026 } from './agloa-onsets-2026.ts';
import { book as mlagOnsetsAdventurous2019 } from './mlag-onsets-adventurous-2019.ts';
import { book as mlagOnsetsBasic2019 } from './mlag-onsets-basic-2019.ts';

export const BOOK_IDS = [
  'agloa-equations-2015',
  'agloa-onsets-2014',
  'agloa-onsets-2026',
  'mlag-onsets-adventurous-2019',
  'mlag-onsets-basic-2019',
] as const;
export const BOOKS = [
  agloaEquations2015,
  agloaOnsets2014,
  agloaOnsets2026,
  mlagOnsetsAdventurous2019,
  mlagOnsetsBasic2019,
] as const;

import type { PageTexts } from '../../../help/page-texts.ts';
import { day } from './day.ts';
import { play } from './play.ts';
import { requests } from './requests.ts';

export const pages: PageTexts = { ...requests, ...play, ...day };

import { reasonInWords } from '@forceout/seating/words';
import { reasons } from '@forceout/seating/words/es';
import { es } from '@forceout/tournament/words/es';
import { tellIn } from '@forceout/tournament/words/tell';
import type { DayWords } from '../../day-words.ts';
import { costless } from '../../en/day/said.ts';

export const said = tellIn(es);

export const reason: DayWords['reason'] = (one) => reasonInWords(costless(one), reasons);

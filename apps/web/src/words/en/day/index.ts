import { awards } from './awards.ts';
import { deeds } from './deeds.ts';
import { frame } from './frame.ts';
import { hall } from './hall.ts';
import { network } from './network.ts';
import { people } from './people.ts';
import { print } from './print.ts';
import { release } from './release.ts';
import { results } from './results.ts';
import { reason, said } from './said.ts';
import { seating } from './seating.ts';
import { settings } from './settings.ts';
import { standings } from './standings.ts';
import { start } from './start.ts';
import { today } from './today.ts';

/** All texts of a tournament day, a file for each room of the console; the other languages follow this one. */
export const en = {
  awards,
  deeds,
  frame,
  hall,
  network,
  people,
  print,
  reason,
  release,
  results,
  said,
  seating,
  settings,
  standings,
  start,
  today,
};

import { frame } from './frame.ts';
import { start } from './start.ts';
import { today } from './today.ts';

/** All texts of a tournament day, a file for each room of the console; the other languages follow this one. */
export const en = { frame, start, today };

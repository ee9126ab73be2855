import type * as equations from '@forceout/rules/equations';
import type * as onsets from '@forceout/rules/onsets';
import { BLANKS, SECTIONS, gameOf } from './position.ts';
import type { Blank, PickText, Position } from './position.ts';
import { readPosition } from './read-position.ts';

/**
 * A position in one line, for chats and addresses, like chess's FEN:
 *
 *     agloa-onsets-2026 senior; cards BRGY BG blank; vary wild-cube B, double-set R - Y; goal 3 ~2;
 *     required R U; permitted G; forbidden V; resources Y '; after now
 *
 * Parts may come in any order and be left out. Equations: `odd` behind the division for the season, and the Goal's
 * colours as a part of their own, `colors green:4 red:3`. `basic` for the introductory game.
 */
export function makeLine(position: Position): string {
  const { rulebook, division, level, season, universe, variations, goal, goalCubes, after } = position;
  const head = [rulebook, division];
  if (gameOf(position) === 'equations' && season === 'odd') head.push(season);
  if (level === 'basic') head.push(level);
  const parts = [
    head.join(' '),
    ...list('cards', universe),
    ...(variations.length === 0 ? [] : [`vary ${variations.map(pickText).join(', ')}`]),
    ...(goal === '' ? [] : [`goal ${goal}`]),
    ...list('colors', goalCubes ?? []),
    ...SECTIONS.flatMap((section) => list(section, position[section])),
    ...(after === null ? [] : [`after ${after}`]),
  ];
  return parts.join('; ');
}

function list(name: string, entries: readonly string[]): readonly string[] {
  return entries.length === 0 ? [] : [`${name} ${entries.join(' ')}`];
}

function pickText({ id, ...blanks }: PickText): string {
  return [id, ...Object.values(blanks).map(String)].join(' ');
}

/** Null where the text is no such line. */
export function readLine(text: string): Position | null {
  const [head = '', ...parts] = text.split(';').map((part) => part.trim());
  const [rulebook, division, ...marks] = head.split(/\s+/);
  const json: Record<string, unknown> = { rulebook, division };
  for (const mark of marks) {
    if (mark === 'odd' || mark === 'even') json['season'] = mark;
    else if (mark === 'basic' || mark === 'adventurous') json['level'] = mark;
    else return null;
  }
  let colors: readonly string[] | null = null;
  for (const part of parts.filter((one) => one !== '')) {
    const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/su.exec(part) ?? [];
    const words = rest.split(/\s+/).filter((word) => word !== '');
    if (name === 'cards') json['universe'] = words;
    else if (name === 'vary') json['variations'] = rest.split(',').map(readPick);
    else if (name === 'goal' || name === 'after') json[name] = rest;
    else if (name === 'colors') colors = words;
    else if (SECTIONS.some((section) => section === name)) json[name] = words;
    else return null;
  }
  if (colors !== null) json['goal'] = { text: json['goal'], cubes: colors };
  return readPosition(json);
}

/** The types hold it to the rules, which a page does not load. */
const BLANK_OF: { readonly [Id in onsets.BlankId]: onsets.Shapes[Id]['blank'] } & {
  readonly [Id in equations.BlankId]: equations.Shapes[Id]['blank'];
} = {
  'required-cube': 'cube',
  'wild-cube': 'cube',
  wild: 'cube',
  'required-card': 'card',
  'forbidden-card': 'card',
  'double-set': 'set',
  base: 'm',
  'multiple-of-k': 'k',
  exponent: 'color',
};

export function blankOf(id: string): Blank | null {
  return (BLANK_OF as Readonly<Record<string, Blank>>)[id] ?? null;
}

function readPick(text: string): PickText {
  const [, id = '', rest = ''] = /^(\S*)\s*(.*)$/su.exec(text.trim()) ?? [];
  const blank = blankOf(id);
  if (blank === null || rest === '') return { id };
  return { id, [blank]: BLANKS[blank] === 'number' ? Number(rest) : rest };
}

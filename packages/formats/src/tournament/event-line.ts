import { DIVISIONS, say } from '@forceout/rules';
import type { Field } from '../field.ts';
import { id, isAbsent, items, optional, ruleWord, text, whole } from './line-values.ts';
import { CUTS, GAMES, TEAM_RULES, TIE_BREAKS } from './model.ts';
import type { Books, Cut, EventOfDay, TeamRule } from './model.ts';

/** No event is longer; a wrong digit must not make a table of a million columns. */
const MOST_ROUNDS = 1000;

export function readEvent(line: Field, books: Books): EventOfDay {
  const rulebook = line.get('rulebook');
  return {
    id: id(line.get('id')),
    game: line.get('game').oneOf(GAMES, 'game'),
    rulebook:
      books(text(rulebook)) === null
        ? rulebook.fail(say('input-not-a', { text: text(rulebook), wanted: 'rulebook' }))
        : text(rulebook),
    rounds: whole(line.get('rounds'), 1, MOST_ROUNDS),
    name: optional(line.get('name'), text),
    division: optional(line.get('division'), (field) => field.oneOf(DIVISIONS, 'division')),
    attendance: line.get('attendance').missing ? 0 : whole(line.get('attendance'), 0),
    tieBreaks: line.get('tieBreaks').missing
      ? []
      : items(line.get('tieBreaks')).map((one) => one.oneOf(TIE_BREAKS, 'tie-break')),
    teamRules: line.get('teamRules').missing ? [] : items(line.get('teamRules')).map(readTeamRule),
    cut: isAbsent(line.get('cut')) ? null : readCut(line.get('cut')),
  };
}

export function readTeamRule(field: Field): TeamRule {
  const rule = ruleWord(field, TEAM_RULES, 'team-rule');
  const k = field.get('k');
  switch (rule) {
    case 'members':
    case 'school-total':
      return { rule };
    case 'best-of-team':
      return { rule, k: whole(k, 1) };
    case 'school-best':
      return { rule, k: k.missing ? 5 : whole(k, 1) };
    case 'school-average':
      return { rule, k: k.missing ? 1 : whole(k, 1) };
  }
}

export function readCut(field: Field): Cut {
  const rule = ruleWord(field, CUTS, 'cut');
  switch (rule) {
    case 'perfect':
      return { rule };
    case 'top':
      return { rule, n: whole(field.get('n'), 1) };
    case 'percent':
      return { rule, p: whole(field.get('p'), 1, 100) };
    case 'at-least':
      return { rule, x: whole(field.get('x'), 1) };
    case 'section-winners':
      return { rule, k: whole(field.get('k'), 0) };
  }
}

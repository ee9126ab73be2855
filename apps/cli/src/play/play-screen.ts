import { bookOf } from '@forceout/rules';
import { makeCard } from '@forceout/rules/onsets';
import { may } from '@forceout/rules/match';
import type { Duty, MatchView, PhaseView, Seat } from '@forceout/rules/match';
import { card, paint } from '../style.ts';
import { told, words } from '../words/language.ts';
import { cubes, pickWords } from './pieces.ts';
import { writtenWords } from './play-events.ts';

/** The table as one player sees it. */
export function screen(view: MatchView, seat: Seat): string {
  const { head, divisions, rows, notSet } = words().table;
  const { settings, totals, shake, phase } = view;
  const scores = settings.players.map((name, index) => {
    const text = `${name} ${totals[index]}`;
    return index === seat ? paint(text, 'bold') : text;
  });
  const lines = [
    paint(`── ${head(settings.rulebook, divisions[settings.division], shake?.number ?? null)} ──`, 'dim'),
    `  ${scores.join('   ')}`,
  ];
  if (
    shake !== null &&
    phase.kind !== 'between-shakes' &&
    phase.kind !== 'signing' &&
    phase.kind !== 'finished'
  ) {
    const { mat, universe, picks, goal } = shake;
    const width = Math.max(...Object.values(rows).map((row) => row.length));
    const row = (name: keyof typeof rows, text: string): void =>
      void lines.push(`  ${rows[name].padEnd(width)} ${text}`);
    if (universe.length > 0) row('cards', universe.map((one) => card(makeCard(one))).join('  '));
    if (picks.length > 0) row('variations', picks.map(({ pick }) => pickWords(pick)).join(', '));
    row('goal', goal === null ? paint(notSet, 'dim') : paint(goal, 'bold'));
    for (const place of ['required', 'permitted', 'forbidden', 'resources'] as const)
      row(place, cubes(mat[place]));
  }
  lines.push(`  ${wanted(view, seat)}`);
  return lines.join('\n');
}

/** What is to be done, with an example in the signs of the game. */
function taskWords(task: Exclude<Duty['task'], 'turn'>, { settings }: MatchView): string {
  const { tasks } = words().table;
  const game = bookOf(settings)?.game ?? 'onsets';
  const said = tasks[task];
  const lays = task === 'roll' && settings.division === 'elementary' && game === 'onsets';
  return `${typeof said === 'string' ? said : said[game]}${lays ? tasks.layFirst : ''}`;
}

/** What may be done in a turn, as the rules say, and why not where people would ask. */
function turnWords(mine: MatchView, seat: Seat): string {
  const { turn } = words().table;
  const { verbs } = words().typed;
  const { deeds, challenge } = may(mine, seat);
  const claims = (['now', 'impossible'] as const).filter((claim) => challenge[claim].is === 'yes');
  const bonus = deeds.bonus;
  const some = bookOf(mine.settings)?.game === 'equations' ? '3' : 'R';
  return [
    turn.move(some),
    ...(bonus.is === 'yes' ? [turn.bonus(some)] : []),
    ...(deeds.shift.is === 'yes' ? [turn.shift(some)] : []),
    ...(claims.length === 0 ? [] : [turn.challenge(claims.map((claim) => verbs[claim]))]),
    ...(bonus.is !== 'yes' && bonus.code === 'leader-bonus'
      ? [paint(`(${told(bonus.message)})`, 'dim')]
      : []),
  ].join(' · ');
}

/** What the player has to do, and until when. */
function wanted(mine: MatchView, seat: Seat): string {
  const { duties, settings, phase, now } = mine;
  const { waitingFor, yourTurn } = words().table;
  const own = duties.find((duty) => duty.seat === seat);
  if (own === undefined) {
    const other = duties[0];
    return paint(other === undefined ? over(phase) : waitingFor(settings.players[other.seat]!), 'dim');
  }
  const left = own.by === null ? '' : `  (${secondsLeft(own.by, now)})`;
  const written = phase.kind === 'checking' ? paperLine(phase, settings.players) : '';
  const task = own.task === 'turn' ? turnWords(mine, seat) : taskWords(own.task, mine);
  return `${written}${paint(yourTurn, 'green')} ${task}${paint(left, 'yellow')}`;
}

/** What stands before what is typed: the seconds that are left for whoever has to act. */
export function promptFor({ duties, settings }: MatchView, seat: Seat, now: number): string {
  const due = duties.find((duty) => duty.seat === seat) ?? duties[0];
  if (due === undefined || due.by === null) return '> ';
  const who = due.seat === seat ? '' : `${settings.players[due.seat]} `;
  return `${who}${secondsLeft(due.by, now)} > `;
}

function secondsLeft(by: number, now: number): string {
  return words().table.seconds(Math.max(0, Math.round(by - now)));
}

function paperLine(phase: PhaseView & { readonly kind: 'checking' }, players: readonly string[]): string {
  const { wrote, and } = words().table;
  const shown = phase.papers
    .filter(({ state }) => state === 'presented')
    .map(({ seat, written }) => `${wrote(players[seat]!, (written ?? []).map(writtenWords).join(and))}\n  `);
  return shown.join('');
}

function over(phase: PhaseView): string {
  return phase.kind === 'finished' ? words().table.overWith(phase.points) : '';
}

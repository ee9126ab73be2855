import type { EventOfDay, TeamRule } from '@forceout/formats/tournament';
import type { EventStandings, IndividualStanding } from '@forceout/tournament';
import type { PrintedDay } from '../day/day.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { Words } from '../words/index.ts';
import { dayLine, listing } from './frame.ts';

/** Individuals, teams and who goes on, with the rules at the foot. */
export function standingsPages(
  day: PrintedDay,
  event: EventOfDay,
  standings: EventStandings,
  words: Words,
): Html {
  const { standings: text } = words;
  const state = standings.provisional
    ? `${text.after(standings.after)} (${text.provisional})`
    : text.after(standings.after);
  return listing(`${event.name ?? event.id} · ${text.title} ${state}`, dayLine(day), [
    individuals(day, event, standings, words),
    ...standings.teams.map((_, index) => teams(day, event, standings, index, words)),
    goesOn(day, standings, words),
    foot(event, standings, words),
  ]);
}

function individuals(day: PrintedDay, event: EventOfDay, standings: EventStandings, words: Words): Html {
  const { standings: text } = words;
  const rounds = Array.from({ length: standings.after }, (_, index) => index + 1);
  // Where divisions play together the section is the division itself.
  const sections = standings.individuals.some(
    ({ section }) => section !== null && section !== standings.event,
  );
  const head = html`<tr>
    <th>${text.rank}</th>
    <th>${text.player}</th>
    <th>${words.school}</th>
    ${sections ? html`<th>${text.section}</th>` : null}
    ${rounds.map((n) => html`<th>${text.roundColumn(n)}</th>`)}
    <th>${text.points}</th>
    ${event.tieBreaks.map((one) => html`<th>${text.tieBreaks[one].name}</th>`)}
  </tr>`;
  const row = (one: IndividualStanding): Html => {
    const player = day.players.get(one.player);
    return html`<tr>
      <td class="figure">${one.rank}</td>
      <td>${player?.name ?? one.player}</td>
      <td>${player?.school ?? ''}</td>
      ${sections ? html`<td>${one.section === null ? '' : `${day.sections.get(one.section) ?? one.section} ${one.sectionRank}`}</td>` : null}
      ${one.rounds.map((points, index) => html`<td>${points === null ? '–' : points}${one.twos.includes(index + 1) ? '²' : ''}</td>`)}
      <td class="figure">${one.points}</td>
      ${event.tieBreaks.map((tieBreak) => html`<td>${one.figures[tieBreak] ?? '–'}</td>`)}
    </tr>`;
  };
  return html`<table class="rows standings">
    <thead>
      ${head}
    </thead>
    <tbody>
      ${standings.individuals.map(row)}
    </tbody>
  </table>`;
}

function teams(
  day: PrintedDay,
  event: EventOfDay,
  standings: EventStandings,
  index: number,
  words: Words,
): Html {
  const { rule, standings: list } = standings.teams[index]!;
  const names = rule.startsWith('school') ? day.schools : day.teams;
  return html`<h2>${ruleText(event.teamRules[index]!, words)}</h2>
    <table class="rows standings">
      <tbody>
        ${list.map(
          ({ id, rank, points }) =>
            html`<tr>
              <td class="figure">${rank ?? '–'}</td>
              <td>${names.get(id) ?? id}</td>
              <td class="figure">${points ?? '–'}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

export function ruleText(rule: TeamRule, { standings: { rules } }: Words): string {
  switch (rule.rule) {
    case 'members':
    case 'school-total':
      return rules[rule.rule]();
    case 'best-of-team':
    case 'school-best':
    case 'school-average':
      return rules[rule.rule](rule.k);
  }
}

function goesOn(day: PrintedDay, { cut }: EventStandings, { standings: text }: Words): Html {
  if (cut === null) return html``;
  const names = cut.map((id) => day.players.get(id)?.name ?? id).join(', ');
  return html`<p class="foot"><b>${text.goesOn}:</b> ${names === '' ? text.nobody : names}</p>`;
}

/** What is counted, and how those are told apart who have the same. */
export function countingRules(event: EventOfDay, { standings: text }: Words): readonly string[] {
  return [
    ...(event.attendance > 0 ? [text.attendance(event.attendance)] : []),
    ...(event.tieBreaks.length === 0
      ? [text.shared]
      : [
          text.ties,
          ...event.tieBreaks.map(
            (one, index) => `${index + 1}. ${text.tieBreaks[one].name}: ${text.tieBreaks[one].says}`,
          ),
        ]),
  ];
}

function foot(event: EventOfDay, { individuals: list }: EventStandings, words: Words): Html {
  const lines = [
    ...(list.some(({ twos }) => twos.length > 0) ? [words.standings.twos] : []),
    ...countingRules(event, words),
  ];
  return html`<p class="foot">${lines.map((line) => html`${line}<br />`)}</p>`;
}

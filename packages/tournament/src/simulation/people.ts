import type { Draws } from '@forceout/rules/kit';

const FIRST = [
  'Ana',
  'Bo',
  'Çağla',
  'Dmitri',
  'Élodie',
  'Farid',
  'Grace',
  'Hugo',
  'Inés',
  'Jun',
  'Kofi',
  'Lena',
  'Mei',
  'Noah',
  'Olu',
  'Priya',
  'Quinn',
  'Rosa',
  'Sam',
  'Tomás',
  'Uma',
  'Vera',
  'Will',
  'Xia',
  'Yara',
  'Zoë',
];
const LAST = [
  'Abbott',
  'Baker',
  'Chen',
  "D'Angelo",
  'Evans',
  'Fischer',
  'García',
  'Haddad',
  'Ito',
  'Jones',
  'Kowalczyk',
  'López',
  'Müller',
  'Nguyễn',
  "O'Neill-Pérez",
  'Patel',
  'Quist',
  'Reyes',
  'Schäfer',
  'Torres',
  'Ueda',
  'Vance',
  'Weiss',
  'Young',
  'Zhang',
];

/** A roster as a school secretary would send it: the largest school has its share, teams of five, a level for round 1. */
export function rosterText(players: number, schools: number, share: number, draws: Draws): string {
  const sizes = schoolSizes(players, schools, share);
  const used = new Set<string>();
  const rows: string[] = [];
  for (const [index, size] of sizes.entries()) {
    const school = `School ${index + 1}`;
    for (let pupil = 0; pupil < size; pupil++) {
      const team = `${school} ${Math.floor(pupil / 5) + 1}`;
      rows.push(
        [
          ...uniqueName(used, draws),
          school,
          team,
          String(7 + draws.below(2)),
          String(1 + draws.below(5)),
        ].join(';'),
      );
    }
  }
  return ['First;Last;School;Team;Grade;Level', ...rows, ''].join('\r\n');
}

function uniqueName(used: Set<string>, draws: Draws): readonly [string, string] {
  for (let tries = 0; ; tries++) {
    const first = FIRST[draws.below(FIRST.length)]!;
    const last = LAST[draws.below(LAST.length)]! + (tries > 3 ? ` ${LAST[draws.below(LAST.length)]!}` : '');
    if (used.has(`${first} ${last}`)) continue;
    used.add(`${first} ${last}`);
    return [first, last];
  }
}

/** One school with its share, the others alike; every school has somebody. */
function schoolSizes(players: number, schools: number, share: number): readonly number[] {
  const count = Math.max(1, Math.min(schools, players));
  if (count === 1) return [players];
  const largest = Math.min(players - (count - 1), Math.max(1, Math.round(players * share)));
  const rest = players - largest;
  return [
    largest,
    ...Array.from({ length: count - 1 }, (_, index) => Math.floor((rest + index) / (count - 1))),
  ];
}

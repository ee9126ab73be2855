/** A team as sections need it. */
export interface SectionTeam {
  readonly id: string;
  readonly school: string | null;
  readonly district: string | null;
  /** 1 is the strongest; null comes last. */
  readonly seed: number | null;
  /** A section that is settled already, from 0; null for none. */
  readonly section: number | null;
}

export interface Sections {
  /** The teams of each section. */
  readonly sections: readonly (readonly SectionTeam[])[];
  /** Pairs of teams in one section that share a school, or a district. */
  readonly school: number;
  readonly district: number;
}

const USUAL_SIZE = 9;

export function sectionCount(teams: number): number {
  return Math.max(1, Math.round(teams / USUAL_SIZE));
}

/**
 * Sections whose sizes differ by one at most: by seed in a snake, then exchanges so that teams of one school, then of one
 * district, are spread as evenly as can be. Teams whose section is settled stay in it.
 */
export function makeSections(
  teams: readonly SectionTeam[],
  count: number = sectionCount(teams.length),
): Sections {
  const seeded = teams.toSorted((a, b) => (a.seed ?? 1e9) - (b.seed ?? 1e9));
  const snake = fill(seeded, count, (place) => {
    const row = Math.floor(place / count);
    return row % 2 === 0 ? place % count : count - 1 - (place % count);
  });
  exchangeTeams(snake);
  const shared = (by: 'school' | 'district'): number =>
    snake.reduce((sum, section) => sum + pairs(section, by), 0);
  return { sections: snake, school: shared('school'), district: shared('district') };
}

/** Settled teams first; the others in their order to the section that is next and has room. */
function fill(
  teams: readonly SectionTeam[],
  count: number,
  next: (place: number) => number,
): SectionTeam[][] {
  const sections: SectionTeam[][] = Array.from({ length: count }, () => []);
  for (const team of teams) if (team.section !== null) sections[team.section % count]!.push(team);
  const open = teams.filter(({ section }) => section === null);
  const small = Math.floor(teams.length / count);
  let large = teams.length % count;
  large -= sections.filter(({ length }) => length > small).length;
  open.forEach((team, place) => {
    const wanted = next(place);
    const room = (section: readonly SectionTeam[]): boolean =>
      section.length < small || (section.length === small && large > 0);
    const choices = sections.map((_, at) => (wanted + at) % count);
    const chosen = sections[choices.find((at) => room(sections[at]!)) ?? wanted]!;
    if (chosen.length === small) large--;
    chosen.push(team);
  });
  return sections;
}

function pairs(section: readonly SectionTeam[], by: 'school' | 'district'): number {
  const counts = new Map<string, number>();
  let sum = 0;
  for (const team of section) {
    const name = team[by];
    if (name === null) continue;
    const known = counts.get(name) ?? 0;
    sum += known;
    counts.set(name, known + 1);
  }
  return sum;
}

/** The best exchange, again and again; of those that spread alike, the one between teams of nearest seeds. */
function exchangeTeams(sections: SectionTeam[][]): void {
  for (;;) {
    let best: [number, number, number, number] | null = null as [number, number, number, number] | null;
    let least: readonly number[] = [0, 0, 0];
    sections.forEach((one, at) => {
      sections.slice(at + 1).forEach((other, further) => {
        for (let i = 0; i < one.length; i++) {
          for (let j = 0; j < other.length; j++) {
            const change = effect(one, other, i, j);
            if (change === null || !isLess(change, least)) continue;
            least = change;
            best = [at, at + 1 + further, i, j];
          }
        }
      });
    });
    if (best === null) return;
    const [one, other, i, j] = best;
    const team = sections[one]![i]!;
    sections[one]![i] = sections[other]![j]!;
    sections[other]![j] = team;
  }
}

/** What an exchange changes; null where it may not be, or spreads nothing better. */
function effect(
  one: readonly SectionTeam[],
  other: readonly SectionTeam[],
  i: number,
  j: number,
): readonly number[] | null {
  const [a, b] = [one[i]!, other[j]!];
  if (a.section !== null || b.section !== null) return null;
  const count = (section: readonly SectionTeam[], team: SectionTeam, by: 'school' | 'district'): number =>
    team[by] === null
      ? 0
      : section.filter((mate) => mate !== a && mate !== b && mate[by] === team[by]).length;
  const change = (by: 'school' | 'district'): number =>
    count(one, b, by) + count(other, a, by) - count(one, a, by) - count(other, b, by);
  const [school, district] = [change('school'), change('district')];
  if (school > 0 || (school === 0 && district >= 0)) return null;
  return [school, district, Math.abs((a.seed ?? 1e6) - (b.seed ?? 1e6)) - 1e7];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  for (const [place, figure] of one.entries()) if (figure !== other[place]) return figure < other[place]!;
  return false;
}

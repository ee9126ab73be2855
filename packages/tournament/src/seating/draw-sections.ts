/** A team to be put into a section. */
export interface TeamToPlace {
  readonly id: string;
  readonly school: string | null;
  /** 1 is the best; none comes last. */
  readonly seed: number | null;
  /** Imported or locked sections are kept. */
  readonly fixed: string | null;
}

export interface DrawnSections {
  readonly of: ReadonlyMap<string, string>;
  /** Pairs of teams of one school in one section. */
  readonly together: number;
}

/** A, B, … Z, AA, AB, … */
export function sectionName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? sectionName(rest - 1) : '') + String.fromCodePoint(65 + (index % 26));
}

/** About so many teams in each; sizes differ by one at most; by seed in a snake, then exchanges that spread schools. */
export function drawSections(teams: readonly TeamToPlace[], size: number): DrawnSections {
  const count = Math.max(1, Math.round(teams.length / size));
  const names = Array.from({ length: count }, (_, index) => sectionName(index));
  const sections = new Map<string, TeamToPlace[]>(names.map((name) => [name, []]));
  for (const team of teams) {
    if (team.fixed === null) continue;
    if (!sections.has(team.fixed)) sections.set(team.fixed, []);
    sections.get(team.fixed)!.push(team);
  }
  const free = teams
    .filter(({ fixed }) => fixed === null)
    .toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || (a.id < b.id ? -1 : 1));
  const all = [...sections.values()];
  let [at, step] = [0, 1];
  for (const team of free) {
    const least = Math.min(...all.map(({ length }) => length));
    // The snake goes on to the next section that is not ahead of the others.
    for (let tries = 0; all[at]!.length > least && tries < 2 * all.length; tries++)
      [at, step] = next(at, step, all.length);
    all[at]!.push(team);
    [at, step] = next(at, step, all.length);
  }
  spread(all);
  const of = new Map(
    [...sections].flatMap(([name, members]) => members.map(({ id }) => [id, name] as const)),
  );
  return { of, together: all.reduce((sum, members) => sum + pairs(members), 0) };
}

function next(at: number, step: number, count: number): [number, number] {
  const to = at + step;
  return to < 0 || to >= count ? [at, -step] : [to, step];
}

function pairs(members: readonly TeamToPlace[]): number {
  let sum = 0;
  for (const [index, a] of members.entries())
    for (const b of members.slice(index + 1)) if (a.school !== null && a.school === b.school) sum++;
  return sum;
}

/** Exchanges two teams that are free to move, those of the nearest seeds first, while fewer of a school are together. */
function spread(sections: readonly TeamToPlace[][]): void {
  for (let better = true; better;) {
    better = false;
    for (const [index, a] of sections.entries())
      for (const b of sections.slice(index + 1)) if (exchange(a, b)) better = true;
  }
}

function exchange(a: TeamToPlace[], b: TeamToPlace[]): boolean {
  const before = pairs(a) + pairs(b);
  let best: {
    readonly i: number;
    readonly j: number;
    readonly distance: number;
    readonly cost: number;
  } | null = null;
  for (const [i, mine] of a.entries()) {
    for (const [j, theirs] of b.entries()) {
      if (mine.fixed !== null || theirs.fixed !== null) continue;
      const cost = pairs(a.with(i, theirs)) + pairs(b.with(j, mine));
      const distance = Math.abs((mine.seed ?? 0) - (theirs.seed ?? 0));
      if (cost >= before) continue;
      if (best === null || cost < best.cost || (cost === best.cost && distance < best.distance))
        best = { i, j, distance, cost };
    }
  }
  if (best === null) return false;
  [a[best.i], b[best.j]] = [b[best.j]!, a[best.i]!];
  return true;
}

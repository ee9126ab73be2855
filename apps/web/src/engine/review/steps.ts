import { readMatch } from '@forceout/formats';
import type { LoadedMatch } from '@forceout/formats';
import { analystFor, publicView } from '@forceout/players';
import { bookOf, ok, versionedName } from '@forceout/rules';
import type { Result, Said } from '@forceout/rules';
import { EMPTY_MAT, evolve, view } from '@forceout/rules/match';
import type { Match, MatchEvent } from '@forceout/rules/match';
import { TOLD } from './step.ts';
import type { MatchSteps, Step, Told } from './step.ts';

/** A match file as something to step through. */
export function matchSteps(json: unknown): Result<MatchSteps, Said> {
  const read = readMatch(json);
  return read.ok ? ok(stepsOf(read.value)) : read;
}

export function stepsOf({ header, events, match }: LoadedMatch): MatchSteps {
  const { settings, results, sheet, totals, phase } = match;
  return {
    header,
    game: bookOf(settings)?.game ?? 'onsets',
    settings,
    steps: walk(events),
    results,
    sheet,
    totals,
    points: phase.kind === 'finished' ? phase.points : null,
  };
}

function walk(events: readonly MatchEvent[]): readonly Step[] {
  const steps: Step[] = [];
  let match: Match | null = null;
  for (const event of events) {
    match = evolve(match, event);
    if (isTold(event)) steps.push(stepAfter(match, event));
  }
  return steps;
}

export function isTold(event: MatchEvent): event is Told {
  return (TOLD as readonly string[]).includes(event.type);
}

function stepAfter(match: Match, event: Told): Step {
  const { shake, settings, now, totals } = match;
  return {
    at: now,
    shake: shake?.number ?? 0,
    event,
    text: event.type === 'presented' ? analystFor(settings).text(event.written) : null,
    universe: shake?.universe ?? [],
    picks: shake?.picks.map(({ pick }) => pick) ?? [],
    goal: shake?.goal ?? null,
    mat: shake?.mat ?? EMPTY_MAT,
    totals,
    position: shake?.goal == null ? null : positionOf(match),
  };
}

function positionOf(match: Match): Readonly<Record<string, unknown>> {
  const position = publicView(view(match, 'spectator'))['position'] as Readonly<Record<string, unknown>>;
  return { ...position, rulebook: versionedName(match.settings) };
}

import { bookOf } from '@forceout/rules';
import { evolve } from '@forceout/rules/match';
import type { Deed, Instant, Match, MatchEvent, Party } from '@forceout/rules/match';
import { makeMatchFile } from '../match-file.ts';
import type { MatchHeader } from '../match-file.ts';
import { makeAction } from './action.ts';
import { makeDeedWords, seatLetter } from './deed-words.ts';
import { deedsOf } from './match-deeds.ts';
import type { Step, Told } from './match-deeds.ts';
import { makeHeader } from './match-header.ts';
import { readMatchText } from './match-text.ts';
import { startOf } from './match-start.ts';
import type { Game } from './solution-words.ts';

const LINE = 100;

type About = Pick<MatchHeader, 'commitment' | 'seed' | 'nonces' | 'date'>;

/** A match as people read and type it: header lines, then a paragraph for each shake. */
export function makeMatchText(events: readonly MatchEvent[], about: About = {}): string {
  return print(events, about, true);
}

/** The same without the instants, a third shorter, as a match without clocks; null where that would change its course. */
export function makeUntimedText(events: readonly MatchEvent[], about: About = {}): string | null {
  const text = print(events, about, false);
  return readMatchText(text).ok ? text : null;
}

function print(events: readonly MatchEvent[], about: About, timed: boolean): string {
  const { header, result } = makeMatchFile(events, about);
  const begun = startOf(events);
  const first = events[0]!;
  if (first.type !== 'match-started') throw new Error('a match starts at the beginning');
  const settings = timed ? first.settings : ({ ...first.settings, clock: 'untimed' } as const);
  const paper = new Paper(bookOf(settings)?.game ?? 'onsets', timed);
  if (begun === null) paper.raw(first);
  const [start, count] = begun === null ? [evolve(null, first), 1] : [begun.match, begun.count];
  let before = start;
  if (start.shake !== null) paper.head(start.shake.number, null);
  for (const told of deedsOf(start, events.slice(count))) {
    paper.tell(told, before);
    before = told.match;
  }
  return `${makeHeader(settings, header, begun?.start ?? null, result)}\n\n${paper.text}\n`;
}

/** Puts deeds into lines and lines into paragraphs. */
class Paper {
  readonly #lines: string[] = [];
  readonly #game: Game;
  readonly #timed: boolean;
  /** The numbers of deeds by the names that the log has for them. */
  readonly #numbers = new Map<string, string>();
  #line = '';
  #deeds = 0;

  constructor(game: Game, timed: boolean) {
    this.#game = game;
    this.#timed = timed;
  }

  get text(): string {
    this.#end();
    return this.#lines.join('\n').trim();
  }

  tell({ step, events }: Told, before: Match): void {
    const begun = events.find((event) => event.type === 'shake-begun');
    const when = step.kind === 'event' || !this.#timed ? '' : time(step.at, before.now);
    const heading = begun !== undefined && isBegun(step);
    if (begun !== undefined) this.head(begun.shake.number, heading ? when : null);
    if (!this.#timed && step.kind === 'deed' && step.deed.do === 'wait') return;
    if (step.kind === 'event') this.raw(step.event);
    else {
      this.#deeds++;
      if (step.id !== '' && !this.#numbers.has(step.id)) this.#numbers.set(step.id, String(this.#deeds));
      const words = makeDeedWords(makeAction(this.#numbered(step.deed), this.#game), this.#game);
      if (!heading) this.#add([when, doer(step.by), words].filter((word) => word !== '').join(' '));
    }
    for (const event of events) this.#remark(event, before.settings.players);
  }

  /** The heading of a shake begins it, unless somebody does so with a word of their own. */
  head(shake: number, when: string | null): void {
    this.#end();
    this.#lines.push('', when === null ? `# Shake ${shake}` : `Shake ${shake} ${when}`.trimEnd());
  }

  /** Names of deeds become their numbers here too. */
  raw(event: MatchEvent): void {
    const json = JSON.stringify(event, (key, value: unknown) => {
      if ((key === 'ref' || key === 'called') && typeof value === 'string') return this.#number(value);
      if (key === 'refs' && Array.isArray(value)) return value.map((one) => this.#number(String(one)));
      return value;
    });
    this.#add(`!${json}`);
  }

  #number(id: string): string {
    return this.#numbers.get(id) ?? id;
  }

  #numbered(deed: Deed): Deed {
    if ('penalty' in deed) return { ...deed, penalty: this.#number(deed.penalty) };
    return 'act' in deed ? { ...deed, act: this.#number(deed.act) } : deed;
  }

  #add(words: string): void {
    if (this.#line !== '' && this.#line.length + words.length + 2 > LINE) this.#end();
    this.#line = this.#line === '' ? words : `${this.#line}; ${words}`;
  }

  /** Verdicts, points and penalties stand behind the deeds that led to them, for whoever reads. */
  #remark(event: MatchEvent, players: readonly string[]): void {
    const name = (seat: number): string => players[seat] ?? seatLetter(seat);
    const said =
      event.type === 'ruled'
        ? `${name(event.writer)}: ${event.verdict}${event.reasons.length === 0 ? '' : ` (${event.reasons.join(', ')})`}`
        : event.type === 'penalized'
          ? `${name(event.entry.seat)} ${event.entry.points} (${event.entry.rule})`
          : event.type === 'scored'
            ? event.entries.map(({ seat, points }) => `${name(seat)} ${points}`).join(', ')
            : null;
    if (said === null) return;
    const text = `# ${said.replaceAll(/\s+/gu, ' ')}`;
    if (this.#line === '') this.#lines.push(text);
    else {
      this.#line = `${this.#line}  ${text}`;
      this.#end();
    }
  }

  #end(): void {
    if (this.#line !== '') this.#lines.push(this.#line);
    this.#line = '';
  }
}

function isBegun(step: Step): boolean {
  return step.kind === 'deed' && step.deed.do === 'begin-shake' && step.by === 'clock';
}

function time(at: Instant, now: Instant): string {
  if (at === now) return '';
  const seconds = Math.round((at - now) * 1000) / 1000;
  return Math.round((now + seconds) * 1000) / 1000 === at ? `+${seconds}` : `@${at}`;
}

/** What the clock does by itself needs no name, unless somebody's would be read there. */
function doer(by: Party): string {
  return typeof by === 'number' ? seatLetter(by) : by === 'judge' ? 'judge' : 'clock';
}

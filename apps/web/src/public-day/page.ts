import type { PublicSeat } from '@forceout/client';
import { LANGUAGES } from '@forceout/rules/languages';
import type { Language } from '@forceout/rules/languages';
import { clockText, faceOf } from '../day/facts/clock.ts';
import { make } from './dom.ts';
import { cardOf } from './card.ts';
import type { Card } from './card.ts';
import { resultsOf, seatsOf, standingsOf } from './lists.ts';
import type { Known, Source } from './source.ts';
import { WORDS } from './words.ts';
import type { PublicWords } from './words.ts';

const KEY = 'forceout';

function language(): Language {
  try {
    const said = (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { readonly language?: unknown }).language;
    const known = LANGUAGES.find((one) => one === said);
    if (known !== undefined) return known;
  } catch {
    // A closed store.
  }
  return LANGUAGES.find((one) => navigator.language.startsWith(one)) ?? 'en';
}

/** A date as people here write it. */
function dateText(iso: string): string {
  const at = new Date(`${iso}T12:00:00`);
  return Number.isNaN(at.getTime())
    ? iso
    : at.toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' });
}

/** The page as a whole: clock, where to sit, and what is released. */
export class PublicPage {
  /** The hall's clock less this phone's. */
  offset = 0;
  readonly #place: HTMLElement;
  readonly #source: Source;
  readonly #card: Card | null;
  readonly #clock = make('section', { class: 'clock', role: 'timer' });
  readonly #found = make('div', { 'aria-live': 'polite', class: 'found' });
  readonly #lost = make('p', { class: 'note', role: 'status', hidden: '' });
  readonly #open = new Set<string>();
  #known: Known | null = null;
  #search = '';
  #words: PublicWords;

  constructor(place: HTMLElement, source: Source, card: Card | null) {
    this.#place = place;
    this.#source = source;
    this.#card = card;
    document.documentElement.lang = language();
    this.#words = WORDS[language()];
    setInterval(() => this.#tick(), 250);
  }

  gone(): void {
    this.#place.replaceChildren(make('h1', {}, this.#words.gone));
  }

  away(is: boolean): void {
    this.#lost.hidden = !is;
    this.#lost.textContent = this.#words.away;
  }

  show(known: Known): void {
    this.#known = known;
    const { day } = known;
    document.title = day.name;
    const words = this.#words;
    const typed = this.#place.querySelector('input');
    const hadFocus = typed !== null && document.activeElement === typed;
    const lists = [...seatsOf(known, words), ...resultsOf(known, words), ...standingsOf(known, words)];
    this.#place.replaceChildren(
      make(
        'header',
        {},
        make('h1', {}, day.name),
        make(
          'p',
          {},
          [day.place, day.dates.map(dateText).join(', ')]
            .filter((part) => part !== null && part !== '')
            .join(' · '),
        ),
        this.#languageButton(),
      ),
      this.#lost,
      this.#clock,
      ...(this.#card === null ? [] : [cardOf(this.#card, known, words)]),
      this.#where(),
      ...(lists.length === 0
        ? [make('p', { class: 'soft' }, words.nothing)]
        : lists.map((list) => this.#fold(list))),
    );
    if (day.bells.some(({ state }) => state !== 'stopped'))
      this.#place.append(
        make('p', {}, make('a', { href: `/run/sit/${encodeURIComponent(day.code)}` }, words.screen)),
      );
    if (hadFocus) this.#place.querySelector('input')?.focus();
    this.#tick();
    if (this.#search !== '') void this.#look();
  }

  #languageButton(): HTMLElement {
    const other = LANGUAGES[(LANGUAGES.indexOf(language()) + 1) % LANGUAGES.length] ?? 'en';
    const button = make('button', { type: 'button', lang: other }, WORDS[other].itself);
    button.addEventListener('click', () => {
      try {
        const before = JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
        localStorage.setItem(KEY, JSON.stringify({ ...before, language: other }));
      } catch {
        // It then holds for this visit.
      }
      this.#words = WORDS[other];
      document.documentElement.lang = other;
      if (this.#known !== null) this.show(this.#known);
    });
    return button;
  }

  /** What was unfolded stays so when something new arrives. */
  #fold(list: HTMLDetailsElement): HTMLDetailsElement {
    const { id } = list;
    list.open = this.#open.has(id);
    list.addEventListener('toggle', () => (list.open ? this.#open.add(id) : this.#open.delete(id)));
    return list;
  }

  #where(): HTMLElement {
    const field = make('input', { type: 'search', autocomplete: 'off', placeholder: this.#words.whereHint });
    field.value = this.#search;
    field.addEventListener('input', () => {
      this.#search = field.value;
      void this.#look();
    });
    return make(
      'section',
      { class: 'where' },
      make('label', {}, make('h2', {}, this.#words.where), field),
      this.#found,
    );
  }

  async #look(): Promise<void> {
    const wanted = this.#search.trim();
    if (wanted.length < (/^\d/.test(wanted) ? 1 : 2)) return this.#found.replaceChildren();
    let seats: readonly PublicSeat[];
    try {
      seats = await this.#source.where(wanted);
    } catch {
      return;
    }
    if (wanted !== this.#search.trim()) return;
    if (seats.length === 0) return this.#found.replaceChildren(make('p', {}, this.#words.nobody));
    this.#found.replaceChildren(...seats.map((seat) => this.#seat(seat)));
  }

  #seat({ number, name, school, table, room, with: others, round }: PublicSeat): HTMLElement {
    return make(
      'article',
      { class: 'seat' },
      make('b', { class: 'table' }, table),
      make(
        'div',
        {},
        make('strong', {}, `${name} `, make('small', {}, number)),
        make(
          'span',
          {},
          [this.#words.table(table), room, this.#words.round(round)]
            .filter((part) => part !== null)
            .join(' · '),
        ),
        make(
          'small',
          {},
          [school, this.#words.with(others.join(', '))].filter((part) => part !== null).join(' · '),
        ),
      ),
    );
  }

  #tick(): void {
    const day = this.#known?.day;
    if (day === undefined) return;
    const now = Date.now() + this.offset;
    const bell = day.bells.toSorted((a, b) => b.stop - a.stop)[0];
    const face = bell === undefined ? null : faceOf(0, bell, now);
    if (bell === undefined || face === null || face.phase === 'over') {
      this.#clock.className = 'clock quiet';
      this.#clock.textContent = day.events.length > 0 && day.state !== 'finished' ? this.#words.between : '';
      return;
    }
    this.#clock.className = 'clock';
    this.#clock.dataset['phase'] = face.phase;
    const text = clockText(face.left);
    this.#clock.dataset['left'] = String(Math.round(face.left));
    if (this.#clock.dataset['text'] === text && this.#clock.childElementCount > 0) return;
    this.#clock.dataset['text'] = text;
    this.#clock.replaceChildren(
      make('span', {}, this.#words.round(bell.round)),
      make('b', {}, text),
      make('span', {}, face.paused ? this.#words.paused : this.#words.phase[face.phase]),
    );
  }
}

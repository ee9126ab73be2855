import { LANGUAGES } from '@forceout/rules/languages';
import type { Language } from '@forceout/rules/languages';
import { clockText, faceOf } from '../day/facts/clock.ts';
import { make } from './dom.ts';
import { listsOf } from './lists.ts';
import type { FoldedList } from './lists.ts';
import type { Part } from './part.ts';
import type { Known, ListName, Source } from './source.ts';
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

/** The page as a whole: clock, where to sit or the table of a card, and what is released. */
export class PublicPage {
  /** The hall's clock less this phone's. */
  offset = 0;
  readonly #place: HTMLElement;
  readonly #source: Source;
  readonly #part: Part;
  readonly #header = make('header');
  readonly #clock = make('section', { class: 'clock', role: 'timer' });
  readonly #lost = make('p', { class: 'note', role: 'status', hidden: '' });
  readonly #lists = make('div', { class: 'lists' });
  readonly #open = new Map<string, ListName>();
  #known: Known | null = null;
  #language = language();

  constructor(place: HTMLElement, source: Source, part: Part) {
    this.#place = place;
    this.#source = source;
    document.documentElement.lang = this.#language;
    this.#part = part;
    part.say(this.#words);
    setInterval(() => this.#tick(), 250);
  }

  get #words(): PublicWords {
    return WORDS[this.#language];
  }

  gone(): void {
    this.#place.replaceChildren(make('h1', {}, this.#words.gone));
  }

  away(is: boolean): void {
    this.#lost.hidden = !is;
    this.#lost.textContent = this.#words.away;
  }

  /** The lists that somebody looks at. */
  get opened(): readonly ListName[] {
    return [...this.#open.values()];
  }

  /** What is typed into stays as it is; around it everything is made anew. */
  show(known: Known): void {
    this.#known = known;
    const { day } = known;
    document.title = day.name;
    const words = this.#words;
    const when = [day.place, day.dates.map(dateText).join(', ')];
    this.#header.replaceChildren(
      make('h1', {}, day.name),
      make('p', {}, when.filter((part) => part !== null && part !== '').join(' · ')),
      this.#languageButton(),
    );
    const lists = listsOf(known, words);
    this.#lists.replaceChildren(
      ...(lists.every(({ kind }) => kind === 'rules') ? [make('p', { class: 'soft' }, words.nothing)] : []),
      ...lists.map((list) => this.#fold(list)),
      ...(day.bells.some(({ state }) => state !== 'stopped')
        ? [make('p', {}, make('a', { href: `/run/sit/${encodeURIComponent(day.code)}` }, words.screen))]
        : []),
    );
    if (this.#header.parentElement === null)
      this.#place.replaceChildren(this.#header, this.#lost, this.#clock, this.#part.element, this.#lists);
    this.#tick();
  }

  #languageButton(): HTMLElement {
    const other = LANGUAGES[(LANGUAGES.indexOf(this.#language) + 1) % LANGUAGES.length] ?? 'en';
    const button = make('button', { type: 'button', lang: other }, WORDS[other].itself);
    button.addEventListener('click', () => {
      try {
        const before = JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
        localStorage.setItem(KEY, JSON.stringify({ ...before, language: other }));
      } catch {
        // It then holds for this visit.
      }
      this.#language = other;
      document.documentElement.lang = other;
      this.#part.say(this.#words);
      delete this.#clock.dataset['text'];
      if (this.#known !== null) this.show(this.#known);
    });
    return button;
  }

  /** What was unfolded stays so when something new arrives; what nobody unfolds is not asked for. */
  #fold({ id, title, kind, event, inside }: FoldedList): HTMLElement {
    const list = make('details', { id }, make('summary', {}, title), ...(inside ?? [make('p', {}, '…')]));
    list.open = this.#open.has(id);
    list.addEventListener('toggle', () => {
      if (!list.open) return void this.#open.delete(id);
      this.#open.set(id, { kind, event });
      if (inside === null) void this.#fetch({ kind, event });
    });
    return list;
  }

  async #fetch(name: ListName): Promise<void> {
    await this.#source.list(name);
    if (this.#source.known !== null) this.show(this.#source.known);
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

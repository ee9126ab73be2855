import type { LookedFor, PublicSeat } from '@forceout/client';
import { make } from './dom.ts';
import type { Part } from './part.ts';
import type { Source } from './source.ts';
import type { PublicWords } from './words.ts';

/** Where do I sit? Who has asked once finds the own seat here in every round, and without a network too. */
export class Where implements Part {
  readonly element = make('section', { class: 'where' });
  readonly #source: Source;
  /** Asks on the line to the laptop; false: there is none. */
  readonly #look: (whom: string) => boolean;
  readonly #found = make('div', { 'aria-live': 'polite', class: 'found' });
  readonly #field = make('input', { type: 'search', autocomplete: 'off', maxlength: '60' });
  #words: PublicWords | null = null;
  #seats: readonly PublicSeat[] | null;

  constructor(source: Source, look: (whom: string) => boolean) {
    this.#source = source;
    this.#look = look;
    const looked = source.looked;
    this.#field.value = looked?.search ?? '';
    this.#seats = looked?.seats ?? null;
    this.#field.addEventListener('input', () => void this.refresh());
  }

  say(words: PublicWords): void {
    this.#words = words;
    this.#field.placeholder = words.whereHint;
    this.element.replaceChildren(make('label', {}, make('h2', {}, words.where), this.#field), this.#found);
    this.#show();
  }

  async refresh(): Promise<void> {
    const wanted = this.#field.value.trim();
    const isEnough = wanted.length >= (/^\d/.test(wanted) ? 1 : 2);
    if (!isEnough) this.#take('', null);
    // On a line the answer comes back on it, now and whenever it is another one.
    if (this.#look(isEnough ? wanted : '') || !isEnough) return;
    const seats = await this.#source.where(wanted).catch(() => null);
    if (seats !== null && wanted === this.#field.value.trim()) this.#take(wanted, seats);
  }

  told({ for: whom, found }: LookedFor): void {
    if (whom === this.#field.value.trim()) this.#take(whom, found);
  }

  #take(search: string, seats: readonly PublicSeat[] | null): void {
    this.#seats = seats;
    this.#source.looked = { search, seats };
    this.#show();
  }

  #show(): void {
    const [seats, words] = [this.#seats ?? [], this.#words];
    if (words === null) return;
    if (this.#seats?.length === 0) this.#found.replaceChildren(make('p', {}, words.nobody));
    else this.#found.replaceChildren(...seats.map((seat) => this.#seat(seat, words)));
  }

  #seat(
    { number, name, school, table, room, with: others, round }: PublicSeat,
    words: PublicWords,
  ): HTMLElement {
    const joined = (...parts: readonly (string | null)[]): string =>
      parts.filter((part) => part !== null).join(' · ');
    return make(
      'article',
      { class: 'seat' },
      make('b', { class: 'table' }, table),
      make(
        'div',
        {},
        make('strong', {}, `${name} `, make('small', {}, number)),
        make('span', {}, joined(words.table(table), room, words.round(round))),
        make('small', {}, joined(school, words.with(others.join(', ')))),
      ),
    );
  }
}

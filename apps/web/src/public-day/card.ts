import type { PhoneTable, PublicSeating } from '@forceout/client';
import { make } from './dom.ts';
import type { Part } from './part.ts';
import { PhoneForm } from './phone-form.ts';
import { PhoneLine } from './phone-line.ts';
import type { Card } from './phone-line.ts';
import type { PublicWords } from './words.ts';

/** While not all have signed, a phone looks so often whether they have. */
const LOOK_EVERY = 4000;
const DEAD = ['no-such-card', 'no-such-day', 'round-closed'];

/** The table of a card: its players sign the result here after Stop; whoever holds a staff pass is offered the table itself. */
export class CardTable implements Part {
  readonly element = make('section', { class: 'card' });
  readonly #card: Card;
  readonly #line: PhoneLine;
  readonly #names = make('div');
  readonly #pass = make('p', { hidden: '' });
  readonly #form: PhoneForm;
  #words: PublicWords | null = null;
  #table: PhoneTable | null = null;
  #dead: string | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(card: Card) {
    this.#card = card;
    this.#line = new PhoneLine(card);
    this.#form = new PhoneForm(this.#line, () => this.refresh());
    void this.#offerPass();
  }

  say(words: PublicWords): void {
    this.#words = words;
    const { number, round } = this.#card;
    this.element.replaceChildren(
      make('h2', {}, words.table(number), ' ', make('small', {}, words.round(round))),
      this.#names,
      this.#form.element,
      this.#pass,
    );
    this.#form.say(words);
    this.#show();
  }

  async refresh(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#card.key === null) return this.#seated();
    const seen = await this.#line.see().catch(() => null);
    // A laptop that is busy or away for a moment has not said that the card is dead.
    if (seen === null || ('error' in seen && !DEAD.includes(seen.error.code))) return;
    this.#table = 'error' in seen ? null : seen;
    this.#dead = 'error' in seen ? seen.error.code : null;
    if (this.#table?.open === true && this.#table.state === 'entered')
      this.#timer = setTimeout(() => void this.refresh(), LOOK_EVERY);
    this.#show();
  }

  #show(): void {
    const words = this.#words;
    if (words === null) return;
    if (this.#dead !== null) {
      this.#names.replaceChildren(
        make('p', { class: 'note', role: 'status' }, words.why[this.#dead] ?? words.phone.noCard),
      );
      return this.#form.show(null);
    }
    if (this.#table === null) return;
    this.#names.replaceChildren();
    this.#form.show(this.#table);
  }

  /** A card without a key, such as one whose address was typed: who sits there, if that is out. */
  async #seated(): Promise<void> {
    const { code, event, round, number } = this.#card;
    const response = await fetch(`/api/t/${encodeURIComponent(code)}/seating/${encodeURIComponent(event)}`);
    const seating = response.ok ? ((await response.json()) as PublicSeating) : null;
    const table =
      String(seating?.round) === round
        ? seating?.tables.find((one) => String(one.number) === number)
        : undefined;
    this.#names.replaceChildren(
      ...(table === undefined
        ? [make('p', {}, this.#words?.noSeats ?? '')]
        : table.players.map(({ name, school }) => make('p', {}, make('b', {}, name), ` ${school ?? ''}`))),
      make('p', { class: 'soft' }, this.#words?.phone.scan ?? ''),
    );
  }

  async #offerPass(): Promise<void> {
    const { code, event, round, number } = this.#card;
    const response = await fetch('/api/passes').catch(() => null);
    if (response?.ok !== true) return;
    const { pass } = (await response.json()) as {
      readonly pass: { readonly day: string; readonly code: string } | null;
    };
    if (pass === null || pass.code !== code || this.#words === null) return;
    const address = `/run/${encodeURIComponent(pass.day)}/table/${encodeURIComponent(`${event}-${round}-${number}`)}`;
    this.#pass.replaceChildren(
      `${this.#words.yourPass} `,
      make('a', { href: address }, this.#words.openTable),
    );
    this.#pass.hidden = false;
  }
}

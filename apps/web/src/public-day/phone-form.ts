import { freshId } from '@forceout/client';
import type { DayAnswer, PhoneSaid, PhoneTable } from '@forceout/client';
import { make } from './dom.ts';
import type { PhoneLine } from './phone-line.ts';
import type { PublicWords } from './words.ts';

type What = { readonly totals: readonly (number | null)[] } | { readonly refuse: true };

/** One says the totals, everybody signs them with name and initials, on the own phone or on one that is passed round. */
export class PhoneForm {
  readonly element = make('form', { class: 'phone', novalidate: '' });
  readonly #line: PhoneLine;
  readonly #done: () => Promise<void>;
  readonly #initials = make('input', { maxlength: '8', autocomplete: 'off', autocapitalize: 'characters' });
  readonly #note = make('p', { class: 'note', role: 'status', hidden: '' });
  /** Numbers of those who have signed on this phone. */
  readonly #mine = new Set<number>();
  #words: PublicWords | null = null;
  #table: PhoneTable | null = null;
  #fields: readonly HTMLInputElement[] = [];
  #mending = false;
  #shown = '';
  /** What is on its way; the same again has the same name, so that it counts once. */
  #sent: { readonly text: string; readonly id: string } | null = null;

  constructor(line: PhoneLine, done: () => Promise<void>) {
    this.#line = line;
    this.#done = done;
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      const table = this.#table;
      if (table === null) return;
      const totals = this.#typing ? this.#typed() : table.totals;
      if (totals === null) return this.#say(this.#words?.phone.needTotals ?? '');
      void this.#sign({ totals });
    });
  }

  say(words: PublicWords): void {
    this.#words = words;
    this.#shown = '';
    this.show(this.#table);
  }

  /** Nothing is made anew while nothing has changed: somebody may be typing. */
  show(table: PhoneTable | null): void {
    this.#table = table;
    const text = JSON.stringify(table);
    if (text === this.#shown) return;
    this.#shown = text;
    this.#mending = false;
    this.#draw();
  }

  /** Whether totals are typed here, or looked at. */
  get #typing(): boolean {
    return this.#mending || this.#table?.totals == null;
  }

  #draw(): void {
    const [table, words] = [this.#table, this.#words];
    if (table === null || words === null) return this.element.replaceChildren();
    this.#say('');
    this.#initials.value = '';
    const why = table.why === null ? null : (words.why[table.why.code] ?? words.notTaken);
    const mine = table.players.filter(({ accepted }) => accepted);
    const mayMend = mine.length === 1 && this.#mine.has(mine[0]!.number) && !this.#mending;
    this.element.replaceChildren(
      ...(why === null ? [] : [make('p', { class: `note ${table.state}`, role: 'status' }, why)]),
      this.#figures(table, words),
      ...(table.open ? this.#signing(table, words) : []),
      ...(table.open && mayMend ? [this.#button(words.phone.mend, () => this.#mend(), 'plain')] : []),
    );
  }

  #mend(): void {
    this.#mending = true;
    this.#draw();
  }

  /** Names with a field each, or with what was said and who has signed it. */
  #figures({ players, totals, points, open }: PhoneTable, words: PublicWords): HTMLElement {
    const typing = open && this.#typing;
    const fields = players.map((_, seat) => {
      const field = make('input', { type: 'number', step: '1', min: '-999', max: '999' });
      field.value = String(totals?.[seat] ?? '');
      return field;
    });
    this.#fields = typing ? fields : [];
    const rows = players.map(({ name, accepted }, seat) =>
      typing
        ? make('label', { class: 'total' }, make('b', {}, name), fields[seat]!)
        : make(
            'p',
            { class: 'total' },
            make('b', {}, name, accepted ? make('small', {}, ` ✓ ${words.phone.signed}`) : null),
            make('span', {}, totals === null ? '' : String(totals[seat] ?? '–')),
            make('small', {}, points === null ? '' : words.phone.points(points[seat] ?? 0)),
          ),
    );
    const head = typing
      ? [make('h3', {}, words.phone.totals), make('p', { class: 'soft' }, words.phone.totalsHint)]
      : open
        ? [make('h3', {}, words.phone.compare)]
        : [];
    return make('div', { class: 'totals' }, ...head, ...rows);
  }

  #signing(table: PhoneTable, words: PublicWords): readonly HTMLElement[] {
    // Whoever did not play has nothing to sign.
    const left = table.players.filter(
      ({ accepted }, seat) => !accepted && (table.totals === null || table.totals[seat] !== null),
    );
    const people = this.#mending ? table.players.filter(({ accepted }) => accepted) : left;
    const choices = people.map(({ number, name }) => {
      const radio = make('input', { type: 'radio', name: 'who', value: String(number) });
      return make('label', { class: 'who' }, radio, name);
    });
    const wrong = this.#typing ? [] : [this.#button(words.phone.wrong, () => this.#askWrong(), 'plain')];
    const signed = table.players.some(({ number, accepted }) => accepted && this.#mine.has(number));
    const next = make('p', { class: 'thanks' }, words.phone.next(left.map(({ name }) => name).join(', ')));
    return [
      ...(signed && !this.#mending ? [next] : []),
      make('fieldset', {}, make('legend', {}, words.phone.who), ...choices),
      make('label', { class: 'initials' }, words.phone.initials, this.#initials),
      this.#note,
      make('button', { type: 'submit', class: 'main' }, this.#typing ? words.phone.send : words.phone.right),
      ...wrong,
    ];
  }

  #button(text: string, act: () => void, kind: string): HTMLElement {
    const button = make('button', { type: 'button', class: kind }, text);
    button.addEventListener('click', act);
    return button;
  }

  #typed(): readonly (number | null)[] | null {
    const totals = this.#fields.map(({ value }) => (value.trim() === '' ? null : Number(value)));
    const fine = totals.every((total) => total === null || Number.isInteger(total));
    return fine && totals.filter((total) => total !== null).length >= 2 ? totals : null;
  }

  #say(text: string, ...buttons: readonly HTMLElement[]): void {
    this.#note.replaceChildren(text, ...buttons);
    this.#note.hidden = text === '';
  }

  #askWrong(): void {
    const words = this.#words?.phone;
    if (words === undefined) return;
    this.#say(
      words.wrongThen,
      this.#button(words.wrongSure, () => void this.#sign({ refuse: true }), 'main'),
      this.#button(words.back, () => this.#say(''), 'plain'),
    );
  }

  async #sign(what: What, sure: readonly string[] = []): Promise<void> {
    const words = this.#words?.phone;
    const picked = this.element.querySelector<HTMLInputElement>('input[name="who"]:checked');
    const initials = this.#initials.value.trim();
    if (words === undefined) return;
    if (picked === null) return this.#say(words.pickOne);
    if (initials === '') return this.#say(words.needInitials);
    const number = Number(picked.value);
    const said: PhoneSaid = {
      number,
      initials,
      ...('refuse' in what ? what : { ...what, ...(sure.length === 0 ? {} : { sure }) }),
    };
    const text = JSON.stringify(said);
    const { id } = this.#sent?.text === text ? this.#sent : { id: freshId() };
    this.#sent = { text, id };
    const answer = await this.#line.say(said, id).catch(() => null);
    if (answer === null) return this.#say(words.lost);
    if ('refusal' in answer) return this.#refused(answer.refusal, what);
    if ('error' in answer) this.#say(words.lost);
    else {
      this.#mine.add(number);
      this.#sent = null;
    }
    // Where the card is dead, what the page then shows says so.
    await this.#done();
  }

  #refused(refusal: Extract<DayAnswer, { readonly refusal: unknown }>['refusal'], what: What): void {
    const words = this.#words;
    if (words === null) return;
    const { ask } = refusal;
    if (ask === undefined) return this.#say(words.why[refusal.code] ?? words.notTaken);
    const sure = ask.map(({ code }) => code);
    this.#say(
      ask.map(({ message }) => words.asks(message)).join('; '),
      this.#button(words.phone.sure, () => void this.#sign(what, sure), 'main'),
    );
  }
}

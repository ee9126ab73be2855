import type { DayAnswer, PhoneSaid, PhoneTable } from '@forceout/client';

/** The card that was scanned: an event, a round, a table, and the key that only its printed code has. */
export interface Card {
  readonly code: string;
  readonly event: string;
  readonly round: string;
  readonly number: string;
  readonly key: string | null;
}

/** The server's own word that this cannot be: a dead card, or none at all. */
export interface Trouble {
  readonly error: { readonly code: string };
}

/** Asks for the table of a card and speaks for its players. By hand, so that nothing of the large app comes with it. */
export class PhoneLine {
  readonly #path: string;
  readonly #key: string;

  constructor({ code, event, round, number, key }: Card) {
    this.#path = `/api/t/${[code, 'table', event, round, number].map(encodeURIComponent).join('/')}`;
    this.#key = key ?? '';
  }

  async see(): Promise<PhoneTable | Trouble> {
    const response = await fetch(`${this.#path}?key=${encodeURIComponent(this.#key)}`);
    return (await response.json()) as PhoneTable | Trouble;
  }

  async say(said: PhoneSaid, id: string): Promise<DayAnswer | Trouble> {
    const response = await fetch(this.#path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forceout': '1' },
      body: JSON.stringify({ id, key: this.#key, ...said }),
    });
    return (await response.json()) as DayAnswer | Trouble;
  }
}

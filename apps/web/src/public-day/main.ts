import { DayFeed, daySocketAddress } from '@forceout/client';
import type { PublicDay } from '@forceout/client';
import { CardTable } from './card.ts';
import { PublicPage } from './page.ts';
import type { Part } from './part.ts';
import { Gone, Source } from './source.ts';
import { Where } from './where.ts';
import '../style/theme.css';
import './public.css';

/** `/t/<code>`: what players and parents look at; `/t/<code>/<event>/<round>/<table>?k=…`: what the card on a table opens. */
const [, , code = '', event, round, number] = location.pathname.split('/').map(decodeURIComponent);
const source = new Source(code);
let feed: DayFeed | null = null;
const part: Part =
  event === undefined || round === undefined || number === undefined
    ? new Where(source, (whom) => feed?.look(whom) ?? false)
    : new CardTable({ code, event, round, number, key: new URLSearchParams(location.search).get('k') });
const page = new PublicPage(document.getElementById('day')!, source, part);

/** First what somebody waits for, then the rest. */
async function refresh(): Promise<void> {
  await asked(async () => {
    await part.refresh();
    page.show(await source.load(page.opened));
  });
}

/** Phones ask a moment apart, so that a hall of them does not ask in one instant; what the line has told is not asked for. */
async function hear(day: PublicDay | undefined): Promise<void> {
  await asked(async () => {
    if (day !== undefined) page.show(await source.load([], day));
    if (part.told === undefined) {
      await apart(SPREAD);
      await part.refresh();
    }
    if (day !== undefined && page.opened.length === 0) return;
    await apart(2 * SPREAD);
    page.show(await source.load(page.opened, day));
  });
}

async function asked(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (error instanceof Gone) page.gone();
  }
}

const SPREAD = 400;
const apart = (spread: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * spread);
  });

if (source.known !== null) page.show(source.known);
await refresh();

/** What changes while a phone asks is asked for behind it, once. */
let line: Promise<void> = Promise.resolve();
let next: { readonly day: PublicDay | undefined } | null = null;
feed = new DayFeed({
  open: () => new WebSocket(daySocketAddress(location.origin, `/socket/t/${encodeURIComponent(code)}`)),
  onMessage: (message) => {
    page.offset = feed?.offset ?? 0;
    if ((message.t === 'rev' || message.t === 'seats') && message.seats !== undefined)
      part.told?.(message.seats);
    if (message.t !== 'rev') return;
    const waiting = next !== null;
    next = { day: message.day };
    if (waiting) return;
    line = line.then(() => {
      const { day } = next!;
      next = null;
      return hear(day);
    });
  },
  onStatus: (status) => {
    page.away(status === 'away');
    if (status === 'connected') void refresh();
  },
});

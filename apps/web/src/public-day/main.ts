import { DayFeed, daySocketAddress } from '@forceout/client';
import { CardTable } from './card.ts';
import { PublicPage } from './page.ts';
import { Gone, Source } from './source.ts';
import { Where } from './where.ts';
import '../style/theme.css';
import './public.css';

/** `/t/<code>`: what players and parents look at; `/t/<code>/<event>/<round>/<table>?k=…`: what the card on a table opens. */
const [, , code = '', event, round, number] = location.pathname.split('/').map(decodeURIComponent);
const source = new Source(code);
const part =
  event === undefined || round === undefined || number === undefined
    ? new Where(source)
    : new CardTable({ code, event, round, number, key: new URLSearchParams(location.search).get('k') });
const page = new PublicPage(document.getElementById('day')!, source, part);

/** First what somebody waits for, then the rest; phones ask a moment apart, so that a hall of them does not ask in one instant. */
async function refresh(spread = 0): Promise<void> {
  try {
    await apart(spread);
    await part.refresh();
    await apart(2 * spread);
    page.show(await source.load(page.opened));
  } catch (error) {
    if (error instanceof Gone) page.gone();
  }
}

const apart = (spread: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * spread);
  });

if (source.known !== null) page.show(source.known);
await refresh();

const SPREAD = 400;
/** What changes while a refresh is on its way is asked for by another one behind it. */
let line: Promise<void> = Promise.resolve();
let waiting = false;
const feed = new DayFeed({
  open: () => new WebSocket(daySocketAddress(location.origin, `/socket/t/${encodeURIComponent(code)}`)),
  onMessage: (message) => {
    page.offset = feed.offset;
    if (message.t !== 'rev' || waiting) return;
    waiting = true;
    line = line.then(() => {
      waiting = false;
      return refresh(SPREAD);
    });
  },
  onStatus: (status) => {
    page.away(status === 'away');
    if (status === 'connected') void refresh();
  },
});

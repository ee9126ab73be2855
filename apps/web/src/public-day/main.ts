import { DayFeed, daySocketAddress } from '@forceout/client';
import { Gone, Source } from './source.ts';
import { PublicPage } from './page.ts';
import '../style/theme.css';
import './public.css';

/** `/t/<code>`: what players and parents look at; `/t/<code>/<event>/<round>/<table>`: what the card on a table opens. */
const [, , code = '', event, round, number] = location.pathname.split('/').map(decodeURIComponent);
const source = new Source(code);
const card =
  event === undefined || round === undefined || number === undefined ? null : { event, round, number };
const page = new PublicPage(document.getElementById('day')!, source, card);

async function refresh(): Promise<void> {
  try {
    page.show(await source.load());
  } catch (error) {
    if (error instanceof Gone) page.gone();
  }
}

const kept = source.kept();
if (kept !== null) page.show(kept);
await refresh();

/** Phones ask a moment apart, so that a hall of them does not ask in the same instant. */
const SPREAD = 1500;
let planned = false;
const feed = new DayFeed({
  open: () => new WebSocket(daySocketAddress(location.origin, `/socket/t/${encodeURIComponent(code)}`)),
  onMessage: (message) => {
    page.offset = feed.offset;
    if (message.t !== 'rev' || planned) return;
    planned = true;
    setTimeout(() => {
      planned = false;
      void refresh();
    }, Math.random() * SPREAD);
  },
  onStatus: (status) => {
    page.away(status === 'away');
    if (status === 'connected') void refresh();
  },
});

import { PAPERS, staffPasses, styleFor, WORDS } from '@forceout/print';
import type { PrintedDay } from '@forceout/print';
import type { Tournament } from '@forceout/tournament';
import { preferences } from '../../shell/preferences.ts';

/** A pass just made: its letters and its link are known here and on its paper, nowhere else. */
export interface FreshPass {
  readonly name: string;
  readonly role: string;
  readonly code: string;
  readonly token: string;
}

/** Prints the passes from a frame of their own, with the very style of all other papers. */
export function printPasses({ things }: Tournament, fresh: readonly FreshPass[], address: string): void {
  const tournament = [...things.tournament.values()][0];
  const day: PrintedDay = {
    name: tournament?.name ?? null,
    place: tournament?.place ?? null,
    dates: tournament?.dates ?? [],
    code: tournament?.code ?? null,
    events: [],
    rooms: [],
    players: new Map(),
    schools: new Map(),
    teams: new Map(),
    sections: new Map(),
    entrants: new Map(),
    tables: [],
  };
  const passes = fresh.map(({ name, role, code, token }) => ({
    name,
    role,
    code,
    address: address.replace(/^https?:\/\//, ''),
    link: `${address}/run/pass#${token}`,
  }));
  const words = WORDS[preferences().language];
  const pages = staffPasses(day, passes, words);
  const frame = document.createElement('iframe');
  frame.className = 'unseen';
  frame.title = words.pass.title;
  document.body.append(frame);
  const inside = frame.contentWindow as (Window & typeof globalThis) | null;
  if (inside === null) return;
  // The page's policy allows no style inside of a document; a sheet made by the program is none.
  const sheet = new inside.CSSStyleSheet();
  sheet.replaceSync(styleFor(PAPERS[0]));
  inside.document.adoptedStyleSheets = [sheet];
  inside.document.body.innerHTML = pages.map(({ html }) => html).join('');
  inside.addEventListener('afterprint', () => frame.remove());
  inside.print();
}

import { encodeQR } from 'qr';
import { html } from './html.ts';
import type { Html } from './html.ts';

/** Four modules of white around it: what the standard asks for, so that a phone finds it at once. */
const BORDER = 4;

/** A QR code as one path in a square of so many units. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = modules
    .flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  return { size: modules.length, path };
}

/** As large as the style makes it. */
export function qrCode(text: string, label: string): Html {
  const { size, path } = qrPath(text);
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}">
    <path d="${path}" />
  </svg>`;
}

/** Dark modules that touch are drawn as one, so that no hair lines show between them. */
function runs(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    if (!dark) continue;
    const last = found.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1]++;
    else found.push([x, 1]);
  }
  return found;
}

export interface Wifi {
  readonly name: string;
  /** Null for an open network. */
  readonly password: string | null;
}

/** The text with which a phone's camera offers to join. */
export function wifiText({ name, password }: Wifi): string {
  const safe = (text: string): string => text.replaceAll(/[\\;,:"]/g, (sign) => `\\${sign}`);
  return password === null
    ? `WIFI:T:nopass;S:${safe(name)};;`
    : `WIFI:T:WPA;S:${safe(name)};P:${safe(password)};;`;
}

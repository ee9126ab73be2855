/** The project's Chromium as a printer. */
import { openChromium } from '../../../scripts/chromium.ts';
import { readPdf } from './pdf-text.ts';
import type { PdfPage } from './pdf-text.ts';

export interface Printed {
  readonly pdf: Uint8Array;
  readonly pages: readonly PdfPage[];
  /** What does not fit into the page it is meant for. */
  readonly tooLarge: readonly string[];
  /** Anything that was fetched from elsewhere: there must be nothing. */
  readonly fetched: readonly string[];
}

/** Pixels as a camera has them. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Printer {
  print(html: string): Promise<Printed>;
  /** Every QR code of a document as the browser draws it. */
  codes(html: string): Promise<readonly Image[]>;
  stop(): Promise<void>;
}

/** A page, or a part of one that holds its own text, whose content is larger than itself. */
const TOO_LARGE = `[...document.querySelectorAll('.page, .page article, .shakes section, .shakes li, .player, .band, footer, .card-main, .write')]
  .filter((part) => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2)
  .map((part) => part.className + ': ' + part.textContent.replaceAll(/\\s+/g, ' ').trim().slice(0, 60))`;

/** Small, as from some steps away. */
const SIDE = 150;
const DRAW_CODES = `Promise.all([...document.querySelectorAll('svg.qr')].map(async (svg) => {
  const image = new Image(${SIDE}, ${SIDE});
  image.src = 'data:image/svg+xml,' + encodeURIComponent(new XMLSerializer().serializeToString(svg));
  await image.decode();
  const canvas = new OffscreenCanvas(${SIDE}, ${SIDE}).getContext('2d');
  canvas.fillStyle = 'white';
  canvas.fillRect(0, 0, ${SIDE}, ${SIDE});
  canvas.drawImage(image, 0, 0, ${SIDE}, ${SIDE});
  const { data } = canvas.getImageData(0, 0, ${SIDE}, ${SIDE});
  return Array.from({ length: data.length / 4 }, (_, at) => String.fromCharCode(data[at * 4])).join('');
}))`;

/** One letter a pixel, its code the brightness. */
function greyImage(letters: string): Image {
  const data = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let at = 0; at < letters.length; at++) data.fill(letters.charCodeAt(at), at * 4, at * 4 + 3);
  return { width: SIDE, height: SIDE, data };
}

export async function startPrinter(): Promise<Printer> {
  const browser = await openChromium();
  return {
    print: async (html) => {
      const page = await browser.newPage();
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await page.setContent(html);
      await page.emulateMedia({ media: 'print' });
      const tooLarge: readonly string[] = await page.evaluate(TOO_LARGE);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      await page.close();
      return { pdf, pages: readPdf(pdf), tooLarge, fetched };
    },
    codes: async (html) => {
      const page = await browser.newPage();
      await page.setContent(html);
      const drawn: readonly string[] = await page.evaluate(DRAW_CODES);
      await page.close();
      return drawn.map(greyImage);
    },
    stop: () => browser.close(),
  };
}

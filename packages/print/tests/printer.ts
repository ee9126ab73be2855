/** The project's Chromium as a printer. */
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
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

export interface Printer {
  print(html: string): Promise<Printed>;
  stop(): Promise<void>;
}

/** A page, or a part of one that holds its own text, whose content is larger than itself. */
const TOO_LARGE = `[...document.querySelectorAll('.page, .page article, .shakes section, .shakes li, .player, .band, footer, .card-main, .write')]
  .filter((part) => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2)
  .map((part) => part.className + ': ' + part.textContent.replaceAll(/\\s+/g, ' ').trim().slice(0, 60))`;

export async function startPrinter(): Promise<Printer> {
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((arg) => arg !== '--single-process'),
    headless: true,
  });
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
    stop: () => browser.close(),
  };
}

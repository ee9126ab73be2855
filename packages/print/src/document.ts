import type { Html } from './html.ts';
import { html } from './html.ts';
import type { Paper } from './paper.ts';
import { CARD_STYLE } from './style/cards.ts';
import { LIST_STYLE } from './style/lists.ts';
import { SHEET_STYLE } from './style/sheet.ts';
import { pageStyle } from './style/page.ts';
import { WORDS } from './words/index.ts';
import type { Language } from './words/index.ts';

export interface DocumentParts {
  readonly title: string;
  readonly language: Language;
  readonly paper: Paper;
  readonly sides: 'one' | 'two';
  readonly pages: readonly Html[];
}

/** Everything in one text: it opens from a stick, without a network, and prints from any browser. */
export function printedDocument({ title, language, paper, sides, pages }: DocumentParts): string {
  const { screen } = WORDS[language];
  const style: Html = { html: styleFor(paper) };
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <style>
          ${style}
        </style>
      </head>
      <body>
        <p class="on-screen">${sides === 'two' ? screen.twoSided : screen.oneSided}</p>
        ${pages}
      </body>
    </html> `.html;
}

/** The whole style sheet, for a page that shows printed things among others. */
export function styleFor(paper: Paper): string {
  return [pageStyle(paper), SHEET_STYLE, LIST_STYLE, CARD_STYLE].join('\n');
}

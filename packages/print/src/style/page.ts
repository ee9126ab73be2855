import { MARGIN, PAPER_SIZES } from '../paper.ts';
import type { Paper } from '../paper.ts';

/** Forms are told apart from afar by these, and by their words on paper without colour. */
const DIVISION_COLOURS = `
.strip.minor { background: #7d387f; color: #fff; }
.strip.elementary { background: #f4c01f; color: #221b00; }
.strip.middle { background: #12703a; color: #fff; }
.strip.junior { background: #1d54c4; color: #fff; }
.strip.senior { background: #c41f30; color: #fff; }
.strip.open { background: #545049; color: #fff; }`;

/** Sizes of the paper, and what all pages share. No fonts from outside: a hall may have no internet. */
export function pageStyle(paper: Paper): string {
  const { width, height } = PAPER_SIZES[paper];
  const inner = `--wide: ${(width - 2 * MARGIN).toFixed(1)}mm; --high: ${(height - 2 * MARGIN - 0.4).toFixed(1)}mm;`;
  const turned = `--turned-wide: ${(height - 2 * MARGIN).toFixed(1)}mm; --turned-high: ${(width - 2 * MARGIN - 0.4).toFixed(1)}mm;`;
  return `@page { size: ${width}mm ${height}mm; margin: ${MARGIN}mm; }
@page turned { size: ${height}mm ${width}mm; margin: ${MARGIN}mm; }
@page list { size: ${width}mm ${height}mm; margin: ${MARGIN}mm ${MARGIN}mm 14mm;
  @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; color: #444; } }
:root { ${inner} ${turned} }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { font: 10pt/1.25 Arial, "Helvetica Neue", "Liberation Sans", "DejaVu Sans", sans-serif; color: #000;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; }
h1 { font-size: 15pt; line-height: 1.15; } h2 { font-size: 11pt; } small { font-size: 7pt; color: #444; font-weight: normal; }
table { border-collapse: collapse; } ul, ol { list-style: none; }
.page { width: var(--wide); height: var(--high); display: flex; flex-direction: column; break-after: page; break-inside: avoid; }
.page.turned { page: turned; width: var(--turned-wide); height: var(--turned-high); }
.page:last-child, .listing:last-child { break-after: auto; }
.listing { page: list; width: var(--wide); break-after: page; }
.strip { display: flex; justify-content: space-between; gap: 6mm; padding: 1.2mm 3mm; font-size: 11pt; flex: none; border-radius: 1mm; }
${DIVISION_COLOURS}
.head { display: flex; gap: 6mm; align-items: flex-end; padding: 1.5mm 0; flex: none; }
.head > div { flex: 1; min-width: 0; } .head p { font-size: 9pt; }
.head small { display: block; }
.room b { font-size: 15pt; } .table-number b { font-size: 34pt; line-height: .9; } .table-number { text-align: right; min-width: 26mm; }
.table-number i { display: block; width: 28mm; height: 11mm; border-bottom: .4mm solid #000; }
.qr { display: block; fill: #000; background: #fff; }
.on-screen { display: none; }
@media screen {
  body { background: #d8d2c4; padding: 16px; }
  .on-screen { display: block; max-width: var(--wide); margin: 0 auto 16px; font-size: 12pt; }
  .page, .listing { background: #fff; margin: 0 auto 16px; padding: ${MARGIN}mm; box-sizing: content-box; box-shadow: 0 1px 6px #0004; }
}`;
}

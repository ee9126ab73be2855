/** Charts, standings and other lists that go on over pages. */
export const LIST_STYLE = `
.listing header { margin-bottom: 4mm; break-after: avoid; } .listing header p { font-size: 9pt; color: #333; } .listing h2 { margin: 5mm 0 1.5mm; break-after: avoid; }
.rows { width: 100%; } .rows th { text-align: left; font-size: 8pt; border-bottom: .4mm solid #000; padding: .6mm 2mm .6mm 0; } .rows td { padding: 1mm 2mm 1mm 0; border-bottom: .15mm solid #999; font-size: 10.5pt; vertical-align: top; } .rows td small { display: block; }
.rows tr { break-inside: avoid; } .rows thead { display: table-header-group; } .rows tfoot { display: table-row-group; font-weight: bold; }
.rows td.figure { font-weight: bold; font-variant-numeric: tabular-nums; } .rows td.box { border: .3mm solid #000; min-width: 12mm; height: 7.5mm; text-align: center; } .rows td.box.wide { width: 45mm; }
.standings td { font-size: 9.5pt; } .standings td:first-child { width: 14mm; } .foot { font-size: 8.5pt; margin-top: 4mm; break-inside: avoid; }
.sums { margin-bottom: 6mm; break-inside: avoid; } .sums caption { text-align: left; font-weight: bold; font-size: 12pt; } .sums td:first-child { width: 12mm; } .sums td.box { width: 15mm; }
.listing.wall h1 { font-size: 30pt; } .listing.wall header p { font-size: 13pt; }
.giant { columns: 2; column-gap: 8mm; font-size: 17pt; line-height: 1.2; } .giant .together { break-inside: avoid; } .giant h2 { font-size: 20pt; margin: 1mm 0 0; border-bottom: .6mm solid #000; }
.giant p { display: flex; align-items: baseline; gap: 3mm; border-bottom: .15mm solid #999; break-inside: avoid; padding: .4mm 0; } .giant p span { flex: 1; overflow-wrap: anywhere; min-width: 0; } .giant p .long { font-size: 13pt; } .giant p .longest { font-size: 10pt; } .giant p small { font-size: 10pt; } .giant p b { font-size: 21pt; font-variant-numeric: tabular-nums; }
.awards { break-inside: avoid; } .place { display: flex; gap: 5mm; padding: 1.5mm 0; border-bottom: .2mm solid #777; break-inside: avoid; } .place > p { width: 40mm; flex: none; font-size: 12pt; } .place ul { flex: 1; } .place li { display: flex; gap: 3mm; align-items: baseline; } .place li b { font-size: 13pt; } .place li i { flex: 1; }
.times th { font-size: 13pt; } .times td { font-size: 22pt; padding: 3mm 2mm; } .times td.box { height: 18mm; }
.plan-room { break-inside: avoid; }
.plan { display: grid; grid-template-columns: repeat(8, 1fr); gap: 3mm; } .plan p { height: 17mm; padding: 1mm; display: block; text-align: center; border-radius: 1mm; break-inside: avoid; overflow: hidden; } .plan p.empty { border: .3mm dashed #777; } .plan p b { display: block; font-size: 17pt; } .plan p small { display: block; color: inherit; line-height: 1; }
.steps { list-style: decimal; padding-left: 9mm; } .steps li { font-size: 15pt; margin: 3mm 0; break-inside: avoid; } .steps code { font-size: 13pt; font-weight: bold; overflow-wrap: anywhere; }
.ticks { display: grid; grid-template-columns: repeat(10, 1fr); gap: 1.5mm; } .ticks b { border: .3mm solid #000; font-size: 14pt; text-align: center; padding: 1.6mm 0; break-inside: avoid; }`;

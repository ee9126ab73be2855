/** Scoresheets and the lists on their back. */
export const SHEET_STYLE = `
.player { flex: 1; display: flex; flex-direction: column; border: .5mm solid #000; margin-bottom: 2mm; min-height: 0; }
.band { display: flex; align-items: center; gap: 3mm; background: #ececec; border-bottom: .3mm solid #000; padding: .8mm 2mm; flex: none; }
.band .seat { font-size: 12pt; font-weight: bold; border: .4mm solid #000; border-radius: 50%; width: 6.4mm; height: 6.4mm; line-height: 5.6mm; text-align: center; background: #fff; flex: none; align-self: center; }
.band .number { font-size: 12pt; font-weight: bold; white-space: nowrap; } .band small { margin-right: 1mm; }
.band strong { font-size: 14pt; flex: 1; line-height: 1.05; min-width: 0; overflow-wrap: anywhere; } .band strong.long { font-size: 11pt; } .band strong.longest { font-size: 8pt; }
.band .label { font-size: 8.5pt; max-width: 48mm; overflow-wrap: anywhere; line-height: 1.05; }
.band .blank { display: inline-block; min-width: 16mm; border-bottom: .3mm solid #000; height: 6mm; } .band strong .blank { width: 100%; } .band .label .blank { min-width: 26mm; }
.player table { width: 100%; table-layout: fixed; flex: 1; }
.player th:first-child { width: 19mm; text-align: left; font-size: 7.5pt; font-weight: normal; padding-left: 1.5mm; line-height: 1.1; }
.player thead th { font-size: 8pt; font-weight: normal; height: 4.6mm; } .player thead th:nth-last-child(-n+2) { width: 19mm; font-weight: bold; }
.player td { border: .25mm solid #555; } .player td.box { border: .6mm solid #000; }
.player td.g { vertical-align: top; height: 12mm; border-width: .4mm; border-color: #000; } .player td.g, .player td.p { font-size: 7pt; color: #444; padding: .4mm .7mm; line-height: 1; }
.player td.p { height: 6.4mm; padding: 0; } .player td.p::before { content: "−"; display: block; box-sizing: border-box; width: 38%; height: 100%; min-height: 6.2mm; line-height: 6mm; padding-left: .6mm; font-size: 9pt; border-right: .2mm solid #999; }
.player .sum td { height: 6.4mm; background: #f4f4f4; }  .player td:last-child { border-right: 0; }
.sign { display: flex; align-items: flex-end; gap: 3mm; padding: 1mm 2mm 1.4mm; height: 9.5mm; font-size: 8pt; flex: none; } .sign i { flex: 1; border-bottom: .3mm solid #000; }
.sign .absent::before { content: ""; display: inline-block; width: 3.6mm; height: 3.6mm; border: .3mm solid #000; margin-right: 1.2mm; vertical-align: -.7mm; }
.sheet footer { flex: none; display: flex; gap: 4mm; align-items: stretch; } .sheet footer > * { flex: 1; }
.notes { font-size: 7.5pt; line-height: 1.22; } .notes li { padding-left: 2.6mm; position: relative; } .notes em { font-style: normal; white-space: nowrap; } .notes li::before { content: "•"; position: absolute; left: 0; }
.end { display: flex; flex-direction: column; justify-content: space-between; }
.points h2 { font-size: 8pt; } .points > div { display: flex; gap: 5mm; } .points table { flex: 1; align-self: flex-start; } .points caption { text-align: left; font-size: 7.5pt; font-weight: bold; } .points td { font-size: 7.5pt; white-space: nowrap; padding-right: 1.5mm; }
.office { display: grid; grid-template-columns: 1fr 22mm; gap: 1mm 2mm; font-size: 7.5pt; align-items: center; margin-top: 1mm; } .office dd { border: .4mm solid #000; height: 6mm; } .office dd.two { display: flex; } .office dd.two i { flex: 1; } .office dd.two i + i { border-left: .25mm solid #555; }
.always { font-size: 9.5pt; border: .3mm solid #000; padding: 1.4mm 2mm; margin: 1.5mm 0; flex: none; }
.lists .notes { flex: none; font-size: 8.5pt; }
.shakes { flex: 1; display: grid; grid-template-columns: repeat(4, 1fr); gap: 2.5mm; margin-top: 2mm; min-height: 0; }
.shakes section { border: .4mm solid #000; display: flex; flex-direction: column; min-height: 0; } .shakes h2 { background: #ececec; border-bottom: .3mm solid #000; padding: .6mm 1.5mm; font-size: 10pt; flex: none; }
.shakes ol { flex: 1; display: flex; flex-direction: column; justify-content: space-evenly; padding: 0 1.2mm; }
.shakes li { display: flex; align-items: baseline; gap: 1mm; font-size: 9pt; line-height: 1; } .shakes li b { font-size: 6.5pt; font-weight: normal; color: #555; min-width: 3.2mm; text-align: right; }
.shakes li i { flex: 1; border-bottom: .3mm solid #000; min-width: 4mm; } .shakes li small { font-size: 6.5pt; white-space: nowrap; } .shakes li u { width: 3.6mm; height: 3.6mm; border: .3mm solid #000; margin-left: auto; align-self: center; flex: none; }
.rows-3 li { font-size: 7.5pt; } .rows-3 h2 { font-size: 8.5pt; }
.ruled { flex: 1; display: flex; flex-direction: column; } .ruled i { flex: 1; border-bottom: .2mm solid #888; }`;

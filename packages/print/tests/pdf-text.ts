/** Reads the words of a PDF that Chromium wrote: just enough to hold a printed page against what it should say. */
import { inflateSync } from 'node:zlib';

export interface PdfPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** Everything shown, in the order of drawing, without any spaces: a line break is not in the file. */
  readonly text: string;
}

/** How a font's codes are written as text. */
interface Encoding {
  readonly digits: number;
  readonly letters: ReadonlyMap<number, string>;
}

/** As the text of a page is compared: no spaces, ligatures taken apart. */
export function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}

export function readPdf(file: Uint8Array): readonly PdfPage[] {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  const offsets = offsetsOf(text);
  const head = (id: number): string => {
    const from = offsets.get(id) ?? missing(`object ${id}`);
    return text.slice(from, Math.min(...['stream\n', 'endobj'].map((end) => indexAfter(text, end, from))));
  };
  const stream = (id: number): string => {
    const dictionary = head(id);
    const from = offsets.get(id)! + dictionary.length + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? missing('a length'));
    return inflateSync(bytes.subarray(from, from + length)).toString('latin1');
  };
  const encodings = new Map<number, Encoding>();
  const encodingOf = (font: number): Encoding => {
    const known = encodings.get(font);
    if (known !== undefined) return known;
    const read = readEncoding(stream(reference(head(font), 'ToUnicode')));
    encodings.set(font, read);
    return read;
  };
  const pagesUnder = (id: number): readonly number[] => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(head(id))?.[1];
    return kids === undefined
      ? [id]
      : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesUnder(Number(kid)));
  };
  const root = reference(text.slice(text.lastIndexOf('trailer')), 'Root');
  return pagesUnder(reference(head(root), 'Pages')).map((id) => {
    const page = head(id);
    const fonts = new Map(
      [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [name!, Number(font)]),
    );
    const [, width, height] =
      /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? missing('the size of a page');
    const shown = shownText(stream(reference(page, 'Contents')), (name) => encodingOf(fonts.get(name)!));
    return { width: Number(width), height: Number(height), text: bare(shown) };
  });
}

function missing(what: string): never {
  throw new Error(`the PDF is written in a way this reader does not know: no ${what}`);
}

function indexAfter(text: string, part: string, from: number): number {
  const at = text.indexOf(part, from);
  return at < 0 ? text.length : at;
}

function reference(text: string, name: string): number {
  return Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? missing(name));
}

/** Where each object begins, from the table at the end. */
function offsetsOf(text: string): ReadonlyMap<number, number> {
  const from = text.lastIndexOf('xref', text.lastIndexOf('startxref') - 1);
  const rows = [...text.slice(from).matchAll(/^(\d{10}) \d{5} ([nf])/gm)];
  return new Map(rows.flatMap(([, offset, use], id) => (use === 'n' ? [[id, Number(offset)] as const] : [])));
}

function readEncoding(map: string): Encoding {
  const digits = /begincodespacerange\s*<([0-9A-F]+)>/.exec(map)?.[1]?.length ?? missing('code space');
  const letters = new Map<number, string>();
  for (const [, part] of map.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, code, letter] of part!.matchAll(/<([0-9A-F]+)> <([0-9A-F]+)>/g))
      letters.set(parseInt(code!, 16), utf16(letter!));
  for (const [, part] of map.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, first, last, letter] of part!.matchAll(/<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>/g)) {
      const from = parseInt(first!, 16);
      for (let code = from; code <= parseInt(last!, 16); code++)
        letters.set(code, String.fromCodePoint(utf16(letter!).codePointAt(0)! + code - from));
    }
  return { digits, letters };
}

function utf16(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));
}

function shownText(content: string, encodingOf: (font: string) => Encoding): string {
  let encoding: Encoding | null = null;
  let shown = '';
  for (const [, font, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)> Tj/g)) {
    if (font !== undefined) encoding = encodingOf(font);
    else if (encoding !== null)
      for (let at = 0; at < hex!.length; at += encoding.digits)
        shown += encoding.letters.get(parseInt(hex!.slice(at, at + encoding.digits), 16)) ?? '';
  }
  return shown;
}

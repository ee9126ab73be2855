/** Text that is HTML already. Only `html` makes it, so that nobody's name ever becomes a tag. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | null | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

function made(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escape(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(made).join('');
}

/** What is put in is escaped, unless it is HTML itself; null is nothing. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: texts.map((text, index) => text + made(parts[index] ?? null)).join('') };
}

/** So many copies, each with its number from 0. */
export function times(n: number, make: (index: number) => Html): readonly Html[] {
  return Array.from({ length: n }, (_, index) => make(index));
}

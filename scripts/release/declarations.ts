/** Finds what a name of a package is, in the declarations that were emitted for it. */
import { readFileSync } from 'node:fs';
import { declarationOf, TYPES } from './types.ts';

export interface Declared {
  /** What stands before it in the source, for people. */
  readonly about: string;
  readonly text: string;
}

const texts = new Map<string, string>();

function textOf(file: string): string {
  const known = texts.get(file) ?? readFileSync(TYPES + file, 'utf8');
  texts.set(file, known);
  return known;
}

/** Null if this file neither declares the name nor passes it on. */
export function declared(file: string, name: string, seen = new Set<string>()): Declared | null {
  if (seen.has(file)) return null;
  seen.add(file);
  const text = textOf(file);
  const own = ownDeclaration(text, name);
  if (own !== null) return own;
  for (const [, names = '', target = ''] of text.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/gu)) {
    const [original] = names.split(',').flatMap((one) => {
      const [from = '', to = from] = one
        .trim()
        .replace(/^type /u, '')
        .split(' as ');
      return to === name ? [from] : [];
    });
    const where = original === undefined ? null : declarationOf(file, target);
    if (where !== null && original !== undefined) return declared(where, original, seen);
  }
  for (const [, target = ''] of text.matchAll(/export (?:type )?\* from '([^']+)'/gu)) {
    const where = declarationOf(file, target);
    const found = where === null ? null : declared(where, name, seen);
    if (found !== null) return found;
  }
  return null;
}

function ownDeclaration(text: string, name: string): Declared | null {
  const start = new RegExp(
    `(/\\*\\*(?:(?!\\*/).)*\\*/\\n)?^export (?:declare )?(?:abstract )?(?:function|const|class|interface|type) ${name}\\b`,
    'msu',
  ).exec(text);
  if (start === null) return null;
  const [, comment = ''] = start;
  const body = text.slice(start.index + comment.length);
  const about = comment
    .replaceAll(/^\s*\/?\*+\/?|\*\/\s*$/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return { about, text: body.slice(0, endOf(body)).replace(/^export (?:declare )?/u, '') };
}

/** Where the declaration at the beginning ends: a `;` or a `}` outside of all brackets, at the end of a line. */
function endOf(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]!;
    if ('{(['.includes(sign)) depth++;
    if ('})]'.includes(sign)) depth--;
    const ends = text[index + 1] === '\n' || index + 1 === text.length;
    if (depth === 0 && ends && (sign === ';' || (sign === '}' && !/^(?:type|declare const)/u.test(text))))
      return index + 1;
  }
  return text.length;
}

/** Cuts a text at a sign, but not inside a "quoted text". */
export function splitOutside(text: string, sign: RegExp): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const [piece] of text.matchAll(/"(?:\\.|[^"\\])*"?|[^"]/gsu)) {
    if (piece.length === 1 && sign.test(piece)) {
      parts.push(part);
      part = '';
    } else part += piece;
  }
  return [...parts, part];
}

/** A text as it is, or quoted where a reader would take it for something else. */
export function makeFree(text: string): string {
  return /^[^\s";#{[][^";#\n\r]*$/u.test(text) && text === text.trim() ? text : JSON.stringify(text);
}

export function readFree(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('"')) return trimmed;
  try {
    return String(JSON.parse(trimmed));
  } catch {
    return trimmed;
  }
}

/** What should be a text; anything else is told as it is, and then does not come back the same. */
export function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

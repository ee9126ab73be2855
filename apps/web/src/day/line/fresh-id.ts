/** A name that nobody else gives. Plain HTTP on a hall's network has no `randomUUID`. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is said of a thing in brackets behind it, where anything is: a kind of puzzle may end with a question mark. */
export function bracketed(thing: string, more: readonly string[]): string {
  const said = more.filter((one) => one !== '').join(', ');
  return said === '' ? thing : `${thing} (${said})`;
}

/** "2, 3 or 7": all but the last with commas, the word before the last. */
export function listed(things: readonly (string | number)[], word: string): string {
  const names = things.map(String);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}

/** A number from the command line: `--tables 1500`. */
export function option(name: string, otherwise: number): number {
  const index = process.argv.indexOf(`--${name}`);
  if (index < 0) return otherwise;
  const value = Number(process.argv[index + 1]);
  if (!Number.isFinite(value)) throw new Error(`--${name}: a number is expected`);
  return value;
}

export function flag(name: string): boolean {
  return process.argv.includes(`--${name}`);
}

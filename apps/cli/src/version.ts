import { readFileSync } from 'node:fs';

/** Of the package that this file is in; built code lies one folder below it too. */
export function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

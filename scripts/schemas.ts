/** Writes docs/schemas, a JSON Schema for every public format; with --check says whether they are up to date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemas } from './schemas/schemas.ts';

const folder = fileURLToPath(new URL('../docs/schemas/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(schemas())) {
  const [file, page] = [`${folder}${name}.schema.json`, `${JSON.stringify(schema, null, 1)}\n`];
  if (!process.argv.includes('--check')) writeFileSync(file, page);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== page) {
    console.error(
      `docs/schemas/${name}.schema.json is not what the formats say: if the change is right, run "npm run fix"`,
    );
    process.exitCode = 1;
  }
}

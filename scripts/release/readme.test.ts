import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LIBRARIES, ROOT } from './packages.ts';
import { exampleOf } from './readme.ts';

const folder = mkdtempSync(join(tmpdir(), 'forceout-readme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the example of every README', () => {
  it.each(LIBRARIES)('$name prints what it says', ({ folder: name, name: library }) => {
    const { code, prints } = exampleOf(name);
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(12);
    expect(prints).not.toBe('');
    const file = join(folder, `${name}.mts`);
    writeFileSync(file, code.replaceAll(`'${library}'`, `'${ROOT}release/${name}/index.ts'`));
    const { stdout, stderr, status } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(prints);
  });
});

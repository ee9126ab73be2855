import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The On-Sets solver as it was before its search was told which Restrictions are of no use. */
const BEFORE = process.env['FORCEOUT_BASELINE'] ?? '487c52e';

/** Today's On-Sets solver beside that of an older commit, in one run: times of the processor, and memory with no flag to Node. */
export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-baseline-'));
  try {
    const then = join(folder, 'then');
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', then, BEFORE], { cwd: root });
    // Packages are found through this tree's links, so the older tree gets links of its own.
    execFileSync('mkdir', ['-p', join(then, 'node_modules', '@forceout')]);
    for (const name of ['numbers', 'rules', 'solver'])
      symlinkSync(join(then, 'packages', name), join(then, 'node_modules', '@forceout', name));
    for (const [name, tree] of [
      ['then', then],
      ['now', root],
    ] as const) {
      const bundle = await rolldown({ input: join(tree, 'bench/onsets-solver-run.ts'), platform: 'node' });
      const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
      writeFileSync(join(folder, `${name}.mjs`), output[0].code);
    }
    for (const name of ['then', 'now'])
      for (const run of [
        ['--max-semi-space-size=8', join(folder, `${name}.mjs`), 'solve'],
        [join(folder, `${name}.mjs`), 'memory'],
      ]) {
        console.log(name === 'then' ? `as of ${BEFORE}` : 'today');
        if (spawnSync(process.execPath, run, { stdio: 'inherit' }).status !== 0)
          throw new Error('the bench did not end well');
      }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', join(folder, 'then')], { cwd: root });
    rmSync(folder, { recursive: true });
  }
}

/** Lines, files, depth of imports and complexity of the solver's rooms, today or as of another commit: `node scripts/shape.ts [commit]`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deepestImport } from './rooms.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['packages/solver/src', 'packages/numbers/src'];
/** Functions above this are named. */
const WANTED = 30;

interface Complex {
  readonly what: string;
  readonly file: string;
  readonly complexity: number;
}

function shapeOf(tree: string, name: string): void {
  console.log(name);
  for (const folder of FOLDERS) {
    const files = globSync('**/*.ts', { cwd: join(tree, folder) }).filter(
      (file) => !file.endsWith('.test.ts'),
    );
    const texts = new Map(files.map((file) => [file, readFileSync(join(tree, folder, file), 'utf8')]));
    const lines = [...texts.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0);
    const inFolder = Map.groupBy(files, (file) => dirname(file));
    const largest = Math.max(...[...inFolder.values()].map((some) => some.length));
    const complex = complexities(tree, folder);
    const most = complex[0]?.complexity ?? 0;
    console.log(
      `  ${folder}: ${lines.toLocaleString('en')} lines in ${files.length} files, at most ${largest} in a folder, ` +
        `imports ${deepestImport(new Map([...texts].map(([file, text]) => [join(folder, file), text])))} deep, complexity at most ${most}`,
    );
    for (const { what, file, complexity } of complex.filter((one) => one.complexity > WANTED))
      console.log(`    ${complexity}  ${what}  ${file}`);
  }
}

/** By the linter's own count, the most complex first. */
function complexities(tree: string, folder: string): readonly Complex[] {
  const own = mkdtempSync(join(tmpdir(), 'forceout-shape-'));
  const config = join(own, 'config.json');
  const rules = { 'eslint/complexity': ['error', { max: 10 }] };
  writeFileSync(config, JSON.stringify({ plugins: [], categories: { correctness: 'off' }, rules }));
  const linter = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '-c', config, '--format', 'json', folder], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  rmSync(own, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly message: string; readonly filename: string }[];
  };
  return diagnostics
    .flatMap(({ message, filename: file }) => {
      const [, what, complexity] = /^(.*) has a complexity of (\d+)/.exec(message) ?? [];
      return what === undefined || file.endsWith('.test.ts')
        ? []
        : [{ what, file, complexity: Number(complexity) }];
    })
    .toSorted((one, other) => other.complexity - one.complexity);
}

const [, , commit] = process.argv;
if (commit !== undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-shape-'));
  const tree = join(folder, 'then');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], { cwd: root });
  try {
    shapeOf(tree, `as of ${commit}`);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
    rmSync(folder, { recursive: true });
  }
}
shapeOf(root, 'today');

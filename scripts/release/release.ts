/**
 * `npm run release`: checks, builds, packs, installs the packages into an empty project and tries them there; then notes from
 * the CHANGELOG. With --tag it also tags the commit. It publishes nothing.
 *   npm run release -- [--tag] [--without-checks]
 */
import { spawnSync } from 'node:child_process';
import { buildWeb } from '../../apps/web/build.ts';
import { buildPackages } from './build.ts';
import { writeNotes } from './notes.ts';
import { OUT, ROOT, version } from './packages.ts';
import { pack, trial } from './trial.ts';

function must(file: string, ...words: readonly string[]): void {
  const { status } = spawnSync(file, words, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${file} ${words.join(' ')} ended with ${status}`);
}

const [tags, unchecked] = ['--tag', '--without-checks'].map((word) => process.argv.includes(word));
try {
  if (tags === true) {
    const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
    if (stdout !== '') throw new Error('commit first: a tag names what is committed');
    if (unchecked === true) throw new Error('--tag: what is tagged is checked; leave --without-checks away');
  }
  if (unchecked !== true) {
    console.log('Checks');
    must(process.execPath, 'scripts/run.mjs', 'check');
  }
  console.log('Build');
  await buildWeb();
  await buildPackages();
  console.log('Pack');
  const tarballs = pack();
  console.log('Try, in an empty project');
  await trial(tarballs);
  console.log(`Notes: ${writeNotes()}`);
  if (tags === true) {
    must('git', 'tag', '--annotate', `v${version()}`, '--file', `${OUT}notes.md`);
    console.log(`Tagged v${version()}`);
  }
  console.log(`Forceout ${version()} is ready in ${OUT}. Nothing has been published.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

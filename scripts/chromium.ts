/** The Chromium of the project's tests and pictures. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import type { Browser } from 'playwright-core';

const MODULES = resolve(import.meta.dirname, '../node_modules');
/**
 * It is made for one page in a small place; ours has several, in processes that are copies of one. And it paints by the
 * processor as it is: a graphics card that is only imitated takes seconds for what either of them does in no time.
 */
const NOT_OURS =
  /^--(single-process|no-zygote|use-gl|use-angle|enable-unsafe-swiftshader|in-process-gpu|ignore-gpu)/;

/** No name outside of this machine has an address, whatever asks for it: nothing of ours may need one. */
const NOTHING_OUTSIDE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export async function openChromium(): Promise<Browser> {
  return playwright.launch({
    executablePath: await unpacked(),
    args: [...chromium.args.filter((arg) => !NOT_OURS.test(arg)), '--disable-gpu', NOTHING_OUTSIDE],
    headless: true,
  });
}

/**
 * The program, which its package unpacks into the folder for temporary files and takes for whole as soon as it is begun: of two
 * tests that start together in a new place, one would run half a browser. So it is unpacked apart, and shown when it is whole.
 */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(MODULES, '@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string;
  };
  const place = join(MODULES, `.cache/chromium-${version}`);
  if (!existsSync(place)) {
    const apart = `${place}-${process.pid}`;
    mkdirSync(apart, { recursive: true });
    const env = { PATH: process.env['PATH'] ?? '', TMPDIR: apart };
    await promisify(execFile)(process.execPath, [import.meta.filename], { env });
    try {
      renameSync(apart, place);
    } catch (error) {
      // Somebody else was quicker, which is as good.
      rmSync(apart, { recursive: true, force: true });
      if (!existsSync(place)) throw error;
    }
  }
  return join(place, 'chromium');
}

if (import.meta.main) await chromium.executablePath();

#!/usr/bin/env node
// The way in: the bundle if it is of today, else the sources, which do the same and take longer to load.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dist, isCurrent } from './bundle-stamp.mjs';

enableCompileCache();
await import(isCurrent() ? pathToFileURL(join(dist, 'main.mjs')).href : '../src/main.ts');

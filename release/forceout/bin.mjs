#!/usr/bin/env -S node --max-semi-space-size=8 --disable-warning=ExperimentalWarning
// A small nursery keeps a solver's garbage from doubling the process. Compiled modules are kept, so every start but the first is quick.
import * as modules from 'node:module';

modules.enableCompileCache?.();
await import('./cli.mjs');

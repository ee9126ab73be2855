/** `npm start`: the compiled modules are kept, so that every start but the first is quick. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { operate } = await import('./operator.ts');
try {
  process.exitCode = await operate(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

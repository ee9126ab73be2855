import { calls } from './calls.ts';
import type { FromEngine, ToEngine } from './protocol.ts';

const scope = globalThis as unknown as {
  postMessage(message: FromEngine): void;
  addEventListener(type: 'message', heard: (event: { readonly data: ToEngine }) => void): void;
};

type AnyCall = (...given: readonly unknown[]) => unknown;

async function answer({ id, name, given }: ToEngine): Promise<FromEngine> {
  try {
    return { id, answer: await (calls as Readonly<Record<string, AnyCall>>)[name]!(...given) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

scope.addEventListener('message', ({ data }) => void answer(data).then((said) => scope.postMessage(said)));

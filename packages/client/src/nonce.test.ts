import { expect, it } from 'vitest';
import { Live } from './live.ts';
import { withNonce } from './nonce.ts';

/** What a client sends to a server that speaks this version when it says that it is ready. */
function readySaidTo(protocol: number): unknown {
  const said: unknown[] = [];
  let hear: (event: { readonly data: unknown }) => void = () => {};
  const live = new Live({
    open: () => ({
      send: (text) => said.push(JSON.parse(text)),
      close: () => {},
      addEventListener: (type: string, heard: never) => {
        if (type === 'message') hear = heard;
      },
    }),
  });
  void live.do('T', { do: 'ready', ready: true });
  hear({ data: JSON.stringify({ t: 'hello', protocol, person: 'ann', now: 0 }) });
  live.close();
  return said.at(-1);
}

it('whoever is ready brings fresh chance, and another one each time', () => {
  const nonces = [0, 1].map(() => withNonce({ do: 'ready', ready: true }));
  expect(nonces[0]).toEqual({ do: 'ready', ready: true, nonce: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(nonces[0]).not.toEqual(nonces[1]);
  expect(withNonce({ do: 'ready', ready: true, nonce: 'mine' })).toMatchObject({ nonce: 'mine' });
  expect(withNonce({ do: 'ready', ready: false })).toEqual({ do: 'ready', ready: false });
});

it('a server that knows of no nonces is sent none', () => {
  expect(readySaidTo(2)).toMatchObject({ command: { do: 'ready', nonce: expect.any(String) } });
  expect(readySaidTo(1)).toMatchObject({ t: 'do', command: { do: 'ready', ready: true } });
  expect(JSON.stringify(readySaidTo(1))).not.toContain('nonce');
});

import { isIP, isIPv4, isIPv6 } from 'node:net';

/** An address as a proxy may write it: with a port, in brackets, or with a zone; null for anything that is none. */
function plainAddress(written: string): string | null {
  const text = written.trim();
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(text)?.[1];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  if (isIP(address) === 0) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped !== undefined && isIPv4(mapped) ? mapped : address;
}

/**
 * The block that an address belongs to: itself for IPv4; for IPv6 the /64 that a single house is given, out of which it
 * could otherwise take a new address for every request.
 */
export function blockOf(written: string): string {
  const address = plainAddress(written);
  if (address === null) return 'nowhere';
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const [left, right] = [head, tail ?? ''].map((half) => (half === '' ? [] : half.split(':'))) as [
    string[],
    string[],
  ];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const all = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return all.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The caller's block, past the proxies that the operator vouches for. */
export function callerOf(remote: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0) return blockOf(remote);
  const chain = [...(forwarded ?? '').split(',').map((entry) => entry.trim()), remote];
  const told = chain.at(-1 - proxies);
  // What is no address was not written by a proxy.
  return told === undefined || plainAddress(told) === null ? blockOf(remote) : blockOf(told);
}

import { describe, expect, test } from 'vitest';
import { blockOf, callerOf } from './place.ts';

describe('where somebody comes from', () => {
  test('a port, brackets or a zone make no new place', () => {
    expect(blockOf('192.0.2.7')).toBe('192.0.2.7');
    expect(blockOf('192.0.2.7:50111')).toBe('192.0.2.7');
    expect(blockOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(blockOf('[2001:db8::1]:443')).toBe(blockOf('2001:db8::2'));
    expect(blockOf('fe80::1%eth0')).toBe(blockOf('fe80::2'));
    expect(blockOf('not an address')).toBe('nowhere');
  });

  test('an IPv6 house is one place, and its neighbour another', () => {
    expect(blockOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
    expect(blockOf('2001:0db8:0001:0002:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64');
    expect(blockOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(blockOf('::1')).toBe('0:0:0:0::/64');
  });

  test('only what the proxies of the operator wrote is believed', () => {
    expect(callerOf('10.0.0.1', '203.0.113.9', 0)).toBe('10.0.0.1');
    expect(callerOf('10.0.0.1', '1.1.1.1, 203.0.113.9:4711', 1)).toBe('203.0.113.9');
    expect(callerOf('10.0.0.1', 'made up', 1)).toBe('10.0.0.1');
    expect(callerOf('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  });
});

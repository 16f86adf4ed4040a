import { describe, expect, test } from 'vitest';
import { isGloballyRoutable, isLoopback } from '../../../lambdas/webhooks/target-check.ts';
import { special } from './special-addresses.ts';

const neighbours = [
  '1.0.0.0',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.15',
  '168.63.129.17',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.0.3.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
  '8.8.8.8',
  '2000::1',
  '2001:200::1',
  '2001:db7:ffff::1',
  '2001:db9::1',
  '2003::1',
  '2600:1f18::1',
  '2606:4700::1111',
  '3fff:1000::1',
];

describe('isGloballyRoutable', () => {
  test.each(special)('is false for %s (%s to %s)', (_name, first, last) => {
    expect([isGloballyRoutable(first), isGloballyRoutable(last)]).toEqual([false, false]);
  });

  test.each(neighbours)('is true for %s', (address) => {
    expect(isGloballyRoutable(address)).toBe(true);
  });
});

describe('isLoopback', () => {
  test.each(['127.0.0.1', '127.255.255.254', '::1'])('is true for %s', (address) => {
    expect(isLoopback(address)).toBe(true);
  });

  test.each(
    '128.0.0.1 0.0.0.0 :: ::2 ::ffff:127.0.0.1 ::127.0.0.1 10.0.0.1 localhost'.split(' '),
  )('is false for %s', (address) => {
    expect(isLoopback(address)).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { isGloballyRoutable, isLoopback } from '../../../lambdas/webhooks/target-check.ts';

/** First and last address of each block, so that a wrong prefix length shows. */
const special = [
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private 10/8', '10.0.0.0', '10.255.255.255'],
  ['carrier-grade NAT', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ["Azure's platform", '168.63.129.16', '168.63.129.16'],
  ['metadata of Alibaba and of Oracle Classic', '100.100.100.200', '192.0.0.192'],
  ['metadata over IPv6 of Google and of Oracle', 'fd20:ce::254', 'fd00:c1::a9fe:a9fe'],
  ['link-local', '169.254.0.0', '169.254.255.255'],
  ['private 172.16/12', '172.16.0.0', '172.31.255.255'],
  ['protocol assignments', '192.0.0.0', '192.0.0.255'],
  ['documentation 1', '192.0.2.0', '192.0.2.255'],
  ['AS112', '192.31.196.0', '192.31.196.255'],
  ['AMT', '192.52.193.0', '192.52.193.255'],
  ['6to4 relays', '192.88.99.0', '192.88.99.255'],
  ['private 192.168/16', '192.168.0.0', '192.168.255.255'],
  ['AS112, direct delegation', '192.175.48.0', '192.175.48.255'],
  ['benchmarking', '198.18.0.0', '198.19.255.255'],
  ['documentation 2', '198.51.100.0', '198.51.100.255'],
  ['documentation 3', '203.0.113.0', '203.0.113.255'],
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['reserved and broadcast', '240.0.0.0', '255.255.255.255'],
  ['unspecified and loopback of IPv6', '::', '::1'],
  ['IPv4-compatible', '::127.0.0.1', '::8.8.8.8'],
  ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
  ['IPv4-translated', '::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8'],
  ['NAT64', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8'],
  ['local NAT64', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discard', '100::', '100::ffff:ffff:ffff:ffff'],
  ['Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['IPv6 benchmarking', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
  ['ORCHID', '2001:10::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['IETF assignments to the last', '2001:1::1', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['IPv6 documentation', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4', '2002:7f00:1::', '2002:808:808::1'],
  ['AS112 over IPv6', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
  ['6bone', '3ffe::', '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['IPv6 documentation 2', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['segment routing', '5f00::', '5f00:ffff::1'],
  ['unallocated space', '4000::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ["the cloud's metadata over IPv6", 'fd00:ec2::254', 'fd00:ec2::23'],
  ['IPv6 link-local', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['site-local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['IPv6 multicast', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['an address with a zone', 'fe80::1%eth0', '2606:4700::1111%eth0'],
  ['what is no address', 'localhost', ''],
] as const;

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

  test.each([
    '128.0.0.1',
    '0.0.0.0',
    '::',
    '::2',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '10.0.0.1',
    'localhost',
  ])('is false for %s', (address) => {
    expect(isLoopback(address)).toBe(false);
  });
});

import { BlockList, isIP } from 'node:net';

type Family = 'ipv4' | 'ipv6';
type Subnet = readonly [network: string, prefix: number];

/**
 * IPv4 addresses that are not a unicast host on the internet: IANA's special-purpose registry (RFC 6890 and updates),
 * multicast and the reserved class. Anycast services in there are globally reachable, but not endpoints of customers. Addresses of
 * cloud platforms lie within these blocks, except Azure's.
 */
const SPECIAL_IPV4: readonly Subnet[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // Azure's platform: DNS, health probes, agent credentials. Within public space, so in no registry
  ['169.254.0.0', 16], // link-local, where clouds keep their credentials
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
];

/**
 * All of IPv6 that IANA gives out as global unicast. What embeds an IPv4 address (mapped, compatible, NAT64),
 * loopback, link-local, unique local and multicast lie outside of it.
 */
const GLOBAL_IPV6: readonly Subnet[] = [['2000::', 3]];

const SPECIAL_IPV6: readonly Subnet[] = [
  ['2001::', 23], // protocol assignments: Teredo, benchmarking, ORCHID, AMT, AS112
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: leads to the IPv4 address within
  ['2620:4f:8000::', 48], // AS112
  ['3ffe::', 16], // 6bone, given back
  ['3fff::', 20], // documentation
];

const specialV4 = listOf('ipv4', SPECIAL_IPV4);
const globalV6 = listOf('ipv6', GLOBAL_IPV6);
const specialV6 = listOf('ipv6', SPECIAL_IPV6);
const loopbackV4 = listOf('ipv4', [['127.0.0.0', 8]]);
const loopbackV6 = listOf('ipv6', [['::1', 128]]);

function listOf(family: Family, subnets: readonly Subnet[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
}

/** IP version of a plain address; a zone (`fe80::1%eth0`) is never part of a public one. */
function familyOf(address: string): Family | undefined {
  if (address.includes('%')) return undefined;
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}

/** Whether an address in canonical text belongs to one host on the public internet. False for what is no address. */
export function isGloballyRoutable(address: string): boolean {
  const family = familyOf(address);
  if (family === undefined) return false;
  if (family === 'ipv4') return !specialV4.check(address, family);
  return globalV6.check(address, family) && !specialV6.check(address, family);
}

/** 127.0.0.0/8 and ::1; not the IPv6 forms of the former, which are not needed. */
export function isLoopback(address: string): boolean {
  switch (familyOf(address)) {
    case 'ipv4':
      return loopbackV4.check(address, 'ipv4');
    case 'ipv6':
      return loopbackV6.check(address, 'ipv6');
    default:
      return false;
  }
}

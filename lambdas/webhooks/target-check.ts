import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** The mode `loopback` is for endpoints on the machine of the local runtime. */
export type TargetMode = 'public' | 'loopback';

/** Errors have a `code`, like those of `node:dns`. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

export interface WebhookTargets {
  /** The text completes a sentence after the field's name; undefined means an acceptable URL. */
  check(url: string): Promise<string | undefined>;
}

/** Connections may use only these addresses, which were checked. */
export interface Target {
  readonly url: URL;
  readonly addresses: readonly string[];
  readonly loopback: boolean;
}

type Located =
  | { readonly found: true; readonly target: Target }
  | { readonly found: false; readonly rule: string };

export const URL_CHARACTERS = 2048;
const RESOLVE_MILLISECONDS = 5_000;

/** Different messages would reveal which private names the resolver knows. */
const MUST_BE_PUBLIC =
  'must name a host with public internet addresses only; names that do not resolve and private, local or reserved ' +
  'addresses are refused';

/** `locateTarget` checks again at every attempt, because DNS may change. */
export function webhookTargets(mode: TargetMode, resolve: Resolve = lookupAll): WebhookTargets {
  return {
    async check(url) {
      const located = await locateTarget(url, { mode, resolve });
      return located.found ? undefined : located.rule;
    },
  };
}

/**
 * Every address must pass, because the connection may use any. Messages omit addresses, which would reveal what the
 * resolver sees.
 */
export async function locateTarget(
  text: string,
  { mode, resolve }: { readonly mode: TargetMode; readonly resolve: Resolve },
): Promise<Located> {
  const url = parse(text);
  if (typeof url === 'string') return { found: false, rule: url };
  const addresses = await addressesOf(url, resolve);
  const isAllowed = (address: string) =>
    isGloballyRoutable(address) || (mode === 'loopback' && isLoopback(address));
  if (addresses.length === 0 || !addresses.every(isAllowed)) return { found: false, rule: MUST_BE_PUBLIC };
  return { found: true, target: { url, addresses, loopback: addresses.every(isLoopback) } };
}

function parse(text: string): URL | string {
  if (text.length > URL_CHARACTERS) return `must be at most ${URL_CHARACTERS} characters long`;
  // The URL parser drops line breaks and tabs, which other programs may keep.
  if (/[\s\p{Cc}]/u.test(text)) return 'must not contain spaces or control characters';
  if (!URL.canParse(text)) return httpsRule(text);
  const url = new URL(text);
  if (url.protocol !== 'https:') return httpsRule(text);
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password';
  if (url.hash !== '') return 'must not contain a fragment (#), which is never sent';
  return url;
}

export function httpsRule(url: unknown): string {
  const isLocal = /^http:..(?:localhost|127\.|\[::1)/i.test(String(url));
  return `must be an https URL${isLocal ? '; locally use agentinbox listen --forward-to <url>' : ''}`;
}

/** The URL parser has normalized hexadecimal, octal and single-number IPv4 addresses. */
async function addressesOf(url: URL, resolve: Resolve): Promise<readonly string[]> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) return [host];
  try {
    return await resolve(host);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return [];
    throw error;
  }
}

/** A dead name server must not block a request. */
export async function lookupAll(hostname: string): Promise<readonly string[]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(
      Object.assign(new Error(`No answer from the resolver for ${hostname}`), { code: 'ETIMEOUT' }),
    );
  }, RESOLVE_MILLISECONDS);
  try {
    const found = await Promise.race([lookup(hostname, { all: true, order: 'verbatim' }), late.promise]);
    return found.map(({ address }) => address);
  } finally {
    clearTimeout(timer);
  }
}

type Family = 'ipv4' | 'ipv6';
type Subnet = readonly [network: string, prefix: number];

/**
 * The blocks are IANA's special-purpose registry (RFC 6890 and updates), multicast and the reserved class. They include
 * cloud platform addresses, except Azure's.
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
 * IANA allocates this space as global unicast; embedded IPv4 (mapped, NAT64), loopback, link-local, unique local and
 * multicast are outside it.
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

/** An address with a zone (`fe80::1%eth0`) is never public. */
function familyOf(address: string): Family | undefined {
  if (address.includes('%')) return undefined;
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}

/** The address must be in canonical text form. */
export function isGloballyRoutable(address: string): boolean {
  const family = familyOf(address);
  if (family === undefined) return false;
  if (family === 'ipv4') return !specialV4.check(address, family);
  return globalV6.check(address, family) && !specialV6.check(address, family);
}

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

import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import type { Policy } from '../settings/policy.ts';
import { HEADER_WITH_PORT } from '../settings/trusted-proxy-settings.ts';

type ProxyPolicy = Pick<Policy, 'sourceAddressHeader' | 'sourceAddressSecretHash'>;

/**
 * A trusted proxy proves itself with this header: clients also reach the AWS endpoints directly and can set any other.
 */
const PROXY_SECRET_HEADER = 'x-proxy-secret';

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * Limits count an IPv4 address or the /64 of an IPv6 address, which a provider gives to one customer. @param headers
 * with lower-case names
 */
export function sourceOf(gatewayAddress: string, headers: Headers, policy: ProxyPolicy): string {
  return networkOf(forwardedAddress(headers, policy) ?? gatewayAddress);
}

function forwardedAddress(
  headers: Headers,
  { sourceAddressHeader: header, sourceAddressSecretHash: secretHash }: ProxyPolicy,
): string | undefined {
  if (secretHash === undefined) return undefined;
  const secret = headers[PROXY_SECRET_HEADER];
  const written = headers[header]?.trim();
  if (secret === undefined || written === undefined || !isSecret(secret, secretHash)) return undefined;
  const address = header === HEADER_WITH_PORT ? written.replace(/:\d+$/, '') : withoutPort(written);
  return isIP(address) === 0 ? undefined : address;
}

function isSecret(given: string, secretHash: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), Buffer.from(secretHash, 'hex'));
}

/** `192.0.2.1:443` and `[2001:db8::1]:443` have a port; an IPv6 address without brackets has none. */
function withoutPort(written: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(written) ?? [];
  return inBrackets ?? (isIPv6(written) ? written : written.replace(/:\d+$/, ''));
}

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;
const MAPPED = '0:0:0:0:0:ffff';

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(-2).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, -2).join(':') === MAPPED) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function groupsOf(address: string): readonly string[] {
  const [withoutZone = ''] = address.split('%', 1);
  // The URL parser reads every form of an address and writes a canonical one (WHATWG URL, "IPv6 serializer").
  const [before = '', after] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  return [...first, ...Array<string>(IPV6_GROUPS - first.length - last.length).fill('0'), ...last];
}

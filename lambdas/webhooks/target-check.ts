import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isGloballyRoutable, isLoopback } from './address.ts';

/** `loopback` exists only for the local runtime: there the endpoint is a process on the same laptop. */
export type TargetMode = 'public' | 'loopback';

/** All addresses of a host name. Rejects with an error that has a `code`, as `node:dns` does. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

export interface WebhookTargets {
  /**
   * @returns undefined for an acceptable URL, else the rule that it breaks, for a sentence that begins with the field's
   * name
   */
  check(url: string): Promise<string | undefined>;
}

/** A URL and the addresses that its host had when it was checked: connect to these and to no other. */
export interface Target {
  readonly url: URL;
  readonly addresses: readonly string[];
  /** Every address is this machine's own (only in mode `loopback`). */
  readonly loopback: boolean;
}

export type Located =
  | { readonly found: true; readonly target: Target }
  | { readonly found: false; readonly rule: string };

/** Longer ones are refused, at creation and at every attempt. */
export const URL_CHARACTERS = 2048;
const RESOLVE_MILLISECONDS = 5_000;

/** One rule for every host, because two would tell a caller which private names our resolver knows. */
const MUST_BE_PUBLIC =
  'must name a host with public internet addresses only; names that do not resolve, and private, local and reserved ' +
  'addresses are refused';

/** The check of new URLs, which `locateTarget` repeats at every attempt: names change where they point. */
export function webhookTargets(mode: TargetMode, resolve: Resolve = lookupAll): WebhookTargets {
  return {
    async check(url) {
      const located = await locateTarget(url, { mode, resolve });
      return located.found ? undefined : located.rule;
    },
  };
}

/**
 * Checks a URL's form and resolves its host. Every address has to pass, since which of them a connection takes is
 * nothing to rely on. Messages leave the addresses out: they would tell strangers what our resolver sees.
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
  if (text.length > URL_CHARACTERS) return `must have at most ${URL_CHARACTERS} characters`;
  // The URL parser drops line breaks and tabs, and other programs that see this text may not.
  if (/[\s\p{Cc}]/u.test(text)) return 'must not hold spaces or control characters';
  if (!URL.canParse(text)) return 'must be an https URL';
  const url = new URL(text);
  if (url.protocol !== 'https:') return 'must be an https URL';
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or password';
  if (url.hash !== '') return 'must not hold a fragment (#), which is never sent';
  return url;
}

/** The URL parser has turned every spelling of an IPv4 address (hexadecimal, octal, one number) into four decimals. */
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

/** The system's resolver, cut short: a name server that does not answer must not hold a request. */
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

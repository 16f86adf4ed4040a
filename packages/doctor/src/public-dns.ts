import type { CaaRecord, MxRecord } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** All functions return an empty list for a name without such records. */
export interface PublicDns {
  mx(name: string): Promise<readonly MxRecord[]>;
  /** The strings of one record are concatenated (RFC 7208, 3.3). */
  txt(name: string): Promise<readonly string[]>;
  cname(name: string): Promise<readonly string[]>;
  ns(name: string): Promise<readonly string[]>;
  caa(name: string): Promise<readonly CaaRecord[]>;
  addresses(name: string): Promise<readonly string[]>;
}

const TIMEOUT_MS = 3_000;
const TRIES = 2;
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);

/** Uses the system's DNS server unless `server` is given. @throws Error if that is not an IP address. */
export function publicDns(server?: string): PublicDns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (server !== undefined) resolver.setServers([server]);
  return {
    mx: (name) => found(resolver.resolveMx(name)),
    txt: async (name) => (await found(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    cname: (name) => found(resolver.resolveCname(name)),
    ns: (name) => found(resolver.resolveNs(name)),
    caa: (name) => found(resolver.resolveCaa(name)),
    addresses: async (name) => {
      const all = await Promise.all([found(resolver.resolve4(name)), found(resolver.resolve6(name))]);
      return all.flat();
    },
  };
}

async function found<T>(lookup: Promise<T[]>): Promise<T[]> {
  try {
    return await lookup;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOTHING.has(String(error.code))) return [];
    throw error;
  }
}

export function normalName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

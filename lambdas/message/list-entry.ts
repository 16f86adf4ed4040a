import { asciiDomain, normalizedAddress } from '@agent-inbox/mail-reader/domain';

export const SENDER_LISTS = ['allow', 'block'] as const;
export type SenderList = (typeof SENDER_LISTS)[number];

export const UNLISTED = ['accept', 'hold', 'drop'] as const;
export type Unlisted = (typeof UNLISTED)[number];

export const NOTIFY = ['none', 'daily'] as const;
export type Notify = (typeof NOTIFY)[number];

export const LIST_ID = 'list-id:';
const BELOW = '*.';
/** RFC 5321, section 4.5.3.1.1, limits the local part. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LOCAL_CHARACTERS = 64;

/** The stored form is in lower case with ASCII domains. */
export function normalizedEntry(written: string): string | undefined {
  const text = written.toLowerCase();
  if (text.startsWith(LIST_ID))
    return prefixed(LIST_ID, text.slice(LIST_ID.length).replace(/^<(.*)>$/, '$1'));
  if (text.startsWith(BELOW)) return prefixed(BELOW, text.slice(BELOW.length));
  const address = normalizedAddress(text);
  if (address === undefined) return asciiDomain(text);
  const local = address.slice(0, address.lastIndexOf('@'));
  return LOCAL_PART.test(local) && local.length <= LOCAL_CHARACTERS ? address : undefined;
}

export const ENTRY_TYPES = ['address', 'domain', 'subdomains', 'list_id'] as const;

export function entryType(entry: string): (typeof ENTRY_TYPES)[number] {
  if (entry.startsWith(LIST_ID)) return 'list_id';
  if (entry.startsWith(BELOW)) return 'subdomains';
  return entry.includes('@') ? 'address' : 'domain';
}

function prefixed(prefix: string, written: string) {
  const domain = asciiDomain(written);
  return domain === undefined ? undefined : `${prefix}${domain}`;
}

/** The entry `*.domain` does not match the domain itself. */
export function entriesOfAddress(address: string): string[] {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const labels = domain.split('.');
  const parents = labels.slice(1).map((_, i) => `${BELOW}${labels.slice(i + 1).join('.')}`);
  return [address, domain, ...parents];
}

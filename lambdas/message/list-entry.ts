import { asciiDomain, normalizedAddress } from '@agent-inbox/mail-reader/domain';

/** Mail of the first is stored, of the second dropped. */
export const SENDER_LISTS = ['allow', 'block'] as const;
export type SenderList = (typeof SENDER_LISTS)[number];

/** For mail whose sender is on no list. */
export const UNLISTED = ['accept', 'hold', 'drop'] as const;
export type Unlisted = (typeof UNLISTED)[number];

export const NOTIFY = ['none', 'daily'] as const;
export type Notify = (typeof NOTIFY)[number];

export const LIST_ID = 'list-id:';
const BELOW = '*.';
/** RFC 5321 section 4.5.3.1.1, unquoted. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LOCAL_CHARACTERS = 64;

/**
 * The form in which entries are stored and compared: lower case, domains in ASCII.
 * @returns undefined for anything but an address, a domain, `*.domain` or `list-id:<id>`
 */
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

/** The forms of an entry, as `*.example.com` is `subdomains`. */
export const ENTRY_TYPES = ['address', 'domain', 'subdomains', 'list_id'] as const;

/** @param entry in its normalized form */
export function entryType(entry: string): (typeof ENTRY_TYPES)[number] {
  if (entry.startsWith(LIST_ID)) return 'list_id';
  if (entry.startsWith(BELOW)) return 'subdomains';
  return entry.includes('@') ? 'address' : 'domain';
}

function prefixed(prefix: string, written: string) {
  const domain = asciiDomain(written);
  return domain === undefined ? undefined : `${prefix}${domain}`;
}

/** `*.domain` does not contain the domain itself. */
export function entriesOfAddress(address: string): string[] {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const labels = domain.split('.');
  const parents = labels.slice(1).map((_, i) => `${BELOW}${labels.slice(i + 1).join('.')}`);
  return [address, domain, ...parents];
}

export interface Credentials {
  readonly apiKey: string;
  /**
   * The secret comes from the printed link of a local runtime and permits sending test mail through its SMTP server.
   */
  readonly localSecret: string | undefined;
}

const KEY = 'agent-inbox.key';
const LOCAL_SECRET = 'agent-inbox.local';

/** Anything that does not look like a key is not sent to the service. */
const WELL_FORMED = /^[\w-]{10,200}$/;
/** The secret becomes a path segment, so the pattern excludes `/` and dots. */
const WELL_FORMED_SECRET = /^[\w-]{16,200}$/;

const REPLACE_SESSION =
  'This link signs you in with a different key and ends the session in this tab. Continue only if you opened it yourself.';

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Takes a key from the fragment (`#key=...`), which browsers do not send to servers, and removes it from the address
 * bar and the history. @returns undefined without a well-formed key
 */
export function takeFromAddress(): Credentials | undefined {
  const fields = new URLSearchParams(location.hash.slice(1));
  const apiKey = fields.get('key');
  if (apiKey === null) return undefined;
  history.replaceState(null, '', location.pathname);
  return isWellFormed(apiKey) ? { apiKey, localSecret: localSecretOf(fields.get('local')) } : undefined;
}

function localSecretOf(text: string | null): string | undefined {
  return text !== null && WELL_FORMED_SECRET.test(text) ? text : undefined;
}

/**
 * On a laptop a link signs in, and asks before it replaces another key. Elsewhere it only fills in the key: an attacker
 * may have sent the link so that people work in the attacker's account.
 */
export function linkSignsIn({ apiKey }: Credentials): boolean {
  if (!LOOPBACK.test(location.hostname)) return false;
  const before = remembered();
  return before === undefined || before.apiKey === apiKey || confirm(REPLACE_SESSION);
}

export function remember({ apiKey, localSecret }: Credentials): void {
  sessionStorage.setItem(KEY, apiKey);
  if (localSecret === undefined) sessionStorage.removeItem(LOCAL_SECRET);
  else sessionStorage.setItem(LOCAL_SECRET, localSecret);
}

export function forget(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(LOCAL_SECRET);
}

export function remembered(): Credentials | undefined {
  const apiKey = sessionStorage.getItem(KEY);
  if (apiKey === null) return undefined;
  return { apiKey, localSecret: sessionStorage.getItem(LOCAL_SECRET) ?? undefined };
}

export function isWellFormed(apiKey: string): boolean {
  return WELL_FORMED.test(apiKey);
}

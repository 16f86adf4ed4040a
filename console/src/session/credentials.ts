/** What the person signed in with. */
export interface Credentials {
  readonly apiKey: string;
  /** Of a local runtime, from its printed link: permits to send test mail through its SMTP server. */
  readonly localSecret: string | undefined;
}

const KEY = 'agent-inbox.key';
const LOCAL_SECRET = 'agent-inbox.local';

/** The format of keys; anything else is not sent to the service. */
const WELL_FORMED = /^[\w-]{10,200}$/;
/** It becomes a part of a path: nothing that leads elsewhere. */
const WELL_FORMED_SECRET = /^[\w-]{16,200}$/;

const REPLACE_SESSION =
  'This link signs you in with another key and ends the session in this tab. Continue only if you opened it yourself.';

/** Where the runtime of a laptop serves the console. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Takes a key out of the fragment of the address (`#key=...`), which browsers do not send to servers, and out of the
 * address bar and its history.
 * @returns undefined without a key, and for what does not look like one
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
 * Whether a link signs in. On a laptop it does, and asks before it replaces another key. Elsewhere it only fills in the key,
 * because a stranger may have sent the link so that people work in the stranger's account.
 */
export function linkSignsIn({ apiKey }: Credentials): boolean {
  if (!LOOPBACK.test(location.hostname)) return false;
  const before = remembered();
  return before === undefined || before.apiKey === apiKey || confirm(REPLACE_SESSION);
}

/** Kept for this tab until it is closed. */
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

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import {
  AgentInbox,
  ApiError,
  type EventType,
  type IdentityWhoamiOutput,
} from '../../../client/src/index.ts';
import type { Credentials } from './credentials.ts';
import { Live } from './live.ts';
import { ALL_PERMISSIONS, type Permission } from './permissions.ts';

/** Said on the sign-in page. */
export const REVOKED = 'The key is not valid any more: it was revoked. Sign in with another one.';

/** What the pages know of who is signed in. */
export interface Session {
  readonly client: AgentInbox;
  readonly identity: IdentityWhoamiOutput;
  readonly live: Live;
  readonly localSecret: string | undefined;
  /** Buttons for what the key may not do are absent. True when it is not known: the service decides. */
  may(permission: Permission): boolean;
  /** Removes the key from the browser. */
  signOut(reason?: string): void;
}

const SessionContext = createContext<Session | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('This page is shown without a session');
  return session;
}

/** Where the API is: at the page's own origin. */
export const BASE_URL = `${location.origin}/v1`;

export function streamUrl(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="stream-url"]')?.content ?? '';
}

/** @throws ApiError when the key is refused. */
export async function openSession(
  { apiKey, localSecret }: Credentials,
  signOut: Session['signOut'],
): Promise<Session> {
  const live = new Live();
  const client = new AgentInbox({
    baseUrl: BASE_URL,
    apiKey,
    streamUrl: streamUrl(),
    WebSocket: live.socket,
  });
  const identity = await client.identity.whoami();
  const granted = await permissionsOf(client, identity);
  const may = (permission: Permission): boolean => granted === undefined || granted.has(permission);
  const types: EventType[] = ['message.received', 'message.received.unauthenticated'];
  if (granted?.has('label_spam_read') === true) types.push('message.received.spam');
  if (may('message_read')) void live.follow(client, types, () => signOut(REVOKED));
  return { client, identity, live, localSecret, may, signOut };
}

/** Undefined when the key may not read keys, not even itself. */
async function permissionsOf(
  client: AgentInbox,
  identity: IdentityWhoamiOutput & { readonly permissions?: Readonly<Record<string, boolean>> | null },
): Promise<ReadonlySet<string> | undefined> {
  try {
    const { permissions } =
      identity.permissions === undefined
        ? await client.apiKeys.get({ api_key_id: identity.api_key_id })
        : { permissions: identity.permissions };
    if (permissions === null) return new Set(ALL_PERMISSIONS);
    return new Set(Object.keys(permissions).filter((name) => permissions[name] === true));
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined;
    throw error;
  }
}

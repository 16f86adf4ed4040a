import { AgentInbox, type EventType, type IdentityWhoamiOutput } from 'agent-inbox-client/source';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Credentials } from './credentials.ts';
import { EVENT_TYPES } from './event-types.ts';
import { Live } from './live.ts';
import type { Permission } from './permissions.ts';

export const REVOKED = 'The key is no longer valid: it was revoked or has expired. Sign in with another one.';

export interface Session {
  readonly client: AgentInbox;
  readonly identity: IdentityWhoamiOutput;
  readonly live: Live;
  readonly eventTypes: readonly EventType[];
  readonly localSecret: string | undefined;
  may(permission: Permission): boolean;
  signOut(reason?: string): void;
}

const SessionContext = createContext<Session | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('This page is shown without a session');
  return session;
}

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
  const granted = new Set<string>(identity.permissions);
  const may = (permission: Permission): boolean => granted.has(permission);
  const has = (needed: 'label_spam_read' | 'organization'): boolean =>
    needed === 'organization' ? identity.scope_type === needed : may(needed);
  const types = EVENT_TYPES.flatMap(({ type, needs }) => (needs === undefined || has(needs) ? [type] : []));
  if (may('message_read')) void live.follow(client, types, () => signOut(REVOKED));
  return { client, identity, live, eventTypes: types, localSecret, may, signOut };
}

import type { PermissionFlag } from '../../lambdas/caller/permissions.ts';

export class Model {
  readonly inboxCap: number;
  readonly inboxes: ModelInbox[] = [];
  readonly keys: ModelKey[] = [];

  constructor(inboxCap: number) {
    this.inboxCap = inboxCap;
  }

  live(tenant: string): readonly ModelInbox[] {
    return this.inboxes.filter((inbox) => inbox.tenant === tenant && !inbox.deleted);
  }

  usage(tenant: string): { inboxes: number; threads: number; messages: number } {
    const live = this.live(tenant);
    return {
      inboxes: live.length,
      threads: live.reduce((sum, { threads }) => sum + threads.length, 0),
      messages: live.reduce(
        (sum, { threads }) => sum + threads.reduce((all, { messages }) => all + messages, 0),
        0,
      ),
    };
  }

  /** The refusal that a key meets before anything else, if any. */
  refusal(key: ModelKey, flag: PermissionFlag | undefined, organizationOnly = false): Outcome | undefined {
    if (key.revoked) return 'unauthenticated';
    if (key.inbox?.deleted === true) return 'not_found';
    if (flag !== undefined && key.permissions !== undefined && !key.permissions.includes(flag))
      return 'forbidden';
    if (organizationOnly && key.inbox !== undefined) return 'forbidden';
    return undefined;
  }

  /** The refusal of an inbox that a key names. */
  reach(key: ModelKey, inbox: ModelInbox): Outcome | undefined {
    if (key.inbox !== undefined && key.inbox !== inbox) return 'forbidden';
    return inbox.tenant !== key.tenant || inbox.deleted ? 'not_found' : undefined;
  }

  /** A mail comes: among threads of its visibility it joins its parent's thread, else it begins its own. */
  receive(
    { threads }: ModelInbox,
    id: string,
    inReplyTo: string | undefined,
    { spam, unauthenticated, virus }: ModelFlags,
  ): void {
    const visibility = `${spam || virus} ${unauthenticated}`;
    const ids = inReplyTo === undefined ? [id] : [inReplyTo, id];
    const found = threads.findIndex(
      (thread) => thread.visibility === visibility && ids.some((each) => thread.ids.has(each)),
    );
    const [thread] =
      found < 0
        ? [{ visibility, ids: new Set<string>(), labels: new Set<string>(), messages: 0 }]
        : threads.splice(found, 1);
    if (thread === undefined) throw new Error('A thread that was found is gone');
    for (const each of ids) thread.ids.add(each);
    thread.labels.add('received');
    if (spam || virus) thread.labels.add('spam');
    if (unauthenticated) thread.labels.add('unauthenticated');
    if (virus) thread.labels.add('virus');
    thread.messages += 1;
    threads.push(thread);
  }

  createInbox(
    key: ModelKey,
    address: string | undefined,
    clientId: string | undefined,
  ): Outcome | ModelInbox | 'new' {
    const refused = this.refusal(key, 'inbox_create', true);
    if (refused !== undefined) return refused;
    const replayed = this.live(key.tenant).find(
      (inbox) => clientId !== undefined && inbox.clientId === clientId,
    );
    const mayRead = key.permissions === undefined || key.permissions.includes('inbox_read');
    if (replayed !== undefined) return mayRead ? replayed : 'conflict';
    if (this.live(key.tenant).length >= this.inboxCap) return 'cap_hit';
    // Taken or in quarantine, whichever tenant had it.
    if (address !== undefined && this.inboxes.some((inbox) => inbox.address === address))
      return 'address_unavailable';
    return 'new';
  }

  createKey(
    key: ModelKey,
    inbox: ModelInbox | undefined,
    permissions: readonly PermissionFlag[] | undefined,
  ): Outcome {
    const refused = this.refusal(key, 'api_key_create', inbox === undefined);
    if (refused !== undefined) return refused;
    const unreachable = inbox === undefined ? undefined : this.reach(key, inbox);
    if (unreachable !== undefined) return unreachable;
    const within =
      key.permissions === undefined || permissions?.every((flag) => key.permissions?.includes(flag));
    return within === true ? 'done' : 'forbidden';
  }
}

export type Outcome =
  | 'done'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'cap_hit'
  | 'conflict'
  | 'address_unavailable';

export interface ModelInbox {
  readonly address: string;
  readonly tenant: string;
  readonly clientId: string | undefined;
  displayName: string | undefined;
  deleted: boolean;
  readonly threads: ModelThread[];
}

interface ModelThread {
  /** Of what its messages are hidden for: all of them for the same. */
  readonly visibility: string;
  /** Message-IDs of its messages, and of those that they answer. */
  readonly ids: Set<string>;
  /** Of all its messages. */
  readonly labels: Set<string>;
  messages: number;
}

export interface ModelFlags {
  readonly spam: boolean;
  readonly unauthenticated: boolean;
  readonly virus: boolean;
}

export interface ModelKey {
  readonly id: string;
  readonly secret: string;
  readonly tenant: string;
  readonly inbox: ModelInbox | undefined;
  /** Undefined is full access. */
  readonly permissions: readonly PermissionFlag[] | undefined;
  revoked: boolean;
}

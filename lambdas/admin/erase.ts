import * as z from 'zod';
import { invalid } from '../core/errors.ts';
import { LegalHold } from '../core/legal-hold.ts';
import { lowerCased } from '../inboxes/username.ts';
import { CUT_CHARACTERS, CUT_ITEMS } from '../message/cut.ts';
import { deleteMessages } from '../messages/delete-messages.ts';
import { logInfo } from '../observability/log.ts';
import { listTenants, type Tenant } from '../store/account/tenants.ts';
import { forgetExports } from '../store/export/export-rows.ts';
import { type Inbox, listInboxes } from '../store/inbox/inboxes.ts';
import { inboxListingKey } from '../store/keys.ts';
import { keysOfMessage, type StoredMessage } from '../store/message/message-rows.ts';
import { pageOfMessages, type StoredPage } from '../store/message/messages.ts';
import type { AdminServices } from './admin-services.ts';
import { findTenant } from './find-tenant.ts';

export const erasedSchema = z.object({
  tenants: z.array(z.object({ tenant_id: z.string(), messages: z.int() })),
  held: z.array(z.object({ tenant_id: z.string(), inbox_id: z.string().nullable(), messages: z.int() })),
  undecided: z.array(z.object({ tenant_id: z.string(), message_id: z.string() })),
  next_page_token: z.string().nullable(),
});
export type Erased = z.output<typeof erasedSchema>;

interface Wanted {
  readonly address: string;
  readonly tenant?: string | undefined;
  readonly dry_run: boolean;
  readonly page_token?: string | undefined;
}

const id = z.string().regex(/^[\w-]{1,100}$/);

/**
 * A call resumes after these rows. When the tenant `of` or the inbox `in` is gone, the next one starts at its
 * beginning.
 */
const positionSchema = z.object({
  tenant: z
    .string()
    .regex(/^TENANT#[\w:.#-]{1,100}$/)
    .optional(),
  inbox: z
    .string()
    .regex(/^INBOX#[\w:.#-]{1,100}$/)
    .optional(),
  row: z
    .string()
    .regex(/^THREAD#[\w:.#~-]{1,100}$/)
    .optional(),
  of: id.optional(),
  in: id.optional(),
});
type Position = z.output<typeof positionSchema>;

interface PerPage {
  readonly inboxes: number;
  readonly rows?: number;
}

/** API Gateway ends a call after 30 s. */
const BUDGET_MS = 15_000;
/** Without a number of rows, a page has as many as one response of DynamoDB. */
const PER_PAGE: PerPage = { inboxes: 25 };
/** Exports that begin within this time may contain what the call deletes, because no call lives longer. */
const CALL_SECONDS = 240;

/** From, To, Cc and Bcc are compared without letter case. All rows are walked in pieces, because an index may lag. */
export async function erase(services: AdminServices, wanted: Wanted, perPage = PER_PAGE): Promise<Erased> {
  const run = new Erasure(services, wanted, perPage);
  const next = await run.walk(positionOf(wanted));
  return {
    tenants: [...run.deleted].map(([tenant_id, messages]) => ({ tenant_id, messages })),
    held: [...run.held.values()],
    undecided: run.undecided,
    next_page_token: next === undefined ? null : tokenOf(wanted, next),
  };
}

/** The token is bound to its request, because a token of another request would skip messages. */
function tokenOf(wanted: Wanted, position: Position): string {
  const request = [lowerCased(wanted.address), wanted.tenant, wanted.dry_run];
  return Buffer.from(JSON.stringify({ position: positionSchema.parse(position), request })).toString(
    'base64url',
  );
}

function positionOf(wanted: Wanted): Position {
  if (wanted.page_token === undefined) return {};
  try {
    const token = JSON.parse(Buffer.from(wanted.page_token, 'base64url').toString());
    const position = positionSchema.parse(token.position);
    if (tokenOf(wanted, position) === wanted.page_token) return position;
  } catch {}
  throw invalid('page_token', 'must come from an earlier response to the same request');
}

class Erasure {
  readonly deleted = new Map<string, number>();
  readonly held = new Map<string, Erased['held'][number]>();
  readonly undecided: Erased['undecided'] = [];
  readonly #services: AdminServices;
  readonly #wanted: Wanted;
  readonly #address: string;
  readonly #endsAt: number;
  readonly #perPage: PerPage;

  constructor(services: AdminServices, wanted: Wanted, perPage: PerPage) {
    this.#perPage = perPage;
    this.#services = services;
    this.#wanted = wanted;
    this.#address = lowerCased(wanted.address);
    this.#endsAt = services.now().getTime() + BUDGET_MS;
  }

  #isOver(): boolean {
    return this.#services.now().getTime() >= this.#endsAt;
  }

  async walk(from: Position): Promise<Position | undefined> {
    const { table } = this.#services;
    const { tenant: named } = this.#wanted;
    if (named !== undefined) return this.#tenant(await findTenant(table, named), from);
    for (let position = from; ; ) {
      const page = { limit: 1, ascending: true, after: position.tenant };
      const { items, next } = await listTenants(table, page);
      for (const tenant of items) {
        const stop = await this.#tenant(tenant, position);
        if (stop !== undefined) return { ...stop, tenant: position.tenant };
      }
      if (next === undefined) return undefined;
      position = { tenant: next };
      if (this.#isOver()) return position;
    }
  }

  async #tenant(tenant: Tenant, from: Position): Promise<Position | undefined> {
    const { tenantId } = tenant.account;
    if (tenant.deletedAt !== undefined) return undefined;
    const stop = await this.#inboxes(tenant, from.of === tenantId ? from : {});
    if ((this.deleted.get(tenantId) ?? 0) > 0 && !this.#wanted.dry_run) {
      await this.#forgetExports(tenantId);
      logInfo('mail erased', { tenant: tenantId, messages: this.deleted.get(tenantId) ?? 0 });
    }
    return stop;
  }

  /** Exports contain the deleted messages. They can no longer be downloaded, and the purge removes their files. */
  async #forgetExports(tenantId: string): Promise<void> {
    await forgetExports(this.#services.table, tenantId);
    await this.#services.purges.send({ exports_of: tenantId });
  }

  /**
   * Exports are forgotten before the first deletion, because a repeat after a crash would find no messages and skip
   * this.
   */
  async #forgetAllExports(tenantId: string): Promise<void> {
    const over = new Date(this.#services.now().getTime() + CALL_SECONDS * 1000);
    await this.#services.purges.send(
      { exports_of: tenantId, begun_before: over.toISOString() },
      CALL_SECONDS,
    );
    await this.#forgetExports(tenantId);
  }

  async #inboxes(tenant: Tenant, from: Position): Promise<Position | undefined> {
    const { table } = this.#services;
    const { tenantId } = tenant.account;
    let { inbox: after } = from;
    for (;;) {
      const page = await listInboxes(table, tenantId, {
        limit: this.#perPage.inboxes,
        ascending: true,
        after,
      });
      for (const inbox of page.items) {
        const row = await this.#inbox(tenant, inbox, from.in === inbox.listKey ? from.row : undefined);
        if (row !== undefined) return { of: tenantId, inbox: after, in: inbox.listKey, row };
        after = inboxListingKey(tenantId, inbox.listKey).sk;
        if (this.#isOver()) return { of: tenantId, inbox: after };
      }
      if (page.next === undefined) return undefined;
      after = page.next;
    }
  }

  async #inbox(tenant: Tenant, inbox: Inbox, from: string | undefined): Promise<string | undefined> {
    const { table } = this.#services;
    for (let row = from; ; ) {
      const messages: StoredPage = await pageOfMessages(table, inbox, row, this.#perPage.rows);
      await this.#messages(tenant, inbox, messages.items);
      row = messages.next;
      if (row === undefined || this.#isOver()) return row;
    }
  }

  async #messages(tenant: Tenant, inbox: Inbox, messages: readonly StoredMessage[]): Promise<void> {
    const ofPerson = messages.filter((message) => namesAddress(message, this.#address));
    for (const message of messages) {
      if (ofPerson.includes(message) || !mayNameMore(message)) continue;
      this.undecided.push({ tenant_id: inbox.tenantId, message_id: message.summary.message_id });
    }
    const threads = Map.groupBy(ofPerson, (message) => keysOfMessage(message).threadKey);
    for (const [threadKey, found] of threads) await this.#delete(tenant, inbox, threadKey, found);
  }

  async #delete({ account }: Tenant, inbox: Inbox, threadKey: string, found: readonly StoredMessage[]) {
    const { table, purges, publications, audit, now, randomBytes } = this.#services;
    const hold = { inbox: inbox.legalHold !== undefined, account: account.legalHold !== undefined };
    if (hold.inbox || hold.account) return this.#keep(inbox, !hold.account, found.length);
    let count = found.length;
    if (!this.#wanted.dry_run) {
      // The purge counts usage again, so it is not updated here.
      const usage = { changed: async () => undefined };
      if (audit !== undefined) audit.resourceId = account.tenantId;
      if (!this.deleted.has(account.tenantId)) await this.#forgetAllExports(account.tenantId);
      try {
        const { wanted } = await deleteMessages(
          { table, purgeQueue: purges, publications, usage, now, randomBytes, caller: audit && { audit } },
          {
            inbox,
            threadKey,
            sortKeys: found.map((message) => keysOfMessage(message).sortKey),
            isWanted: (message) => namesAddress(message, this.#address),
          },
        );
        count = wanted;
      } catch (error) {
        if (!(error instanceof LegalHold)) throw error;
        return this.#keep(inbox, true, found.length);
      }
    }
    this.deleted.set(inbox.tenantId, (this.deleted.get(inbox.tenantId) ?? 0) + count);
  }

  #keep({ tenantId, inboxId }: Inbox, isOfInbox: boolean, count: number): void {
    const inbox_id = isOfInbox ? inboxId : null;
    const known = this.held.get(inbox_id ?? tenantId)?.messages ?? 0;
    this.held.set(inbox_id ?? tenantId, { tenant_id: tenantId, inbox_id, messages: known + count });
  }
}

const QUOTED = /"(?:[^"\\]|\\.)*"/g;
const ADDRESS = /[^\s<>"(),:;[\]\\]+@[^\s<>"(),:;[\]\\]+/g;

/** A quoted display name may contain an address that is not an address of the email. */
function namesAddress({ summary: { from, to, cc, bcc } }: StoredMessage, address: string): boolean {
  return [from, ...to, ...cc, ...bcc].some((text) =>
    (text.replace(QUOTED, '').match(ADDRESS) ?? []).some((each) => lowerCased(each) === address),
  );
}

/** A summary that is too large for its row has shortened lists and texts. */
function mayNameMore({ content, summary: { from, to, cc, bcc } }: StoredMessage): boolean {
  const texts = [from, ...to, ...cc, ...bcc];
  const mayBeCut =
    [to, cc, bcc].some(({ length }) => length === CUT_ITEMS) ||
    texts.some(({ length }) => length === CUT_CHARACTERS);
  return mayBeCut && content() === undefined;
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentInbox } from 'agent-inbox-client/source';
import * as z from 'zod';
import { counted } from '../output/counted.ts';
import { print, printError } from '../output/output.ts';
import { connect } from './connect.ts';
import { connectionLines } from './connection-lines.ts';
import type { ProfileFlags } from './profile.ts';
import { makeDirectory } from './save-file.ts';

export interface SyncFlags extends ProfileFlags {
  readonly maildir: string;
  readonly inbox?: readonly string[];
  readonly follow?: boolean;
}

/** The key is an inbox, or `log` plus the named inboxes for the cursor of the event log, which is no address. */
const CURSORS = '.agentinbox-sync.json';
const cursorsSchema = z.record(z.string(), z.string());
const EVENT_TYPES = ['message.received', 'message.received.unauthenticated'] as const;

/**
 * Each inbox has a Maildir. Emails that a mail program moved to `cur` are not written again, and an interrupted copy
 * continues after its last message.
 */
export async function syncMaildir(flags: SyncFlags): Promise<void> {
  const client = connect(flags);
  const since = new Date();
  makeDirectory(flags.maildir);
  const sync = new MaildirSync(client, flags.maildir, ['log', ...(flags.inbox ?? []).toSorted()].join(' '));
  const { cursor } = await client.events.list({ limit: 1 });
  const inboxIds = flags.inbox ?? (await inboxesOf(client));
  await sync.storedLate(new Set(inboxIds));
  for (const inboxId of inboxIds) await sync.inbox(inboxId, flags.inbox !== undefined);
  sync.goOnFrom(cursor);
  const inboxes = counted(inboxIds.length, 'inbox', 'inboxes');
  print(`${counted(sync.written, 'message')} from ${inboxes} copied to ${flags.maildir}`);
  if (flags.follow !== true) return;
  printError('Following. Press Ctrl-C to stop.');
  const wanted = { ...(flags.inbox === undefined ? {} : { inbox_ids: flags.inbox }), ...connectionLines() };
  // `since` precedes the copy, so emails that arrived while it ran are checked again.
  for await (const event of client.events.follow({ ...wanted, event_types: EVENT_TYPES, since })) {
    // The message is read by its id, because a list may not include it yet.
    if (await sync.message(event.inbox_id, event.message_id))
      print(`${event.timestamp}  ${event.inbox_id}  ${event.message_id}`);
  }
}

async function inboxesOf(client: AgentInbox): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { inbox_id } of client.inboxes.listAll()) ids.push(inbox_id);
  return ids;
}

class MaildirSync {
  written = 0;
  readonly #client: AgentInbox;
  readonly #root: string;
  readonly #cursors: Record<string, string>;
  readonly #log: string;

  constructor(client: AgentInbox, root: string, log: string) {
    this.#log = log;
    this.#client = client;
    this.#root = root;
    const file = join(root, CURSORS);
    this.#cursors = existsSync(file) ? cursorsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  }

  /**
   * Emails that waited for quota are stored after later ones, so only the event log shows them. Without a cursor of the
   * last 30 days, each inbox is read from its start.
   */
  async storedLate(inboxIds: ReadonlySet<string>): Promise<void> {
    let after = this.#cursors[this.#log];
    try {
      for (let isLast = after === undefined; !isLast && after !== undefined; ) {
        const page = await this.#client.events.list({ after, limit: 100, event_types: [...EVENT_TYPES] });
        for (const event of page.events)
          if ('message_id' in event && inboxIds.has(event.inbox_id))
            await this.message(event.inbox_id, event.message_id);
        [after, isLast] = [page.cursor, !page.has_more];
      }
    } catch (error) {
      if (!(error instanceof Error && error.name === 'validation')) throw error;
      after = undefined;
    }
    if (after === undefined) for (const inboxId of inboxIds) delete this.#cursors[inboxId];
  }

  goOnFrom(cursor: string): void {
    this.#cursors[this.#log] = cursor;
    this.#save();
  }

  /** @param isNamed false allows that the inbox was deleted after it was listed. */
  async inbox(inbox_id: string, isNamed: boolean): Promise<void> {
    try {
      await this.#copyInbox(inbox_id);
    } catch (error) {
      if (isNamed || !(error instanceof Error && error.name === 'not_found')) throw error;
      printError(`agentinbox: ${inbox_id}: ${error.message}`);
    }
  }

  async #copyInbox(inbox_id: string): Promise<void> {
    const after = this.#cursors[inbox_id];
    const wanted = { inbox_id, ascending: true, include_unauthenticated: true };
    const known = this.#known(inbox_id);
    for await (const { message_id } of this.#client.messages.listAll(
      after === undefined ? wanted : { ...wanted, after },
    )) {
      if (!known.has(message_id)) await this.#copy(inbox_id, message_id);
      this.#cursors[inbox_id] = message_id;
      this.#save();
    }
  }

  async message(inbox_id: string, message_id: string): Promise<boolean> {
    const before = this.written;
    if (!this.#known(inbox_id).has(message_id)) await this.#copy(inbox_id, message_id);
    return this.written > before;
  }

  #known(inbox_id: string): ReadonlySet<string> {
    const folder = this.#folder(inbox_id);
    for (const each of ['tmp', 'new', 'cur']) makeDirectory(join(folder, each));
    // Mail programs append `:` and flags to Maildir names.
    const names = ['new', 'cur'].flatMap((each) => readdirSync(join(folder, each)));
    return new Set(names.map((name) => name.split(':')[0] ?? ''));
  }

  #folder(inbox_id: string): string {
    return join(this.#root, folderName(inbox_id));
  }

  /** Maildir writes to `tmp` first, so that no mail program reads a partial email. */
  async #copy(inbox_id: string, message_id: string): Promise<void> {
    const folder = this.#folder(inbox_id);
    try {
      const { bytes } = await this.#client.messages.getRaw({ inbox_id, message_id });
      const file = join(folder, 'tmp', message_id);
      writeFileSync(file, Buffer.from(bytes));
      renameSync(file, join(folder, 'new', message_id));
      this.written += 1;
    } catch (error) {
      const isNotServed = error instanceof Error && ['not_found', 'forbidden'].includes(error.name);
      if (!isNotServed) throw error;
      printError(`agentinbox: ${message_id}: ${error.message}`);
    }
  }

  #save(): void {
    const file = join(this.#root, CURSORS);
    writeFileSync(`${file}.part`, `${JSON.stringify(this.#cursors, undefined, 2)}\n`);
    renameSync(`${file}.part`, file);
  }
}

const LONGEST_NAME = 120;

/** The name has no path and no leading dot, and differs for each inbox. */
export function folderName(inboxId: string): string {
  const safe = inboxId
    .toWellFormed()
    .replace(/^[.-]|[^a-z0-9@._+-]/gu, (character) =>
      [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    );
  const name = safe || '%';
  if (name.length <= LONGEST_NAME) return name;
  return `${name.slice(0, LONGEST_NAME)}-${createHash('sha256').update(inboxId).digest('hex').slice(0, 16)}`;
}

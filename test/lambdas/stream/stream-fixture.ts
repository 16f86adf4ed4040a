import { randomBytes } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createSecret, hashSecret } from '../../../lambdas/auth/secret.ts';
import type { SocketGateway } from '../../../lambdas/aws/socket-gateway.ts';
import type { Permissions } from '../../../lambdas/caller/permissions.ts';
import { UnknownKeys } from '../../../lambdas/core/unknown-keys.ts';
import { type EventType, type ServiceEvent, serviceEventSchema } from '../../../lambdas/events/events.ts';
import type { FanOutJob } from '../../../lambdas/jobs/fan-out-job.ts';
import type { ReplayJob } from '../../../lambdas/jobs/replay-job.ts';
import { type Account, accountCreation } from '../../../lambdas/store/account/accounts.ts';
import { getInbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { keyCreation } from '../../../lambdas/store/key/api-keys.ts';
import { credentialKey } from '../../../lambdas/store/keys.ts';
import {
  type Connection,
  findConnection,
  saveConnection,
} from '../../../lambdas/store/stream/connections.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { logMail } from '../store/log/log-mail.ts';
import { newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable, type TestTable } from '../store/table/test-table.ts';
import { testKey, verifiedAccount } from '../test-account.ts';
import { NOW, testContext, testKeyring } from '../test-context.ts';

class PlayedSockets implements SocketGateway {
  readonly frames: { readonly connectionId: string; readonly frame: string }[] = [];
  readonly closed: string[] = [];
  readonly gone = new Set<string>();
  readonly unreachable = new Set<string>();
  /** Sockets whose clients do not read: posting to them fails, closing does not. */
  readonly full = new Set<string>();
  /** Called before each answer, with the connection that is asked for. */
  onCall: (connectionId: string) => void = () => undefined;

  async post(connectionId: string, frame: string): Promise<boolean> {
    if (!this.#reach(connectionId)) return false;
    if (this.full.has(connectionId)) throw new Error('LimitExceededException');
    this.frames.push({ connectionId, frame });
    return true;
  }

  async close(connectionId: string): Promise<boolean> {
    if (!this.#reach(connectionId)) return false;
    this.closed.push(connectionId);
    this.gone.add(connectionId);
    return true;
  }

  to(connectionId: string): unknown[] {
    return this.frames
      .filter((each) => each.connectionId === connectionId)
      .map(({ frame }) => JSON.parse(frame));
  }

  #reach(connectionId: string): boolean {
    this.onCall(connectionId);
    if (this.unreachable.has(connectionId)) throw new Error('LimitExceededException');
    return !this.gone.has(connectionId);
  }
}

export interface TestKey {
  readonly keyId: string;
  readonly secret: string;
  readonly secretHash: string;
}

export class StreamFixture {
  readonly unknownKeys = new UnknownKeys();
  readonly table: TestTable;
  readonly sockets = new PlayedSockets();
  readonly replays: { readonly job: ReplayJob; readonly delaySeconds: number | undefined }[] = [];
  readonly fanOuts: { readonly job: FanOutJob; readonly delaySeconds: number | undefined }[] = [];
  /** Whether the queue of replays refuses jobs. */
  failReplays = false;
  now = NOW;
  readonly #accounts = new Set<string>();
  #count = 0;

  private constructor(table: TestTable) {
    this.table = table;
  }

  static async start(): Promise<StreamFixture> {
    return new StreamFixture(await openTestTable());
  }

  get services() {
    return {
      table: this.table,
      sockets: this.sockets,
      unknownKeys: this.unknownKeys,
      keyring: testKeyring(),
      replays: {
        send: async (job: ReplayJob, delaySeconds?: number) => {
          if (this.failReplays) throw new Error('The queue takes nothing');
          this.replays.push({ job, delaySeconds });
        },
      },
      fanOuts: {
        send: async (job: FanOutJob, delaySeconds?: number) => {
          this.fanOuts.push({ job, delaySeconds });
        },
      },
      policy: testContext().policy,
      pause: async (milliseconds: number) => {
        this.now = new Date(this.now.getTime() + milliseconds);
      },
      now: () => this.now,
    };
  }

  stop(): Promise<void> {
    return this.table.stop();
  }

  tenant(): string {
    return `tenant-${this.#next()}`;
  }

  async account(account: Account): Promise<void> {
    await transact(this.table, accountCreation(this.table, account));
    this.#accounts.add(account.tenantId);
  }

  async mail(tenantId: string, inboxId: string, at: number): Promise<ServiceEvent> {
    const inbox = await getInbox(this.table, tenantId, inboxId);
    if (inbox === undefined) throw new Error('There is no such inbox');
    const time = new Date(NOW.getTime() + at * 1000);
    return logMail(this.table, inbox, time, this.#next());
  }

  async inbox(tenantId: string): Promise<string> {
    return (await newInbox(this.table, { tenantId })).inboxId;
  }

  async key(
    tenantId: string,
    options: { inboxId?: string; permissions?: Permissions; pending?: boolean } = {},
  ): Promise<TestKey> {
    if (!this.#accounts.has(tenantId)) await this.account(verifiedAccount(tenantId));
    const secret = createSecret(randomBytes);
    const keyId = `key_${this.#next()}`;
    const record = testKey(tenantId, keyId, {
      inboxId: options.inboxId,
      permissions: options.permissions ?? null,
      secretHash: hashSecret(secret),
    });
    await transact(this.table, keyCreation(this.table, record, options.pending));
    return { keyId, secret, secretHash: record.secretHash };
  }

  async revoke({ secretHash }: TestKey): Promise<void> {
    await this.table.client.send(
      new DeleteCommand({ TableName: this.table.name, Key: credentialKey(secretHash) }),
    );
  }

  /** Marks a key as one whose inbox was deleted, as the purge does, and keeps its sockets. */
  async orphan({ secretHash }: TestKey): Promise<void> {
    await this.table.client.send(
      new UpdateCommand({
        TableName: this.table.name,
        Key: credentialKey(secretHash),
        UpdateExpression: 'SET gone = :yes',
        ExpressionAttributeValues: { ':yes': true },
      }),
    );
  }

  async connection(tenantId: string, key: TestKey, overrides: Partial<Connection> = {}): Promise<Connection> {
    const connection: Connection = {
      connectionId: `socket-${this.#next()}`,
      tenantId,
      keyId: key.keyId,
      secretHash: key.secretHash,
      inboxIds: undefined,
      eventTypes: ['message.received'],
      openedAt: new Date(NOW.getTime() - 3_600_000),
      expiresAt: new Date(NOW.getTime() + 3_600_000),
      ...overrides,
    };
    await saveConnection(this.table, connection);
    return connection;
  }

  async isKnown({ connectionId }: Connection): Promise<boolean> {
    return (await findConnection(this.table, connectionId)) !== undefined;
  }

  event(tenantId: string, inboxId: string, eventType: EventType = 'message.received'): ServiceEvent {
    const unique = this.#next();
    return serviceEventSchema.parse({
      event_type: eventType,
      event_id: `evt_${unique}`,
      timestamp: NOW.toISOString(),
      tenant_id: tenantId,
      inbox_id: inboxId,
      thread_id: `thr_${unique}`,
      message_id: `msg_${unique}`,
      changed: ['unread'],
    });
  }

  #next(): string {
    this.#count += 1;
    return String(this.#count).padStart(6, '0');
  }
}

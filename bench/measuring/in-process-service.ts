import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { parseMail } from '@agent-inbox/mail-reader';
import { S3Client } from '@aws-sdk/client-s3';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import type { Services } from '../../lambdas/core/context.ts';
import { answerRest } from '../../lambdas/http/rest.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import type { ReceiveServices } from '../../lambdas/receive/services.ts';
import { rollUpUsage } from '../../lambdas/usage/roll-up-usage.ts';
import { liveServices } from '../../test/lambdas/accounts/live-services.ts';
import { type HttpRequest, httpEvent } from '../../test/lambdas/http/http-event.ts';
import { bucketOf } from '../../test/lambdas/store/object/bucket-of.ts';
import type { MeteredTable } from './metered-table.ts';

const PLAN = { inboxes: 1_000_000, messagesPerMonth: 1e9, storageBytes: 1e15, webhooks: 50, keys: 1000 };
/** The clock advances so far that a key stays under its 600 calls a minute. */
const CLOCK_STEP_MS = 250;

export interface Mail {
  readonly to: string;
  readonly messageId: string;
  readonly inReplyTo?: string;
}

export class InProcessService {
  readonly table: MeteredTable;
  readonly #services: Services;
  readonly #receiving: ReceiveServices;
  readonly #raws = new Map<string, Buffer>();
  #clock = Date.now();
  #key = '';
  #organizationId = '';

  private constructor(table: MeteredTable) {
    this.table = table;
    const now = (): Date => this.#now();
    const { context } = liveServices(table, { now });
    const policy = { ...context.policy, plans: { unverified: PLAN, verified: PLAN } };
    this.#services = { ...context, policy };
    this.#receiving = {
      table,
      bucket: bucketOf(this.#bucket(), 'bucket'),
      events: { publish: async () => undefined },
      parser: { parse: (raw, sink) => parseMail(raw, sink), close: async () => undefined },
      metering: { count: () => undefined },
      usage: context.usage,
      policy,
      now,
      pause: async () => undefined,
    };
  }

  static async open(table: MeteredTable): Promise<InProcessService> {
    const service = new InProcessService(table);
    const body = JSON.stringify({ human_email: 'human@example.com' });
    const answer = await service.call({ route: 'POST /v1/agent/sign-up', body });
    const account = z.object({ api_key: z.string(), organization_id: z.string() }).parse(answer);
    service.#key = account.api_key;
    service.#organizationId = account.organization_id;
    return service;
  }

  get key(): string {
    return this.#key;
  }

  get organizationId(): string {
    return this.#organizationId;
  }

  async call(request: HttpRequest): Promise<unknown> {
    const reply = await answerRest(this.#services, this.#event(request), () => undefined);
    if ((reply.statusCode ?? 0) >= 300) throw new Error(`${request.route} answered ${reply.statusCode}`);
    return JSON.parse(reply.body ?? 'null');
  }

  async fold(): Promise<void> {
    await rollUpUsage({ table: this.table, settleSeconds: 0, now: () => this.#now() }, this.#organizationId);
  }

  #now(): Date {
    this.#clock += CLOCK_STEP_MS;
    return new Date(this.#clock);
  }

  #event(request: HttpRequest): APIGatewayProxyEventV2 {
    return httpEvent({ ...request, headers: { 'x-api-key': this.#key } });
  }

  async inbox(): Promise<string> {
    const created = await this.call({ route: 'POST /v1/inboxes', body: '{}' });
    return z.object({ inbox_id: z.string() }).parse(created).inbox_id;
  }

  async receive(mail: Mail): Promise<void> {
    const sesMessageId = randomBytes(20).toString('hex');
    this.#raws.set(sesMessageId, rawMail(mail));
    await receiveMail(this.#receiving, {
      sesMessageId,
      receivedAt: this.#now(),
      mailFrom: 'ada@sender.example',
      recipients: [mail.to],
      verdicts: { spf: 'pass', dkim: 'pass', dmarc: 'pass', spam: 'pass', virus: 'pass' },
      objectKey: `incoming/${sesMessageId}`,
      released: false,
    });
    this.#raws.delete(sesMessageId);
  }

  /** S3 is not measured, so every read returns the email that is being received. */
  #bucket(): S3Client {
    const answer = (text: string | Buffer) => {
      const body = Buffer.from(text);
      const headers = { 'content-length': String(body.length) };
      return { response: { statusCode: 200, headers, body: Readable.from([body]) } };
    };
    const handle = async ({ method, path, headers }: S3Request) => {
      if (method === 'GET') return answer(this.#raws.get(path.split('/').at(-1) ?? '') ?? '');
      return answer(headers['x-amz-copy-source'] === undefined ? '' : COPIED);
    };
    return new S3Client({
      region: 'us-east-1',
      credentials: { accessKeyId: 'BENCH', secretAccessKey: 'BENCH' },
      requestHandler: { handle },
    });
  }
}

interface S3Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const COPIED = '<CopyObjectResult><ETag>"e"</ETag></CopyObjectResult>';

const LINE = 'The quick brown fox jumps over the lazy dog and goes on to the next line of it.\r\n';

function rawMail({ to, messageId, inReplyTo }: Mail): Buffer {
  return Buffer.from(
    [
      'From: Ada <ada@sender.example>',
      `To: ${to}`,
      'Subject: Minutes of the meeting',
      `Message-ID: ${messageId}`,
      ...(inReplyTo === undefined ? [] : [`In-Reply-To: ${inReplyTo}`, `References: ${inReplyTo}`]),
      'Content-Type: text/plain; charset=utf-8',
      '',
      LINE.repeat(22),
    ].join('\r\n'),
  );
}

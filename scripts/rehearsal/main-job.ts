import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { PublishCommand } from '@aws-sdk/client-sns';
import type { Engine } from './engine.ts';
import { type Reply, reach } from './reach.ts';

class Api {
  readonly #engine: Engine;
  readonly #base: string;
  key = '';

  constructor(engine: Engine, base: string) {
    this.#engine = engine;
    this.#base = base;
  }

  async call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const headers = this.key === '' ? {} : { authorization: `Bearer ${this.key}` };
    const options = { method, headers, ...(body === undefined ? {} : { body }) };
    return answered(`${method} ${path}`, await reach(this.#engine.endpoint, `${this.#base}${path}`, options));
  }
}

function answered(what: string, { status, text }: Reply): Record<string, unknown> {
  if (status < 200 || status > 204) throw new Error(`${what} answered ${status}: ${text.slice(0, 300)}`);
  return text === '' ? {} : JSON.parse(text);
}

export async function signUp(engine: Engine, domain: string): Promise<void> {
  const { BaseUrl = '' } = await engine.outputs();
  const body = { human_email: `ada-${Date.now()}@example.com` };
  const { inbox_id } = await new Api(engine, BaseUrl).call('POST', '/agent/sign-up', body);
  if (!String(inbox_id).endsWith(`@${domain}`)) throw new Error(`The inbox is ${String(inbox_id)}`);
}

/** @param step runs a named step and returns whether it succeeded; without account or email the job ends. */
export async function mainJob(
  engine: Engine,
  step: (name: string, work: () => Promise<void>) => Promise<boolean>,
): Promise<void> {
  const outputs = await engine.outputs();
  const api = new Api(engine, outputs['BaseUrl'] ?? '');
  const physical = async (part: string, type: string): Promise<string> => {
    const all = await engine.resources();
    const found = all.find((each) => each.type === type && each.logicalId.startsWith(part));
    if (found === undefined) throw new Error(`The stack has no ${type} named ${part}`);
    return found.physicalId;
  };
  let inbox = '';
  const received: string[] = [];
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push(Buffer.concat(chunks).toString());
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');

  try {
    const isSignedUp = await step('sign-up', async () => {
      const account = await api.call('POST', '/agent/sign-up', {
        human_email: `ada-${Date.now()}@example.com`,
      });
      api.key = String(account['api_key']);
      inbox = String(account['inbox_id']);
    });
    if (!isSignedUp) return;
    await step('webhook: create', async () => {
      const { port } = receiver.address() as AddressInfo;
      await api.call('POST', '/webhooks', {
        url: `https://127.0.0.1:${port}/`,
        event_types: ['message.received'],
      });
    });
    const isSent = await step('mail: object and receipt as SES writes them', async () => {
      const bucket = await physical('StoreMail', 'AWS::S3::Bucket');
      const topic = await physical('MailIngressReceiptTopic', 'AWS::SNS::Topic');
      await receive(engine, bucket, topic, inbox);
    });
    if (!isSent) return;
    await step('read: a waiting call answers the message', async () => {
      const path = `/inboxes/${encodeURIComponent(inbox)}/messages?wait=20`;
      const { messages } = await api.call('GET', path);
      const [message] = messages as { subject?: string }[];
      if (message?.subject !== 'Rehearsal')
        throw new Error(`The message was not there: ${JSON.stringify(messages)}`);
    });
    await step('MCP: list_messages', async () => {
      const call = {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'list_messages', arguments: {} },
      };
      const headers = { 'x-api-key': api.key, accept: 'application/json, text/event-stream' };
      const { text } = await reach(engine.endpoint, outputs['McpUrl'] ?? '', { headers, body: call });
      if (!text.includes('Rehearsal')) throw new Error(text.slice(0, 300));
    });
    await step('webhook: delivery', async () => {
      const path = '/webhooks';
      for (let look = 0; received.length === 0; look++) {
        if (look === 30)
          throw new Error(`No delivery in 30 looks: ${JSON.stringify(await api.call('GET', path))}`);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    });
    await step('delete: the inbox, and the key no longer works', async () => {
      await api.call('DELETE', `/inboxes/${encodeURIComponent(inbox)}`);
      const { api_key_id } = await api.call('GET', '/whoami');
      await api.call('DELETE', `/api-keys/${String(api_key_id)}`);
      await api.call('GET', '/whoami').then(
        () => Promise.reject(new Error('A deleted key still works')),
        (error: unknown) => (/answered 401/.test(String(error)) ? undefined : Promise.reject(error)),
      );
    });
  } finally {
    receiver.close();
    receiver.closeAllConnections();
  }
}

async function receive(engine: Engine, bucket: string, topic: string, recipient: string): Promise<void> {
  const messageId = `rehearsal${Date.now().toString(36)}`;
  const headers = [
    { name: 'From', value: 'Bob <bob@sender.example>' },
    { name: 'To', value: recipient },
    { name: 'Subject', value: 'Rehearsal' },
    { name: 'Message-ID', value: `<${messageId}@sender.example>` },
  ];
  const raw = `${headers.map(({ name, value }) => `${name}: ${value}`).join('\r\n')}\r\n\r\nHello\r\n`;
  await engine.s3.send(new PutObjectCommand({ Bucket: bucket, Key: `incoming/${messageId}`, Body: raw }));
  const pass = { status: 'PASS' };
  const timestamp = new Date().toISOString();
  const notification = {
    notificationType: 'Received',
    mail: {
      timestamp,
      source: 'bob@sender.example',
      messageId,
      destination: [recipient],
      headersTruncated: false,
      headers,
      commonHeaders: { from: ['bob@sender.example'], to: [recipient], subject: 'Rehearsal' },
    },
    receipt: {
      timestamp,
      processingTimeMillis: 10,
      recipients: [recipient],
      spamVerdict: pass,
      virusVerdict: pass,
      spfVerdict: pass,
      dkimVerdict: pass,
      dmarcVerdict: pass,
      action: {
        type: 'S3',
        topicArn: topic,
        bucketName: bucket,
        objectKeyPrefix: 'incoming/',
        objectKey: `incoming/${messageId}`,
      },
    },
  };
  await engine.sns.send(new PublishCommand({ TopicArn: topic, Message: JSON.stringify(notification) }));
}

import { ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { afterEach, describe, expect, test } from 'vitest';
import { BROAD_SETTINGS, BroadRun } from './broad-run.ts';
import { changedAssembly, type Resources } from './changed-assembly.ts';
import { Service } from './service.ts';
import { StreamClient } from './stream-client.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const cleanups: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(options: Parameters<typeof Service.start>[0] = {}): Promise<Service> {
  const service = await Service.start(options);
  cleanups.push(() => service.stop());
  return service;
}

/** Many numbers contain a six-digit code; only as a word of its own it was written as a code. */
function isIn(secret: string, text: string): boolean {
  return /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![\\w.:-])${secret}(?![\\w.:-])`).test(text)
    : text.includes(secret);
}

function onlyReceiving(resources: Resources): void {
  for (const [logicalId, { Type }] of Object.entries(resources)) {
    if (Type === 'AWS::Lambda::EventSourceMapping' && !logicalId.startsWith('MailIngress')) {
      delete resources[logicalId];
    }
  }
}

async function take({ runtime }: Service, taken: Map<string, string[]>): Promise<void> {
  const endpoint = await runtime.inspection.sqs.config.endpoint?.();
  for (const { logicalId } of runtime.template.ofType('AWS::SQS::Queue')) {
    const QueueUrl = `http://${endpoint?.hostname}:${endpoint?.port}/000000000000/${logicalId}`;
    const command = new ReceiveMessageCommand({
      QueueUrl,
      MaxNumberOfMessages: 10,
      VisibilityTimeout: 3_600,
    });
    const { Messages = [] } = await runtime.inspection.sqs.send(command);
    const name = logicalId.replace(/[0-9A-F]{8}$/, '');
    taken.set(name, [...(taken.get(name) ?? []), ...Messages.map((message) => JSON.stringify(message))]);
  }
}

describe('what only its owner may see', { timeout: 600_000 }, () => {
  test('is in no log, whatever is done with the service', async () => {
    const service = await start({ settings: BROAD_SETTINGS });
    const run = new BroadRun(service);
    await run.all();
    const logs = service.logs().concat(...service.reported);

    const kinds = new Set(run.issued.map(({ what }) => what));
    for (const kind of [
      'key',
      'code',
      'webhook secret',
      'presigned query',
      'text',
      'html',
      'attachment',
      'type of a file',
    ]) {
      expect(kinds).toContain(kind);
    }
    // They are the logs of what was done: else nothing would be found in them.
    for (const line of [
      'message received',
      'webhook attempted',
      'message deferred',
      'tenant deleted',
      'MailSent',
    ]) {
      expect(logs).toContain(line);
    }
    expect(run.issued.filter(({ text }) => isIn(text, logs))).toEqual([]);
  });

  test('is in no event and in no queue message', async () => {
    const assembly = await changedAssembly(onlyReceiving);
    cleanups.push(assembly.remove);
    const service = await start({ assembly: assembly.directory });
    await using endpoint = await WebhookEndpoint.open(200);
    const account = await service.account();
    const secrets = [account.apiKey, await service.codeFor(account.humanEmail), 'canary-in-the-body'];
    const hook = await hookTo(service, account, endpoint);
    secrets.push(hook.secret);
    // Events go to the queues of those who listen.
    const socket = await StreamClient.open(`${service.runtime.endpoints.ws_url}?api_key=${account.apiKey}`);
    cleanups.push(() => socket.socket.terminate());
    const mail = {
      to: account.inboxId,
      text: 'canary-in-the-body',
      attachments: [{ content: 'canary-in-the-body' }],
    };
    await service.send(mail);
    await expect.poll(() => service.messages(account)).toHaveLength(1);
    await service.post(`/webhooks/${hook.id}/test`, {}, account.apiKey);
    const second = await service.inbox(account.apiKey);
    await service.delete(`/inboxes/${second}`, account.apiKey);

    const expected = ['StreamWorkQueue', 'WebhooksArrivalsQueue', 'WebhooksAttemptsQueue', 'PurgeWorkQueue'];
    const taken = new Map<string, string[]>();
    await expect
      .poll(async () => {
        await take(service, taken);
        return expected.filter((name) => (taken.get(name) ?? []).length === 0);
      })
      .toEqual([]);
    const all = [...taken.values()].flat().join('\n');
    expect(all).toContain('message.received');
    expect(secrets.filter((secret) => isIn(secret, all))).toEqual([]);
  });
});

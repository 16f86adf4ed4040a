import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { EXTRACTION, type Verification } from '../../lambdas/message/message.ts';
import { addressKey } from '../../lambdas/store/keys.ts';
import type { Row } from '../../lambdas/store/table/table.ts';
import { opened } from '../opened.ts';
import { adminCommand } from './admin-command.ts';
import type { Answer } from './answer.ts';
import { loseRows, MAIL_ROW, mailRows } from './mail-rows.ts';
import { storeAsBefore } from './old-messages.ts';
import { readInbox } from './read-inbox.ts';
import { type Account, Service } from './service.ts';
import { StreamClient } from './stream-client.ts';
import { mailsFor, noise } from './varied-mails.ts';

const service = opened(() =>
  Service.start({
    settings: {
      usageRollUpDelaySeconds: '0',
      usageSettleSeconds: '0',
      plans: JSON.stringify({
        unverified: { inboxes: 3, messagesPerMonth: 1, storageBytes: 1_000_000, webhooks: 2 },
        verified: { inboxes: 10, messagesPerMonth: 5000, storageBytes: 100_000_000, webhooks: 2 },
      }),
    },
  }),
);

async function rebuild(...args: string[]): ReturnType<typeof adminCommand> {
  const outcome = await adminCommand(['rebuild', ...args, '--data-dir', service.runtime.dataDir]);
  // In adverse mode the index shows what was made again some time later.
  await service.runtime.settled();
  return outcome;
}

const seen = (account: Account) => readInbox(service, account);

describe('the mail of an inbox, made again from its raw bytes', () => {
  let account: Account;
  let before: unknown;
  let rows: Map<string, Row>;
  let mails = 0;
  beforeAll(async () => {
    account = await service.account();
    const list = mailsFor(account.inboxId);
    mails = list.length;
    await service.deliver(...list);
    before = await seen(account);
    rows = await mailRows(service, account);
  });

  test('is what it was, row by row, when all rows of its mail are lost', async () => {
    const socket = await StreamClient.open(`${service.runtime.endpoints.ws_url}?api_key=${account.apiKey}`);
    const lost = await loseRows(service, rows.values(), ({ sk }) => MAIL_ROW.test(sk));
    expect(lost).toBeGreaterThan(2 * mails);
    expect((await service.messages(account)).length).toBe(0);

    const outcome = await rebuild('--inbox', account.inboxId);
    await service.runtime.settled();

    expect(outcome).toMatchObject({
      code: 0,
      stdout: `${account.inboxId}: ${mails} rebuilt, 0 already present\n`,
    });
    expect(await mailRows(service, account)).toEqual(rows);
    expect(await seen(account)).toEqual(before);
    // No second event is published.
    expect(socket.frames).toEqual([]);
    socket.socket.terminate();
  });

  test('takes mail that comes afterwards into its threads', async () => {
    await loseRows(service, rows.values(), ({ sk }) => MAIL_ROW.test(sk));
    await rebuild('--inbox', account.inboxId);
    await service.deliver({ to: account.inboxId, subject: 'Re: Plan', inReplyTo: '<re@x.example>' });

    const threads = await service.get(`/inboxes/${account.inboxId}/threads`, account.apiKey);
    expect(threads.list('threads')[0]?.number('message_count')).toBe(3);
  });
});

const codesSchema = z.object({ codes: z.array(z.object({ value: z.string() })) });
const codesOf = (message: Answer) =>
  codesSchema.parse(message.field('verification')).codes.map(({ value }) => value);

const foundSchema = z.object({ status: z.string(), code: z.string().nullable(), withheld: z.int() });

/** Rows but for the number that grows with each write of a thread. */
const withoutChanges = (rows: ReadonlyMap<string, Row>) =>
  new Map([...rows].map(([key, { changes: _, ...row }]) => [key, row]));

const threadsOfKind = async ({ inboxId, apiKey }: Account): Promise<number> =>
  (await service.get(`/inboxes/${inboxId}/threads?kind=personal`, apiKey)).number('count');

describe('a rebuild', () => {
  test('gives mail its code and link that was stored before they were extracted', async () => {
    const account = await service.account();
    const text = 'Your verification code is 482913.';
    await service.deliver(
      { to: account.inboxId, subject: 'Your code', text },
      { to: account.inboxId, subject: 'Your long code', text: `${text}\n${noise(40_000)}` },
      { to: account.inboxId, subject: 'Lunch', text: 'At noon?' },
    );
    const [before, rows] = [await seen(account), await mailRows(service, account)];
    expect(await storeAsBefore(service, account)).toBe(3);
    const codes = async () =>
      (await service.messages(account)).map((message) => message.field('verification') !== null);
    expect(await codes()).toEqual([false, false, false]);

    const outcome = await rebuild('--inbox', account.inboxId);

    expect(outcome.stdout).toBe(
      `${account.inboxId}: 0 rebuilt, 3 already present, 3 parsed again for kind, codes and links\n`,
    );
    expect(await codes()).toEqual([false, true, true]);
    expect(await seen(account)).toEqual(before);
    expect(withoutChanges(await mailRows(service, account))).toEqual(withoutChanges(rows));
    expect(await threadsOfKind(account)).toBe(3);
    expect((await rebuild('--inbox', account.inboxId)).stdout).toBe(
      `${account.inboxId}: 0 rebuilt, 3 already present\n`,
    );
  });

  test('gives mail the codes of today whose row has those of an earlier extraction and no domain of its sender', async () => {
    const account = await service.account();
    const { inboxId, apiKey } = account;
    const text = 'Your verification code is 482913.';
    const from = 'no-reply@example.com';
    await service.deliver({ to: inboxId, from, subject: 'Your code', text });
    await service.deliver({
      to: inboxId,
      from,
      subject: 'Your long code',
      text: `${text}\n${noise(40_000)}`,
    });
    const [before, rows] = [await seen(account), await mailRows(service, account)];
    const codes = async () => {
      const list = await service.get(`/inboxes/${inboxId}/messages`, apiKey);
      const each = await Promise.all(
        list
          .list('messages')
          .map((message) =>
            service.get(`/inboxes/${inboxId}/messages/${message.string('message_id')}`, apiKey),
          ),
      );
      return [...list.list('messages'), ...each].flatMap((message) => codesOf(message));
    };
    const verification = async () => {
      const { status, body } = await service.get(
        `/inboxes/${inboxId}/verification?from_domain=example.com`,
        apiKey,
      );
      return { http: status, ...foundSchema.parse(body) };
    };
    const earlier = {
      version: EXTRACTION - 1,
      of: (found: Verification | null) =>
        found && {
          ...found,
          codes: found.codes.map((code) => ({ ...code, value: '4829' })),
          sender_domain: null,
        },
    };
    expect(await storeAsBefore(service, account, earlier)).toBe(2);
    expect(await codes()).toEqual(Array(4).fill('4829'));
    // Whose code it is cannot be said without the domain.
    expect(await verification()).toEqual({ http: 200, status: 'none', code: null, withheld: 2 });

    const outcome = await rebuild('--inbox', inboxId);

    expect(outcome.stdout).toBe(
      `${inboxId}: 0 rebuilt, 2 already present, 2 parsed again for kind, codes and links\n`,
    );
    expect(await codes()).toEqual(Array(4).fill('482913'));
    expect(await verification()).toEqual({ http: 200, status: 'found', code: '482913', withheld: 0 });
    expect(await seen(account)).toEqual(before);
    expect(withoutChanges(await mailRows(service, account))).toEqual(withoutChanges(rows));
  });

  test('leaves over-quota mail deferred, and it is delivered when quota is free', async () => {
    const account = await service.unverifiedAccount();
    await service.deliver(
      { to: account.inboxId, subject: 'First' },
      { to: account.inboxId, subject: 'Second' },
    );
    const rows = await mailRows(service, account);
    await loseRows(service, rows.values(), ({ sk }) => MAIL_ROW.test(sk) || sk.startsWith('DEFERRED#'));

    const outcome = await rebuild('--inbox', account.inboxId);
    expect(outcome.stdout).toBe(`${account.inboxId}: 1 rebuilt, 0 already present, 1 waits for quota\n`);
    const code = await service.codeFor(account.humanEmail);
    await service.post('/agent/verify', { otp_code: code }, account.apiKey);
    await service.runtime.settled();

    const messages = await service.messages(account);
    expect(messages.map((message) => message.string('subject'))).toEqual(['Second', 'First']);
  });

  test('of the search index finds every message again when its objects are lost, without those that were deleted', async () => {
    const account = await service.account();
    const { inboxId, apiKey, organizationId } = account;
    const second = await service.inbox(apiKey);
    const inboxes = [inboxId, second];
    const mails = Array.from({ length: 20 }, (_, i) => ({ to: inboxes[i % 2], subject: `Zeppelin ${i}` }));
    await service.deliver(...mails);
    const attachments = [{ filename: 'note.txt', content: 'a zeppelin hangar' }];
    await service.deliver({ to: inboxId, subject: 'Attached', attachments });
    mails.push({ to: inboxId, subject: 'Attached' });
    const [file] = (await service.messages(account))[0]?.list('attachments') ?? [];
    const name = `${file?.string('message_id')}/attachments/${file?.string('attachment_id')}`;
    await service.get(`/inboxes/${inboxId}/messages/${name}/text?wait=25`, apiKey);
    await service.runtime.settled();
    const found = async () =>
      (await service.get('/messages?q=zeppelin&limit=50', apiKey))
        .list('messages')
        .map((message) => message.string('subject'));
    expect(await found()).toHaveLength(mails.length);
    const objects = { Bucket: service.bucket };
    const { s3 } = service.runtime.inspection;
    const ofIndex = { ...objects, Prefix: `search/${organizationId}/` };
    const segments = async () =>
      ((await s3.send(new ListObjectsV2Command(ofIndex))).Contents ?? []).flatMap(({ Key }) => Key ?? []);
    const lost = await segments();
    expect(lost.length).toBeGreaterThan(0);
    for (const Key of lost) await s3.send(new DeleteObjectCommand({ ...objects, Key }));
    const [message] = (await service.get(`/inboxes/${second}/messages?limit=1`, apiKey)).list('messages');
    const path = `/inboxes/${second}/messages/${message?.string('message_id')}?permanent=true`;
    await service.delete(path, apiKey);

    const outcome = await rebuild('--search', organizationId);

    expect(outcome).toMatchObject({ code: 0, stdout: `${mails.length - 1} messages indexed for search\n` });
    expect((await segments()).length).toBeGreaterThan(0);
    expect((await found()).toSorted()).toEqual(
      mails.flatMap(({ subject }) => (subject === message?.string('subject') ? [] : subject)).toSorted(),
    );
  });

  test('of the search index goes on behind an inbox whose address row is lost', async () => {
    const { inboxId, apiKey, organizationId } = await service.account();
    const [lost, last] = [await service.inbox(apiKey), await service.inbox(apiKey)];
    await service.deliver(...[inboxId, lost, last].map((to) => ({ to, subject: 'Gondola' })));
    const { client, name: TableName } = service.table;
    await client.send(new DeleteCommand({ TableName, Key: addressKey(lost) }));

    expect((await rebuild('--search', organizationId)).stdout).toBe('2 messages indexed for search\n');
    const found = (await service.get('/messages?q=gondola', apiKey)).list('messages');
    expect(found.map((message) => message.string('inbox_id')).toSorted()).toEqual([inboxId, last].toSorted());
  });

  test('skips raw mail without an envelope, and says so', async () => {
    const account = await service.account();
    await service.runtime.inspection.s3.send(
      new PutObjectCommand({
        Bucket: service.bucket,
        Key: `raw/${account.inboxId}/stray`,
        Body: 'Subject: x\r\n\r\n',
      }),
    );
    expect((await rebuild('--inbox', account.inboxId)).stdout).toBe(
      `${account.inboxId}: 0 rebuilt, 0 already present, 1 cannot be rebuilt, because envelope data for this inbox is missing\n`,
    );
  });

  test.each([
    [
      'an inbox that does not exist',
      ['--inbox', 'nobody@inbox.localhost'],
      1,
      /Inbox nobody@inbox\.localhost does not exist/,
    ],
    ['nothing', [], 2, /Name an inbox with --inbox or use --all/],
    [
      'one inbox and of all',
      ['--inbox', 'a@inbox.localhost', '--all'],
      2,
      /Name an inbox with --inbox or use --all/,
    ],
  ])('of %s is refused with the reason', async (_, args, code, reason) => {
    const outcome = await rebuild(...args);

    expect(outcome.code).toBe(code);
    expect(outcome.stderr).toMatch(reason);
  });
});

import { randomBytes } from 'node:crypto';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { times } from './adverse-seed.ts';
import { request } from './answer.ts';
import { MailOfATest, pathOf } from './mail-of-a-test.ts';
import { callTool } from './mcp-client.ts';
import { type Account, Service } from './service.ts';
import { objectsWith } from './tenant-remains.ts';

const RFC3339_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const LINK_SECONDS = 60;
const { SENDER } = MailOfATest;

const service = opened(() => Service.start());
let account: Account;
let mail: MailOfATest;
beforeAll(async () => {
  account = await service.account();
  mail = new MailOfATest(service, account);
});

function verdicts(text: string): { headers: Record<string, string> } {
  return { headers: { 'X-Simulate-Verdicts': text } };
}

describe('bytes', () => {
  test('come as a download that no browser shows, with a strong tag [D-MSG-12, D-MSG-15, D-MSG-16, D-MSG-17, FLD-34, OPN-03]', async () => {
    const to = await mail.inbox();
    const content = randomBytes(5000);
    await service.deliver({
      to: to.inboxId,
      attachments: [{ filename: 'Bücher "x".html', content, contentType: 'text/html' }],
    });
    const message = await service.newest(to);
    const attachmentId = message.list('attachments')[0]?.string('attachment_id');
    const path = `${pathOf(message)}/attachments/${attachmentId}`;
    const answer = await service.get(path, to.apiKey);
    expect(answer.status).toBe(200);
    expect(answer.bytes).toEqual(content);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="B_cher _x_\.html"; filename\*=UTF-8''B%C3%BCcher%20%22x%22\.html$/,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const tag of [etag, '*']) {
      const again = await service.call('GET', path, { key: to.apiKey, headers: { 'if-none-match': tag } });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
  });

  test('of the mail itself are the original ones [D-MSG-11, D-MSG-12, D-MSG-16]', async () => {
    const to = await mail.inbox();
    const lines = [
      `From: ${SENDER}`,
      'Subject: =?utf-8?q?raw?=',
      'X-Odd:   spaces  kept',
      '',
      'body  \t',
      '',
    ];
    const message = await mail.raw(to, ...lines);
    const answer = await service.get(`${pathOf(message)}/raw`, to.apiKey);
    expect(answer.text).toContain(lines.join('\r\n'));
    expect(answer.bytes).toHaveLength(message.number('size'));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.eml/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  });

  test('are linked for a minute at the most, with their record, when asked [D-MSG-14]', async () => {
    const to = await mail.inbox();
    await service.deliver({ to: to.inboxId, attachments: [{ filename: 'a.txt', content: 'noted' }] });
    const message = await service.newest(to);
    const [record] = message.list('attachments');
    const path = `${pathOf(message)}/attachments/${record?.string('attachment_id')}?format=link`;
    const link = await service.get(path, to.apiKey);
    expect(link.body).toEqual({
      ...Object(record?.body),
      download_url: expect.stringMatching(/^http/),
      expires_at: expect.stringMatching(RFC3339_UTC),
    });
    const seconds = (Date.parse(link.string('expires_at')) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(LINK_SECONDS);
    const download = await request(link.string('download_url'));
    expect(download.text).toBe('noted');
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('of a message with a virus are refused, as a link too [D-MSG-18, D-MSG-25]', async () => {
    const to = await mail.inbox();
    const attachments = [{ filename: 'a.exe', content: 'MZ' }];
    await service.deliver({ to: to.inboxId, attachments, ...verdicts('virus=FAIL') });
    const message = await mail.flagged(to);
    expect(message.field('labels')).toEqual(expect.arrayContaining(['received', 'spam', 'virus']));
    const thread = await service.get(
      `/inboxes/${to.inboxId}/threads/${message.string('thread_id')}`,
      to.apiKey,
    );
    expect(thread.field('labels')).toEqual(message.field('labels'));
    const attachmentId = message.list('attachments')[0]?.string('attachment_id');
    for (const path of ['raw', `attachments/${attachmentId}`]) {
      for (const query of ['', '?format=link']) {
        const answer = await service.get(`${pathOf(message)}/${path}${query}`, to.apiKey);
        expect([answer.status, answer.string('name')]).toEqual([403, 'forbidden']);
      }
    }
  });
});

async function lose(of: Account, isLost: (key: string) => boolean): Promise<void> {
  const keys = (await objectsWith(service, [of.inboxId])).filter(isLost);
  expect(keys).not.toEqual([]);
  const { s3 } = service.runtime.inspection;
  for (const Key of keys) await s3.send(new DeleteObjectCommand({ Bucket: service.bucket, Key }));
}

describe('bytes that are gone', () => {
  test.each([
    ['small', 100],
    ['so large that they would be a redirect', 5_000_000],
  ])('of a mail, %s, are not found, and no link leads to them', async (_, size) => {
    const to = await mail.inbox();
    await service.deliver({ to: to.inboxId, attachments: [{ content: randomBytes(size) }] });
    const message = await service.newest(to);
    await lose(to, (key) => key.startsWith('raw/'));

    for (const query of ['', '?format=link']) {
      const answer = await service.get(`${pathOf(message)}/raw${query}`, to.apiKey);
      expect([answer.status, answer.body]).toEqual([
        404,
        { name: 'not_found', message: 'The original bytes of this message are no longer kept.' },
      ]);
    }
    expect((await service.get(pathOf(message), to.apiKey)).status).toBe(200);
  });

  test.each([
    ['small', 100],
    ['so large that they would be a redirect', 5_000_000],
  ])('of an attachment, %s, are not found, the other one is, and a metric counts it', async (_, size) => {
    const to = await mail.inbox();
    const attachments = [{ content: randomBytes(size) }, { content: 'kept' }];
    await service.deliver({ to: to.inboxId, attachments });
    const message = await service.newest(to);
    const before = service.metric('BytesMissing');
    await lose(to, (key) => key.endsWith('/attachment/0'));

    const [lost, kept] = message
      .list('attachments')
      .map((each) => `${pathOf(message)}/attachments/${each.string('attachment_id')}`);
    for (const query of ['', '?format=link']) {
      const answer = await service.get(`${lost}${query}`, to.apiKey);
      expect([answer.status, answer.string('name')]).toEqual([404, 'not_found']);
      expect(answer.string('message')).toContain('missing from storage');
    }
    const tool = await callTool(service, to.apiKey, 'get_attachment', {
      inbox_id: to.inboxId,
      message_id: message.string('message_id'),
      attachment_id: message.list('attachments')[0]?.string('attachment_id'),
    });
    expect(tool.error).toMatchObject({ name: 'not_found' });
    expect((await service.get(`${kept}`, to.apiKey)).text).toBe('kept');
    await expect.poll(() => service.metric('BytesMissing') - before).toEqual(times(3));
  });

  test('of a body leave its message and its thread readable without it', async () => {
    const to = await mail.inbox();
    await service.deliver(
      { to: to.inboxId, subject: 'Long', messageId: '<long@x>', text: randomBytes(20_000).toString('hex') },
      { to: to.inboxId, subject: 'Re: Long', inReplyTo: '<long@x>', text: 'short' },
    );
    const [, listed] = await service.messages(to);
    const path = `/inboxes/${to.inboxId}/messages/${listed?.string('message_id')}`;
    await lose(to, (key) => key.endsWith('/body'));

    const message = await service.get(path, to.apiKey);
    expect(message.body).toMatchObject({ ...Object(listed?.body), body_missing: true, text: '' });
    const thread = await service.get(
      `/inboxes/${to.inboxId}/threads/${message.string('thread_id')}`,
      to.apiKey,
    );
    expect(thread.list('messages').map((each) => each.body)).toMatchObject([
      { body_missing: true },
      { text: expect.stringContaining('short') },
    ]);
  });
});

import { createHash, randomBytes } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketName } from '../../local/resources/bucket.ts';
import { type Answer, request } from './answer.ts';
import { callTool } from './mcp-client.ts';
import { type Account, Service } from './service.ts';
import { objectsWith } from './tenant-remains.ts';

const RFC3339_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const LINK_MINUTES = 5;
const SENDER = 'ada@sender.example';

/** What only a read of the message itself gives (decisions, "Threads and messages"). */
const CONTENT = ['text', 'html', 'extracted_text', 'headers', 'raw_headers', 'envelope', 'reply_to'];

let service: Service;
let account: Account;
/** Name of the bucket of mail. */
let Bucket: string;
beforeAll(async () => {
  service = await Service.start();
  const [bucket] = service.runtime.template.ofType('AWS::S3::Bucket');
  Bucket = bucketName(bucket?.logicalId ?? '');
  account = await service.account();
});
afterAll(() => service.stop());

/** An inbox of its own for each test. */
async function fresh(): Promise<Account> {
  return { ...account, inboxId: await service.inbox(account.apiKey) };
}

/** Delivers a mail as it is written, line by line. */
async function raw(to: Account, ...lines: readonly string[]): Promise<Answer> {
  await service.deliver({ envelope: { from: SENDER, to: to.inboxId }, raw: [...lines, ''].join('\r\n') });
  return service.newest(to);
}

function verdicts(text: string): { headers: Record<string, string> } {
  return { headers: { 'X-Simulate-Verdicts': text } };
}

/** The one message of an inbox, which lists hide. */
async function flagged(of: Account): Promise<Answer> {
  const query = 'include_spam=true&include_unauthenticated=true';
  const listed = await service.get(`/inboxes/${of.inboxId}/messages?${query}`, of.apiKey);
  return service.get(
    `/inboxes/${of.inboxId}/messages/${listed.list('messages')[0]?.string('message_id')}`,
    of.apiKey,
  );
}

function pathOf(message: Answer): string {
  return `/inboxes/${message.string('inbox_id')}/messages/${message.string('message_id')}`;
}

describe('a message', () => {
  it('has every field, and all but its content in a list [D-MSG-01, D-MSG-02, D-MSG-09, D-MSG-10, D-MSG-22, FLD-30, FLD-31, FLD-32, FLD-33, CON-02, CON-03, CON-04, CON-07, THR-09]', async () => {
    const to = await fresh();
    const content = Buffer.from('the bytes');
    await service.deliver({
      to: `Agent <${to.inboxId}>`,
      cc: 'cc@example.com',
      replyTo: 'answers@sender.example',
      subject: 'Whole',
      messageId: '<whole@sender.example>',
      inReplyTo: '<before@sender.example>',
      references: ['<first@sender.example>', '<before@sender.example>'],
      date: new Date('2026-01-02T03:04:05Z'),
      text: 'Hello,\n  agent.',
      html: '<p>Hello</p>',
      attachments: [{ filename: 'a.txt', content, contentType: 'text/plain' }],
    });
    const message = await service.newest(to);
    const attachment = {
      attachment_id: expect.stringMatching(/^att_/),
      message_id: message.string('message_id'),
      filename: 'a.txt',
      content_type: 'text/plain',
      size: content.length,
      content_disposition: 'attachment',
      content_id: null,
      sha256: createHash('sha256').update(content).digest('hex'),
    };
    expect(message.body).toEqual({
      message_id: expect.stringMatching(/^msg_/),
      inbox_id: to.inboxId,
      thread_id: expect.stringMatching(/^thr_/),
      labels: ['received'],
      timestamp: '2026-01-02T03:04:05.000Z',
      received_at: expect.stringMatching(RFC3339_UTC),
      from: `Ada <${SENDER}>`,
      to: [`Agent <${to.inboxId}>`],
      cc: ['cc@example.com'],
      bcc: [],
      reply_to: ['answers@sender.example'],
      subject: 'Whole',
      preview: 'Hello, agent.',
      text: expect.stringContaining('Hello,\n  agent.'),
      html: expect.stringContaining('<p>Hello</p>'),
      extracted_text: expect.stringContaining('Hello,'),
      attachments: [attachment],
      headers: expect.objectContaining({ subject: 'Whole', from: `Ada <${SENDER}>` }),
      raw_headers: expect.arrayContaining([['Subject', 'Whole']]),
      rfc_message_id: '<whole@sender.example>',
      in_reply_to: '<before@sender.example>',
      references: ['<first@sender.example>', '<before@sender.example>'],
      authentication: { spf: 'pass', dkim: 'pass', dmarc: 'pass', spam: 'pass', virus: 'pass' },
      envelope: { mail_from: SENDER, rcpt_to: to.inboxId },
      size: expect.any(Number),
      created_at: expect.stringMatching(RFC3339_UTC),
      updated_at: expect.stringMatching(RFC3339_UTC),
    });
    const [listed] = await service.messages(to);
    const summary = Object.entries(Object(message.body)).filter(([name]) => !CONTENT.includes(name));
    expect(listed?.body).toEqual(Object.fromEntries(summary));
  });

  it.each([
    ['of the past', '2020-05-06T07:08:09.000Z', 'Wed, 06 May 2020 07:08:09 +0000'],
    ['of another zone', '2020-05-06T07:08:09.000Z', 'Wed, 06 May 2020 12:38:09 +0530'],
    ['in the future', 'arrival', 'Mon, 06 May 2999 07:08:09 +0000'],
    ['that is no date', 'arrival', 'yesterday at tea time'],
  ])('has the time of a Date header %s: %s [D-MSG-03]', async (_, time, date) => {
    const to = await fresh();
    const message = await raw(to, `From: ${SENDER}`, `Date: ${date}`, 'Subject: x', '', 'x');
    const arrival = message.string('received_at');
    expect(message.string('timestamp')).toBe(time === 'arrival' ? arrival : time);
    expect(Math.abs(Date.now() - Date.parse(arrival))).toBeLessThan(120_000);
  });

  it('without subject and date has an empty subject and its arrival [D-MSG-03, D-MSG-04]', async () => {
    const message = await raw(await fresh(), `From: ${SENDER}`, '', 'bare');
    expect(message.string('subject')).toBe('');
    expect(message.string('timestamp')).toBe(message.string('received_at'));
  });

  it('is previewed by 200 characters with white space folded [D-MSG-05]', async () => {
    const to = await fresh();
    await service.deliver({ to: to.inboxId, text: `one\n\n  two\tthree ${'x'.repeat(300)}` });
    const preview = (await service.newest(to)).string('preview');
    expect(preview).toMatch(/^one two three x+/);
    expect([...preview].length).toBeLessThanOrEqual(200);
    expect([...preview].length).toBeGreaterThan(190);
  });

  it('shows the new part of a reply [D-MSG-07]', async () => {
    const to = await fresh();
    const text = 'Yes, please.\n\nOn Mon, 2 Jan 2026 at 10:00, Bob <bob@example.com> wrote:\n> Shall I?\n';
    await service.deliver({ to: to.inboxId, subject: 'Re: Question', text });
    const message = await service.newest(to);
    expect(message.string('extracted_text').trim()).toBe('Yes, please.');
    expect(message.string('text')).toContain('> Shall I?');
  });

  it('keeps its headers in order, decoded and the last of each by name [D-MSG-08]', async () => {
    const message = await raw(
      await fresh(),
      `From: ${SENDER}`,
      'X-Note: first',
      'Subject: =?utf-8?q?caf=C3=A9?=',
      'X-Note: second',
      '',
      'x',
    );
    expect(message.field('headers')).toMatchObject({ 'x-note': 'second', subject: 'café', from: SENDER });
    const names = Object(message.field('raw_headers')).map(([name]: readonly string[]) => name);
    const own = names.filter((name: string) => ['From', 'X-Note', 'Subject'].includes(name));
    expect(own).toEqual(['From', 'X-Note', 'Subject', 'X-Note']);
  });

  it('shows what its sender said of its authenticity as untrusted, and does not believe it [D-ARR-04, D-MSG-24]', async () => {
    const claims = ['X-SES-Spam-Verdict', 'Authentication-Results', 'Received-SPF', 'Return-Path'];
    const to = await fresh();
    const text = [
      'X-Simulate-Verdicts: spam=FAIL; spf=FAIL; dkim=FAIL; dmarc=FAIL',
      ...claims.map((name) => `${name}: PASS; spf=pass dkim=pass dmarc=pass`),
      `From: ${SENDER}`,
      '',
      'x',
    ];
    await service.deliver({ envelope: { from: SENDER, to: to.inboxId }, raw: text.join('\r\n') });
    const message = await flagged(to);
    expect(message.field('authentication')).toMatchObject({
      spam: 'fail',
      spf: 'fail',
      dkim: 'fail',
      dmarc: 'fail',
    });
    expect(message.field('labels')).toEqual(expect.arrayContaining(['spam', 'unauthenticated']));
    const names = Object(message.field('raw_headers')).map(([name]: readonly string[]) =>
      name?.toLowerCase(),
    );
    for (const claim of claims) expect(names).toContain(`x-untrusted-${claim.toLowerCase()}`);
  });

  it('that is hard to parse is stored with its raw bytes, and the next one arrives [D-ARR-07]', async () => {
    const to = await fresh();
    const parts = Array.from({ length: 1200 }, (_, part) => `--b\r\nContent-Type: text/plain\r\n\r\n${part}`);
    const hostile = [
      `From: ${SENDER}`,
      'Subject: hostile',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...parts,
      '--b--',
    ];
    const message = await raw(to, ...hostile);
    expect(message.string('subject')).toBe('hostile');
    expect(message.string('parse_error')).toMatch(/\S/);
    const bytes = await service.get(`${pathOf(message)}/raw`, account.apiKey);
    expect(bytes.text).toContain('\r\n1199\r\n--b--');
    await service.deliver({ to: to.inboxId, subject: 'next' });
    expect((await service.newest(to)).string('subject')).toBe('next');
  });
});

describe('bytes', () => {
  it('come as a download that no browser shows, with a strong tag [D-MSG-12, D-MSG-15, D-MSG-16, D-MSG-17, FLD-34, OPN-03]', async () => {
    const to = await fresh();
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
    const again = await service.call('GET', path, { key: to.apiKey, headers: { 'if-none-match': etag } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('of the mail itself are the original ones [D-MSG-11, D-MSG-12, D-MSG-16]', async () => {
    const to = await fresh();
    const lines = [
      `From: ${SENDER}`,
      'Subject: =?utf-8?q?raw?=',
      'X-Odd:   spaces  kept',
      '',
      'body  \t',
      '',
    ];
    const message = await raw(to, ...lines);
    const answer = await service.get(`${pathOf(message)}/raw`, to.apiKey);
    expect(answer.text).toContain(lines.join('\r\n'));
    expect(answer.bytes).toHaveLength(message.number('size'));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.eml/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  });

  it('are linked for five minutes at the most, with their record, when asked [D-MSG-14]', async () => {
    const to = await fresh();
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
    const minutes = (Date.parse(link.string('expires_at')) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(LINK_MINUTES);
    const download = await request(link.string('download_url'));
    expect(download.text).toBe('noted');
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('of a message with a virus are refused, as a link too [D-MSG-18, D-MSG-25]', async () => {
    const to = await fresh();
    const attachments = [{ filename: 'a.exe', content: 'MZ' }];
    await service.deliver({ to: to.inboxId, attachments, ...verdicts('virus=FAIL') });
    const message = await flagged(to);
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

/** Removes objects of an inbox from the bucket, as its lifecycle or an accident would. */
async function lose(of: Account, isLost: (key: string) => boolean): Promise<void> {
  const keys = (await objectsWith(service, [of.inboxId])).filter(isLost);
  expect(keys).not.toEqual([]);
  const { s3 } = service.runtime.inspection;
  for (const Key of keys) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
}

describe('bytes that are gone', () => {
  it.each([
    ['small', 100],
    ['so large that they would be a redirect', 5_000_000],
  ])('of a mail, %s, are not found, and no link leads to them', async (_, size) => {
    const to = await fresh();
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

  it.each([
    ['small', 100],
    ['so large that they would be a redirect', 5_000_000],
  ])('of an attachment, %s, are not found, the other one is, and the operator hears of it', async (_, size) => {
    const to = await fresh();
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
    await expect.poll(() => service.metric('BytesMissing') - before).toBe(3);
  });

  it('of a body leave its message and its thread readable without it', async () => {
    const to = await fresh();
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

it('a failure that nobody foresaw is 500 without a word of what failed, and its id leads to the log [D-GEN-14, D-GEN-15]', async () => {
  const to = await fresh();
  await service.deliver({
    to: to.inboxId,
    subject: 'private-canary',
    text: randomBytes(20_000).toString('hex'),
  });
  const [message] = await service.messages(to);
  const [Key] = (await objectsWith(service, [to.inboxId])).filter((key) => key.endsWith('/body'));
  const { s3 } = service.runtime.inspection;
  await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'not what was stored: private-canary' }));

  const path = `/inboxes/${to.inboxId}/messages/${message?.string('message_id')}`;
  const answer = await service.get(path, to.apiKey);
  expect(answer.status).toBe(500);
  const request_id = answer.headers.get('x-request-id');
  expect(answer.body).toEqual({ name: 'internal_error', message: expect.any(String), request_id });
  expect(answer.text).not.toMatch(/private-canary|inflate|zlib|\bat \w|s3/i);
  await expect.poll(() => service.logs()).toContain(request_id);
});

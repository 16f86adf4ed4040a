import { createHash, randomBytes } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { MailOfATest, pathOf } from './mail-of-a-test.ts';
import { type Account, Service } from './service.ts';
import { objectsWith } from './tenant-remains.ts';

const RFC3339_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const { SENDER } = MailOfATest;

/** What only a read of the message itself gives (D-MSG-02). */
const CONTENT = ['text', 'links', 'html', 'extracted_text', 'headers', 'raw_headers', 'envelope', 'reply_to'];

const service = opened(() => Service.start());
let account: Account;
let mail: MailOfATest;
beforeAll(async () => {
  account = await service.account();
  mail = new MailOfATest(service, account);
});

describe('a message', () => {
  test('has every field, and all but its content in a list [D-MSG-01, D-MSG-02, D-MSG-09, D-MSG-10, D-MSG-22, FLD-30, FLD-31, FLD-32, FLD-33, CON-02, CON-03, CON-04, CON-07, THR-09]', async () => {
    const to = await mail.inbox();
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
      html: '<p>Hello <a href="https://shop.example/">shop</a></p>',
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
      text_status: 'available',
    };
    expect(message.body).toEqual({
      message_id: expect.stringMatching(/^msg_/),
      unread: true,
      tag: null,
      delivered_to: to.inboxId,
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
      links: [{ text: 'shop', url: 'https://shop.example/', host: 'shop.example' }],
      html: expect.stringContaining('<p>Hello <a'),
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
      verification: null,
      kind: 'personal',
      bounce: null,
      calendar: null,
      unsubscribe: null,
      list: null,
    });
    const [listed] = await service.messages(to);
    const summary = Object.entries(Object(message.body)).filter(([name]) => !CONTENT.includes(name));
    expect(listed?.body).toEqual(Object.fromEntries(summary));
  });

  test.each([
    ['of the past', '2020-05-06T07:08:09.000Z', 'Wed, 06 May 2020 07:08:09 +0000'],
    ['of another zone', '2020-05-06T07:08:09.000Z', 'Wed, 06 May 2020 12:38:09 +0530'],
    ['in the future', 'arrival', 'Mon, 06 May 2999 07:08:09 +0000'],
    ['that is no date', 'arrival', 'yesterday at tea time'],
  ])('has the time of a Date header %s: %s [D-MSG-03]', async (_, time, date) => {
    const to = await mail.inbox();
    const before = Date.now();
    const message = await mail.raw(to, `From: ${SENDER}`, `Date: ${date}`, 'Subject: x', '', 'x');
    const arrival = message.string('received_at');
    expect(message.string('timestamp')).toBe(time === 'arrival' ? arrival : time);
    expect(Date.parse(arrival)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(arrival)).toBeLessThanOrEqual(Date.now());
  });

  test('without subject and date has an empty subject and its arrival [D-MSG-03, D-MSG-04]', async () => {
    const message = await mail.raw(await mail.inbox(), `From: ${SENDER}`, '', 'bare');
    expect(message.string('subject')).toBe('');
    expect(message.string('timestamp')).toBe(message.string('received_at'));
  });

  test('is previewed by 200 characters with white space folded [D-MSG-05]', async () => {
    const to = await mail.inbox();
    await service.deliver({ to: to.inboxId, text: `one\n\n  two\tthree ${'x'.repeat(300)}` });
    const preview = (await service.newest(to)).string('preview');
    expect(preview).toMatch(/^one two three x+/);
    expect([...preview].length).toBeLessThanOrEqual(200);
    expect([...preview].length).toBeGreaterThan(190);
  });

  test('shows the new part of a reply [D-MSG-07]', async () => {
    const to = await mail.inbox();
    const text = 'Yes, please.\n\nOn Mon, 2 Jan 2026 at 10:00, Bob <bob@example.com> wrote:\n> Shall I?\n';
    await service.deliver({ to: to.inboxId, subject: 'Re: Question', text });
    const message = await service.newest(to);
    expect(message.string('extracted_text').trim()).toBe('Yes, please.');
    expect(message.string('text')).toContain('> Shall I?');
  });

  test('keeps its headers in order, decoded and the last of each by name [D-MSG-08]', async () => {
    const message = await mail.raw(
      await mail.inbox(),
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

  test('shows the statements of its sender of authenticity as untrusted, and does not believe it [D-ARR-04, D-MSG-24]', async () => {
    const claims = ['X-SES-Spam-Verdict', 'Authentication-Results', 'Received-SPF', 'Return-Path'];
    const to = await mail.inbox();
    const text = [
      'X-Simulate-Verdicts: spam=FAIL; spf=FAIL; dkim=FAIL; dmarc=FAIL',
      ...claims.map((name) => `${name}: PASS; spf=pass dkim=pass dmarc=pass`),
      `From: ${SENDER}`,
      '',
      'x',
    ];
    await service.deliver({ envelope: { from: SENDER, to: to.inboxId }, raw: text.join('\r\n') });
    const message = await mail.flagged(to);
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

  test('that is hard to parse is stored with its raw bytes, and the next one arrives [D-ARR-07]', async () => {
    const to = await mail.inbox();
    const parts = Array.from({ length: 1200 }, (_, part) => `--b\r\nContent-Type: text/plain\r\n\r\n${part}`);
    const hostile = [
      `From: ${SENDER}`,
      'Subject: hostile',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...parts,
      '--b--',
    ];
    const message = await mail.raw(to, ...hostile);
    expect(message.string('subject')).toBe('hostile');
    expect(message.string('parse_error')).toMatch(/\S/);
    const bytes = await service.get(`${pathOf(message)}/raw`, account.apiKey);
    expect(bytes.text).toContain('\r\n1199\r\n--b--');
    await service.deliver({ to: to.inboxId, subject: 'next' });
    expect((await service.newest(to)).string('subject')).toBe('next');
  });
});

test('an unforeseen failure is 500 without a word of what failed, and its id leads to the log [D-GEN-14, D-GEN-15]', async () => {
  const to = await mail.inbox();
  await service.deliver({
    to: to.inboxId,
    subject: 'private-canary',
    text: randomBytes(20_000).toString('hex'),
  });
  const [message] = await service.messages(to);
  const [Key] = (await objectsWith(service, [to.inboxId])).filter((key) => key.endsWith('/body'));
  const { s3 } = service.runtime.inspection;
  await s3.send(
    new PutObjectCommand({ Bucket: service.bucket, Key, Body: 'not what was stored: private-canary' }),
  );

  const path = `/inboxes/${to.inboxId}/messages/${message?.string('message_id')}`;
  const answer = await service.get(path, to.apiKey);
  expect(answer.status).toBe(500);
  const request_id = answer.headers.get('x-request-id');
  expect(answer.body).toEqual({ name: 'internal_error', message: expect.any(String), request_id });
  expect(answer.text).not.toMatch(/private-canary|inflate|zlib|\bat \w|s3/i);
  await expect.poll(() => service.logs()).toContain(request_id);
});

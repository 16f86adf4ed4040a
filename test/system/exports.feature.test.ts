import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { request } from './answer.ts';
import { operatorCall } from './operator-client.ts';
import { type Account, Service } from './service.ts';
import { rowsIn } from './stored-rows.ts';

const service = opened(() => Service.start());
let account: Account;
let other: Account;
beforeAll(async () => {
  [account, other] = [await service.account(), await service.account()];
});

/** The mails of an mboxrd file as Python's own parser reads them, with quotation taken back. */
const READ_MBOX = `
import base64, json, mailbox, re, sys
box = mailbox.mbox(sys.argv[1])
unquoted = lambda raw: re.sub(rb'(?m)^>(>*From )', rb'\\1', raw)
print(json.dumps([base64.b64encode(unquoted(box.get_bytes(key))).decode() for key in box.keys()]))
`;

import { opened } from '../opened.ts';

async function exported(body: object, { apiKey }: Account = account) {
  const begun = await service.post('/exports', body, apiKey);
  if (begun.status !== 202) throw new Error(begun.text);
  await service.runtime.settled();
  const done = await service.get(`/exports/${begun.string('export_id')}`, apiKey);
  expect(done.string('status')).toBe('completed');
  const reply = await fetch(done.string('download_url'));
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect([done.number('bytes'), done.string('sha256')]).toEqual([
    bytes.length,
    createHash('sha256').update(bytes).digest('hex'),
  ]);
  return { done, bytes };
}

function mailsByPython(file: Buffer): Buffer[] {
  const directory = mkdtempSync(join(tmpdir(), 'export-'));
  try {
    const path = join(directory, 'mail.mbox');
    writeFileSync(path, file);
    const printed = execFileSync('python3', ['-c', READ_MBOX, path], { encoding: 'utf8', maxBuffer: 1e9 });
    return z
      .array(z.base64())
      .parse(JSON.parse(printed))
      .map((text) => Buffer.from(text, 'base64'));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

describe('an export', () => {
  test('has every mail but spam, trash and what is held: as mbox the bytes that REST serves, read by Python and mailparser, as jsonl the text that REST answers [D-XPT-01, D-XPT-02]', async () => {
    const [first, second] = [account.inboxId, await service.inbox(account.apiKey)];
    await service.deliver(
      { to: first, subject: 'one', text: 'From here on\n>From there\n\nFrom the end' },
      {
        to: second,
        subject: 'two',
        html: '<p>Zwölf <b>Boxkämpfer</b></p>',
        attachments: [{ filename: 'a.txt', content: 'a' }],
      },
      { to: first, subject: 'large', text: 'many words '.repeat(20_000) },
      { to: first, subject: 'spam', headers: { 'X-Simulate-Verdicts': 'spam=FAIL' } },
      { to: first, subject: 'gone' },
      { to: other.inboxId, subject: 'of another tenant' },
    );
    const [gone] = await service.messages(account);
    await service.delete(`/inboxes/${first}/messages/${gone?.string('message_id')}`, account.apiKey);
    const listed = async (inboxId: string) =>
      [...(await service.messages({ ...account, inboxId }))]
        .reverse()
        .map((each) => each.string('message_id'));
    const paths = [
      ...(await listed(first)).map((id) => `/inboxes/${first}/messages/${id}`),
      ...(await listed(second)).map((id) => `/inboxes/${second}/messages/${id}`),
    ];
    expect(paths).toHaveLength(3);

    const jsonl = await exported({ format: 'jsonl' });
    const answers = await Promise.all(paths.map((path) => service.get(path, account.apiKey)));
    expect(jsonl.bytes.toString()).toBe(answers.map(({ text }) => text).join(''));

    const mbox = await exported({ format: 'mbox' });
    const raws = await Promise.all(
      paths.map(async (path) => {
        const url = `${service.runtime.endpoints.base_url}${path}/raw`;
        const reply = await fetch(url, { headers: { authorization: `Bearer ${account.apiKey}` } });
        return Buffer.from(await reply.arrayBuffer());
      }),
    );
    const mails = mailsByPython(mbox.bytes);
    expect(mails.map((mail, i) => mail.equals(raws[i] ?? Buffer.alloc(0)))).toEqual([true, true, true]);
    const subjects = await Promise.all(mails.map(async (mail) => (await simpleParser(mail)).subject));
    expect(subjects).toEqual(answers.map((answer) => answer.string('subject')));
    expect([mbox.done.number('messages'), mbox.done.number('skipped')]).toEqual([3, 0]);

    const one = await exported({ format: 'jsonl', inbox_ids: [second.toUpperCase()] });
    expect(one.bytes.toString()).toBe(answers.at(-1)?.text);
    const arrived = answers[1]?.string('received_at');
    const range = await exported({ format: 'jsonl', inbox_ids: [first], before: arrived });
    expect(range.bytes.toString()).toBe(answers[0]?.text);
    expect((await exported({ format: 'jsonl', after: new Date().toISOString() })).bytes).toHaveLength(0);
  });

  test('with include_spam has spam too, and is for keys with label_spam_read only; each read renews its link [D-XPT-01, D-XPT-03]', async () => {
    const { done } = await exported({ format: 'jsonl', include_spam: true });
    expect(done.number('messages')).toBe(4);
    const path = `/exports/${done.string('export_id')}`;
    const again = await service.get(path, account.apiKey);
    expect(Date.parse(again.string('expires_at'))).toBeGreaterThan(Date.parse(done.string('expires_at')));
    expect(again.field('kept_until')).toBe(done.field('kept_until'));
    expect(Number(new URL(again.string('download_url')).searchParams.get('X-Amz-Expires'))).toBe(60);

    const permissions = { message_read: true, api_key_read: true };
    const made = await service.key(account.apiKey, permissions);
    const key = made;
    expect((await service.get(path, key)).status).toBe(403);
    expect((await service.post('/exports', { format: 'mbox', include_spam: true }, key)).status).toBe(403);
    const without = await service.key(account.apiKey, { message_read: true });
    for (const answer of [
      await service.get(path, without),
      await service.post('/exports', { format: 'mbox' }, without),
    ])
      expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('api_key_read')]);
  });

  test('of another tenant is not found, its inboxes neither, and bad input is 422 with the field [D-XPT-04]', async () => {
    const { done } = await exported({ format: 'mbox' }, other);
    expect(done.number('messages')).toBe(1);
    const path = `/exports/${done.string('export_id')}`;
    expect((await service.get(path, account.apiKey)).status).toBe(404);
    const ofOther = await service.post(
      '/exports',
      { format: 'mbox', inbox_ids: [other.inboxId] },
      account.apiKey,
    );
    expect(ofOther.status).toBe(404);
    const [at, before] = ['2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z'];
    for (const [field, body] of Object.entries({
      format: { format: 'zip' },
      inbox_ids: { format: 'mbox', inbox_ids: [] },
      before: { format: 'mbox', after: at, before },
      after: { format: 'mbox', after: 'yesterday' },
      inboxes: { format: 'mbox', inboxes: ['a'] },
    })) {
      const answer = await service.post('/exports', body, account.apiKey);
      expect([
        answer.status,
        Object.keys(z.record(z.string(), z.unknown()).parse(answer.field('errors'))),
      ]).toEqual([422, [field]]);
    }
    const reply = await request(
      done.string('download_url').replace(/X-Amz-Signature=.{8}/, 'X-Amz-Signature=00000000'),
    );
    expect(reply.status).toBe(403);
  });

  test('is not started by a key for support that only reads, which reads those of the account; a key for support that writes starts one [D-SUS-03]', async () => {
    const own = await service.account();
    const { organizationId: tenant } = own;
    const keyOf = async (read_only: boolean) =>
      z
        .object({ api_key: z.string() })
        .parse(await operatorCall(service, { command: 'keys.create', tenant, expires: '1h', read_only }))
        .api_key;
    const [reads, writes] = [await keyOf(true), await keyOf(false)];
    const exports = async () =>
      (await rowsIn(service, `TENANT#${tenant}`)).filter(({ sk }) => String(sk).startsWith('EXPORT#'));
    for (const body of [{ format: 'mbox' }, { format: 'jsonl', inbox_ids: [own.inboxId] }]) {
      const refused = await service.post('/exports', body, reads);
      expect([refused.status, refused.string('name'), refused.text]).toEqual([
        403,
        'forbidden',
        expect.stringContaining('cannot start an export'),
      ]);
    }
    expect(await exports()).toEqual([]);
    const { done } = await exported({ format: 'mbox' }, { ...own, apiKey: writes });
    expect((await service.get(`/exports/${done.string('export_id')}`, reads)).status).toBe(200);
    expect(await exports()).toHaveLength(1);
  });
});

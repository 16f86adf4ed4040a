import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { adminCommand, agentInbox } from './admin-command.ts';
import { pathOf } from './mail-of-a-test.ts';
import { PROJECT_ROOT, Service } from './service.ts';

const service = opened(() => Service.start());
const account = opened(() => service.account());

const patch = (path: string, body: object, key = account.apiKey) => service.patch(path, body, key);
const operator = async (...args: readonly string[]) => {
  const outcome = await adminCommand([...args, '--data-dir', service.runtime.dataDir]);
  if (outcome.stderr !== '') throw new Error(outcome.stderr);
  return outcome;
};

test('retention_days of the account and of an inbox are set, shown, ended, and out of bounds 422 with the field; they take inbox_delete and are not for pinned keys [D-RTN-01, D-RTN-02]', async () => {
  const inbox = `/inboxes/${account.inboxId}`;
  const made = await service.inbox(account.apiKey, { retention_days: 7 });
  expect((await service.get(`/inboxes/${made}`, account.apiKey)).field('retention_days')).toBe(7);
  for (const path of ['/account', inbox]) {
    for (const days of [1, 3650, null]) {
      expect((await patch(path, { retention_days: days })).field('retention_days')).toBe(days);
      expect((await service.get(path, account.apiKey)).field('retention_days')).toBe(days);
    }
    for (const days of [0, 3651, 1.5, '7']) {
      const answer = await patch(path, { retention_days: days });
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('retention_days')]);
    }
    const body = { name: 'k', permissions: { inbox_update: true, inbox_read: true } };
    const key = (await service.post('/api-keys', body, account.apiKey)).string('api_key');
    expect((await patch(path, { retention_days: 5 }, key)).status).toBe(403);
  }
  const pinned = await service.post(`${inbox}/api-keys`, { name: 'p' }, account.apiKey);
  expect((await patch(inbox, { retention_days: 5 }, pinned.string('api_key'))).status).toBe(403);
});

test('agentinbox admin tenants usage shows the mail, the storage and their cost of the present month, and refuses a month 13 with the field', async () => {
  const of = await service.account();
  await service.deliver({ to: of.inboxId, subject: 'one' }, { to: of.inboxId, subject: 'two' });
  const { stdout } = await operator('tenants', 'usage', of.humanEmail, '--json');
  const usage = JSON.parse(stdout);
  expect(usage).toMatchObject({ messages_received: 2, messages_stored: 2, tenant_id: of.organizationId });
  // A million small mails cost $129.50 (docs/cost.md), and a day of two stored messages less than a hundredth of that.
  expect(usage.cost_usd.total / 2).toBeCloseTo(129.5e-6, 6);
  expect((await operator('tenants', 'usage', of.organizationId)).stdout).toMatch(/^DAY .*COST \$\n/);
  const wrong = await adminCommand([
    'tenants',
    'usage',
    of.organizationId,
    '--month',
    '2026-13',
    '--data-dir',
    service.runtime.dataDir,
  ]);
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('month')]);
});

test('under a legal hold a message and an inbox are not deleted, mail arrives, and erasure goes on with other tenants and exits with 6 [D-LGH-01]', async () => {
  const person = `${crypto.randomUUID()}@person.example`;
  const other = await service.account();
  for (const { inboxId } of [account, other])
    await service.deliver({ to: inboxId, from: `Jane <${person}>`, subject: 'from Jane' });
  const message = await service.newest(account);
  const set = await operator('hold', account.inboxId, 'on');
  expect(set.stdout).toBe(`Placed a legal hold on ${account.inboxId} (tenant ${account.organizationId}).\n`);
  const shown = await operator('tenants', 'show', account.organizationId);
  expect(shown.stdout).toMatch(new RegExp(`^held_inboxes +${account.inboxId}$`, 'm'));

  for (const path of [`${pathOf(message)}?permanent=true`, `/inboxes/${account.inboxId}`]) {
    const refused = await service.delete(path, account.apiKey);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('legal hold')]);
  }
  await service.deliver({ to: account.inboxId, subject: 'still received' });
  const dry = await operator('erase', '--address', person, '--dry-run', '--json');
  const wet = await operator('erase', '--address', person, '--yes', '--json');
  for (const { code, stdout } of [dry, wet]) {
    expect([code, JSON.parse(stdout)]).toEqual([
      6,
      {
        tenants: [{ tenant_id: other.organizationId, messages: 1 }],
        held: [{ tenant_id: account.organizationId, inbox_id: account.inboxId, messages: 1 }],
        undecided: [],
      },
    ]);
  }
  expect([(await service.messages(other)).length, (await service.messages(account)).length]).toEqual([0, 2]);
  await operator('hold', account.inboxId, 'off');
  const last = await operator(
    ...['erase', '--yes', '--address', person.toUpperCase(), '--tenant', account.organizationId],
  );
  expect([last.code, last.stdout]).toEqual([0, `${account.organizationId}: 1 message deleted\n`]);
  expect((await service.get(pathOf(message), account.apiKey)).status).toBe(404);
});

test('an erasure names a mail with more addressees than its row holds, and exits with 1', async () => {
  const of = await service.account();
  const person = `${crypto.randomUUID()}@person.example`;
  const others = Array.from(
    { length: 500 },
    (_, i) => `"Somebody of a long list" <${i}@${'list.'.repeat(8)}example>`,
  );
  const envelope = { from: 'list@example.com', to: of.inboxId };
  await service.deliver({ to: [...others, person], envelope, subject: 'to many' });
  const message_id = (await service.newest(of)).string('message_id');

  const { code, stdout } = await adminCommand([
    ...['erase', '--yes', '--address', person, '--json', '--data-dir', service.runtime.dataDir],
  ]);
  expect([code, JSON.parse(stdout)]).toEqual([
    1,
    { tenants: [], held: [], undecided: [{ tenant_id: of.organizationId, message_id }] },
  ]);
});

test('agentinbox export writes the checked file, and sync copies raw mail into Maildir once, also where a mail program moved it and with --follow as it arrives', async () => {
  const of = await service.account();
  await service.deliver({ to: of.inboxId, subject: 'one' }, { to: of.inboxId, subject: 'two' });
  const directory = mkdtempSync(join(tmpdir(), 'maildir-'));
  const environment = {
    AGENT_INBOX_BASE_URL: service.runtime.endpoints.base_url,
    AGENT_INBOX_API_KEY: of.apiKey,
  };
  try {
    const file = join(directory, 'mail.mbox');
    const exported = await agentInbox(['export', '--output', file], environment);
    expect([exported.code, exported.stderr]).toEqual([0, '']);
    expect(readFileSync(file, 'latin1').match(/^From msg_/gm)).toHaveLength(2);
    expect((await agentInbox(['export', '--output', file], environment)).code).toBe(2);

    const maildir = join(directory, 'mail');
    const folder = join(maildir, of.inboxId);
    const sync = () => agentInbox(['sync', '--maildir', maildir], environment);
    expect((await sync()).stdout).toContain('2 messages from 1 inbox copied');
    const [first = '', second = ''] = readdirSync(join(folder, 'new')).sort();
    const raw = await service.get(`/inboxes/${of.inboxId}/messages/${first}/raw`, of.apiKey);
    expect(readFileSync(join(folder, 'new', first), 'utf8')).toBe(raw.text);
    renameSync(join(folder, 'new', first), join(folder, 'cur', `${first}:2,S`));
    rmSync(join(maildir, '.agentinbox-sync.json'));
    expect((await sync()).stdout).toContain('0 messages');
    await service.deliver({ to: of.inboxId, subject: 'three' });
    expect((await sync()).stdout).toContain('1 message from');
    expect([readdirSync(join(folder, 'new')).length, readdirSync(join(folder, 'tmp'))]).toEqual([2, []]);
    expect(second).not.toBe('');

    // --follow, twice: each copies what arrived before it began and while it runs.
    const subjects = () =>
      readdirSync(join(folder, 'new')).map(
        (name) => /^Subject: (.*?)\r?$/m.exec(readFileSync(join(folder, 'new', name), 'utf8'))?.[1],
      );
    const program = join(PROJECT_ROOT, 'bin', 'agent-inbox.mjs');
    for (const [between, during] of [
      ['four', 'five'],
      ['six', 'seven'],
    ]) {
      await service.deliver({ to: of.inboxId, subject: between });
      const child = spawn(process.execPath, [program, 'sync', '--maildir', maildir, '--follow'], {
        env: { ...process.env, ...environment },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      await expect.poll(subjects).toContain(between);
      // Not `deliver`, which waits until no call is in progress: the program has one that waits.
      await service.send({ to: of.inboxId, subject: during });
      await expect.poll(subjects).toContain(during);
      child.kill();
      await ended;
    }
    expect([subjects().length, readdirSync(join(folder, 'tmp'))]).toEqual([6, []]);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

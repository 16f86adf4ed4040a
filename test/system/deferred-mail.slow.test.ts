import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { opened } from '../opened.ts';
import { adminTenants } from './admin-command.ts';
import { times } from './adverse-seed.ts';
import { type Account, Service } from './service.ts';

const PLANS = {
  unverified: { inboxes: 3, messagesPerMonth: 4, storageBytes: 1_000_000, webhooks: 1 },
  verified: { inboxes: 10, messagesPerMonth: 8, storageBytes: 60_000, webhooks: 1 },
};

const service = opened(() =>
  Service.start({
    settings: { plans: JSON.stringify(PLANS), usageRollUpDelaySeconds: '0', usageSettleSeconds: '0' },
  }),
);

async function subjects(account: Account): Promise<readonly string[]> {
  return (await service.messages(account)).map((message) => message.string('subject')).sort();
}

const shownSchema = z.object({
  limits: z.record(z.string(), z.number()),
  usage: z.record(z.string(), z.number()),
});

async function show(account: Account): Promise<z.output<typeof shownSchema>> {
  const from = ['--data-dir', service.runtime.dataDir, '--json'];
  const { stdout } = await adminTenants(['show', account.organizationId, ...from]);
  return shownSchema.parse(JSON.parse(stdout));
}

function mails(to: string, count: number): { to: string; subject: string }[] {
  return Array.from({ length: count }, (_, number) => ({ to, subject: `mail ${number}` }));
}

describe('mail over a cap', () => {
  test('is deferred by the monthly volume, exactly, and delivered when the plan allows more [ERR-09, D-ARR-08]', async () => {
    const account = await service.unverifiedAccount();
    await Promise.all(mails(account.inboxId, 7).map((mail) => service.send(mail)));
    await service.runtime.settled();
    expect(await service.messages(account)).toHaveLength(4);
    await expect.poll(() => service.metric('MessageDeferred')).toEqual(times(3));

    const otp_code = await service.codeFor(account.humanEmail);
    expect((await service.post('/agent/verify', { otp_code }, account.apiKey)).status).toBe(200);
    await service.runtime.settled();
    expect(await subjects(account)).toEqual(mails('', 7).map(({ subject }) => subject));
    const threads = (await service.get(`/inboxes/${account.inboxId}/threads`, account.apiKey)).list(
      'threads',
    );
    expect(threads).toHaveLength(7);
  });

  test('is deferred up to a month of the plan again, exactly, and beyond that dropped and counted [D-ADD-08]', async () => {
    const account = await service.unverifiedAccount();
    const dropped = (): number => service.metric('DeferredMessageDropped');
    const before = dropped();
    await Promise.all(mails(account.inboxId, 12).map((mail) => service.send(mail)));
    await service.runtime.settled();
    expect(await service.messages(account)).toHaveLength(4);
    await expect.poll(() => dropped() - before).toEqual(times(4));
    const shown = await show(account);
    expect(shown).toMatchObject({
      limits: { deferred_messages: 4, deferred_bytes: 1_000_000 },
      usage: { deferred_messages: 4, dropped_messages_per_month: 4 },
    });

    const otp_code = await service.codeFor(account.humanEmail);
    expect((await service.post('/agent/verify', { otp_code }, account.apiKey)).status).toBe(200);
    await service.runtime.settled();
    expect(await service.messages(account)).toHaveLength(8);
    expect(await show(account)).toMatchObject({
      usage: { deferred_messages: 0, deferred_bytes: 0, dropped_messages_per_month: 4 },
    });
  });

  test('is deferred up to the storage of the plan again, and a deleted inbox gives that quota back [D-ADD-08]', async () => {
    const account = await service.account();
    const [one, other] = [await service.inbox(account.apiKey), await service.inbox(account.apiKey)];
    // About 36 KB each: the plan's storage takes one, and as much again one more.
    const large = { subject: 'large', text: 'x'.repeat(70).concat('\n').repeat(500) };
    for (const to of [account.inboxId, one, other]) await service.deliver({ ...large, to });
    const deferred = async () => (await show(account)).usage;
    expect(await deferred()).toMatchObject({ deferred_messages: 1, dropped_messages_per_month: 1 });

    await service.delete(`/inboxes/${one}`, account.apiKey);
    await service.runtime.settled();
    expect(await deferred()).toMatchObject({ deferred_messages: 0, deferred_bytes: 0 });
    await service.deliver({ ...large, to: other });
    expect(await deferred()).toMatchObject({ deferred_messages: 1, dropped_messages_per_month: 1 });
  });

  test('is deferred by storage, and delivered when a deleted inbox has made quota [ERR-09, D-ARR-09]', async () => {
    const account = await service.account();
    const other = await service.inbox(account.apiKey);
    const large = { subject: 'large', text: 'x'.repeat(70).concat('\n').repeat(500) };
    await service.deliver({ ...large, to: other }, { ...large, to: account.inboxId });
    expect(await service.messages(account)).toEqual([]);
    await service.deliver({ to: account.inboxId, subject: 'small' });
    expect(await subjects(account)).toEqual(['small']);

    await service.delete(`/inboxes/${other}`, account.apiKey);
    await service.runtime.settled();
    expect(await subjects(account)).toEqual(['large', 'small']);
    const message = (await service.messages(account)).find((each) => each.string('subject') === 'large');
    const raw = await service.get(
      `/inboxes/${account.inboxId}/messages/${message?.string('message_id')}/raw`,
      account.apiKey,
    );
    expect(raw.bytes.length).toBe(message?.number('size'));
  });

  test('goes with its inbox when that is deleted', async () => {
    const account = await service.account();
    await service.deliver(...mails(account.inboxId, 10));
    expect(await service.messages(account)).toHaveLength(8);
    const inbox = await service.inbox(account.apiKey);
    await service.deliver({ to: inbox });
    await service.delete(`/inboxes/${inbox}`, account.apiKey);
    await service.runtime.settled();
    expect(await service.messages(account)).toHaveLength(8);
  });

  test('is looked after by the clock', async () => {
    const { template, compute } = service.runtime;
    const [clock] = template
      .ofType('AWS::Events::Rule')
      .filter(({ properties }) => properties['ScheduleExpression'] !== undefined);
    await compute.events.fire(clock?.logicalId ?? '');
    await service.runtime.settled();
    expect(service.reported.filter((line) => !line.startsWith('Building'))).toEqual([]);
  });
});

describe('caps on what exists', () => {
  test('refuse an inbox over the plan, and the place of a deleted one is free again [INB-06, ERR-08]', async () => {
    const account = await service.unverifiedAccount();
    const [second, third] = [await service.inbox(account.apiKey), await service.inbox(account.apiKey)];
    const over = await service.post('/inboxes', {}, account.apiKey);
    expect(over.status).toBe(403);
    expect(over.body).toEqual({ name: 'cap_hit', message: expect.any(String) });
    await service.delete(`/inboxes/${second}`, account.apiKey);
    expect((await service.post('/inboxes', {}, account.apiKey)).status).toBe(201);
    expect(third).toBeDefined();
  });

  test('refuse the second webhook of a plan with one [WHK-06, ERR-08]', async () => {
    const account = await service.account();
    const body = { url: 'https://127.0.0.1:9/hook', event_types: ['message.received'] };
    expect((await service.post('/webhooks', body, account.apiKey)).status).toBe(201);
    const over = await service.post('/webhooks', body, account.apiKey);
    expect(over.body).toMatchObject({ name: 'cap_hit' });
  });

  test('let no parallel create past them', async () => {
    const account = await service.account();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => service.post('/inboxes', {}, account.apiKey)),
    );
    const counts = { created: 0, refused: 0 };
    for (const { status } of answers) counts[status === 201 ? 'created' : 'refused'] += 1;
    expect(counts).toEqual({ created: 9, refused: 11 });
  });
});

import { AgentInbox } from 'agent-inbox-client/source';
import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start());
const account = opened(() => service.account());

const client = () => new AgentInbox({ baseUrl: service.runtime.endpoints.base_url, apiKey: account.apiKey });

test('workers that share an inbox complete each message once [D-CLM-01, D-CLM-02]', async () => {
  const inbox_id = await service.inbox(account.apiKey);
  const count = 12;
  await service.deliver(...Array.from({ length: count }, (_, i) => ({ to: inbox_id, subject: `mail ${i}` })));
  const handled: string[] = [];
  const stop = new AbortController();
  const work = () =>
    client().inboxes.work(
      inbox_id,
      ({ subject }) => {
        handled.push(subject);
        if (handled.length === count) stop.abort();
        return { add_labels: ['done'] };
      },
      { concurrency: 2, wait: 1, signal: stop.signal },
    );

  await Promise.all([work(), work(), work()]);

  expect(handled.toSorted()).toEqual(Array.from({ length: count }, (_, i) => `mail ${i}`).toSorted());
  expect((await client().inboxes.get({ inbox_id })).unread_count).toBe(0);
  const done = await client().messages.list({ inbox_id, label: ['done'], limit: 100 });
  expect(done.messages.length).toBe(count);
});

test('a call that waits for a message claims it as soon as it arrives, and a released one is claimed again [D-CLM-03]', async () => {
  const inbox_id = await service.inbox(account.apiKey);
  const waiting = service.post(`/inboxes/${inbox_id}/claims`, { wait: 25, worker: 'one' }, account.apiKey);
  await expect.poll(() => service.waitingCalls(account)).toBe(1);
  await service.send({ to: inbox_id, subject: 'late' });

  const claim = (await waiting).list('claims')[0];
  expect(claim?.number('attempt')).toBe(1);
  const at = `/inboxes/${inbox_id}/claims/${claim?.string('claim_id')}`;
  expect((await service.post(`${at}/release`, {}, account.apiKey)).body).toEqual({ released: true });
  const again = await service.post(`/inboxes/${inbox_id}/claims`, {}, account.apiKey);
  expect(again.list('claims')[0]?.number('attempt')).toBe(2);
  const lost = await service.post(`${at}/complete`, {}, account.apiKey);
  expect([lost.status, lost.string('name')]).toEqual([409, 'conflict']);
  expect(
    (await service.post(`/inboxes/${inbox_id}/claims/clm_none/complete`, {}, account.apiKey)).status,
  ).toBe(404);
});

test('a message that five workers have failed at gets the label claim-failed [D-CLM-04]', async () => {
  const inbox_id = await service.inbox(account.apiKey);
  await service.deliver({ to: inbox_id, subject: 'poison' });
  const claim = async () =>
    (await service.post(`/inboxes/${inbox_id}/claims`, {}, account.apiKey)).list('claims')[0];
  for (let attempt = 1; attempt <= 5; attempt++) {
    const id = (await claim())?.string('claim_id');
    await service.post(`/inboxes/${inbox_id}/claims/${id}/release`, {}, account.apiKey);
  }

  expect(await claim()).toBeUndefined();
  const failed = await service.get(`/inboxes/${inbox_id}/messages?label=claim-failed`, account.apiKey);
  const [message] = failed.list('messages');
  expect(message?.field('unread')).toBe(true);
  const path = `/inboxes/${inbox_id}/messages/${message?.string('message_id')}`;
  await service.patch(path, { remove_labels: 'claim-failed' }, account.apiKey);
  expect((await claim())?.number('attempt')).toBe(1);
});

import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { type Account, Service } from './service.ts';

const service = opened(() => Service.start());

const set = ({ apiKey }: Account, unlisted: string) => service.patch('/account', { unlisted }, apiKey);
const allowed = async ({ apiKey }: Account) =>
  (await service.get('/lists/allow', apiKey)).list('entries').map(({ body }) => body);

async function stored(owner: Account, ...verdicts: readonly string[]): Promise<number> {
  const from = owner.humanEmail;
  for (const verdict of verdicts) {
    await service.deliver({ from, to: owner.inboxId, headers: { 'X-Simulate-Verdicts': verdict } });
  }
  const all = 'include_unauthenticated=true';
  return (await service.get(`/inboxes/${owner.inboxId}/messages?${all}`, owner.apiKey)).list('messages')
    .length;
}

test.each([
  'hold',
  'drop',
])('mail of the verified owner is stored after unlisted: %s, with a DMARC pass only, by an entry that can be removed [D-SND-13]', async (unlisted) => {
  const owner = await service.account();
  expect((await set(owner, unlisted)).body).toMatchObject({ unlisted });
  expect(await allowed(owner)).toMatchObject([
    { entry: owner.humanEmail, reason: 'owner', expires_at: null },
  ]);
  expect(await stored(owner, 'dmarc=PASS', 'dmarc=FAIL', 'dmarc=GRAY')).toBe(1);

  const path = `/lists/allow/${encodeURIComponent(owner.humanEmail)}`;
  expect((await service.delete(path, owner.apiKey)).status).toBe(204);
  await set(owner, unlisted === 'hold' ? 'drop' : 'hold');
  expect(await allowed(owner)).toEqual([]);
  expect(await stored(owner, 'dmarc=PASS')).toBe(1);
  await set(owner, 'accept');
  await set(owner, unlisted);
  expect(await allowed(owner)).toHaveLength(1);
});

test('an owner who has not confirmed the code is not trusted, and one who is listed keeps the entry as it is', async () => {
  const unverified = await service.unverifiedAccount();
  await set(unverified, 'hold');
  expect(await allowed(unverified)).toEqual([]);

  const owner = await service.account();
  await service.post('/lists/allow', { entry: owner.humanEmail, reason: 'mine' }, owner.apiKey);
  await set(owner, 'hold');
  expect(await allowed(owner)).toMatchObject([{ reason: 'mine' }]);
});

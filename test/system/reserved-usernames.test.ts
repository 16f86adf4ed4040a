import { beforeAll, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start());
let apiKey: string;
beforeAll(async () => {
  ({ apiKey } = await service.account());
});

test.each(
  'hostmaster1 security-team ssladmin help no-reply.bot'.split(' '),
)('POST /inboxes refuses the username %s as it refuses postmaster [D-ADD-14]', async (username) => {
  const listed = await service.post('/inboxes', { username: 'postmaster' }, apiKey);
  const answer = await service.post('/inboxes', { username }, apiKey);

  expect(listed.status).toBeGreaterThanOrEqual(400);
  expect([answer.status, answer.field('name')]).toEqual([listed.status, listed.field('name')]);
});

test('POST /inboxes accepts a username that only looks like a reserved one', async () => {
  expect((await service.post('/inboxes', { username: 'badminton-club' }, apiKey)).status).toBe(201);
});

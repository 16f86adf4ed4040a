import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { inboxReservationKey, tenantReservationKey } from '../../../../lambdas/store/keys.ts';
import { reserveSlot, SLOT_MS } from '../../../../lambdas/store/receive/reservation.ts';
import { opened } from '../../../opened.ts';
import { openTestTable } from '../table/test-table.ts';

const NOW = new Date('2026-11-21T07:00:00.000Z');
const later = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);
const newLine = () => inboxReservationKey(`inbox-${randomBytes(8).toString('hex')}@x.test`);

const table = opened(openTestTable);

test('simultaneous reservations get one time slot after the other, the first after the conflicting writer', async () => {
  const line = newLine();
  const waits = await Promise.all(Array.from({ length: 20 }, () => reserveSlot(table, line, NOW)));

  expect(waits.sort((one, other) => one - other)).toEqual(
    Array.from({ length: 20 }, (_, turn) => (turn + 1) * SLOT_MS),
  );
});

test('a later reservation waits for those that are left, and a queue of reservations that has ended begins anew', async () => {
  const line = newLine();
  for (let turn = 0; turn < 3; turn++) await reserveSlot(table, line, NOW);

  expect(await reserveSlot(table, line, later(SLOT_MS))).toBe(3 * SLOT_MS);
  expect(await reserveSlot(table, line, later(100 * SLOT_MS))).toBe(SLOT_MS);
});

test('a reservation is one write, and two when there is no other reservation', async () => {
  const line = newLine();

  expect(await table.callsOf(() => reserveSlot(table, line, NOW))).toHaveLength(2);
  expect(await table.callsOf(() => reserveSlot(table, line, NOW))).toHaveLength(1);
});

test('a line that is half a minute long is not waited for', async () => {
  const line = newLine();
  const turns = 30_000 / SLOT_MS;
  for (let turn = 0; turn < turns; turn++) await reserveSlot(table, line, NOW);

  await expect(reserveSlot(table, line, NOW)).rejects.toThrow('waiting for each other');
  await expect(reserveSlot(table, line, NOW)).rejects.toThrow('waiting for each other');
  // What was refused has no slot.
  expect(await reserveSlot(table, line, later(SLOT_MS))).toBe(30_000);
});

test('reservations of inboxes and of tenants are separate, and expire', async () => {
  const [inbox, tenant] = [newLine(), tenantReservationKey(`tenant-${randomBytes(8).toString('hex')}`)];
  await reserveSlot(table, inbox, NOW);

  expect(await reserveSlot(table, tenant, NOW)).toBe(SLOT_MS);
  expect((await table.row(inbox))?.['ttl']).toBe(NOW.getTime() / 1000 + 86_400);
});

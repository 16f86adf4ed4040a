import { describe, expect, test } from 'vitest';
import { deferredTotalKey } from '../../../../lambdas/store/keys.ts';
import { dropBlocked, droppedOn } from '../../../../lambdas/store/receive/blocked-mail.ts';
import { makeWrite, rowDelete } from '../../../../lambdas/store/table/write.ts';
import { areDeferred, defer, markGivenUp } from '../../../../lambdas/store/usage/deferred-mail.ts';
import { opened } from '../../../opened.ts';
import { NOW } from '../../test-context.ts';
import { openTestTable } from '../table/test-table.ts';

const table = opened(openTestTable);
const TODAY = NOW.toISOString().slice(0, 10);

async function deferredMail(tenantId: string) {
  const mail = { tenantId, inboxId: 'ada@agents.test', messageKey: 'key', size: 1 };
  const deferred = { ...mail, receipt: '{}', deferredAt: NOW.toISOString(), expiresAt: NOW.getTime() };
  await defer(table, deferred, NOW, undefined);
  return deferred;
}

describe('dropping a released mail whose sender is blocked by now', () => {
  const drop = ({ size, ...mail }: Awaited<ReturnType<typeof deferredMail>>) => {
    const sender = {
      sender: 'a@x.test',
      envelopeFrom: 'a@x.test',
      at: NOW.toISOString(),
      reason: 'unlisted',
    };
    return dropBlocked(table, { ...mail, ...sender, deferredSize: size }, NOW);
  };

  test('ends its deferral, of a tenant without a total too', async () => {
    const mail = await deferredMail('tenant-1');
    await makeWrite(table, rowDelete(table, deferredTotalKey('tenant-1')));

    expect(await drop(mail)).toBe(true);
    expect(await areDeferred(table, 'tenant-1', ['key'])).toEqual([false]);
    expect(await drop(mail)).toBe(false);
    expect(await droppedOn(table, 'tenant-1', TODAY)).toBe(1);
  });

  test('counts nothing when it was given up', async () => {
    const mail = await deferredMail('tenant-2');
    await markGivenUp(table, mail);

    expect(await drop(mail)).toBe(false);
    expect(await droppedOn(table, 'tenant-2', TODAY)).toBe(0);
  });
});

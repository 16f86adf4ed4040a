import { expect, test } from 'vitest';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import { opened } from '../opened.ts';
import type { FaultPlan } from './fault.ts';
import { openProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { makeTenant, send } from './prepare.ts';
import { openWorld } from './world.ts';

const world = opened(openWorld);

/** More than a buffer of a stream holds: what is not read stays with the connection. */
const LARGE = 'x'.repeat(70).concat('\r\n').repeat(30_000);

/** A function's instance lives on after a mail that failed: what each leaves open would add up until none is left. */
test.each([
  ['attachments cannot be stored', 'PutObject'],
  ['attachments in parts cannot be stored', 'CreateMultipartUpload'],
  ['rows cannot be read', 'BatchGetItem'],
])('a mail that fails because %s leaves no connection open', async (_why, operation) => {
  const place = await world.place();
  await makeTenant(place.table, 'tenant-1', 'one', ['ada']);
  const mail = { id: '<1@x>', to: ['ada'], attached: [LARGE.repeat(3), LARGE] };
  const receipt = await send(place, 'ses-1', mail);
  let reads = 0;
  // The first read finds the recipients.
  const plan: FaultPlan = (call) => {
    if (call.operation === 'BatchGetItem') reads += 1;
    return call.operation === operation && (operation !== 'BatchGetItem' || reads > 1)
      ? 'throttle'
      : undefined;
  };
  const { process, receive } = await openProcess(place, new PlayedBus(), plan);

  await expect(receiveMail(receive, receipt)).rejects.toThrow();
  expect(process.faults('throttle')).toBeGreaterThan(1);
  await expect.poll(() => process.openAnswers).toBe(0);
  await process.end();
});

import { expect, test } from 'vitest';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import type { ReceiveServices } from '../../lambdas/receive/services.ts';
import { opened } from '../opened.ts';
import { type Fault, type FaultPlan, noFaults } from './fault.ts';
import { openProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { makeTenant, send } from './prepare.ts';
import { expectSound, keysUnder } from './stored-mail.ts';
import { openWorld } from './world.ts';

const world = opened(openWorld);

const MAILS = 5;

type Change = (services: ReceiveServices) => ReceiveServices;

async function batch() {
  const place = await world.place();
  const bus = new PlayedBus();
  const [inbox] = await makeTenant(place.table, 'tenant-1', 'verified', ['ada']);
  const receipts = await Promise.all(
    Array.from({ length: MAILS }, (_, n) =>
      send(place, `ses-${n}`, { id: `<${n}@x>`, to: ['ada'], second: n }),
    ),
  );
  const receive = async (plan: FaultPlan, change: Change = (services) => services) => {
    const service = await openProcess(place, bus, plan);
    const services = change(service.receive);
    const ends = await Promise.allSettled(receipts.map((receipt) => receiveMail(services, receipt)));
    await service.process.end();
    return {
      operations: service.process.operations,
      done: ends.filter(({ status }) => status === 'fulfilled').length,
    };
  };
  return { place, bus, inbox, receive };
}

const removals = (operations: readonly string[]) =>
  operations.filter((operation) => operation.startsWith('DeleteObject')).length;

test('a batch of receipts removes the raw bytes of each mail once', async () => {
  const { place, bus, inbox, receive } = await batch();

  const { operations, done } = await receive(noFaults);

  expect([removals(operations), done]).toEqual([MAILS, MAILS]);
  expect(await expectSound(place, bus, inbox)).toHaveLength(MAILS);
  expect(await keysUnder(place, 'incoming/')).toEqual([]);
});

test.each<Fault>([
  'crash-before',
  'crash-after',
  'lost-answer',
  'duplicate',
  'throttle',
])('a batch whose removal ends in %s leaves nothing that the next does not repair', async (fault) => {
  const { place, bus, inbox, receive } = await batch();

  await receive(({ operation }) => (operation === 'DeleteObject' ? fault : undefined));
  const again = await receive(noFaults);

  expect(again.done).toBe(MAILS);
  expect(await expectSound(place, bus, inbox)).toHaveLength(MAILS);
  expect(await keysUnder(place, 'incoming/')).toEqual([]);
});

test('a mail of a batch that fails keeps its bytes, and the others lose theirs', async () => {
  const { place, bus, inbox, receive } = await batch();
  let parses = 0;

  const { operations, done } = await receive(noFaults, (services) => ({
    ...services,
    parser: {
      ...services.parser,
      async parse(...mail) {
        parses += 1;
        if (parses === 3) throw new Error('no thread to parse it');
        return services.parser.parse(...mail);
      },
    },
  }));

  expect([removals(operations), done]).toEqual([MAILS - 1, MAILS - 1]);
  expect(await keysUnder(place, 'incoming/')).toHaveLength(1);
  expect((await receive(noFaults)).done).toBe(MAILS);
  expect(await expectSound(place, bus, inbox)).toHaveLength(MAILS);
  expect(await keysUnder(place, 'incoming/')).toEqual([]);
});

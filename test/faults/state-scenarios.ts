import { sqsJobQueue } from '../../lambdas/aws/job-queue.ts';
import { keysOfMessageId, messageId, messageKeyOf, threadKeyOf } from '../../lambdas/ids.ts';
import { type PublishJob, publishJobSchema } from '../../lambdas/jobs/publish-job.ts';
import { type PurgeWork, purgeWorkSchema } from '../../lambdas/jobs/purge-job.ts';
import type { Unlisted } from '../../lambdas/message/list-entry.ts';
import { trashChange } from '../../lambdas/message/message-state.ts';
import type { Visibility } from '../../lambdas/message/visibility.ts';
import { changeMessages } from '../../lambdas/messages/change-messages.ts';
import { deleteMessages } from '../../lambdas/messages/delete-messages.ts';
import { releaseHeld } from '../../lambdas/messages/release-held.ts';
import { publishLogged } from '../../lambdas/publish/publish-logged.ts';
import { purgeInbox } from '../../lambdas/purge/purge-inbox.ts';
import { purgeMessages } from '../../lambdas/purge/purge-messages.ts';
import { workDue } from '../../lambdas/purge/work-due.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import type { Inbox } from '../../lambdas/store/inbox/inboxes.ts';
import { inboxUpdate } from '../../lambdas/store/inbox/inboxes.ts';
import { listMessages } from '../../lambdas/store/message/messages.ts';
import type { Table } from '../../lambdas/store/table/table.ts';
import { transact } from '../../lambdas/store/table/transaction.ts';
import { RollUpTrigger } from '../../lambdas/usage/roll-up-trigger.ts';
import { INBOX_DOMAIN, NOW, testCaller } from '../lambdas/test-context.ts';
import { noFaults } from './fault.ts';
import type { Scenario } from './kill-matrix.ts';
import { openProcess, type ServiceProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { makeTenant, type SentMail, send } from './prepare.ts';
import { makeKey } from './prepare-consumers.ts';
import { messagesIn } from './scenarios.ts';
import { withoutDelay, workOff } from './work-off.ts';
import type { Place } from './world.ts';

export const TENANT = 'tenant-1';
export const INBOX = `ada@${INBOX_DOMAIN}`;
const CALLER = testCaller({ tenantId: TENANT, keyId: 'key_1' });
const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const PAGE = { limit: 100, ascending: true, after: undefined };

export const THREAD: readonly SentMail[] = [
  {
    id: '<1@x>',
    to: ['ada'],
    attached: ['a file'],
    text: Array.from({ length: 1_500 }, (_, i) => Math.sin(i)).join(' '),
  },
  { id: '<2@x>', to: ['ada'], inReplyTo: '<1@x>', second: 1 },
];

type Change = Partial<Parameters<typeof inboxUpdate>[2]>;

export async function tenantWithMail(
  place: Place,
  mails: readonly SentMail[],
  change?: Change,
): Promise<Inbox> {
  const [inbox] = await makeTenant(place.table, TENANT, 'verified', ['ada']);
  await makeKey(place.table, TENANT, CALLER.keyId);
  if (change !== undefined) {
    const whole = { displayName: undefined, metadata: {}, ...change };
    await transact(place.table, inboxUpdate(place.table, inbox, whole, NOW));
  }
  const { receive } = await openProcess(place, new PlayedBus(), noFaults);
  for (const [i, mail] of mails.entries()) await receiveMail(receive, await send(place, `before-${i}`, mail));
  return inbox;
}

export async function idsIn(table: Table, visibility: Visibility, trash?: 'only'): Promise<string[]> {
  const path = { tenantId: TENANT, inboxId: INBOX };
  const page = await listMessages(table, path, [visibility], PAGE, { trash });
  return page?.items.map(({ message_id }) => message_id) ?? [];
}

interface Queues {
  readonly purges: string;
  readonly publications: string;
}

export function stateServices(
  { table, receive, loadSqs, sockets }: ServiceProcess,
  queues: Queues,
  now = at(10),
) {
  const purgeQueue = withoutDelay(sqsJobQueue<PurgeWork>(queues.purges, loadSqs));
  return {
    table,
    bucket: receive.bucket,
    purgeQueue,
    publications: withoutDelay(sqsJobQueue<PublishJob>(queues.publications, loadSqs)),
    // A roll-up that is not requested waits for the tenant's next change.
    usage: new RollUpTrigger({ send: async () => undefined }, table, 0),
    metering: { count: () => undefined },
    mailer: { send: async () => undefined },
    policy: { quarantineDays: 365 },
    sockets,
    settleSeconds: 0,
    caller: CALLER,
    now: () => now,
    randomBytes: (size: number) => Buffer.alloc(size),
  };
}

type Services = ReturnType<typeof stateServices>;

export async function purgeAll(place: Place, service: ServiceProcess, queues: Queues, jobs: PurgeWork[]) {
  const services = stateServices(service, queues, at(40 * 24 * 60));
  await workOff(place, queues.purges, jobs, purgeWorkSchema, async (work) => {
    if ('deleted_messages' in work) await purgeMessages(services, work);
    else if ('inbox_id' in work) await purgeInbox(services, work);
  });
}

export async function makeQueues(place: Place): Promise<Queues> {
  return { purges: await place.makeQueue(), publications: await place.makeQueue() };
}

interface Asked {
  readonly mails?: readonly SentMail[];
  readonly change?: Change;
  readonly before?: (services: Services) => Promise<unknown>;
  act(services: Services): Promise<unknown>;
}

function stateScenario(name: string, { mails = THREAD, change, before, act }: Asked): Scenario {
  return {
    name,
    async prepare(place) {
      const queues = await makeQueues(place);
      await tenantWithMail(place, mails, change);
      if (before !== undefined) {
        const service = await openProcess(place, new PlayedBus(), noFaults);
        await before(stateServices(service, queues, NOW));
        await messagesIn(place, queues.publications);
      }
      let isAnswered = false;
      const [purges, publications]: [PurgeWork[], PublishJob[]] = [[], []];
      return {
        async run(service) {
          const services = stateServices(service, queues);
          if (!isAnswered) {
            await act(services);
            // What is due fails quietly.
            if (service.process.isDead) return;
            isAnswered = true;
          }
          const jobsIn = async (url: string) =>
            (await messagesIn(place, url)).map((body) => JSON.parse(body));
          publications.push(...(await jobsIn(queues.publications)).map((job) => publishJobSchema.parse(job)));
          const { events } = service.receive;
          await workOff(place, queues.publications, publications, publishJobSchema, (job) =>
            publishLogged({ ...services, events, pause: async () => undefined }, job),
          );
          purges.push(...(await jobsIn(queues.purges)).map((job) => purgeWorkSchema.parse(job)));
          await purgeAll(place, service, queues, purges);
        },
      };
    },
  };
}

/** The messages of `THREAD` have the same ids in every place. */
const keys = THREAD.map(({ second = 0 }, i) =>
  messageKeyOf(new Date(NOW.getTime() + second * 1000), `before-${i}`, INBOX),
);
const [FIRST = '', SECOND = ''] = keys.map((key) => messageId(key, threadKeyOf(keys[0] ?? '')));
export const FIRST_ID = FIRST;

export function pathOf(id: string) {
  const { threadKey = '', sortKey = '' } = keysOfMessageId(id) ?? {};
  return { inbox: { tenantId: TENANT, inboxId: INBOX }, threadKey, sortKeys: [sortKey] };
}

const moved = (id: string, trash: boolean) => (services: Services) =>
  changeMessages(services, {
    ...pathOf(id),
    change: trashChange(trash),
    together: true,
    mayChange: () => true,
  });
const deleted = (id: string) => (services: Services) =>
  deleteMessages(services, { ...pathOf(id), isWanted: () => true });
const bothTrashed = async (services: Services) => {
  await moved(FIRST, true)(services);
  await moved(SECOND, true)(services);
};

export const released = (services: Services) => releaseHeld(services, pathOf(FIRST).inbox, FIRST);

export const stateChanges: readonly Scenario[] = [
  stateScenario('the trash of a message', { act: moved(SECOND, true) }),
  stateScenario('the trash of the last message of a thread', {
    before: moved(FIRST, true),
    act: moved(SECOND, true),
  }),
  stateScenario('a restore', { before: bothTrashed, act: moved(SECOND, false) }),
  stateScenario('a deletion for good', { act: deleted(FIRST) }),
  stateScenario('a deletion for good of a thread', {
    act: (services) =>
      deleteMessages(services, { ...pathOf(FIRST), sortKeys: undefined, isWanted: () => true }),
  }),
  stateScenario('the end of 30 days in the trash', {
    mails: THREAD.slice(0, 1),
    before: moved(FIRST, true),
    act: (services) => workDue({ ...services, now: () => at(31 * 24 * 60) }, { due: {} }),
  }),
  stateScenario('the expiry of an inbox', {
    change: { expiresAt: at(5).toISOString() },
    act: (services) => workDue(services, { due: {} }),
  }),
  stateScenario('a release of a held message', {
    mails: THREAD.slice(0, 1),
    change: { unlisted: 'hold' },
    act: released,
  }),
  stateScenario('the end of 30 days of a held message', {
    mails: THREAD.slice(0, 1),
    change: { unlisted: 'hold' },
    act: (services) => workDue({ ...services, now: () => at(31 * 24 * 60) }, { due: {} }),
  }),
];

/** A mail that is held or dropped when it arrives. */
export const unlistedArrivals: readonly Scenario[] = (['hold', 'drop'] satisfies Unlisted[]).map(
  (unlisted) => ({
    name: `a mail of an unlisted sender (${unlisted})`,
    async prepare(place) {
      await tenantWithMail(place, [], { unlisted });
      const receipt = await send(place, 'ses-1', { id: '<1@x>', to: ['ada'], attached: ['file'] });
      return { run: ({ receive }) => receiveMail(receive, receipt) };
    },
  }),
);

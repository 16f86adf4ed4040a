import { sqsJobQueue } from '../../lambdas/aws/job-queue.ts';
import type { Context } from '../../lambdas/core/context.ts';
import { createInbox } from '../../lambdas/inboxes/create-inbox.ts';
import { deleteInbox } from '../../lambdas/inboxes/delete-inbox.ts';
import { type PublishJob, publishJobSchema } from '../../lambdas/jobs/publish-job.ts';
import { publishLogged } from '../../lambdas/publish/publish-logged.ts';
import { getInbox } from '../../lambdas/store/inbox/inboxes.ts';
import { RollUpTrigger } from '../../lambdas/usage/roll-up-trigger.ts';
import { INBOX_DOMAIN, NOW, testCaller, testContext } from '../lambdas/test-context.ts';
import type { Scenario } from './kill-matrix.ts';
import { makeTenant } from './prepare.ts';
import { makeKey } from './prepare-consumers.ts';
import { messagesIn } from './scenarios.ts';
import { withoutDelay, workOff } from './work-off.ts';

const TENANT = 'tenant-1';
const KEY = 'key_1';
const NAME = 'ada';

/** @param change what a client asks for; it asks again until it is answered */
function inboxScenario(
  name: string,
  inboxes: readonly string[],
  change: (context: Context) => Promise<unknown>,
): Scenario {
  return {
    name,
    async prepare(place, bus) {
      const [publicationsUrl, purgesUrl] = [await place.makeQueue(), await place.makeQueue()];
      await makeTenant(place.table, TENANT, 'verified', inboxes);
      await makeKey(place.table, TENANT, KEY);
      const jobs: PublishJob[] = [];
      let isAnswered = false;
      return {
        async run({ table, loadSqs, receive: { events } }) {
          const publications = withoutDelay(sqsJobQueue<PublishJob>(publicationsUrl, loadSqs));
          if (!isAnswered) {
            await change(
              testContext({
                table,
                publications,
                purgeQueue: withoutDelay(sqsJobQueue(purgesUrl, loadSqs)),
                // A roll-up that is not requested waits for the tenant's next change.
                usage: new RollUpTrigger({ send: async () => undefined }, table, 0),
                caller: testCaller({ tenantId: TENANT, keyId: KEY }),
                randomBytes: (size) => Buffer.alloc(size),
              }),
            );
            isAnswered = true;
          }
          jobs.push(
            ...(await messagesIn(place, publicationsUrl)).map((body) =>
              publishJobSchema.parse(JSON.parse(body)),
            ),
          );
          await workOff(place, publicationsUrl, jobs, publishJobSchema, (job) =>
            publishLogged({ table, publications, events, now: () => NOW, pause: async () => undefined }, job),
          );
        },
        besides: async () => {
          const [event, ...more] = bus.delivered.values();
          if (event === undefined || more.length > 0) throw new Error('Not one event was published');
        },
      };
    },
  };
}

const wanted = { username: NAME, displayName: undefined, clientId: 'ada', metadata: {} };

export const inboxCreated = inboxScenario('the creation of an inbox', ['first'], (context) =>
  createInbox(context, wanted),
);
export const inboxDeleted = inboxScenario('the deletion of an inbox', [NAME], async (context) => {
  const inbox = await getInbox(context.table, TENANT, `${NAME}@${INBOX_DOMAIN}`);
  if (inbox !== undefined) await deleteInbox(context, inbox);
});

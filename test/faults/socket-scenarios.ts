import { sqsJobQueue } from '../../lambdas/aws/job-queue.ts';
import { type FanOutJob, fanOutJobSchema } from '../../lambdas/jobs/fan-out-job.ts';
import { revokeKey } from '../../lambdas/store/key/api-keys.ts';
import { continueFanOut } from '../../lambdas/stream/fan-out.ts';
import { NOW } from '../lambdas/test-context.ts';
import type { Scenario } from './kill-matrix.ts';
import { makeTenant } from './prepare.ts';
import { makeKey, makeSocket } from './prepare-consumers.ts';
import { EVENT } from './scenarios.ts';
import { withoutDelay, workOff } from './work-off.ts';

function socketScenario(name: string, socketsPerJob: number): Scenario {
  return {
    name,
    async prepare(place, bus) {
      const { table } = place;
      const { tenant_id } = EVENT;
      const queueUrl = await place.makeQueue();
      await makeTenant(table, tenant_id, 'verified', ['ada']);
      const key = await makeKey(table, tenant_id, 'key_1');
      const revoked = await makeKey(table, tenant_id, 'key_2');
      for (const id of ['one', 'two', 'gone']) await makeSocket(table, tenant_id, id, key);
      await makeSocket(table, tenant_id, 'revoked', revoked);
      await revokeKey(table, revoked);
      bus.sockets.gone.add('gone');
      const jobs: FanOutJob[] = [{ fan_out: { event: { ...EVENT }, attempt: 1 } }];
      return {
        run: (service) =>
          workOff(place, queueUrl, jobs, fanOutJobSchema, (job) =>
            continueFanOut(
              {
                ...service,
                fanOuts: withoutDelay(sqsJobQueue(queueUrl, service.loadSqs)),
                socketsPerJob,
                now: () => NOW,
              },
              job,
            ),
          ),
        besides: async () => [...bus.sockets.gone].sort(),
      };
    },
  };
}

export const toSockets = socketScenario('an event to sockets', 200);
export const toSocketsInJobs = socketScenario('an event to sockets in three jobs', 2);

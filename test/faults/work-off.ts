import type * as z from 'zod';
import type { JobQueue } from '../../lambdas/aws/job-queue.ts';
import { messagesIn } from './scenarios.ts';
import type { Place } from './world.ts';

/** A queue that gives each job at once. */
export function withoutDelay<Job extends object>(queue: JobQueue<Job>): JobQueue<Job> {
  return { send: (job) => queue.send(job) };
}

/**
 * Does the work of jobs, and of those that it sends into a queue. A job leaves its queue when its work is done: one that died
 * behind its last request comes again, beside the message that it has sent.
 */
export async function workOff<Job>(
  place: Place,
  queueUrl: string,
  jobs: Job[],
  schema: z.ZodType<Job>,
  work: (job: Job) => Promise<void>,
): Promise<void> {
  for (let job = jobs[0]; job !== undefined; job = jobs[0]) {
    await work(job);
    jobs.shift();
    jobs.push(...(await messagesIn(place, queueUrl)).map((body) => schema.parse(JSON.parse(body))));
  }
}

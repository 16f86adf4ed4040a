import * as z from 'zod';
import {
  type ListedQueue,
  listedQueueSchema,
  MAX_REDRIVE_MESSAGES,
  type Redriven,
  redrivenSchema,
} from '../../../../lambdas/admin/admin-answer.ts';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { askAdmin, type OperatorAccess } from './ask-admin.ts';
import { type OperatorFlags, printedJson, withAccess } from './with-access.ts';

export interface RedriveFlags extends OperatorFlags {
  readonly all?: boolean;
  readonly limit?: number;
}

const queuesSchema = z.object({ queues: z.array(listedQueueSchema) });

interface RedriveOutcome {
  readonly printed: string;
  readonly complete: boolean;
}

/** Redrives the messages of one queue, or of all queues that are safe to redrive without inspection. */
export async function redriveQueues(queue: string | undefined, flags: RedriveFlags): Promise<RedriveOutcome> {
  if ((queue === undefined) === (flags.all !== true)) {
    throw new WrongUsage('Name a queue or use --all; "admin queues" lists them.');
  }
  let complete = true;
  const printed = await withAccess(flags, async (access) => {
    const listed = await queuesOf(access);
    const outcomes: Redriven[] = [];
    for (const [name, waiting] of chosen(listed, queue)) {
      outcomes.push(await redrive(access, name, flags.limit ?? Math.max(waiting, 1)));
    }
    complete = outcomes.every(({ failed }) => failed === 0);
    return flags.json === true
      ? printedJson({ queues: outcomes })
      : redrivenText(outcomes, queue === undefined ? untouched(listed) : []);
  });
  return { printed, complete };
}

async function queuesOf(access: OperatorAccess): Promise<readonly ListedQueue[]> {
  return (await askAdmin(access, { command: 'queues.list' }, queuesSchema)).queues;
}

/** A named queue is always included, because SQS's message counts are approximate. */
function chosen(listed: readonly ListedQueue[], queue: string | undefined): (readonly [string, number])[] {
  if (queue !== undefined) {
    const found = listed.find((each) => each.queue.toLowerCase() === queue.toLowerCase());
    return [[queue, found?.waiting ?? 0]];
  }
  return listed
    .filter(({ waiting, not_with_all }) => waiting > 0 && not_with_all === null)
    .map((each) => [each.queue, each.waiting]);
}

/** Moves no more messages than the queue had at the start, because those that fail again return to it. */
async function redrive(access: OperatorAccess, queue: string, most: number): Promise<Redriven> {
  for (let moved = 0; ; ) {
    const limit = Math.min(most - moved, MAX_REDRIVE_MESSAGES);
    const outcome = await askAdmin(access, { command: 'queues.redrive', queue, limit }, redrivenSchema);
    moved += outcome.moved;
    if (moved >= most || outcome.moved === 0 || outcome.failed > 0) return { ...outcome, moved };
  }
}

function untouched(listed: readonly ListedQueue[]): readonly ListedQueue[] {
  return listed.filter(({ waiting, not_with_all }) => waiting > 0 && not_with_all !== null);
}

function redrivenText(outcomes: readonly Redriven[], left: readonly ListedQueue[]): string {
  const lines = [
    ...outcomes.map(({ queue, moved, failed, left }) => {
      const failures =
        failed === 0 ? '' : `, ${failed} could not be moved (see the log of the admin function)`;
      return `${queue}: ${moved} moved, ${left} left${failures}`;
    }),
    ...left.map(({ queue, waiting, not_with_all }) => `${queue}: ${waiting} skipped: ${not_with_all ?? ''}`),
  ];
  return lines.length === 0 ? 'The dead-letter queues are empty.' : lines.join('\n');
}

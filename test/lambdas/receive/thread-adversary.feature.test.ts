import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MessageSummary } from '../../../lambdas/message/message.ts';
import { shownVisibilities, VISIBILITIES, visibilityOfLabels } from '../../../lambdas/message/visibility.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { getThread, listThreads } from '../../../lambdas/store/message/messages.ts';
import { inboxMail, newInbox, receiveServices, storedSummary } from '../store/receive/arriving-mail.ts';
import { openTestTable, type TestTable } from '../store/table/test-table.ts';

const IS_LONG = process.env['TEST_LONG'] !== undefined;
/** Histories that one engine plays: it becomes slower with all that it remembers. */
const BLOCK = IS_LONG ? 125 : 20;
/** 20 of each visibility in a run of the tests, 10,000 of each in a long one. */
const BLOCKS = IS_LONG ? 80 : 1;
/** Each block has a seed of its own, which is in its name: a failure comes back with it. */
const SEEDS = Array.from({ length: BLOCKS }, (_, block) => 1 + block);
const INBOXES = 2;
/** So few that they meet: the adversary knows every one. */
const IDS = ['<a@x>', '<b@x>', '<c@x>', '<d@x>', '<e@x>'];

interface Mail {
  readonly inbox: number;
  readonly id: string;
  readonly inReplyTo: string | undefined;
  readonly references: readonly string[];
  readonly spam: boolean;
  readonly unauthenticated: boolean;
  /** Arrives together with the one before it. */
  readonly beside: boolean;
}

const id = fc.constantFrom(...IDS);
const mails: fc.Arbitrary<Mail[]> = fc.array(
  fc.record({
    inbox: fc.nat(INBOXES - 1),
    id,
    inReplyTo: fc.option(id, { nil: undefined }),
    references: fc.array(id, { maxLength: 3 }),
    spam: fc.boolean(),
    unauthenticated: fc.boolean(),
    beside: fc.boolean(),
  }),
  { minLength: 2, maxLength: 9 },
);

let table: TestTable;
beforeEach(async () => {
  table = await openTestTable();
});
afterEach(() => table.stop());

interface Arrived {
  readonly at: number;
  readonly mail: Mail;
  readonly summary: MessageSummary;
}

const isFlagged = ({ spam, unauthenticated }: Mail): boolean => spam || unauthenticated;

async function play(
  history: readonly Mail[],
  wanted: (mail: Mail) => boolean,
): Promise<{ inboxes: Inbox[]; arrived: Arrived[] }> {
  const inboxes = await Promise.all(Array.from({ length: INBOXES }, () => newInbox(table)));
  const deliver = async (mail: Mail, at: number): Promise<Arrived> => {
    const inbox = inboxes[mail.inbox];
    if (inbox === undefined) throw new Error('there is no such inbox');
    const { inReplyTo, ...rest } = mail;
    const ready = inboxMail(inbox, {
      ...rest,
      ...(inReplyTo === undefined ? {} : { inReplyTo }),
      second: at,
    });
    return { at, mail, summary: await storedSummary(receiveServices(table), ready) };
  };
  const arrived: Arrived[] = [];
  let together: Promise<Arrived>[] = [];
  for (const [at, mail] of history.entries()) {
    if (!wanted(mail)) continue;
    if (!mail.beside) {
      arrived.push(...(await Promise.all(together)));
      together = [];
    }
    together.push(deliver(mail, at));
  }
  arrived.push(...(await Promise.all(together)));
  return { inboxes, arrived };
}

const page = { limit: 100, ascending: false, after: undefined };

test.each(
  SEEDS,
)(`no flagged mail joins, bumps or relabels a clean thread, and no thread spans inboxes, in ${BLOCK} histories of seed %i`, async (seed) => {
  await fc.assert(
    fc.asyncProperty(mails, async (history) => {
      const { inboxes, arrived } = await play(history, () => true);
      for (const inbox of inboxes) {
        const own = arrived.filter(({ summary }) => summary.inbox_id === inbox.inboxId);
        const path = { tenantId: inbox.tenantId, inboxId: inbox.inboxId };
        const all = await listThreads(table, path, VISIBILITIES, page);
        expect(all?.items.reduce((sum, thread) => sum + thread.messageCount, 0)).toBe(own.length);
        for (const thread of all?.items ?? []) {
          const members = own.filter(({ summary }) => summary.thread_id === thread.threadId);
          // Of one inbox and of one visibility, with as many members as are counted, and as late as the latest of them.
          expect(members).toHaveLength(thread.messageCount);
          expect(thread.lastActivityAt).toBe(
            members
              .map(({ summary }) => summary.received_at)
              .sort()
              .at(-1),
          );
          for (const { summary } of members)
            expect(visibilityOfLabels(summary.labels)).toBe(thread.visibility);
          const read = await getThread(table, path, thread.threadId);
          expect(read?.messages.map(({ summary }) => summary.inbox_id)).toEqual(
            members.map(() => inbox.inboxId),
          );
        }
        const shown = await listThreads(
          table,
          path,
          shownVisibilities({ includeSpam: false, includeUnauthenticated: false }),
          page,
        );
        const hidden = arrived.filter(({ mail }) => isFlagged(mail)).map(({ summary }) => summary.thread_id);
        expect(shown?.items.filter(({ threadId }) => hidden.includes(threadId))).toEqual([]);
      }
    }),
    { numRuns: BLOCK, seed },
  );
});

/** Which mails of a history share a thread: the first of each mail's thread. */
function groups(arrived: readonly Arrived[]): number[][] {
  const clean = arrived.filter(({ mail }) => !isFlagged(mail)).sort((a, b) => a.at - b.at);
  return clean.map(({ at, summary }) => [
    at,
    clean.find((other) => other.summary.thread_id === summary.thread_id)?.at ?? -1,
  ]);
}

test.each(
  SEEDS,
)(`clean mail is threaded as if no flagged mail had come, in ${BLOCK} histories of seed %i`, async (seed) => {
  await fc.assert(
    fc.asyncProperty(mails, async (history) => {
      // Side by side, who is first is chance: one after the other, the same mails must give the same threads.
      const inOrder = history.map((mail) => ({ ...mail, beside: false }));
      const [attacked, alone] = await Promise.all([
        play(inOrder, () => true),
        play(inOrder, (mail) => !isFlagged(mail)),
      ]);

      expect(groups(attacked.arrived)).toEqual(groups(alone.arrived));
    }),
    { numRuns: BLOCK, seed },
  );
});

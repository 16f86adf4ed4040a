import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Account, Service } from './service.ts';

const inboxesSchema = z.object({
  inboxes: z.array(z.object({ inbox_id: z.string(), display_name: z.string().nullable() })),
});

const CONFIRM = 'Confirm your email address by following this link:\n\nhttps://example.com/confirm?token=1\n';

/** Plays the web service of the documents: mails a code, then a link, to every inbox called "Sign-ups" that the account creates. */
export function mailToSignUps(service: Service, account: Account): { stop(): Promise<void> } {
  const mailed = new Set<string>();
  const end = new AbortController();
  const run = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const answer = await service.get('/inboxes', account.apiKey);
      for (const { inbox_id, display_name } of inboxesSchema.parse(answer.body).inboxes) {
        if (display_name !== 'Sign-ups' || mailed.has(inbox_id)) continue;
        mailed.add(inbox_id);
        const mail = { to: inbox_id, from: 'Example <no-reply@example.com>' };
        await service.send({ ...mail, subject: 'Your code', text: 'Your code is 482913' });
        await service.send({ ...mail, subject: 'Confirm your email address', text: CONFIRM });
      }
      await delay(100);
    }
  };
  const running = run();
  return {
    async stop() {
      end.abort();
      await running;
    },
  };
}

import { mailOf } from './mail-of.ts';
import { knownService } from './service.ts';
import { TestInbox } from './test-inbox.ts';

/** Declaring the used part of Playwright's `TestInfo` here keeps the package independent of Playwright's version. */
interface TestInfo {
  readonly title: string;
  readonly status?: string;
  readonly expectedStatus: string;
  attach(name: string, file: { readonly body: Buffer; readonly contentType: string }): Promise<void>;
}

export interface InboxFixtures {
  readonly inbox: TestInbox;
}

/**
 * Playwright uses these fixtures as `const test = base.extend<InboxFixtures>(inboxFixtures)`. The emails of a failed
 * test are attached to its report, and its inbox is deleted.
 */
export const inboxFixtures = {
  // Playwright reads the names of the required fixtures from this pattern.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  inbox: async ({}: object, use: (inbox: TestInbox) => Promise<void>, info: TestInfo): Promise<void> => {
    const inbox = await TestInbox.create(knownService(), info.title);
    await use(inbox);
    if (info.status !== info.expectedStatus) {
      for (const { name, body, contentType } of await mailOf(inbox)) {
        await info.attach(name, { body, contentType });
      }
    }
    await inbox.delete();
  },
};

import { test as base, inject, recordArtifact } from 'vitest';
import { type MailAttachment, mailOf } from './mail-of.ts';
import { knownService, type ServiceAddress } from './service.ts';
import { TestInbox } from './test-inbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    agentInbox: ServiceAddress;
  }
  interface TestArtifactRegistry {
    agentInboxMail: { type: 'agentinbox:mail'; attachments: TestAttachmentOf[] };
  }
}

interface TestAttachmentOf {
  contentType: string;
  body: string | Uint8Array;
}

/**
 * Extends Vitest's `test` with the fixture `inbox`. The emails of a failed test are printed and attached to its report.
 */
export const test = base.extend<{ inbox: TestInbox }>({
  inbox: async ({ task }, use) => {
    const inbox = await TestInbox.create(inject('agentInbox') ?? knownService(), task.name);
    await use(inbox);
    if (task.result?.state === 'fail') {
      const files = await mailOf(inbox);
      console.error(files[0]?.body.toString('utf8'));
      await recordArtifact(task, { type: 'agentinbox:mail', attachments: files.map(attachment) });
    }
    await inbox.delete();
  },
});

function attachment({ body, contentType }: MailAttachment): TestAttachmentOf {
  return { contentType, body: new Uint8Array(body) };
}

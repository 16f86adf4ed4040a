import { AgentInbox } from '../../../client/src/index.ts';

export interface ProbeMailQuery {
  readonly baseUrl: string;
  readonly inboxId: string;
  readonly apiKey: string;
  readonly subject: string;
  readonly signal: AbortSignal;
}

/** The mail as the tenant sees it, labelled or not; undefined while it has not come. @throws ApiError */
export async function findProbeMail({
  baseUrl,
  inboxId,
  apiKey,
  subject,
  signal,
}: ProbeMailQuery): Promise<{ readonly labels: readonly string[] } | undefined> {
  // Our client repeats a read that fails with 5xx: one such answer does not say that the service is broken.
  const { messages } = new AgentInbox({ baseUrl, apiKey });
  const page = await messages.list(
    { inbox_id: inboxId, include_spam: true, include_unauthenticated: true },
    { signal },
  );
  return page.messages.find((message) => message.subject === subject);
}

import * as z from 'zod';

export interface ProbeMailQuery {
  readonly baseUrl: string;
  readonly inboxId: string;
  readonly apiKey: string;
  readonly subject: string;
  readonly signal: AbortSignal;
}

const pageSchema = z.object({
  messages: z.array(z.object({ subject: z.string().nullish(), labels: z.array(z.string()) })),
});

/** The mail as the tenant sees it, labelled or not; undefined while it has not come. */
export async function findProbeMail({
  baseUrl,
  inboxId,
  apiKey,
  subject,
  signal,
}: ProbeMailQuery): Promise<{ readonly labels: readonly string[] } | undefined> {
  const query = 'include_spam=true&include_unauthenticated=true';
  const response = await fetch(`${baseUrl}/inboxes/${encodeURIComponent(inboxId)}/messages?${query}`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`GET /inboxes/{inbox_id}/messages answers ${response.status}`);
  return pageSchema.parse(JSON.parse(text)).messages.find((message) => message.subject === subject);
}

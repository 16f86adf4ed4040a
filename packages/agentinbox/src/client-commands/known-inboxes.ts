import { type AgentInbox, ApiError } from 'agent-inbox-client/source';

/**
 * Refuses inboxes that do not exist before a command waits for their mail.
 * @throws ApiError not_found. A key that may not read inboxes passes: what it waits for decides.
 */
export async function refuseUnknownInboxes(client: AgentInbox, inboxIds: readonly string[]): Promise<void> {
  for (const inbox_id of inboxIds) {
    try {
      await client.inboxes.get({ inbox_id });
    } catch (error) {
      if (!(error instanceof ApiError && error.name === 'forbidden')) throw error;
    }
  }
}

import { type AgentInbox, ApiError } from 'agent-inbox-client/source';

/** A key without permission to read inboxes skips the check. @throws ApiError not_found. */
export async function refuseUnknownInboxes(client: AgentInbox, inboxIds: readonly string[]): Promise<void> {
  for (const inbox_id of inboxIds) {
    try {
      await client.inboxes.get({ inbox_id });
    } catch (error) {
      if (!(error instanceof ApiError && error.name === 'forbidden')) throw error;
    }
  }
}

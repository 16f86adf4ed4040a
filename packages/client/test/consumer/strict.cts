import client = require('agent-inbox-client');

const inbox = new client.AgentInbox({ baseUrl: 'http://127.0.0.1:8480/v1' });

export async function isGone(inbox_id: string): Promise<boolean> {
  try {
    const { inbox_id: id }: { inbox_id: string } = await inbox.inboxes.get({ inbox_id });
    return id === '';
  } catch (error) {
    return error instanceof client.ApiError && error.status === 404;
  }
}

// @ts-expect-error an operation that does not exist
inbox.inboxes.rename;

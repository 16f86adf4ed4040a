import { setTimeout as pause } from 'node:timers/promises';
import { AgentInbox } from 'agent-inbox-client/source';

/** A worker in a process of its own: it works until its parent goes or says so, and reports each message that it has handled. */
const [baseUrl = '', apiKey = '', inboxId = '', worker = ''] = process.argv.slice(2);
const stop = new AbortController();
process.once('disconnect', () => stop.abort());
await new AgentInbox({ baseUrl, apiKey }).inboxes.work(
  inboxId,
  async ({ subject }, { attempt }) => {
    await pause(5);
    process.send?.({ subject, attempt });
    return { add_labels: ['done'] };
  },
  { worker, concurrency: 4, wait: 1, lease_seconds: 30, signal: stop.signal },
);

// Creates an inbox, waits for another service's verification email, and prints the code.
//   node examples/wait-for-code.mjs            (then sign up somewhere with the printed address)
import { AgentInbox } from 'agent-inbox-client';
import { local } from './local.mjs';

const client = new AgentInbox(local());
const inbox = await client.inboxes.create({ display_name: 'Sign-ups' });
console.log(inbox.inbox_id);

const { code } = await client.inboxes.waitForCode(inbox.inbox_id, { timeout: 5 * 60_000 });
console.log(code);

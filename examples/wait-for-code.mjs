// Makes an inbox, waits for the mail with which another service confirms a sign-up, and prints its code.
//   node examples/wait-for-code.mjs            (in another terminal: sign up somewhere with the address)
import { AgentInbox } from 'agent-inbox-client';
import { local } from './local.mjs';

const client = new AgentInbox(local());
const inbox = await client.inboxes.create({ display_name: 'Sign-ups' });
console.log(inbox.inbox_id);

const { code } = await client.inboxes.waitForCode(inbox.inbox_id, { timeout: 5 * 60_000 });
console.log(code);

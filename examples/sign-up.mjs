// An agent that signs up for a web service: it creates an inbox, requests a code, gets it with one call and enters it.
//   node examples/made-up-service.mjs &
//   node examples/sign-up.mjs http://127.0.0.1:8090
import { AgentInbox } from 'agent-inbox-client';
import { local } from './local.mjs';

const [service = 'http://127.0.0.1:8090'] = process.argv.slice(2);
const client = new AgentInbox(local());

const { inbox_id: email } = await client.inboxes.create({ display_name: 'Made Up' });
const started = new Date().toISOString();
await post('/sign-up', { email });

// Waits for the email. Older emails and codes from other senders do not count.
const codes = client.verificationCodes(email, {
  from_domain: 'made-up.example',
  after: started,
  kind: 'code',
});
const { status, code } = await codes.next({ timeout: 25_000 });
if (status !== 'found') throw new Error(`No code: ${status}`);

const { welcome } = await post('/confirm', { email, code });
console.log(`Signed up as ${welcome}`);

async function post(path, body) {
  const response = await fetch(service + path, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

// Receives webhooks, verifies each signature, and responds. There are two ways to try it on a laptop:
//   WEBHOOK_SECRET=whsec_… node examples/webhook-receiver.mjs
//   node bin/agent-inbox.mjs listen --forward-to http://127.0.0.1:3000/    (prints its signing secret)
import { createServer } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from 'agent-inbox-client';

const secret = process.env.WEBHOOK_SECRET;
if (!secret) throw new Error('Set WEBHOOK_SECRET to the whsec_ secret of the webhook');
/** Deliveries arrive at least once, so repeats are skipped. */
const seen = new Set();

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    // The signature covers the bytes as received, not parsed JSON.
    const event = await verifyWebhook(Buffer.concat(chunks), request.headers, secret);
    if (!seen.has(event.event_id)) console.log(`${event.event_type} ${event.inbox_id} ${event.message_id}`);
    seen.add(event.event_id);
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    response.writeHead(400).end(error.message);
  }
});
server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}/`);
});

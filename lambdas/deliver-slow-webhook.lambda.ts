/** The same work as deliver-webhook, for the queue of slow and new endpoints, with instances of its own. */
export { handler } from './deliver-webhook.lambda.ts';

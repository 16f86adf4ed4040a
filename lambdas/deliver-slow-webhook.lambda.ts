export { handler } from './deliver-webhook.lambda.ts';

import * as z from 'zod';

/** Beginning of a message without raw message delivery (SNS developer guide, "Message formats"). */
const WRAPPED = /^\s*\{\s*"Type"\s*:\s*"Notification"/;
const wrappedSchema = z.object({ Message: z.string() });

/**
 * The message inside a dead-letter message. The subscription has raw message delivery; AWS does not document the form
 * in which SNS sends a message to its dead-letter queue, so both forms are read.
 */
export function carriedText(body: string): string {
  return WRAPPED.test(body) ? wrappedSchema.parse(JSON.parse(body)).Message : body;
}

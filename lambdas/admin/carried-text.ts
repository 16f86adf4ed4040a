import * as z from 'zod';

/** How a message begins that SNS does not hand over bare (SNS developer guide, "Message formats"). */
const WRAPPED = /^\s*\{\s*"Type"\s*:\s*"Notification"/;
const wrappedSchema = z.object({ Message: z.string() });

/**
 * The message inside a dead-letter message. SNS hands over bare messages here; how one looks that it could not hand over AWS
 * does not say, so both forms are read.
 */
export function carriedText(body: string): string {
  return WRAPPED.test(body) ? wrappedSchema.parse(JSON.parse(body)).Message : body;
}

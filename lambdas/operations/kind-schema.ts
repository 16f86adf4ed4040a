import * as z from 'zod';
import { KINDS } from '../mail/message.ts';

export const kindSchema = z.enum(KINDS).meta({ id: 'Kind' });

const person = { name: z.string(), email: z.string() };

const bounceSchema = z
  .object({
    action: z.string().describe('failed, delayed, delivered, relayed or expanded'),
    status: z.string().nullable().describe('RFC 3463: 5.1.1'),
    recipient: z.string().nullable(),
    diagnostic: z.string().nullable(),
    original_message_id: z.string().nullable(),
  })
  .meta({ id: 'Bounce' });

const calendarSchema = z
  .object({
    method: z
      .string()
      .nullable()
      .describe('request, reply, cancel, counter, publish, in lower case as all of these'),
    uid: z.string().nullable(),
    sequence: z.int(),
    status: z.string().nullable().describe('confirmed, tentative, cancelled'),
    start: z
      .string()
      .nullable()
      .describe('With the offset; without one of a floating time; a date of a whole day'),
    end: z.string().nullable().describe('Exclusive: of whole days the day after the last'),
    timezone: z.string().nullable().describe('As the invitation names it'),
    summary: z.string(),
    location: z.string().nullable(),
    organizer: z.object(person).nullable(),
    attendees: z
      .array(z.object({ ...person, answer: z.string().nullable() }))
      .describe('At most 100; answer: accepted, declined, tentative, needs-action'),
    recurrence: z.string().nullable().describe('The rule of RFC 5545 as written'),
  })
  .meta({ id: 'CalendarEvent' });

const unsubscribeSchema = z
  .object({
    one_click: z.boolean().describe('RFC 8058, with a valid signature of it'),
    urls: z.array(z.string()),
    mailto: z.string().nullable(),
  })
  .meta({ id: 'Unsubscribe' });

/** What a mail is, and facts where they apply. All of it is what headers and parts of the mail say. */
export const kindShape = {
  kind: kindSchema
    .nullable()
    .describe('By headers and structure; null for mail stored before there were kinds, until admin rebuild'),
  bounce: bounceSchema.nullable().describe('Of another mail that was or was not delivered'),
  calendar: calendarSchema.nullable().describe('The first event of an invitation'),
  unsubscribe: unsubscribeSchema.nullable().describe('Never followed by the service'),
  list: z.object({ id: z.string() }).nullable().describe('RFC 2919'),
};

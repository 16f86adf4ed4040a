import * as z from 'zod';
import { KINDS } from '../message/message.ts';

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
    method: z.string().nullable().describe('In lower case: request, reply, cancel, counter, publish'),
    uid: z.string().nullable(),
    sequence: z.int(),
    status: z.string().nullable().describe('confirmed, tentative or cancelled (iCalendar)'),
    start: z
      .string()
      .nullable()
      .describe('Time with UTC offset; without one for a floating time; a date for an all-day event'),
    end: z.string().nullable().describe('Exclusive; for all-day events the day after the last one'),
    timezone: z.string().nullable().describe('Time zone as named in the invitation'),
    summary: z.string(),
    location: z.string().nullable(),
    organizer: z.object(person).nullable(),
    attendees: z
      .array(z.object({ ...person, answer: z.string().nullable() }))
      .describe('At most 100; answer: accepted, declined, tentative, needs-action'),
    recurrence: z.string().nullable().describe('Recurrence rule (RFC 5545) as written'),
    recurrence_id: z.string().nullable().describe('Start of the occurrence concerned; null for all'),
    recurrence_range: z.string().nullable().describe('thisandfuture: this and all later occurrences'),
  })
  .meta({ id: 'CalendarEvent' });

const unsubscribeSchema = z
  .object({
    one_click: z.boolean().describe('Whether one-click unsubscribe (RFC 8058) is offered and validly signed'),
    urls: z.array(z.string()),
    mailto: z.string().nullable(),
  })
  .meta({ id: 'Unsubscribe' });

/** What a mail is, and facts where they apply. All of it is what headers and parts of the mail say. */
export const kindShape = {
  kind: kindSchema
    .nullable()
    .describe(
      'Determined from headers and structure; null for messages stored before kinds existed, until you run admin rebuild',
    ),
  bounce: bounceSchema.nullable().describe('Report on the delivery of another message'),
  calendar: calendarSchema.nullable().describe('First event of the invitation'),
  unsubscribe: unsubscribeSchema.nullable().describe('Never followed by the service'),
  list: z.object({ id: z.string() }).nullable().describe('RFC 2919'),
};

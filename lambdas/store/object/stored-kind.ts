import * as z from 'zod';
import { KINDS, type KindFacts } from '../../mail/message.ts';

const person = { name: z.string(), email: z.string() };

/** The kind of a message as it is stored. Absent for null: most mails have no facts, and messages of before no kind. */
export const storedKindShape = {
  kind: z.enum(KINDS).optional(),
  bounce: z
    .object({
      action: z.string(),
      status: z.string().nullable(),
      recipient: z.string().nullable(),
      diagnostic: z.string().nullable(),
      original_message_id: z.string().nullable(),
    })
    .optional(),
  calendar: z
    .object({
      method: z.string().nullable(),
      uid: z.string().nullable(),
      sequence: z.int(),
      status: z.string().nullable(),
      start: z.string().nullable(),
      end: z.string().nullable(),
      timezone: z.string().nullable(),
      summary: z.string(),
      location: z.string().nullable(),
      organizer: z.object(person).nullable(),
      attendees: z.array(z.object({ ...person, answer: z.string().nullable() })),
      recurrence: z.string().nullable(),
    })
    .optional(),
  unsubscribe: z
    .object({ one_click: z.boolean(), urls: z.array(z.string()), mailto: z.string().nullable() })
    .optional(),
  list: z.object({ id: z.string() }).optional(),
};
const storedKindSchema = z.object(storedKindShape);
type StoredKind = z.output<typeof storedKindSchema>;

/** What is listed in the schema is stored, and nothing else. */
export function kindToStored({ kind, bounce, calendar, unsubscribe, list }: KindFacts): StoredKind {
  const given = Object.entries({ kind, bounce, calendar, unsubscribe, list }).filter(
    ([, value]) => value !== null,
  );
  return storedKindSchema.parse(Object.fromEntries(given));
}

export function kindFromStored({ kind, bounce, calendar, unsubscribe, list }: StoredKind): KindFacts {
  return {
    kind: kind ?? null,
    bounce: bounce ?? null,
    calendar: calendar ?? null,
    unsubscribe: unsubscribe ?? null,
    list: list ?? null,
  };
}

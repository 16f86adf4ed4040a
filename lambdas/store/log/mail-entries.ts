import type { ServiceEvent } from '../../events/events.ts';
import { arrivalEvent, eventOfFacts } from '../../events/service-event.ts';
import type { LoggedMail, ReadEntry } from './log-entries.ts';

interface MailEntry extends LoggedMail {
  readonly messageKey: string;
  /** `Inbox.listKey`: an address may belong to one inbox after another. */
  readonly inboxKey: string;
}

/** The part of an entry that is about an arrived mail; undefined for other changes and for mail that was announced before. */
export function mailEntryOf({ mail, unique, inboxKey }: ReadEntry): MailEntry | undefined {
  return mail === undefined ? undefined : { ...mail, messageKey: unique, inboxKey };
}

/** The event of an entry; undefined for one that is not an event, or one whose type this version of the service does not know. */
export function eventOfEntry(tenantId: string, entry: ReadEntry): ServiceEvent | undefined {
  const mail = mailEntryOf(entry);
  if (mail !== undefined) return arrivalEvent(tenantId, mail);
  const { event, unique, at } = entry;
  return event === undefined ? undefined : eventOfFacts(tenantId, { at: new Date(at), unique }, event);
}

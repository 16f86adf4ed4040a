import type { ServiceEvent } from '../../events/events.ts';
import { arrivalEvent, eventOfFacts } from '../../events/service-event.ts';
import type { LoggedMail, ReadEntry } from './log-entries.ts';

interface MailEntry extends LoggedMail {
  readonly messageKey: string;
  readonly inboxKey: string;
}

export function mailEntryOf({ mail, unique, inboxKey }: ReadEntry): MailEntry | undefined {
  return mail === undefined ? undefined : { ...mail, messageKey: unique, inboxKey };
}

export function eventOfEntry(tenantId: string, entry: ReadEntry): ServiceEvent | undefined {
  const mail = mailEntryOf(entry);
  if (mail !== undefined) return arrivalEvent(tenantId, mail);
  const { event, unique, at } = entry;
  return event === undefined ? undefined : eventOfFacts(tenantId, { at: new Date(at), unique }, event);
}

import type { CalendarEvent } from '../message.ts';
import type { ProgramPart } from '../mime/program-parts.ts';
import { clip, storable } from '../text/storable-text.ts';
import { type Component, type Property, readCalendar, unescaped } from './calendar-file.ts';
import { CalendarTimes, minutesOf } from './calendar-times.ts';

const MAX_ATTENDEES = 100;
const TEXT_CHARACTERS = 1000;
const NAME_CHARACTERS = 200;
const ADDRESS_CHARACTERS = 320;

/** The first event of a calendar file; undefined without one. */
export function calendarEvent({ text, method }: ProgramPart): CalendarEvent | undefined {
  const file = readCalendar(text, MAX_ATTENDEES);
  const event = file.components.find(({ kind }) => kind === 'VEVENT');
  return event === undefined ? undefined : factsOf(event, file.method || method, file.components);
}

function factsOf({ properties }: Component, method: string, components: readonly Component[]): CalendarEvent {
  const first = (name: string): Property | undefined => properties.get(name)?.[0];
  const word = (name: string): string | null => lowerCased(first(name)?.value);
  const text = (name: string) => clip(storable(unescaped(first(name)?.value ?? '')), TEXT_CHARACTERS);
  const times = new CalendarTimes(components);
  const start = times.instant(first('DTSTART'));
  const minutes = minutesOf(first('DURATION')?.value ?? '');
  const end =
    times.instant(first('DTEND')) ??
    (minutes === undefined ? undefined : times.instant(first('DTSTART'), minutes));
  const organizer = first('ORGANIZER');
  return {
    method: lowerCased(method),
    uid: text('UID') || null,
    sequence: sequenceOf(first('SEQUENCE')?.value),
    status: word('STATUS'),
    start: start?.at ?? null,
    end: end?.at ?? null,
    timezone: start?.zone == null ? null : clip(storable(start.zone), NAME_CHARACTERS),
    summary: text('SUMMARY'),
    location: text('LOCATION') || null,
    organizer: organizer === undefined ? null : personOf(organizer),
    attendees: (properties.get('ATTENDEE') ?? []).map((attendee) => ({
      ...personOf(attendee),
      answer: lowerCased(attendee.parameters.get('PARTSTAT')),
    })),
    recurrence: clip(storable(first('RRULE')?.value.trim() ?? ''), TEXT_CHARACTERS) || null,
  };
}

function lowerCased(value: string | undefined): string | null {
  const word = clip(storable(value?.trim() ?? ''), NAME_CHARACTERS).toLowerCase();
  return word === '' ? null : word;
}

function sequenceOf(value: string | undefined) {
  return /^\d{1,9}$/.test(value?.trim() ?? '') ? Number(value) : 0;
}

function personOf({ parameters, value }: Property): { name: string; email: string } {
  const email = storable(value.replace(/^\s*mailto:/i, '').trim());
  const name = storable((parameters.get('CN') ?? '').trim());
  // Exchange names people whose address it does not tell by one of its own, and tells theirs beside it.
  const told = parameters.get('EMAIL')?.trim();
  return {
    name: name === email ? '' : clip(name, NAME_CHARACTERS),
    email: clip(email.includes('@') ? email : storable(told ?? email), ADDRESS_CHARACTERS),
  };
}

import type { CalendarEvent } from '../facts.ts';
import type { ProgramPart } from '../mime/program-parts.ts';
import { clip, storable } from '../text/storable-text.ts';
import { type Component, type Property, readCalendar, unescaped } from './calendar-file.ts';
import { personOf } from './calendar-person.ts';
import { CalendarTimes, durationOf } from './calendar-times.ts';

const MAX_ATTENDEES = 100;
const TEXT_CHARACTERS = 1000;
const NAME_CHARACTERS = 200;

/** A series is preferred to one of its occurrences. */
export function calendarEvent({ text, method }: ProgramPart): CalendarEvent | undefined {
  const file = readCalendar(text, MAX_ATTENDEES);
  const events = file.filter(({ kind }) => kind === 'VEVENT');
  const [first] = events;
  if (first === undefined) return undefined;
  const uid = (event: Component) => event.properties.get('UID')?.[0]?.value;
  const isWhole = (event: Component) => !event.properties.has('RECURRENCE-ID') && uid(event) === uid(first);
  return factsOf(events.find(isWhole) ?? first, method, file);
}

function factsOf(event: Component, method: string, components: readonly Component[]): CalendarEvent {
  const { properties } = event;
  const first = (name: string): Property | undefined => properties.get(name)?.[0];
  const word = (name: string): string | null => lowerCased(first(name)?.value);
  const text = (name: string) => clip(storable(unescaped(first(name)?.value ?? '')), TEXT_CHARACTERS);
  const times = new CalendarTimes(components);
  const start = times.instant(first('DTSTART'));
  const duration = durationOf(first('DURATION')?.value ?? '');
  const end = times.instant(first('DTEND')) ?? (duration && times.instant(first('DTSTART'), duration));
  const organizer = first('ORGANIZER');
  return {
    method: lowerCased(event.calendar.method || method),
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
    recurrence_id: times.instant(first('RECURRENCE-ID'))?.at ?? null,
    recurrence_range: lowerCased(first('RECURRENCE-ID')?.parameters.get('RANGE')),
  };
}

function lowerCased(value: string | undefined): string | null {
  const word = clip(storable(value?.trim() ?? ''), NAME_CHARACTERS).toLowerCase();
  return word === '' ? null : word;
}

function sequenceOf(value: string | undefined) {
  const digits = value?.trim() ?? '';
  return /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
}

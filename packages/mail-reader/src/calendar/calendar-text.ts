import { renderMailbox } from '../header/mailboxes.ts';
import { htmlToText } from '../html/html-to-text.ts';
import type { ParsedAttachment } from '../parsed-mail.ts';
import { type Component, type Property, readCalendar, unescaped } from './calendar-file.ts';
import { personOf } from './calendar-person.ts';
import { spelledRule } from './calendar-rules.ts';
import { CalendarTimes } from './calendar-times.ts';

const MAX_EVENTS = 10;

const KINDS = new Set(['VEVENT', 'VTODO', 'VJOURNAL']);
const TITLES = new Map(
  Object.entries({
    ...{ REQUEST: 'Invitation', CANCEL: 'Cancelled', REPLY: 'Reply', COUNTER: 'Counter proposal' },
    ...{ DECLINECOUNTER: 'Counter proposal declined', REFRESH: 'Request for an update', ADD: 'Added' },
  }),
);
const CONFERENCES = ['CONFERENCE', 'X-GOOGLE-CONFERENCE', 'X-MICROSOFT-SKYPETEAMSMEETINGURL'];

export function calendarText(file: string): string {
  const components = readCalendar(file);
  const times = new CalendarTimes(components);
  return components
    .filter(({ kind }) => KINDS.has(kind))
    .slice(0, MAX_EVENTS)
    .map((component) => textOf(component, times))
    .join('\n\n');
}

function textOf({ properties, calendar: { method } }: Component, times: CalendarTimes) {
  const text = (name: string) => unescaped(properties.get(name)?.[0]?.value ?? '');
  const status = text('STATUS').toUpperCase();
  const isCancelled = method === 'CANCEL' || status === 'CANCELLED';
  const title = isCancelled ? 'Cancelled' : (TITLES.get(method) ?? 'Event');
  const attendees = properties.get('ATTENDEE') ?? [];
  const description = text('DESCRIPTION') || htmlToText(text('X-ALT-DESC')).text;
  const rule = (value: string) =>
    spelledRule(value, (until) => times.all([{ parameters: new Map(), value: until }]));
  const lines: readonly (readonly [label: string, value: string])[] = [
    [title, text('SUMMARY') || '(no title)'],
    ['Status', status === 'TENTATIVE' ? 'tentative' : ''],
    ['When', times.when(properties)],
    ['Instead of', times.all(properties.get('X-MS-OLK-ORIGINALSTART'))],
    ['Occurrence', occurrence(properties.get('RECURRENCE-ID'), times)],
    ['Repeats', text('RRULE') && rule(text('RRULE'))],
    ['Also', times.all(properties.get('RDATE'))],
    ['Except', times.all(properties.get('EXDATE'))],
    ['Where', text('LOCATION').replaceAll(/\s*\n\s*/g, ', ')],
    ['Organizer', (properties.get('ORGANIZER') ?? []).slice(0, 1).map(person).join('')],
    [
      'Attendees',
      attendees
        .map((one) => person(one) + (method === 'REPLY' ? answerOf(one) : ''))
        .filter(Boolean)
        .join(', '),
    ],
    [
      'Comment',
      text('COMMENT') ||
        attendees.map(({ parameters }) => parameters.get('X-RESPONSE-COMMENT') ?? '').join(''),
    ],
    ['Link', text('URL')],
    ['Conference', CONFERENCES.map(text).find((link) => link !== '' && !description.includes(link)) ?? ''],
  ];
  const labelled = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  return [...labelled, ...(description === '' ? [] : ['', description])].join('\n');
}

function occurrence(property: readonly Property[] | undefined, times: CalendarTimes) {
  const time = times.all(property);
  if (time === '') return '';
  const isAllLater = property?.[0]?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE';
  return `${time}${isAllLater ? ' and all later ones' : ''}`;
}

function person(property: Property) {
  const { name, email } = personOf(property);
  return renderMailbox({ name, address: email });
}

function answerOf({ parameters }: Property) {
  const status = parameters.get('PARTSTAT')?.toLowerCase();
  return status === undefined ? '' : ` (${status})`;
}

const CALENDAR_FILE = /^(?:text\/calendar|application\/ics)$/;

/** Invitations carry the file twice, as an alternative of the text and as a named attachment, which is kept. */
export function withoutCalendarCopies(attachments: ParsedAttachment[]): ParsedAttachment[] {
  const isCopy = (one: ParsedAttachment, other: ParsedAttachment) =>
    one !== other && one.sha256 === other.sha256 && CALENDAR_FILE.test(other.content_type);
  return attachments.filter(
    (one) =>
      !CALENDAR_FILE.test(one.content_type) ||
      !attachments.some(
        (other) =>
          isCopy(one, other) &&
          (one.filename === null && other.filename !== null
            ? true
            : one.filename === other.filename && other.index < one.index),
      ),
  );
}

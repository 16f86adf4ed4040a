import type { CalendarEvent } from '../../src/facts.ts';
import { type KindMail, multipart, written } from './kind-mail.ts';

const BERLIN = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];
const WINDOWS = BERLIN.map((line) =>
  line.replace('Europe/Berlin', 'W. Europe Standard Time').replace('1970', '1601'),
);
const OWN = BERLIN.map((line) => line.replace('Europe/Berlin', 'Customized Time Zone'));

interface Calendar {
  readonly name: string;
  readonly product: string;
  readonly zone: readonly string[];
  readonly tzid: string;
  readonly offset: string;
  readonly lines: readonly string[];
}

/** Ten calendars: how each names its zone, and how it puts the file into a mail. */
const calendars: readonly Calendar[] = [
  {
    name: 'Google Calendar',
    product: '-//Google Inc//Google Calendar 70.9054//EN',
    zone: BERLIN,
    tzid: 'Europe/Berlin',
    offset: '+01:00',
    lines: ['Sender: Google Calendar <calendar-notification@google.test>', 'Auto-Submitted: auto-generated'],
  },
  {
    name: 'Outlook',
    product: 'Microsoft Exchange Server 2010',
    zone: WINDOWS,
    tzid: 'W. Europe Standard Time',
    offset: '+01:00',
    lines: ['Content-class: urn:content-classes:calendarmessage'],
  },
  {
    name: 'Outlook with a zone of its own',
    product: '-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
    zone: OWN,
    tzid: 'Customized Time Zone',
    offset: '+01:00',
    lines: [],
  },
  {
    name: 'Apple Calendar',
    product: '-//Apple Inc.//macOS 15.0//EN',
    zone: BERLIN,
    tzid: 'Europe/Berlin',
    offset: '+01:00',
    lines: ['X-Mailer: Apple Mail'],
  },
  {
    name: 'Thunderbird',
    product: '-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN',
    zone: [],
    tzid: 'America/New_York',
    offset: '-05:00',
    lines: ['User-Agent: Mozilla Thunderbird'],
  },
  {
    name: 'Zimbra',
    product: 'Zimbra-Calendar-Provider',
    zone: [],
    tzid: 'Asia/Kolkata',
    offset: '+05:30',
    lines: ['X-Mailer: Zimbra 10'],
  },
  {
    name: 'Nextcloud',
    product: '-//IDN nextcloud.com//Calendar app 5//EN',
    zone: BERLIN,
    tzid: 'Europe/Berlin',
    offset: '+01:00',
    lines: ['Auto-Submitted: auto-generated'],
  },
  {
    name: 'Fastmail',
    product: '-//CyrusIMAP.org//Cyrus 3.9//EN',
    zone: [],
    tzid: 'Australia/Sydney',
    offset: '+11:00',
    lines: [],
  },
  {
    name: 'Yahoo Calendar',
    product: '-//Yahoo//Calendar//EN',
    zone: [],
    tzid: 'Europe/London',
    offset: '+00:00',
    lines: [],
  },
  {
    name: 'Evolution',
    product: '-//Ximian//NONSGML Evolution Calendar//EN',
    zone: [],
    tzid: '/freeassociation.sourceforge.net/Tzfile/Asia/Tokyo',
    offset: '+09:00',
    lines: ['X-Mailer: Evolution'],
  },
];

function file(calendar: Calendar, method: string, event: readonly string[]): string {
  return [
    'BEGIN:VCALENDAR',
    `PRODID:${calendar.product}`,
    'VERSION:2.0',
    `METHOD:${method}`,
    ...calendar.zone,
    'BEGIN:VEVENT',
    'UID:e1@x.test',
    ...event,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\n');
}

function invitation(
  calendar: Calendar,
  what: string,
  method: string,
  event: readonly string[],
  expected: Partial<CalendarEvent>,
): KindMail {
  const body = file(calendar, method, [
    'SUMMARY:Review',
    'ORGANIZER;CN=Ann Lake:mailto:ann@x.test',
    ...event,
  ]);
  const facts: CalendarEvent = {
    method: method.toLowerCase(),
    uid: 'e1@x.test',
    sequence: 0,
    status: null,
    start: null,
    end: null,
    timezone: null,
    summary: 'Review',
    location: null,
    organizer: { name: 'Ann Lake', email: 'ann@x.test' },
    attendees: [],
    recurrence: null,
    recurrence_id: null,
    recurrence_range: null,
    ...expected,
  };
  return {
    name: `${calendar.name}: ${what}`,
    mail: multipart(
      'multipart/alternative',
      ['Subject: Invitation: Review', ...calendar.lines],
      [
        { type: 'text/plain; charset=utf-8', body: 'You are invited.' },
        { type: `text/calendar; charset=utf-8; method=${method}`, body },
      ],
    ),
    expected: { kind: 'calendar', calendar: facts },
  };
}

const AGENT = 'ATTENDEE;CN=agent;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:agent@inbox.test';
const ASKED = [{ name: 'agent', email: 'agent@inbox.test', answer: 'needs-action' }];

export const CALENDARS: readonly KindMail[] = calendars.flatMap((calendar) => {
  const { tzid, offset } = calendar;
  const at = [`DTSTART;TZID=${tzid}:20260305T150000`, `DTEND;TZID=${tzid}:20260305T160000`];
  const times = {
    start: `2026-03-05T15:00:00${offset}`,
    end: `2026-03-05T16:00:00${offset}`,
    timezone: tzid,
  };
  return [
    invitation(
      calendar,
      'an invitation',
      'REQUEST',
      [...at, 'LOCATION:Room 1', 'SEQUENCE:2', 'STATUS:CONFIRMED', AGENT],
      { ...times, location: 'Room 1', sequence: 2, status: 'confirmed', attendees: ASKED },
    ),
    invitation(
      calendar,
      'whole days',
      'REQUEST',
      ['DTSTART;VALUE=DATE:20260305', 'DTEND;VALUE=DATE:20260307'],
      { start: '2026-03-05', end: '2026-03-07' },
    ),
    invitation(
      calendar,
      'a series',
      'REQUEST',
      [...at, 'RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20260630T215959Z'],
      { ...times, recurrence: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20260630T215959Z' },
    ),
    invitation(calendar, 'a cancellation', 'CANCEL', [...at, 'STATUS:CANCELLED', 'SEQUENCE:3'], {
      ...times,
      status: 'cancelled',
      sequence: 3,
    }),
    invitation(
      calendar,
      'a cancelled occurrence',
      'CANCEL',
      [...at, `RECURRENCE-ID;TZID=${tzid}:20260305T150000`],
      {
        ...times,
        recurrence_id: times.start,
      },
    ),
    invitation(calendar, 'a counter proposal', 'COUNTER', ['DTSTART:20260306T150000Z', 'DURATION:PT1H30M'], {
      start: '2026-03-06T15:00:00Z',
      end: '2026-03-06T16:30:00Z',
      timezone: 'UTC',
    }),
    invitation(calendar, 'an answer', 'REPLY', [...at, 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@y.test'], {
      ...times,
      attendees: [{ name: '', email: 'bob@y.test', answer: 'accepted' }],
    }),
  ];
});

const [google = { name: '', product: '', zone: [], tzid: '', offset: '', lines: [] }] = calendars;
const floating = ['DTSTART:20260305T150000', 'SUMMARY:Lunch'];

/** Files that ask for nothing, and mails that are nothing but a file. */
export const CALENDAR_FILES: readonly KindMail[] = [
  {
    name: 'a booking with a file to keep is a personal mail with facts',
    mail: multipart(
      'multipart/mixed',
      ['Subject: Your booking'],
      [
        { type: 'text/plain', body: 'Thank you for your booking.' },
        {
          type: 'text/calendar; method=PUBLISH; name="flight.ics"',
          lines: ['Content-Disposition: attachment; filename="flight.ics"'],
          body: file(google, 'PUBLISH', floating),
        },
      ],
    ),
    expected: {
      kind: 'personal',
      calendar: {
        method: 'publish',
        uid: 'e1@x.test',
        sequence: 0,
        status: null,
        start: '2026-03-05T15:00:00',
        end: null,
        timezone: null,
        summary: 'Lunch',
        location: null,
        organizer: null,
        attendees: [],
        recurrence: null,
        recurrence_id: null,
        recurrence_range: null,
      },
    },
  },
  {
    name: 'a file that asks is an invitation, though it is attached',
    mail: multipart(
      'multipart/mixed',
      [],
      [
        { type: 'text/plain', body: 'See the file.' },
        {
          type: 'application/ics; name="invite.ics"',
          lines: ['Content-Disposition: attachment; filename="invite.ics"'],
          body: file(google, 'REQUEST', floating),
        },
      ],
    ),
    expected: { kind: 'calendar' },
  },
  {
    name: 'a mail that is nothing but a file',
    mail: written(['Content-Type: text/calendar; method=REQUEST'], file(google, 'REQUEST', floating)),
    expected: { kind: 'calendar' },
  },
  {
    name: 'a calendar file without an event',
    mail: multipart(
      'multipart/mixed',
      [],
      [
        { type: 'text/plain', body: 'Tasks.' },
        {
          type: 'text/calendar',
          body: 'BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:Buy milk\nEND:VTODO\nEND:VCALENDAR',
        },
      ],
    ),
    expected: { kind: 'personal', calendar: null },
  },
];

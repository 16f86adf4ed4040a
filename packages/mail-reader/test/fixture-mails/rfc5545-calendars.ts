import { attached, type Fixture, fixture, parts } from './fixture.ts';

const event = (method: string, ...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', `METHOD:${method}`, 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join(
    '\r\n',
  );

const LUNCH: readonly string[] = [
  'SUMMARY:Lunch\\, with Bob',
  'DTSTART;TZID=Europe/Berlin:20260105T120000',
  'DTEND;TZID=Europe/Berlin:20260105T130000',
  'LOCATION:Room 5',
  'ORGANIZER;CN="Ann: A.":mailto:ann@x.test',
  'ATTENDEE;PARTSTAT=NEEDS-ACTION;CN=Bob:mailto:bob@y.test',
  'ATTENDEE:mailto:carol@y.test',
  'DESCRIPTION:Bring your\\nlist',
  'BEGIN:VALARM',
  'DESCRIPTION:Reminder',
  'END:VALARM',
];
const LUNCH_TEXT =
  'Lunch, with Bob\nWhen: 2026-01-05 12:00 to 13:00 (Europe/Berlin)\nWhere: Room 5\nOrganizer: "Ann: A." <ann@x.test>\nAttendees: Bob <bob@y.test>, carol@y.test\n\nBring your\nlist';

const alone = (name: string, file: string, text: string): Fixture =>
  fixture(`calendar-${name}`, {
    header: ['Content-Type: text/calendar; charset=utf-8'],
    body: file,
    expected: {
      text,
      attachments: [attached(file, { filename: 'invite.ics', content_type: 'text/calendar' })],
    },
  });

const INVITATION = event('REQUEST', ...LUNCH);
const AS_FORM = `Content-Type: text/calendar; charset=utf-8; method=REQUEST\r\n\r\n${INVITATION}`;
const AS_FILE = `Content-Type: application/ics; name=invite.ics\r\nContent-Disposition: attachment; filename=invite.ics\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(INVITATION).toString('base64')}`;
const THE_FILE = attached(INVITATION, { filename: 'invite.ics', content_type: 'application/ics' });
const ALTERNATIVE = ['MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary=b'];
const CALENDAR = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR';
const MIXED = ['Content-Type: multipart/mixed; boundary=b'];

/** Invitations and other events. */
export const CALENDARS: readonly Fixture[] = [
  alone('invitation', INVITATION, `Invitation: ${LUNCH_TEXT}`),
  alone('cancellation', event('CANCEL', ...LUNCH), `Cancelled: ${LUNCH_TEXT}`),
  alone('cancelled-event', event('PUBLISH', 'SUMMARY:Lunch', 'STATUS:CANCELLED'), 'Cancelled: Lunch'),
  alone(
    'reply',
    event(
      'REPLY',
      'SUMMARY:Lunch',
      'DTSTART:20260105T110000Z',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@y.test',
    ),
    'Reply: Lunch\nWhen: 2026-01-05 11:00 (UTC)\nAttendees: bob@y.test (accepted)',
  ),
  alone(
    'whole-days',
    event('PUBLISH', 'SUMMARY:Fair', 'DTSTART;VALUE=DATE:20260105', 'DTEND;VALUE=DATE:20260108'),
    'Event: Fair\nWhen: 2026-01-05 to 2026-01-07',
  ),
  alone(
    'whole-day',
    event('REQUEST', 'SUMMARY:Fair', 'DTSTART;VALUE=DATE:20260105', 'DTEND;VALUE=DATE:20260106'),
    'Invitation: Fair\nWhen: 2026-01-05',
  ),
  alone(
    'over-midnight',
    event(
      'REQUEST',
      'SUMMARY:Night',
      'DTSTART:20260105T220000',
      'DTEND:20260106T020000',
      'RRULE:FREQ=DAILY;COUNT=2',
    ),
    'Invitation: Night\nWhen: 2026-01-05 22:00 to 2026-01-06 02:00\nRepeats: daily, 2 times',
  ),
  alone(
    'folded',
    event('REQUEST', 'SUMMARY:A long', '  title', 'DTSTART:20260105T220000Z', 'DURATION:PT1H'),
    'Invitation: A long title\nWhen: 2026-01-05 22:00 (UTC), for 1 hour',
  ),
  fixture('calendar-twice', {
    header: MIXED,
    body: parts(
      `Content-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\n\r\nHello\r\n--c\r\n${AS_FORM}\r\n--c--`,
      AS_FILE,
    ),
    expected: { attachments: [THE_FILE] },
  }),
  fixture('calendar-twice-and-nothing-else', {
    header: MIXED,
    body: parts(AS_FORM, AS_FILE),
    expected: { text: `Invitation: ${LUNCH_TEXT}`, attachments: [THE_FILE] },
  }),
  fixture('calendar', {
    header: ALTERNATIVE,
    body: parts(
      'Content-Type: text/plain\r\n\r\nHello',
      `Content-Type: text/calendar; method=REQUEST\r\n\r\n${CALENDAR}`,
    ),
    expected: {
      attachments: [attached(CALENDAR, { filename: 'invite.ics', content_type: 'text/calendar' })],
    },
  }),
];

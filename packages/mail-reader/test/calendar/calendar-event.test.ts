import { describe, expect, test } from 'vitest';
import { calendarEvent } from '../../src/calendar/calendar-event.ts';
import type { CalendarEvent } from '../../src/facts.ts';

const eventOf = (...lines: readonly string[]): CalendarEvent => {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  const event = calendarEvent({ text, method: '', isInline: true });
  if (event === undefined) throw new Error('The file has no event.');
  return event;
};
const inEvent = (...lines: readonly string[]): CalendarEvent =>
  eventOf('BEGIN:VEVENT', 'UID:u1', ...lines, 'END:VEVENT');

/** RFC 5545 section 3.3.6; CalDAV servers write seconds only. */
test.each([
  ['20261207T100000Z', 'PT5400S', '2026-12-07T11:30:00Z'],
  ['20261207T100000Z', 'PT1H30M20S', '2026-12-07T11:30:20Z'],
  ['20261207T100000Z', 'P1W', '2026-12-14T10:00:00Z'],
  ['20261207T100000Z', '+P1DT90M', '2026-12-08T11:30:00Z'],
  ['20261207', 'P2D', '2026-12-09'],
])('an event of %s and the duration %s ends at %s', (start, duration, end) => {
  expect(inEvent(`DTSTART:${start}`, `DURATION:${duration}`).end).toBe(end);
});

/** Hours are counted over a change of the clocks, days are those of the calendar (RFC 5545 section 3.3.6). */
test.each([
  ['Europe/Berlin', '20261024T220000', 'PT12H', '2026-10-25T09:00:00+01:00'],
  ['Europe/Berlin', '20261024T220000', 'P1D', '2026-10-25T22:00:00+01:00'],
  ['Europe/Berlin', '20260328T220000', 'P1DT1H', '2026-03-29T23:00:00+02:00'],
  ['America/New_York', '20260308T010000', 'PT2H', '2026-03-08T04:00:00-04:00'],
  ['Eastern Standard Time', '20261101T003000', 'PT3H', '2026-11-01T02:30:00-05:00'],
])('an event in %s from %s for %s ends at %s', (zone, start, duration, end) => {
  expect(inEvent(`DTSTART;TZID=${zone}:${start}`, `DURATION:${duration}`).end).toBe(end);
});

/** A time that comes twice is the first, one that is left out counts as before the change (RFC 5545 section 3.3.5). */
test.each([
  ['Europe/Berlin', '20261025T023000', '+02:00'],
  ['Europe/Berlin', '20260329T023000', '+01:00'],
  ['America/New_York', '20261101T013000', '-04:00'],
  ['Australia/Sydney', '20260405T023000', '+11:00'],
])('a time at a change of the clocks in %s, %s, has the offset %s', (zone, time, offset) => {
  expect(inEvent(`DTSTART;TZID=${zone}:${time}`).start?.slice(19)).toBe(offset);
});

describe('a zone that the file does not define', () => {
  /** Names of the registry of Windows, which Exchange writes, with the zones of CLDR's windowsZones.xml. */
  test.each([
    ['Romance Standard Time', '20260827T160000', '+02:00'],
    ['W. Europe Standard Time', '20260105T160000', '+01:00'],
    ['GMT Standard Time', '20260705T160000', '+01:00'],
    ['Eastern Standard Time', '20260705T160000', '-04:00'],
    ['Pacific Standard Time (Mexico)', '20260705T160000', '-07:00'],
    ['AUS Eastern Standard Time', '20260105T160000', '+11:00'],
    ['Tokyo Standard Time', '20260105T160000', '+09:00'],
    ['India Standard Time', '20260105T160000', '+05:30'],
    ['EST', '20261205T160000', '-05:00'],
    ['Russia Time Zone 10', '20260105T160000', '+11:00'],
    ['UTC-11', '20260105T160000', '-11:00'],
  ])('of the Windows name %s has its offset', (zone, time, offset) => {
    expect(inEvent(`DTSTART;TZID=${zone}:${time}`).start?.slice(19)).toBe(offset);
  });

  /** As Windows shows them, which Outlook and Exchange write; the offset is that of the winter. */
  test.each([
    ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', '20260506T180000', '+02:00'],
    ['(GMT+01:00) Brussels, Copenhagen, Madrid, Paris', '20261206T180000', '+01:00'],
    ['(UTC-05:00) Eastern Time (US & Canada)', '20260506T180000', '-04:00'],
    ['(GMT-08.00) Pacific Time (US & Canada)', '20261206T180000', '-08:00'],
    ['(UTC+09:00) Osaka, Sapporo, Tokyo', '20260506T180000', '+09:00'],
    ['(UTC-07:00) Arizona', '20260506T180000', '-07:00'],
    ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', '20260506T180000', '+05:30'],
    ['(GMT) Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London', '20260506T180000', '+01:00'],
    ['(UTC) Coordinated Universal Time', '20260506T180000', 'Z'],
    ['Western/Central Europe', '20260506T180000', '+02:00'],
    ['Eastern Europe', '20261206T180000', '+02:00'],
    // Windows shows these names in German, Russian, French, Spanish and Japanese.
    ['(UTC+02:00) Athen, Bukarest', '20260506T180000', '+03:00'],
    ['(UTC+02:00) Афины, Бухарест', '20260506T180000', '+03:00'],
    ['(UTC-08:00) Pacific Zeit (USA & Kanada)', '20260506T180000', '-07:00'],
    ['(UTC-05:00) Est (É.-U. et Canada)', '20260506T180000', '-04:00'],
    ['(UTC-06:00) Hora central (EE.UU. y Canadá)', '20261206T180000', '-06:00'],
    ['(UTC-04:00) Atlantik (Kanada)', '20260506T180000', '-03:00'],
    ['(UTC-08:00) 太平洋標準時 (米国およびカナダ)', '20260506T180000', '-07:00'],
    ['(UTC-10:00) Irgendwo (Kanada)', '20260506T180000', ''],
    // The city is somewhere else now, or not known: no offset is better than a wrong one.
    ['(UTC-11:00) Samoa', '20260506T180000', '-11:00'],
    ['(UTC+03:00) Berlin', '20260506T180000', ''],
    ['(UTC+01:00) Nowhere, Neverland', '20260506T180000', ''],
  ])('of the shown name %s has its offset', (zone, time, offset) => {
    expect(inEvent(`DTSTART;TZID="${zone}":${time}`).start?.slice(19)).toBe(offset);
  });

  test.each([
    ['GMT', 'Z'],
    ['GMT-0', 'Z'],
    ['UTC', 'Z'],
    ['Etc/UTC', 'Z'],
    ['tzone://Microsoft/Utc', 'Z'],
    ['tzone://Microsoft/Custom', ''],
    ['GMT+0100', '+01:00'],
    ['UTC+5', '+05:00'],
    ['Japan', '+09:00'],
    ['EST5EDT', '-04:00'],
    ['/freeassociation.sourceforge.net/Europe/Berlin', '+02:00'],
    // In the tz database without summer time; the United States have it in May.
    ['EST', ''],
    ['MST', ''],
    ['HST', '-10:00'],
    // ICU would take these abbreviations for Dhaka and Kolkata.
    ['BST', ''],
    ['IST', ''],
    ['My Zone', ''],
  ])('of the name %s has the offset "%s" in May', (zone, offset) => {
    expect(inEvent(`DTSTART;TZID="${zone}":20260506T180000`).start).toBe(`2026-05-06T18:00:00${offset}`);
  });
});

const zone = (name: string, ...halves: readonly (readonly string[])[]): readonly string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...halves.flatMap((half) => ['BEGIN:STANDARD', ...half, 'END:STANDARD']),
  'END:VTIMEZONE',
];
const offsets = (from: string, to: string) => [`TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`];

describe('a zone that the file defines', () => {
  const inZone = (definition: readonly string[], name: string, time: string) =>
    eventOf(...definition, 'BEGIN:VEVENT', `DTSTART;TZID=${name}:${time}`, 'END:VEVENT').start?.slice(19);

  test('is found by its name with escaped commas, which Outlook of old writes', () => {
    const definition = zone('Bangkok\\, Hanoi', ['DTSTART:16010101T000000', ...offsets('+0700', '+0700')]);

    expect(inZone(definition, '"Bangkok, Hanoi"', '20261130T090000')).toBe('+07:00');
    expect(inZone(definition, 'Bangkok\\, Hanoi', '20261130T090000')).toBe('+07:00');
  });

  test('may begin on a date, as Evolution writes it', () => {
    const definition = zone('Gulf', ['DTSTART;VALUE=DATE:20200101', ...offsets('+0400', '+0400')]);

    expect(inZone(definition, 'Gulf', '20261130T090000')).toBe('+04:00');
  });

  /** A rule that has ended counts from its last change on: the summers of Brisbane, of its entry in the tz database. */
  const brisbane = (name: string) =>
    zone(
      name,
      ['DTSTART:19420927T020000', ...offsets('+1000', '+1100')],
      [
        'DTSTART:19900304T020000',
        'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=1SU;UNTIL=19920229T160000Z',
        ...offsets('+1100', '+1000'),
      ],
    );
  /** The same as lists of times. */
  const listed = zone(
    'Custom',
    ['DTSTART:19840930T030000', 'RDATE:19840930T030000,20141026T020000', ...offsets('+0400', '+0300')],
    ['DTSTART:20110327T020000', 'RDATE:20110327T020000', ...offsets('+0300', '+0400')],
  );
  /** Fiji, as its entry in the tz database is written by vzic: the Sunday from the 12th to the 18th. */
  const fiji = zone(
    'Custom',
    [
      'DTSTART:20150118T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=12,13,14,15,16,17,18;BYDAY=SU',
      ...offsets('+1300', '+1200'),
    ],
    ['DTSTART:20141102T020000', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', ...offsets('+1200', '+1300')],
  );
  const dated = zone(
    'Custom',
    ['DTSTART:20000322T000000', 'RRULE:FREQ=YEARLY;BYMONTH=3', ...offsets('+0330', '+0430')],
    ['DTSTART:20000922T000000', 'RRULE:FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=-9', ...offsets('+0430', '+0330')],
  );
  const counted = zone(
    'Custom',
    [
      'DTSTART:20200329T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;COUNT=3',
      ...offsets('+0100', '+0200'),
    ],
    [
      'DTSTART:20191027T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;COUNT=4',
      ...offsets('+0200', '+0100'),
    ],
  );
  test.each([
    ['whose rules have ended', brisbane('Custom'), '20261130T090000', '+10:00'],
    ['whose rules have ended, in its last summer', brisbane('Custom'), '19920101T090000', '+10:00'],
    ['of listed times', listed, '20261130T090000', '+03:00'],
    ['of listed times, between two', listed, '20130701T090000', '+04:00'],
    ['of days of a month', fiji, '20261130T090000', '+13:00'],
    ['of days of a month, before the first', fiji, '20260117T090000', '+13:00'],
    ['of days of a month, after the first', fiji, '20260118T090000', '+12:00'],
    ['of a day of a month', dated, '20260322T010000', '+04:30'],
    ['of a day from the end of a month', dated, '20260922T010000', '+03:30'],
    ['of counted changes, while they last', counted, '20220701T090000', '+02:00'],
    ['of counted changes, later', counted, '20260701T090000', '+01:00'],
    [
      'of rules that no program writes',
      zone('Custom', ['DTSTART:20200101T000000', 'RRULE:FREQ=HOURLY', ...offsets('+0100', '+0200')]),
      '20260701T090000',
      '',
    ],
  ])('%s has the right offset', (_what, definition, time, offset) => {
    expect(inZone(definition, 'Custom', time)).toBe(offset);
  });

  test('has the rules of the tz database if it has a name there, for files leave them out', () => {
    const half = zone('Europe/Berlin', ['DTSTART:18930401T000000', ...offsets('+0053', '+0100')]);

    expect(inZone(half, 'Europe/Berlin', '20260917T122000')).toBe('+02:00');
    expect(inZone(brisbane('Australia/Brisbane'), 'Australia/Brisbane', '20261130T090000')).toBe('+10:00');
  });
});

describe('an occurrence of a series', () => {
  const at = [
    'RECURRENCE-ID;TZID=Europe/Berlin:20261207T101500',
    'DTSTART;TZID=Europe/Berlin:20261208T101500',
  ];

  test('that is cancelled is named by the time at which it would have begun', () => {
    expect(inEvent(...at, 'STATUS:CANCELLED')).toMatchObject({
      ...{ start: '2026-12-08T10:15:00+01:00', status: 'cancelled', recurrence: null },
      ...{ recurrence_id: '2026-12-07T10:15:00+01:00', recurrence_range: null },
    });
  });

  test.each([
    ['RECURRENCE-ID:20261207T091500Z', '2026-12-07T09:15:00Z', null],
    ['RECURRENCE-ID;VALUE=DATE:20261207', '2026-12-07', null],
    [
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Romance Standard Time:20260707T101500',
      '2026-07-07T10:15:00+02:00',
      'thisandfuture',
    ],
  ])('of %s is named in the form of its time', (line, recurrence_id, recurrence_range) => {
    expect(inEvent(line, 'DTSTART:20261208T101500Z')).toMatchObject({ recurrence_id, recurrence_range });
  });

  test('counts less than its series in the same file, and a file of another series is not searched', () => {
    const of = (uid: string, ...lines: readonly string[]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      ...lines,
      'END:VEVENT',
    ];
    const series = ['DTSTART:20261201T101500Z', 'RRULE:FREQ=WEEKLY'];

    expect(eventOf(...of('u1', ...at), ...of('u1', ...series))).toMatchObject({
      ...{ start: '2026-12-01T10:15:00Z', recurrence: 'FREQ=WEEKLY', recurrence_id: null },
    });
    expect(eventOf(...of('u1', ...at), ...of('u2', ...series)).recurrence_id).toBe(
      '2026-12-07T10:15:00+01:00',
    );
  });
});

/** Addresses as in RFC 6068, names as in RFC 6868; the others as programs write them. */
test.each([
  ['ORGANIZER:mailto:ann%40example.org', '', 'ann@example.org'],
  ['ORGANIZER:MAILTO:ann%2Bx@example.org', '', 'ann+x@example.org'],
  ['ORGANIZER:mailto:ann%zz@example.org', '', 'ann%zz@example.org'],
  ['ORGANIZER;CN=Test;SENT-BY=mailto:sec@example.org:mailto:test@example.org', 'Test', 'test@example.org'],
  ['ORGANIZER;CN=Test;SENT-BY="mailto:sec@example.org":mailto:test@example.org', 'Test', 'test@example.org'],
  ['ORGANIZER;CN=Ann:mailto:Ann <ann@example.org>', 'Ann', 'ann@example.org'],
  ['ORGANIZER;CN=Ann:mailto:ann@example.org?subject=x', 'Ann', 'ann@example.org'],
  ['ORGANIZER;CN="Lake\\, Ann":mailto:ann@example.org', 'Lake, Ann', 'ann@example.org'],
  ["ORGANIZER;CN=Ann ^'A^' Lake:ann@example.org", 'Ann "A" Lake', 'ann@example.org'],
  ["ORGANIZER;CN='ann@example.org':mailto:ann@example.org", '', 'ann@example.org'],
  ['ORGANIZER;CN="=?utf-8?Q?J=C3=B6rg?=":mailto:j@example.org', 'Jörg', 'j@example.org'],
  ['ORGANIZER;EMAIL=ann@example.org;CN=Ann:/o=Corp/cn=ann', 'Ann', 'ann@example.org'],
  ['ORGANIZER;CN=Unknown Organizer:mailto:unknownorganizer', 'Unknown Organizer', 'unknownorganizer'],
])('the person of %s is "%s" with the address %s', (line, name, email) => {
  expect(inEvent('DTSTART:20261207T100000Z', line).organizer).toEqual({ name, email });
});

test('an event has the method of its own calendar, and a sequence of 13 digits', () => {
  const other = ['END:VCALENDAR', 'BEGIN:VCALENDAR', 'METHOD:CANCEL', 'BEGIN:VEVENT', 'UID:u2', 'END:VEVENT'];
  const event = ['METHOD:REQUEST', 'BEGIN:VEVENT', 'UID:u1', 'SEQUENCE:1407317367304', 'END:VEVENT'];

  expect(eventOf(...event, ...other)).toMatchObject({
    method: 'request',
    uid: 'u1',
    sequence: 1407317367304,
  });
});

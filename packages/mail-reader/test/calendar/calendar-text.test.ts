import { describe, expect, test } from 'vitest';
import { calendarText } from '../../src/calendar/calendar-text.ts';
import { readBlocks } from '../read-blocks.ts';

const event = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:x', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');

test.each(readBlocks('calendar-mails'))('a calendar as text: $title', ({ first: lines, second: text }) => {
  const file = `BEGIN:VCALENDAR\n${lines}\nEND:VCALENDAR\n`.replaceAll('\n', '\r\n');
  expect(calendarText(file)).toBe(text);
});

test.each([
  ['FREQ=DAILY;COUNT=10', 'daily, 10 times'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=MO', 'every 2 weeks on Monday, Wednesday'],
  ['FREQ=MONTHLY;BYDAY=2TU', 'monthly on the second Tuesday'],
  ['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1', 'monthly on the last of Friday'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,-1', 'monthly on day 1, last'],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'yearly on the last Sunday in March'],
  ['FREQ=YEARLY;UNTIL=20301231', 'yearly, until 2030-12-31'],
  ['FREQ=YEARLY;BYWEEKNO=20', 'FREQ=YEARLY;BYWEEKNO=20'],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1', 'FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1'],
  ['FREQ=MONTHLY;BYDAY=7XX', 'FREQ=MONTHLY;BYDAY=7XX'],
  ['nonsense', 'nonsense'],
])('the recurrence rule of an event %s is spelled "%s"', (rule, words) => {
  expect(calendarText(event(`RRULE:${rule}`))).toContain(`\nRepeats: ${words}`);
});

describe('a zone that the file describes', () => {
  const berlin = (rule: readonly [standard: string, daylight: string]): string[] => [
    ...['BEGIN:VTIMEZONE', 'TZID:My Zone'],
    ...[
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      rule[0],
      'END:STANDARD',
    ],
    ...[
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      rule[1],
      'END:DAYLIGHT',
    ],
    'END:VTIMEZONE',
  ];
  const RULES = [
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  ] as const;
  const at = (zone: readonly string[], time: string): string =>
    calendarText(
      [
        'BEGIN:VCALENDAR',
        ...zone,
        'BEGIN:VEVENT',
        `DTSTART;TZID=My Zone:${time}`,
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\n'),
    );

  test.each([
    ['20260101T000000', '+01:00'],
    ['20260329T015900', '+01:00'],
    ['20260329T030000', '+02:00'],
    ['20261025T023000', '+02:00'],
    ['20261025T030000', '+01:00'],
    ['20260701T120000', '+02:00'],
  ])('is as far ahead at %s as it says: %s', (time, offset) => {
    expect(at(berlin(RULES), time)).toContain(`(My Zone, UTC${offset})`);
  });

  test.each([
    ['the second Sunday', '2SU', '20260307T120000', '20260309T120000'],
    ['the first Sunday', '1SU', '20260228T120000', '20260302T120000'],
  ])('may begin on %s of a month', (_, day, before, after) => {
    const zone = berlin([RULES[0], `RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=${day}`]);

    expect(at(zone, before)).toContain('UTC+01:00');
    expect(at(zone, after)).toContain('UTC+02:00');
  });

  test('may have no rule, or one that has ended', () => {
    const ended = berlin([RULES[0], `${RULES[1]};UNTIL=20200101T000000Z`]);
    const once = [
      'BEGIN:VTIMEZONE',
      'TZID:My Zone',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETTO:+0530',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];

    expect(at(ended, '20260701T120000')).toContain('UTC+01:00');
    expect(at(once, '20260701T120000')).toContain('UTC+05:30');
  });

  test.each([
    'FREQ=YEARLY;BYYEARDAY=80',
    'FREQ=YEARLY;BYMONTH=foo;BYDAY=1SU',
    'FREQ=YEARLY;BYMONTH=1e9;BYDAY=1SU',
    'FREQ=YEARLY;BYMONTH=13;BYDAY=1SU',
  ])('has only its name where its rule is not understood: %s', (rule) => {
    expect(at(berlin([RULES[0], `RRULE:${rule}`]), '20260701T120000')).toContain('(My Zone)');
  });
});

test('names with commas are separated from the next name, and escapes in parameters are read', () => {
  expect(
    calendarText(
      event('ATTENDEE;CN="See, Eva":mailto:e@x.test', "ATTENDEE;CN=Bob ^'Bo^' Roe:mailto:b@x.test"),
    ),
  ).toContain('Attendees: "See, Eva" <e@x.test>, "Bob \\"Bo\\" Roe" <b@x.test>');
});

test('lines of alarms and of nested components are not lines of the event', () => {
  const deep = `${'BEGIN:X\r\n'.repeat(30)}LOCATION:deep\r\n${'END:X\r\n'.repeat(30)}`;

  expect(calendarText(event(deep.trim(), 'LOCATION:here'))).toContain('Where: here');
  expect(calendarText(event(deep.trim()))).not.toContain('deep');
});

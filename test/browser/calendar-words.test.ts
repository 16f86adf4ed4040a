import { expect, test } from 'vitest';
import { whenText } from '../../console/src/mail/event-time.ts';
import { recurrenceText } from '../../console/src/mail/recurrence.ts';

test.each([
  ['FREQ=DAILY', 'every day'],
  ['FREQ=DAILY;INTERVAL=3;COUNT=10', 'every 3 days, 10 times'],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR;WKST=SU', 'every week on Monday, Wednesday and Friday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'every 2 weeks on Tuesday'],
  ['FREQ=MONTHLY;BYDAY=1TH', 'every month on the first Thursday'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'every month on the last Friday'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'every month on day 15'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'every month on the last day'],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1', 'every year on day 1 in March'],
])('a rule that has short words is said in them: %s', (rule, words) => {
  expect(recurrenceText(rule)).toBe(words);
});

test('the end of a rule is a date of the reader', () => {
  expect(recurrenceText('FREQ=WEEKLY;UNTIL=20271203T090000Z')).toMatch(/^every week, until .*2027/);
});

test.each([
  'FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=HOURLY',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=MONTHLY;BYDAY=9MO',
  'FREQ=YEARLY;BYMONTH=13',
  'FREQ=DAILY;UNTIL=soon',
  'constructor',
])('a rule without short words is shown as it is written: %s', (rule) => {
  expect(recurrenceText(rule)).toBe(rule);
});

const when = (start: string | null, end: string | null, timezone: string | null = null) =>
  whenText({ start, end, timezone });

test('an event says its day once where it ends on the same, whole days by their dates, and local times with their zone', () => {
  const hours = when('2026-12-03T09:00:00', '2026-12-03T10:00:00', 'Europe/Berlin');
  expect(hours.match(/2026/g)).toHaveLength(1);
  expect(hours).toMatch(/09:00.*10:00 \(Europe\/Berlin\)$/);
  const day = when('2026-12-03', '2026-12-04');
  expect(day.match(/2026/g)).toHaveLength(1);
  expect(day).not.toContain(':');
  expect(when('2026-12-03', '2026-12-06')).toMatch(/3.*5/);
  expect(when('2026-12-03T09:00:00Z', null)).toMatch(/\d\d:\d\d \(.+\)$/);
  expect([when(null, null), when('soon', 'later')]).toEqual(['', 'soon – later']);
});

import type { Component } from './calendar-file.ts';
import { partsOfRule } from './calendar-rules.ts';

const OFFSET = /^([+-]\d{2})(\d{2})/;
const START = /^(\d{4})(\d{2})\d{2}T(\d{6})/;
const WEEKDAY = /^([+-]?[1-5])(SU|MO|TU|WE|TH|FR|SA)$/;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const DAY_MS = 86_400_000;

/**
 * The offset of a zone of the file (RFC 5545 section 3.6.5) at a local time: `+02:00`. Undefined for
 * other rules than programs write (one time, or a weekday of a month each year).
 * @param date `2026-03-05`
 * @param time `150000`
 */
export function offsetIn(zone: Component, date: string, time: string): string | undefined {
  const now = date.replaceAll('-', '') + time;
  let latest = '';
  let offset: string | undefined;
  for (const { properties } of zone.inner) {
    const value = (name: string) => properties.get(name)?.[0]?.value.trim() ?? '';
    const onset = lastOnset(value('DTSTART'), value('RRULE'), now);
    if (onset === undefined) return undefined;
    const [, hours, minutes] = OFFSET.exec(value('TZOFFSETTO')) ?? [];
    if (onset === '' || onset < latest || hours === undefined) continue;
    latest = onset;
    offset = `${hours}:${minutes}`;
  }
  return offset;
}

/** Some programs put names of their own before a name of the tz database. */
const TZ_NAMES = [
  /(?:^|\/)([A-Z]\w{1,30}\/[\w+-]{1,30}\/[\w+-]{1,30})$/,
  /(?:^|\/)([A-Z]\w{1,30}\/[\w+-]{1,30})$/,
];

/**
 * The offset of a zone of the tz database: `+02:00`. Undefined for other names.
 * @param local the local time, as if it were UTC
 */
export function offsetOfName(name: string, local: Date): string | undefined {
  for (const pattern of TZ_NAMES) {
    const timeZone = pattern.exec(name)?.[1];
    const offset = timeZone && offsetAtLocal(timeZone, local);
    if (offset) return offset;
  }
  return undefined;
}

/** Making one takes as long as reading the file. Undefined for unknown names. */
const formats = new Map<string, Intl.DateTimeFormat | undefined>();
const MAX_FORMATS = 50;

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(timeZone)) return formats.get(timeZone);
  if (formats.size >= MAX_FORMATS) formats.clear();
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    // Not in the database.
  }
  formats.set(timeZone, format);
  return format;
}

function offsetAtLocal(timeZone: string, local: Date) {
  const format = formatOf(timeZone);
  if (format === undefined) return undefined;
  const offsetAt = (at: Date) => GMT.exec(format.format(at))?.[1] ?? '';
  // The offset depends on the instant, and that on the offset.
  const first = offsetAt(local);
  const instant = Date.parse(`${local.toISOString().slice(0, 19)}${first || 'Z'}`);
  if (Number.isNaN(instant)) return undefined;
  return offsetAt(new Date(instant)) || '+00:00';
}

const GMT = /GMT(\S+)$/;

/** The last change of the clocks before a time; "" without one, undefined when it is not understood. */
function lastOnset(start: string, rule: string, now: string) {
  const [, firstYear = '', firstMonth, time] = START.exec(start) ?? [];
  if (firstYear === '') return undefined;
  const first = start.slice(0, 8) + time;
  if (rule === '') return first <= now ? first : '';
  const parts = partsOfRule(rule);
  const [, nth = '', weekday = ''] = WEEKDAY.exec(parts.get('BYDAY') ?? '') ?? [];
  const month = Number(parts.get('BYMONTH') ?? firstMonth);
  const isMonth = month >= 1 && month <= 12;
  if (parts.get('FREQ') !== 'YEARLY' || nth === '' || parts.has('BYMONTHDAY') || !isMonth) return undefined;
  const year = Number(now.slice(0, 4));
  const until = parts.get('UNTIL');
  return (
    [year, year - 1]
      .map((one) => nthWeekday(one, month, Number(nth), WEEKDAYS.indexOf(weekday)) + time)
      .map((onset) => (until !== undefined && onset.slice(0, 8) > until.slice(0, 8) ? '' : onset))
      .find((onset) => onset !== '' && onset <= now && onset >= first) ?? ''
  );
}

/** As `20260329`. */
function nthWeekday(year: number, month: number, nth: number, weekday: number) {
  // From the first or the last day of the month.
  const edge = new Date(nth > 0 ? Date.UTC(year, month - 1, 1) : Date.UTC(year, month, 0));
  const direction = Math.sign(nth);
  const ahead = (direction * (weekday - edge.getUTCDay()) + 7) % 7;
  const days = direction * (ahead + (Math.abs(nth) - 1) * 7);
  return new Date(edge.getTime() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
}

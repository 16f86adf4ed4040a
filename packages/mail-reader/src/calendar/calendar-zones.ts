import type { Component } from './calendar-file.ts';
import { partsOfRule } from './calendar-rules.ts';
import { millisecondsOf } from './zone-names.ts';

const OFFSET = /^([+-]\d{2})(\d{2})/;
const ONSET = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2}))?/;
const WEEKDAY = /^([+-]?[1-5])?(SU|MO|TU|WE|TH|FR|SA)$/;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const DAY_MS = 86_400_000;
/** Two leap days are at most eight years apart. */
const YEARS = 9;

/**
 * Reads the file's own zone (RFC 5545 section 3.6.5); undefined for rules that programs do not write. @param local as
 * if it were UTC
 */
export function offsetIn(zone: Component, local: Date): string | undefined {
  let latest = Number.NEGATIVE_INFINITY;
  let offset: string | undefined;
  for (const observance of zone.inner) {
    const onset = lastOnset(observance, local.getTime());
    if (onset === undefined) return undefined;
    const to = offsetOf(observance, 'TZOFFSETTO');
    if (onset === Number.NEGATIVE_INFINITY || onset < latest || to === undefined) continue;
    latest = onset;
    offset = to;
  }
  return offset;
}

function offsetOf({ properties }: Component, name: string) {
  const [, hours, minutes] = OFFSET.exec(properties.get(name)?.[0]?.value.trim() ?? '') ?? [];
  return hours === undefined ? undefined : `${hours}:${minutes}`;
}

/** Returns -Infinity without a change of the clocks, and undefined if a rule is not understood. */
function lastOnset(observance: Component, now: number): number | undefined {
  const { properties } = observance;
  const first = timeIn(properties.get('DTSTART')?.[0]?.value);
  if (first === undefined) return undefined;
  const listed = (properties.get('RDATE') ?? []).flatMap(({ value }) => value.split(',', 100).map(timeIn));
  const rule = properties.get('RRULE')?.[0]?.value.trim() ?? '';
  const ruled = rule === '' ? first : lastByRule(partsOfRule(rule), first, now, observance);
  if (ruled === undefined) return undefined;
  const past = [first, ruled, ...listed].filter((onset) => onset !== undefined && onset <= now);
  return Math.max(Number.NEGATIVE_INFINITY, ...past.map(Number));
}

function timeIn(value: string | undefined): number | undefined {
  const found = ONSET.exec(value?.trim() ?? '')?.slice(1);
  if (found === undefined) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found.map((part) =>
    Number(part ?? 0),
  );
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const YEARLY = new Set(['FREQ', 'INTERVAL', 'BYMONTH', 'BYDAY', 'BYMONTHDAY', 'UNTIL', 'COUNT', 'WKST']);

function lastByRule(parts: ReadonlyMap<string, string>, first: number, now: number, observance: Component) {
  const start = new Date(first);
  const months = numbersOf(parts.get('BYMONTH') ?? `${start.getUTCMonth() + 1}`);
  const days = daysOf(parts, start);
  const isYearly = parts.get('FREQ') === 'YEARLY' && (parts.get('INTERVAL') ?? '1') === '1';
  const isKnown = [...parts.keys()].every((name) => YEARLY.has(name));
  if (!isYearly || !isKnown || days === undefined || months.some((month) => !(month >= 1 && month <= 12)))
    return undefined;
  const last = Math.min(now, untilOf(parts, observance), endOfYear(start, parts.get('COUNT')));
  const clock = first % DAY_MS;
  const year = new Date(last).getUTCFullYear();
  for (let back = 0; back < YEARS; back++) {
    const onsets = months
      .flatMap((month) => days(year - back, month))
      .map((day) => day + ((clock + DAY_MS) % DAY_MS))
      .filter((onset) => onset <= last && onset >= first);
    if (onsets.length > 0) return Math.max(...onsets);
  }
  return first;
}

/** UNTIL is in UTC, while changes are in the local time before them. */
function untilOf(parts: ReadonlyMap<string, string>, observance: Component) {
  const value = parts.get('UNTIL');
  const until = timeIn(value);
  if (value === undefined || until === undefined) return Number.POSITIVE_INFINITY;
  if (!value.includes('T')) return until + DAY_MS - 1;
  return until + (value.endsWith('Z') ? millisecondsOf(offsetOf(observance, 'TZOFFSETFROM') ?? '+00:00') : 0);
}

function endOfYear(start: Date, count: string | undefined) {
  return count === undefined
    ? Number.POSITIVE_INFINITY
    : Date.UTC(start.getUTCFullYear() + Number(count), 0) - 1;
}

function numbersOf(list: string) {
  return list.split(',', 31).map(Number);
}

function daysOf(parts: ReadonlyMap<string, string>, start: Date) {
  const byDay = parts.get('BYDAY');
  const inMonth = parts.get('BYMONTHDAY');
  const [, nth, weekday] = byDay === undefined ? [] : (WEEKDAY.exec(byDay) ?? ['', '', '']);
  if (weekday === '' || (weekday !== undefined && nth === undefined && inMonth === undefined))
    return undefined;
  const wanted = numbersOf(inMonth ?? `${start.getUTCDate()}`);
  const isOnDay = inMonth !== undefined || weekday === undefined;
  return (year: number, month: number): number[] => {
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const days = Array.from({ length }, (_, i) => Date.UTC(year, month - 1, i + 1)).filter(
      (day, i) =>
        (weekday === undefined || WEEKDAYS[new Date(day).getUTCDay()] === weekday) &&
        (!isOnDay || wanted.includes(i + 1) || wanted.includes(i - length)),
    );
    const one = nth === undefined ? days : [days.at(Number(nth) > 0 ? Number(nth) - 1 : Number(nth))];
    return one.filter((day) => day !== undefined);
  };
}

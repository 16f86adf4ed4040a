import type { Component, Property } from './calendar-file.ts';
import { offsetIn, offsetOfName } from './calendar-zones.ts';

interface Time {
  readonly date: string;
  /** "" for a whole day. */
  readonly time: string;
  readonly zone: string;
}

export interface Instant {
  /** ISO 8601 with its offset, where that is known; a date for a whole day. */
  readonly at: string;
  /** Null for a whole day and for a time without a zone. */
  readonly zone: string | null;
}

const MAX_TIMES = 50;
const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/;

export class CalendarTimes {
  readonly #zones: ReadonlyMap<string, Component>;

  constructor(components: readonly Component[]) {
    this.#zones = new Map(
      components
        .filter(({ kind }) => kind === 'VTIMEZONE')
        .map((zone) => [zone.properties.get('TZID')?.[0]?.value.trim() ?? '', zone]),
    );
  }

  when(properties: Component['properties']): string {
    const start = this.#read(properties.get('DTSTART')?.[0]);
    const end = this.#read((properties.get('DTEND') ?? properties.get('DUE'))?.[0]);
    if (start === undefined) return end === undefined ? '' : `until ${spelled(end)}`;
    const duration = properties.get('DURATION')?.[0]?.value.trim();
    if (end === undefined)
      return duration === undefined ? spelled(start) : `${spelled(start)}, for ${spelledDuration(duration)}`;
    // The end of whole days is the day after the last (RFC 5545 section 3.6.1).
    const last = end.time === '' ? { ...end, date: dayBefore(end.date) } : end;
    if (last.date === start.date && last.time === start.time) return spelled(start);
    if (last.zone !== start.zone) return `${spelled(start)} to ${spelled(last)}`;
    const until = last.date === start.date ? last.time : dateAndTime(last);
    return `${dateAndTime(start)} to ${until}${inZone(start)}`;
  }

  all(properties: readonly Property[] | undefined): string {
    return (properties ?? [])
      .flatMap(({ parameters, value }) =>
        value.split(',', MAX_TIMES).map((one) => ({ parameters, value: one })),
      )
      .map((one) => this.#read(one))
      .filter((time) => time !== undefined)
      .slice(0, MAX_TIMES)
      .map(spelled)
      .join(', ');
  }

  instant(property: Property | undefined, minutes = 0): Instant | undefined {
    const found = TIME.exec(property?.value.trim() ?? '');
    const [, year, month, day, hour = '00', minute = '00', second = '00', utc] = found ?? [];
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    if (Number.isNaN(at)) return undefined;
    const local = new Date(at + minutes * 60_000);
    if (Number.isNaN(local.getTime())) return undefined;
    const [date = '', time = ''] = local.toISOString().slice(0, 19).split('T');
    if (found?.[4] === undefined) return { at: date, zone: null };
    if (utc !== undefined) return { at: `${date}T${time}Z`, zone: 'UTC' };
    const name = property?.parameters.get('TZID')?.trim() ?? '';
    const zone = this.#zones.get(name);
    const ofFile = zone === undefined ? undefined : offsetIn(zone, date, time.replaceAll(':', ''));
    const offset = ofFile?.slice('UTC'.length) ?? offsetOfName(name, local) ?? '';
    return { at: `${date}T${time}${offset}`, zone: name === '' ? null : name };
  }

  #read(property: Property | undefined): Time | undefined {
    const [, year = '', month, day, hour, minute, second = '00', utc] =
      TIME.exec(property?.value.trim() ?? '') ?? [];
    if (year === '') return undefined;
    const date = `${year}-${month}-${day}`;
    if (hour === undefined) return { date, time: '', zone: '' };
    if (utc !== undefined) return { date, time: `${hour}:${minute}`, zone: 'UTC' };
    const name = property?.parameters.get('TZID') ?? '';
    const zone = this.#zones.get(name);
    // The others are names of one program.
    const offset =
      zone === undefined || name.includes('/') ? undefined : offsetIn(zone, date, hour + minute + second);
    return { date, time: `${hour}:${minute}`, zone: [name, offset].filter(Boolean).join(', ') };
  }
}

function dateAndTime({ date, time }: Time): string {
  return [date, time].filter(Boolean).join(' ');
}

function spelled(time: Time): string {
  return dateAndTime(time) + inZone(time);
}

function inZone({ zone }: Time): string {
  return zone === '' ? '' : ` (${zone})`;
}

const MINUTES = [7 * 24 * 60, 24 * 60, 60, 1];

/** The minutes of a duration (RFC 5545 section 3.3.6). */
export function minutesOf(duration: string): number | undefined {
  const found = DURATION.exec(duration.trim());
  if (found === null) return undefined;
  return MINUTES.reduce((sum, minutes, i) => sum + minutes * Number(found[i + 1] ?? 0), 0);
}

const DURATION = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/;

function spelledDuration(duration: string): string {
  const [, weeks, days, hours, minutes] = DURATION.exec(duration) ?? [];
  const pieces = [
    [weeks, 'week'],
    [days, 'day'],
    [hours, 'hour'],
    [minutes, 'minute'],
  ].filter(([count]) => count !== undefined && Number(count) > 0);
  if (pieces.length === 0) return duration;
  return pieces.map(([count, unit]) => `${Number(count)} ${unit}${Number(count) === 1 ? '' : 's'}`).join(' ');
}

function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Date(day.getTime() - 86_400_000).toISOString().slice(0, 10);
}

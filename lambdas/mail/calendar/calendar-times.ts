import type { Component, Property } from './calendar-file.ts';
import { offsetIn, offsetOfName } from './calendar-zones.ts';

interface Time {
  readonly date: string;
  /** `15:00:00`; "" for a whole day. */
  readonly clock: string;
  /** As the file names it; "" without one. */
  readonly zone: string;
}

interface Instant {
  /** ISO 8601 with its offset, where that is known; a date for a whole day. */
  readonly at: string;
  /** Null for a whole day and for a time without a zone. */
  readonly zone: string | null;
}

/** Times of a list that are spelled. */
const MAX_TIMES = 50;
const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/;

/** The times of a calendar file, in the zones in which it states them. */
export class CalendarTimes {
  readonly #zones: ReadonlyMap<string, Component>;

  constructor(components: readonly Component[]) {
    const zones = components.filter(({ kind }) => kind === 'VTIMEZONE');
    this.#zones = new Map(zones.map((zone) => [zone.properties.get('TZID')?.[0]?.value.trim() ?? '', zone]));
  }

  /** From when to when an event is; "" when it does not say so. */
  when(properties: Component['properties']): string {
    const start = timeOf(properties.get('DTSTART')?.[0]);
    const end = timeOf((properties.get('DTEND') ?? properties.get('DUE'))?.[0]);
    if (start === undefined) return end === undefined ? '' : `until ${this.#spelled(end)}`;
    const duration = properties.get('DURATION')?.[0]?.value.trim();
    if (end === undefined)
      return this.#spelled(start) + (duration === undefined ? '' : `, for ${spelledDuration(duration)}`);
    // The end of whole days is the day after the last (RFC 5545 section 3.6.1).
    const last = end.clock === '' ? { ...end, date: dayBefore(end.date) } : end;
    if (dateAndTime(last) === dateAndTime(start)) return this.#spelled(start);
    if (this.#zoneOf(last) !== this.#zoneOf(start))
      return `${this.#spelled(start)} to ${this.#spelled(last)}`;
    const until = last.date === start.date ? last.clock.slice(0, 5) : dateAndTime(last);
    return `${dateAndTime(start)} to ${until}${this.#zoneOf(start)}`;
  }

  /** All times of some properties, which may be lists. */
  all(properties: readonly Property[] = []): string {
    return properties
      .flatMap(({ parameters, value }) =>
        value.split(',', MAX_TIMES).flatMap((one) => timeOf({ parameters, value: one }) ?? []),
      )
      .slice(0, MAX_TIMES)
      .map((time) => this.#spelled(time))
      .join(', ');
  }

  /** The time of a property, some minutes later. */
  instant(property: Property | undefined, minutes = 0): Instant | undefined {
    const time = timeOf(property);
    if (time === undefined) return undefined;
    const at = Date.parse(`${time.date}T${time.clock || '00:00:00'}Z`);
    const local = new Date(at + minutes * 60_000);
    if (Number.isNaN(local.getTime())) return undefined;
    const [date = '', clock = ''] = local.toISOString().slice(0, 19).split('T');
    if (time.clock === '') return { at: date, zone: null };
    if (time.zone === UTC) return { at: `${date}T${clock}Z`, zone: UTC };
    const offset = this.#offset({ date, clock, zone: time.zone }) ?? offsetOfName(time.zone, local) ?? '';
    return { at: `${date}T${clock}${offset}`, zone: time.zone || null };
  }

  /** By the zones of the file. */
  #offset({ date, clock, zone }: Time) {
    const ofFile = this.#zones.get(zone);
    return ofFile && offsetIn(ofFile, date, clock.replaceAll(':', ''));
  }

  #spelled(time: Time) {
    return dateAndTime(time) + this.#zoneOf(time);
  }

  #zoneOf(time: Time) {
    // A name such as "Europe/Berlin" is known to everybody; others are names of one program.
    const offset = time.zone.includes('/') || time.clock === '' ? undefined : this.#offset(time);
    const names = [time.zone, offset && `UTC${offset}`].filter(Boolean).join(', ');
    return names === '' ? '' : ` (${names})`;
  }
}

const UTC = 'UTC';

function timeOf(property: Property | undefined): Time | undefined {
  const [, year, month, day, hour, minute, second = '00', utc] =
    TIME.exec(property?.value.trim() ?? '') ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return { date, clock: '', zone: '' };
  const zone = utc === undefined ? (property?.parameters.get('TZID')?.trim() ?? '') : UTC;
  return { date, clock: `${hour}:${minute}:${second}`, zone };
}

function dateAndTime({ date, clock }: Time) {
  return `${date} ${clock.slice(0, 5)}`.trim();
}

const DURATION = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/;
const UNITS = [
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** The minutes of a duration (RFC 5545 section 3.3.6). */
export function minutesOf(duration: string): number | undefined {
  const found = DURATION.exec(duration.trim());
  return found?.slice(1).reduce((sum, count, i) => sum + Number(count ?? 0) * (UNITS[i]?.[1] ?? 0), 0);
}

function spelledDuration(duration: string) {
  const counts = (DURATION.exec(duration) ?? []).slice(1).map((count) => Number(count ?? 0));
  const pieces = UNITS.map(([unit], i) => {
    const count = counts[i] ?? 0;
    return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
  });
  return pieces.filter(Boolean).join(' ') || duration;
}

function dayBefore(date: string) {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : new Date(day.getTime() - 86_400_000).toISOString().slice(0, 10);
}

import { type Component, type Property, unescaped } from './calendar-file.ts';
import { offsetIn } from './calendar-zones.ts';
import { millisecondsOf, offsetOfName, offsetOfTzName } from './zone-names.ts';

interface Time {
  readonly date: string;
  /** A whole day has an empty clock; other values look like `15:00:00`. */
  readonly clock: string;
  readonly zone: string;
}

interface Instant {
  /** The value is ISO 8601 with its offset if known, or a date for a whole day. */
  readonly at: string;
  /** Null means a whole day or a time without a zone. */
  readonly zone: string | null;
}

const MAX_TIMES = 50;
const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/;

export class CalendarTimes {
  readonly #zones: ReadonlyMap<string, Component>;

  constructor(components: readonly Component[]) {
    const zones = components.filter(({ kind }) => kind === 'VTIMEZONE');
    this.#zones = new Map(
      zones.map((zone) => [unescaped(zone.properties.get('TZID')?.[0]?.value ?? ''), zone]),
    );
  }

  when(properties: Component['properties']): string {
    const start = timeOf(properties.get('DTSTART')?.[0]);
    const end = timeOf((properties.get('DTEND') ?? properties.get('DUE'))?.[0]);
    if (start === undefined) return end === undefined ? '' : `until ${this.#spelled(end)}`;
    const duration = properties.get('DURATION')?.[0]?.value.trim();
    if (end === undefined)
      return this.#spelled(start) + (duration === undefined ? '' : `, for ${spelledDuration(duration)}`);
    // DTEND of whole days is exclusive (RFC 5545 section 3.6.1).
    const last = end.clock === '' ? { ...end, date: dayBefore(end.date) } : end;
    if (dateAndTime(last) === dateAndTime(start)) return this.#spelled(start);
    if (this.#zoneOf(last) !== this.#zoneOf(start))
      return `${this.#spelled(start)} to ${this.#spelled(last)}`;
    const until = last.date === start.date ? last.clock.slice(0, 5) : dateAndTime(last);
    return `${dateAndTime(start)} to ${until}${this.#zoneOf(start)}`;
  }

  all(properties: readonly Property[] = []): string {
    return properties
      .flatMap(({ parameters, value }) =>
        value.split(',', MAX_TIMES).flatMap((one) => timeOf({ parameters, value: one }) ?? []),
      )
      .slice(0, MAX_TIMES)
      .map((time) => this.#spelled(time))
      .join(', ');
  }

  instant(property: Property | undefined, { days, seconds }: Duration = NO_DURATION): Instant | undefined {
    const time = timeOf(property);
    if (time === undefined) return undefined;
    const at = Date.parse(`${time.date}T${time.clock || '00:00:00'}Z`) + days * DAY_MS;
    if (!isIsoTime(at) || !isIsoTime(at + seconds * 1000)) return undefined;
    const isDay = time.clock === '';
    const offset = isDay || time.zone === '' ? '' : (this.#offset(time.zone, at) ?? '');
    const [local, ahead] = this.#behind(at, seconds, time.zone, offset);
    const shown = new Date(local).toISOString();
    if (isDay) return { at: shown.slice(0, 10), zone: null };
    return { at: shown.slice(0, 19) + ahead, zone: time.zone || null };
  }

  /** Seconds ignore changes of the clocks (RFC 5545 section 3.3.6). */
  #behind(at: number, seconds: number, zone: string, offset: string): [local: number, offset: string] {
    const local = at + seconds * 1000;
    if (seconds === 0 || offset === '') return [local, offset];
    const ahead = this.#offset(zone, local) ?? offset;
    return [local - millisecondsOf(offset) + millisecondsOf(ahead), ahead];
  }

  /** The tz database replaces rules that the file omits. */
  #offset(zone: string, at: number): string | undefined {
    if (zone === UTC) return 'Z';
    const local = new Date(at);
    const isNamed = zone.includes('/') ? offsetOfTzName(zone, local) : undefined;
    return isNamed ?? this.#offsetOfFile(zone, local) ?? offsetOfName(zone, local);
  }

  #offsetOfFile(zone: string, local: Date) {
    const ofFile = this.#zones.get(zone);
    return ofFile && offsetIn(ofFile, local);
  }

  #spelled(time: Time) {
    return dateAndTime(time) + this.#zoneOf(time);
  }

  #zoneOf(time: Time) {
    // Names such as "Europe/Berlin" are universal; others belong to one program.
    const isKnown = time.zone.includes('/') || time.clock === '';
    const offset = isKnown ? undefined : this.#offsetOfFile(time.zone, new Date(`${dateAndTime(time)}Z`));
    const names = [time.zone, offset && `UTC${offset}`].filter(Boolean).join(', ');
    return names === '' ? '' : ` (${names})`;
  }
}

const UTC = 'UTC';

function timeOf(property: Property | undefined): Time | undefined {
  const value = property?.value.trim() ?? '';
  // Some programs write an unquoted zone with a colon.
  const colon = value.lastIndexOf(':');
  const [, year, month, day, hour, minute, second = '00', utc] = TIME.exec(value.slice(colon + 1)) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return { date, clock: '', zone: '' };
  const parameter = property?.parameters.get('TZID') ?? '';
  const named = colon < 0 ? parameter : `${parameter}:${value.slice(0, colon)}`;
  const zone = utc === undefined ? unescaped(named) : UTC;
  return { date, clock: `${hour}:${minute}:${second}`, zone };
}

function dateAndTime({ date, clock }: Time) {
  return `${date} ${clock.slice(0, 5)}`.trim();
}

const DURATION = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/i;
const UNITS = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const;

interface Duration {
  /** A calendar day may have 23 hours. */
  readonly days: number;
  readonly seconds: number;
}

const NO_DURATION: Duration = { days: 0, seconds: 0 };

/** Durations follow RFC 5545 section 3.3.6. */
export function durationOf(written: string): Duration | undefined {
  const found = DURATION.exec(written.trim())?.slice(1);
  if (found === undefined) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.map((count) => Number(count ?? 0));
  return { days: weeks * 7 + days, seconds: (hours * 60 + minutes) * 60 + seconds };
}

function spelledDuration(written: string) {
  const { days, seconds } = durationOf(written) ?? NO_DURATION;
  let left = days * 24 * 60 * 60 + seconds;
  const pieces = UNITS.map(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
  });
  return pieces.filter(Boolean).join(' ') || written;
}

const DAY_MS = 86_400_000;
const LAST_TIME = Date.UTC(9999, 11, 30);

function isIsoTime(at: number) {
  return Math.abs(at) <= LAST_TIME;
}

function dayBefore(date: string) {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : new Date(day.getTime() - 86_400_000).toISOString().slice(0, 10);
}

import type { CalendarEvent } from 'agent-inbox-client/source';
import { CLOCK, LOCALE } from '../ui/time.tsx';

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

export function whenText({
  start,
  end,
  timezone,
}: Pick<CalendarEvent, 'start' | 'end' | 'timezone'>): string {
  if (start === null) return '';
  const isWholeDay = !start.includes('T');
  const isInstant = /(?:Z|[+-]\d\d:\d\d)$/.test(start);
  const format = new Intl.DateTimeFormat(LOCALE, {
    ...DAY,
    ...(isWholeDay ? {} : CLOCK),
    ...(isInstant ? {} : { timeZone: 'UTC' }),
  });
  const from = instantOf(start);
  // RFC 5545 ends all-day events with the day after the last one.
  const to = instantOf(end ?? start) - (isWholeDay && end !== null ? 86_400_000 : 0);
  if (Number.isNaN(from + to)) return end === null ? start : `${start} – ${end}`;
  const text = to > from ? format.formatRange(from, to) : format.format(from);
  const zone = isInstant ? format.resolvedOptions().timeZone : timezone;
  return zone === null || isWholeDay ? text : `${text} (${zone})`;
}

function instantOf(written: string): number {
  if (!written.includes('T')) return Date.parse(`${written}T00:00:00Z`);
  return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(written) ? written : `${written}Z`);
}

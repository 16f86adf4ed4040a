import { useEffect, useState } from 'preact/hooks';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Some systems have a browser language that `Intl` refuses, such as "en-US@posix"; undefined is the default locale. */
export const LOCALE: string | undefined = usableLocale();

function usableLocale(): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([...navigator.languages])[0];
  } catch {
    return 'en';
  }
}

export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export function shortTime(iso: string, now = new Date()): string {
  const time = new Date(iso);
  return time.toDateString() === now.toDateString()
    ? time.toLocaleTimeString(LOCALE, CLOCK)
    : time.toLocaleDateString(LOCALE, dayOf(time, now));
}

export function longTime(iso: string, now = new Date()): string {
  const time = new Date(iso);
  return time.toLocaleString(LOCALE, { ...dayOf(time, now), ...CLOCK });
}

function dayOf(time: Date, now: Date): Intl.DateTimeFormatOptions {
  const isThisYear = time.getFullYear() === now.getFullYear();
  return { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) };
}

export function fullTime(iso: string): string {
  return new Date(iso).toLocaleString(LOCALE, { dateStyle: 'full', timeStyle: 'long', hourCycle: 'h23' });
}

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

export function ago(iso: string, now = Date.now()): string {
  const past = Date.parse(iso) - now;
  const size = Math.abs(past);
  if (size < MINUTE) return relative.format(Math.round(past / 1000), 'second');
  if (size < 60 * MINUTE) return relative.format(Math.round(past / MINUTE), 'minute');
  if (size < DAY) return relative.format(Math.round(past / (60 * MINUTE)), 'hour');
  return relative.format(Math.round(past / DAY), 'day');
}

interface TimeProps {
  readonly iso: string;
  readonly class?: string;
  readonly text?: string;
}

export function Time({ iso, text = shortTime(iso), class: name = '' }: TimeProps) {
  return (
    <time class={name} dateTime={iso} title={`${fullTime(iso)}\n${iso}`}>
      {text}
    </time>
  );
}

/** The text is updated only each minute, so that arriving mail moves nothing. */
export function Ago({ iso }: { readonly iso: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const isNow = Math.abs(Date.parse(iso) - now) < MINUTE;
  return <Time iso={iso} text={isNow ? 'just now' : ago(iso, now)} />;
}

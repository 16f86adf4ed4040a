import { useEffect, useState } from 'preact/hooks';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Short: the time of today, the day of this year, or the date. */
export function shortTime(iso: string, now = new Date()): string {
  const time = new Date(iso);
  if (time.toDateString() === now.toDateString()) {
    return time.toLocaleTimeString(LOCALE, { hour: '2-digit', minute: '2-digit' });
  }
  const isThisYear = time.getFullYear() === now.getFullYear();
  return time.toLocaleDateString(LOCALE, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

export function fullTime(iso: string): string {
  return new Date(iso).toLocaleString(LOCALE, { dateStyle: 'full', timeStyle: 'long' });
}

/** The language of the browser; some systems name one that `Intl` refuses, such as "en-US@posix". */
export const LOCALE: string | undefined = usableLocale();

function usableLocale(): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([...navigator.languages])[0];
  } catch {
    return 'en';
  }
}

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

/** "3 minutes ago". */
export function ago(iso: string, now = Date.now()): string {
  const past = Date.parse(iso) - now;
  const size = Math.abs(past);
  if (size < MINUTE) return relative.format(Math.round(past / 1000), 'second');
  if (size < 60 * MINUTE) return relative.format(Math.round(past / MINUTE), 'minute');
  if (size < DAY) return relative.format(Math.round(past / (60 * MINUTE)), 'hour');
  return relative.format(Math.round(past / DAY), 'day');
}

/** A time that stays true while it is shown. It changes with the minute only: mail that arrives moves nothing. */
export function Ago({ iso }: { readonly iso: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const isNow = Math.abs(Date.parse(iso) - now) < MINUTE;
  return (
    <time dateTime={iso} title={fullTime(iso)}>
      {isNow ? 'just now' : ago(iso, now)}
    </time>
  );
}

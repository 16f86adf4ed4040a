import type { Bounce, CalendarEvent, Message } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { OpenLink } from '../mail/link-list.tsx';
import type { MailLink } from '../mail/mail-document.ts';
import { shownLine } from '../mail/shown-text.ts';
import { CopyButton } from '../ui/parts.tsx';
import { LOCALE } from '../ui/time.tsx';
import { FactList } from './fact-list.tsx';

const KINDS: Readonly<Record<string, string>> = {
  auto_reply: 'automatic reply',
  bounce: 'bounce',
  list: 'list',
  calendar: 'invitation',
  report: 'report',
  other: 'sent by a program',
};

/** What kind of mail it is, where a person did not just write it. */
export function KindLabel({ kind }: Pick<Message, 'kind'>) {
  const name = KINDS[kind ?? ''];
  return name === undefined ? null : <span class="badge">{name}</span>;
}

/** The facts of the kind: a bounce as a sentence, an invitation as a card, and the way out of a list. */
export function KindCard({
  message: { kind, bounce, calendar, unsubscribe },
}: {
  readonly message: Message;
}) {
  const [opening, setOpening] = useState<MailLink>();
  const [url] = unsubscribe?.urls ?? [];
  const mailto = url === undefined ? unsubscribe?.mailto?.replace(/^mailto:/i, '') : undefined;
  if (bounce === null && calendar === null && url === undefined && mailto === undefined) return null;
  return (
    <section class="verification" aria-label="What this message is">
      {bounce !== null && <p>{shownLine(bounceSentence(bounce))}</p>}
      {calendar !== null && <Invitation event={calendar} isAsked={kind === 'calendar'} />}
      {url !== undefined && (
        <p>
          <button
            type="button"
            class="button"
            onClick={() => setOpening({ text: 'Unsubscribe', url, host: hostOf(url) })}
          >
            Unsubscribe…
          </button>
        </p>
      )}
      {mailto !== undefined && (
        <p>
          Unsubscribe by an email to <code class="link-url">{shownLine(mailto)}</code>{' '}
          <CopyButton text={mailto} label="Copy the address to unsubscribe" />
        </p>
      )}
      {opening !== undefined && <OpenLink link={opening} onClose={() => setOpening(undefined)} />}
    </section>
  );
}

const ACTIONS: Readonly<Record<string, string>> = {
  failed: 'was not delivered',
  delayed: 'is not delivered yet',
  delivered: 'was delivered',
  relayed: 'was relayed to a server that does not report delivery',
  expanded: 'was delivered to a list',
};

function bounceSentence({ action, recipient, status, diagnostic }: Bounce): string {
  const reason = [status, diagnostic].filter((part) => part !== null).join(' ');
  const what = ACTIONS[action] ?? action;
  return `Your mail to ${recipient ?? 'a recipient'} ${what}${reason === '' ? '.' : `: ${reason}`}`;
}

function Invitation({ event, isAsked }: { readonly event: CalendarEvent; readonly isAsked: boolean }) {
  const facts: readonly (readonly [string, string])[] = [
    ['What', event.summary || '(no title)'],
    ['When', whenText(event)],
    ['Only', occurrenceText(event)],
    ['Repeats', event.recurrence ?? ''],
    ['Where', event.location ?? ''],
    ['Organizer', event.organizer === null ? '' : personText(event.organizer)],
    [
      'Who',
      event.attendees
        .map((one) => personText(one) + (one.answer === null ? '' : ` (${one.answer})`))
        .join(', '),
    ],
  ];
  const isCancelled = event.method === 'cancel' || event.status === 'cancelled';
  return (
    <>
      <p>
        <strong>{isCancelled ? 'Cancelled' : isAsked ? 'Invitation' : 'Event'}</strong>
      </p>
      <FactList facts={facts} />
    </>
  );
}

function personText({ name, email }: { readonly name: string; readonly email: string }): string {
  return name === '' ? email : `${name} <${email}>`;
}

function occurrenceText({ recurrence_id, recurrence_range, timezone }: CalendarEvent): string {
  if (recurrence_id === null) return '';
  const day = whenText({ start: recurrence_id, end: null, timezone });
  return `the occurrence of ${day}${recurrence_range === null ? '' : ' and all later ones'}`;
}

/** In the zone of the reader, where the instant is known. The end of whole days is the day after the last. */
function whenText({ start, end, timezone }: Pick<CalendarEvent, 'start' | 'end' | 'timezone'>): string {
  if (start === null) return '';
  const isKnown = /(?:Z|[+-]\d\d:\d\d)$/.test(start);
  if (isKnown) {
    const shown = (iso: string) =>
      new Date(iso).toLocaleString(LOCALE, { dateStyle: 'full', timeStyle: 'short' });
    const { timeZone } = new Intl.DateTimeFormat(LOCALE).resolvedOptions();
    return `${end === null ? shown(start) : `${shown(start)} – ${shown(end)}`} (${timeZone})`;
  }
  const last = end !== null && !end.includes('T') ? dayBefore(end) : end;
  const text = last === null || last === start ? start : `${start} – ${last}`;
  return timezone === null ? text : `${text} (${timezone})`;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

import type { Bounce, CalendarEvent, Message } from 'agent-inbox-client/source';
import { whenText } from '../mail/event-time.ts';
import { recurrenceText } from '../mail/recurrence.ts';
import { shownLine } from '../mail/shown-text.ts';
import { FactList } from './fact-list.tsx';

const KINDS: Readonly<Record<string, string>> = {
  auto_reply: 'automatic reply',
  bounce: 'bounce',
  list: 'list',
  calendar: 'invitation',
  report: 'report',
  other: 'sent by a program',
};

export function KindLabel({ kind }: Pick<Message, 'kind'>) {
  const name = KINDS[kind ?? ''];
  return name === undefined ? null : <span class="badge">{name}</span>;
}

export function KindCard({ message: { kind, bounce, calendar } }: { readonly message: Message }) {
  if (bounce === null && calendar === null) return null;
  return (
    <section class="verification" aria-label="Type of message">
      {bounce !== null && <p>{shownLine(bounceSentence(bounce))}</p>}
      {calendar !== null && <Invitation event={calendar} isAsked={kind === 'calendar'} />}
    </section>
  );
}

const ACTIONS: Readonly<Record<string, string>> = {
  failed: 'was not delivered',
  delayed: 'has not been delivered yet',
  delivered: 'was delivered',
  relayed: 'was relayed to a server that does not report delivery',
  expanded: 'was delivered to a list',
};

const ANSWERS: Readonly<Record<string, string>> = {
  'needs-action': 'has not answered',
  tentative: 'maybe',
};

function bounceSentence({ action, recipient, status, diagnostic }: Bounce): string {
  const words = (diagnostic ?? '').replace(/^(?:smtp; *)?\d{3}[ -]/i, '').replace(status ?? '', '');
  const reason = [words.trim(), status === null ? '' : `(${status})`].filter((part) => part !== '').join(' ');
  const what = ACTIONS[action] ?? action;
  return `Your message to ${recipient ?? 'a recipient'} ${what}${reason === '' ? '.' : `: ${reason}`}`;
}

function Invitation({ event, isAsked }: { readonly event: CalendarEvent; readonly isAsked: boolean }) {
  const facts: readonly (readonly [string, string])[] = [
    ['What', event.summary || '(no title)'],
    ['When', whenText(event)],
    ['Occurrence', occurrenceText(event)],
    ['Repeats', event.recurrence === null ? '' : recurrenceText(event.recurrence)],
    ['Where', event.location ?? ''],
    ['Organizer', event.organizer === null ? '' : personText(event.organizer)],
    [
      'Who',
      event.attendees
        .map(
          (one) => personText(one) + (one.answer === null ? '' : ` (${ANSWERS[one.answer] ?? one.answer})`),
        )
        .join(', '),
    ],
  ];
  const isCancelled = event.method === 'cancel' || event.status === 'cancelled';
  return (
    <>
      <p>
        <strong>{isCancelled ? 'Canceled' : isAsked ? 'Invitation' : 'Event'}</strong>
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
  return `${day}${recurrence_range === null ? '' : ' and all later ones'}`;
}

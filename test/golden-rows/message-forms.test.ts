import { expect, test } from 'vitest';
import * as z from 'zod';
import { messageView } from '../../lambdas/mcp/views/message.ts';
import type { MessageContent, MessageSummary } from '../../lambdas/message/message.ts';
import { messageSchema } from '../../lambdas/operations/messages/message-schema.ts';
import { fitAnswer, showMessage } from '../../lambdas/operations/messages/show-message.ts';
import { fitSummary } from '../../lambdas/receive/fit-summary.ts';
import {
  contentToStored,
  storedContentSchema,
  storedSummarySchema,
  summaryToStored,
} from '../../lambdas/store/object/stored-message.ts';
import { goldenContent, goldenSummary } from './objects.ts';

/** Has none of the fields that a message may lack. */
const bareSummary: MessageSummary = {
  ...goldenSummary,
  unread: true,
  labels: ['received'],
  tag: null,
  delivered_to: null,
  to: [],
  cc: [],
  bcc: [],
  attachments: [],
  rfc_message_id: null,
  in_reply_to: null,
  references: [],
  verification: null,
  kind: null,
  bounce: null,
  calendar: null,
  unsubscribe: null,
  list: null,
  body_truncated: undefined,
  hidden_text: undefined,
  parse_error: undefined,
  hold_reason: undefined,
};
const bareContent: MessageContent = {
  ...goldenContent,
  html: null,
  reply_to: [],
  headers: {},
  raw_headers: [],
};

const linkedContent: MessageContent = {
  ...goldenContent,
  links: [{ text: 'Verify', url: 'https://x.test/verify?t=1', host: 'x.test' }],
};

const LONG = `${'x'.repeat(299)}😀`;
const MANY = [LONG, ...Array.from({ length: 20 }, (_, i) => String(i))];

/** Each field that rows have cut is too large. */
const largeSummary: MessageSummary = {
  ...goldenSummary,
  from: LONG,
  subject: 'y'.repeat(25_000),
  to: MANY,
  cc: MANY,
  bcc: MANY,
  references: MANY,
  rfc_message_id: LONG,
  in_reply_to: LONG,
  tag: LONG,
  attachments: MANY.flatMap((text) =>
    goldenSummary.attachments.map((file) => ({
      ...file,
      filename: text,
      content_type: text,
      content_id: text,
    })),
  ),
  calendar: goldenSummary.calendar && {
    ...goldenSummary.calendar,
    summary: LONG,
    location: LONG,
    attendees: MANY.map((email) => ({ name: '', email, answer: null })),
  },
  unsubscribe: { one_click: false, urls: [`https://x.test/${LONG}`, 'https://y.test'], mailto: null },
};

const links = ['x.test', 'y.test'].map((host) => ({
  url: `https://${host}/verify`,
  host,
  purpose: 'verify',
  matches_sender: false,
}));

/** Stored texts of earlier versions, which wrote neither state, tags, kinds nor facts of a verification. */
const EARLIER: Readonly<Record<string, object>> = {
  'before verification': {},
  'before the domain of the sender': { verification: { codes: [], links } },
  'before the hosts of links were compared': { verification: { codes: [], links: links.slice(0, 1) } },
  'before ranges of occurrences': {
    kind: 'calendar',
    calendar: { ...goldenSummary.calendar, recurrence_id: undefined, recurrence_range: undefined },
  },
  'before labels were a state': { labels: ['received', 'unread', 'spam'] },
};

function storedText(summary: MessageSummary): string {
  return JSON.stringify(summaryToStored(summary));
}

const summaryOf = (text: string) => storedSummarySchema.parse(JSON.parse(text));
const contentOf = (text: string) => storedContentSchema.parse(JSON.parse(text));

/** The forms of a message from its stored texts. */
function formsOf(name: string, summaryText: string, contentText: string): [string, unknown][] {
  const message = messageSchema.parse(showMessage(summaryOf(summaryText), contentOf(contentText)));
  const forms = {
    summary: JSON.parse(summaryText),
    content: JSON.parse(contentText),
    answer: message,
    assistant: messageView.show(message, { offset: 0, max_chars: 1000, full_text: false }),
  };
  return Object.entries(forms).map(([form, value]) => [`${name}: ${form}`, value]);
}

/** What earlier versions did not write. */
const LATER = [
  'tag',
  'delivered_to',
  'verification',
  'kind',
  'bounce',
  'calendar',
  'unsubscribe',
  'list',
] as const;

function earlierForm(fields: object): unknown {
  const others = Object.entries(goldenSummary).filter(([name]) => !LATER.some((later) => later === name));
  const read = summaryOf(JSON.stringify({ ...Object.fromEntries(others), ...fields }));
  return Object.fromEntries(
    [...LATER, 'unread' as const, 'labels' as const].map((name) => [name, read[name]]),
  );
}

/** Repeated characters in few. */
const shortened = (text: string) => text.replace(/(\w)\1{49,}/g, (run, letter) => `${letter}*${run.length}`);

test('a message is stored, cut, read and answered in golden forms, which `vitest -u` writes when a field is new', async () => {
  const whole = formsOf('whole', storedText(goldenSummary), JSON.stringify(contentToStored(linkedContent)));
  const message = messageSchema.parse(Object.fromEntries(whole)['whole: answer']);
  const tooLarge = showMessage(largeSummary, {
    ...linkedContent,
    ...{ text: 'z'.repeat(6_000_000), reply_to: MANY },
    headers: Object.fromEntries(MANY.map((name) => [name, 'h'.repeat(300_000)])),
  });
  const forms: [string, unknown][] = [
    ...whole,
    [
      'whole: full text',
      messageView.show(message, { offset: 0, max_chars: 1000, full_text: true }).segments.slice(2),
    ],
    ...formsOf('bare', storedText(bareSummary), JSON.stringify(contentToStored(bareContent))),
    ['cut: summary', JSON.parse(storedText(fitSummary(largeSummary).inRow))],
    ['cut: answer', messageSchema.parse(fitAnswer(tooLarge))],
    ...Object.entries(EARLIER).map(([name, fields]): [string, unknown] => [name, earlierForm(fields)]),
    ['before links', contentOf(JSON.stringify({ ...goldenContent, links: undefined })).links],
  ];
  const lines = forms.map((form) => shortened(JSON.stringify(form)));

  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('message-forms.jsonl');
});

test('a stored message has the declared fields only', () => {
  const stored: unknown = JSON.parse(storedText({ ...goldenSummary, ...{ other: 1 } }));

  expect(z.record(z.string(), z.unknown()).parse(stored)).not.toHaveProperty('other');
});

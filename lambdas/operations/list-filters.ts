import * as z from 'zod';
import { keysOfMessageId, timeOfKey, timePrefix } from '../ids.ts';
import { isOfKinds } from '../message/is-of-kinds.ts';
import { CLAIM_FAILED, isServiceLabel, TRASH } from '../message/labels.ts';
import type { Kind, MessageSummary } from '../message/message.ts';
import { kindSchema } from '../message/message-parts.ts';
import { type Mark, THREAD_GROUPS, UNREAD_MARKS } from '../store/keys.ts';
import type { MessageListFilter, ThreadListFilter } from '../store/message/messages.ts';
import { groupOf, type Thread } from '../store/message/thread-rows.ts';
import type { hiddenFields } from './fields.ts';
import { foldedLabels, labelField } from './label-fields.ts';

const MAX_LABELS = 20;

const instant = z.iso.datetime({ offset: true });
const isInstant = (text: string): boolean => instant.safeParse(text).success;

const text = (what: string) =>
  z.string().min(1).max(200).regex(/\S/, 'must not be blank').optional().describe(what);

const labels = (what: string) => z.array(labelField).min(1).max(MAX_LABELS).optional().describe(what);

const kinds = z.array(kindSchema).min(1).optional();
export const kindFields = {
  kind: kinds.describe('Only messages of these kinds'),
  not_kind: kinds.describe('No messages of these kinds'),
};

export const filterFields = {
  from: text("Part of the sender's address or name (case-insensitive)"),
  to: text("Part of a recipient's address or name (To, Cc)"),
  subject: text('Part of the subject'),
  after: z
    .string()
    .refine(
      (text) => isInstant(text) || keysOfMessageId(text) !== undefined,
      'must be an ISO 8601 time such as 2026-11-21T08:00:00Z, or a message_id',
    )
    .optional()
    .describe('Only mail later than this ISO 8601 time or message_id'),
  before: instant.optional().describe('Only mail earlier than this'),
  unread: z.boolean().optional().describe('true: only unread; false: only read'),
  label: labels('Only messages with all of these labels'),
  not_label: labels('Only messages with none of these labels'),
  ...kindFields,
};

const ADDRESS = /^(?:[^\s@"]+|"[^"]+")@[^\s@]+$/;
const ADDRESS_CHARACTERS = 320;

export const deliveredToField = z
  .string()
  .max(ADDRESS_CHARACTERS)
  .regex(ADDRESS, 'must be an address such as name@example.com')
  .optional()
  .describe('Only mail to exactly this envelope address, including its tag (case-insensitive)');

export const messageFilterFields = {
  has_attachment: z.boolean().optional().describe('true: only with attachments; false: only without'),
  tag: text('Only mail to name+tag@ (case-insensitive)'),
  delivered_to: deliveredToField,
};

export type FilterInput = z.output<z.ZodObject<typeof filterFields>> &
  Partial<z.output<z.ZodObject<typeof messageFilterFields & typeof hiddenFields>>>;

/** Times are in milliseconds since 1970; both bounds are exclusive. */
interface TimeRange {
  readonly after: number | undefined;
  /** The message arrived at `after` and is excluded as well. */
  readonly afterMessage: string | undefined;
  readonly before: number | undefined;
}

/** Page tokens are bound to the filters of their call. */
export function filterIdentity(input: FilterInput): readonly string[] {
  const { from, to, subject, after, before, label, has_attachment, kind, not_kind } = input;
  const { unread, not_label, tag, delivered_to, include_trash } = input;
  const texts = { from, to, subject, after, before, label, has_attachment, kind, not_kind };
  const trash = include_trash === true ? true : undefined;
  const given = Object.entries({ ...texts, unread, not_label, tag, delivered_to, trash }).filter(
    ([, value]) => value !== undefined,
  );
  return given.length === 0 ? [] : [JSON.stringify(given)];
}

export function messageFilter(input: FilterInput): MessageListFilter {
  const { afterMessage, after, before } = timeRange(input);
  const { has_attachment, unread, tag, delivered_to, include_trash } = input;
  const marks = marksOf(input);
  const tests = [
    ...textTests<MessageSummary>(input, {
      from: ({ from }) => [from],
      to: ({ to, cc }) => [...to, ...cc],
      subject: ({ subject }) => [subject],
      labels: ({ labels }) => labels,
    }),
    ...(has_attachment === undefined
      ? []
      : [({ attachments }: MessageSummary) => attachments.length > 0 === has_attachment]),
    ...sameText((message) => message.tag, tag),
    ...sameText((message) => message.delivered_to, delivered_to),
    ...kindTests<MessageSummary>(input, ({ kind }) => (kind === null ? [] : [kind])),
    ...(unread === undefined || (marks === UNREAD_MARKS && include_trash !== true)
      ? []
      : [(message: MessageSummary) => message.unread === unread]),
  ];
  return {
    marks,
    trash: include_trash === true ? (isOfTrash(input) ? 'only' : 'too') : undefined,
    // Sort keys begin with the arrival time; a key is longer than its time and sorts after it.
    low: lowKey(after, afterMessage),
    high: before === undefined ? undefined : timePrefix(before),
    matches: allOf(tests),
  };
}

function sameText(
  textOf: (message: MessageSummary) => string | null,
  wanted: string | undefined,
): ((message: MessageSummary) => boolean)[] {
  if (wanted === undefined) return [];
  const folded = caseFolded(wanted);
  return [(message) => caseFolded(textOf(message) ?? '') === folded];
}

function isOfTrash({ label }: FilterInput): boolean {
  return foldedLabels(label).includes(TRASH);
}

function kindTests<Item>(
  { kind, not_kind }: FilterInput,
  kindsOf: (item: Item) => readonly Kind[],
): ((item: Item) => boolean)[] {
  if (kind === undefined && not_kind === undefined) return [];
  return [(item) => isOfKinds(kindsOf(item), { kinds: kind, notKinds: not_kind })];
}

function marksOf({ unread, label = [] }: FilterInput): readonly Mark[] | undefined {
  if (unread === true) return UNREAD_MARKS;
  const given = foldedLabels(label).find((each) => each === CLAIM_FAILED || !isServiceLabel(each));
  return given === undefined ? undefined : [`label:${given}`];
}

export function threadFilter(input: FilterInput): ThreadListFilter {
  const { afterMessage, after, before } = timeRange(input);
  const { unread, include_trash } = input;
  const tests = [
    ...textTests<Thread>(input, {
      from: ({ senders }) => senders,
      to: ({ recipients }) => recipients,
      subject: ({ subject }) => [subject],
      labels: ({ labels }) => labels,
    }),
    ...kindTests<Thread>(input, ({ kinds }) => kinds),
    ...(unread === undefined || include_trash !== true ? [] : [(thread: Thread) => thread.unread === unread]),
  ];
  return {
    groups: THREAD_GROUPS.filter((group) => {
      if (group === 'trash') return include_trash === true;
      return !isOfTrash(input) && (unread === undefined || group === groupOf(unread));
    }),
    low: after === undefined ? undefined : isoTime(afterMessage === undefined ? after + 1 : after),
    high: before === undefined ? undefined : isoTime(before),
    // Threads of the same millisecond are compared by message id, which sorts the same way.
    leftOut: afterMessage === undefined ? undefined : ({ lastMessageId }) => lastMessageId <= afterMessage,
    matches: allOf(tests),
  };
}

interface TextsOf<Item> {
  readonly from: (item: Item) => readonly string[];
  readonly to: (item: Item) => readonly string[];
  readonly subject: (item: Item) => readonly string[];
  readonly labels: (item: Item) => readonly string[];
}

function textTests<Item>(input: FilterInput, textsOf: TextsOf<Item>): ((item: Item) => boolean)[] {
  const tests = (['from', 'to', 'subject'] as const).flatMap((field) => {
    const wanted = input[field];
    if (wanted === undefined) return [];
    const folded = caseFolded(wanted);
    const spellings = field === 'subject' ? (found: string) => [found] : spellingsOfMailboxes;
    return [
      (item: Item) =>
        textsOf[field](item)
          .flatMap(spellings)
          .some((found) => caseFolded(found).includes(folded)),
    ];
  });
  const label = foldedLabels(input.label ?? []);
  const notLabel = foldedLabels(input.not_label ?? []);
  if (label.length + notLabel.length === 0) return tests;
  return [
    ...tests,
    (item: Item) => {
      const has = new Set(textsOf.labels(item));
      return label.every((each) => has.has(each)) && !notLabel.some((each) => has.has(each));
    },
  ];
}

const QUOTED = /"((?:[^"\\]|\\.)*)"/g;

/** A quoted name is also compared without quotes, as people read it: `"Lake, Ann" <a@x.test>`. */
function spellingsOfMailboxes(shown: string): string[] {
  if (!shown.includes('"')) return [shown];
  return [shown, shown.replaceAll(QUOTED, (_, name: string) => name.replaceAll(/\\(.)/g, '$1'))];
}

function allOf<Item>(tests: readonly ((item: Item) => boolean)[]): ((item: Item) => boolean) | undefined {
  return tests.length === 0 ? undefined : (item) => tests.every((test) => test(item));
}

function timeRange({ after, before }: FilterInput): TimeRange {
  const keys = after === undefined ? undefined : keysOfMessageId(after);
  return {
    after: keys === undefined ? milliseconds(after, Math.floor) : timeOfKey(keys.sortKey).getTime(),
    afterMessage: keys === undefined ? undefined : after,
    before: milliseconds(before, Math.ceil),
  };
}

function lowKey(after: number | undefined, afterMessage: string | undefined): string | undefined {
  if (afterMessage !== undefined) return `${keysOfMessageId(afterMessage)?.sortKey ?? ''}\0`;
  return after === undefined ? undefined : timePrefix(after + 1);
}

/** The limit is below the last date of four digits because `after` adds one millisecond. */
const LATEST_MS = Date.parse('9998-12-31T23:59:59.999Z');

function milliseconds(time: string | undefined, round: (time: number) => number): number | undefined {
  if (time === undefined) return undefined;
  const part = Number(`0.${/\.\d{3}(\d+)/.exec(time)?.[1] ?? '0'}`);
  // Times after the year 9999 have another text form.
  return Math.min(LATEST_MS, Math.max(1, round(Date.parse(time) + part)));
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

const ASCII = /^[\x20-\x7e]*$/;

/**
 * NFKC makes compositions equal. Upper case comes first, so that ß equals ss; dotted and dotless i and both small
 * sigmas are equal.
 */
export function caseFolded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll('ς', 'σ')
    .normalize('NFKC');
}

import { asciiDomain } from '@agent-inbox/mail-reader/domain';
import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import type { MessageSummary } from '../../message/message.ts';
import { verificationLinkSchema } from '../../message/message-parts.ts';
import { VISIBILITIES, type Visibility } from '../../message/visibility.ts';
import { listMessages } from '../../store/message/messages.ts';
import { NewMail } from '../../waiting/new-mail.ts';
import { waitUntilFound } from '../../waiting/wait-until-found.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { deliveredToField, filterFields, messageFilter } from '../list-filters.ts';
import { isAfterKnown, unknownMessage } from '../messages/inbox-list.ts';
import { messageExample } from '../messages/message-example.ts';
import { requireInbox } from '../of-inbox.ts';
import { mayRead } from '../spam-access.ts';
import { waitField } from '../wait-field.ts';
import {
  type ChosenVerification,
  candidateOf,
  choose,
  type VerificationCandidate,
  type WantedVerification,
} from './found-verification.ts';

const LOOK_BACK_MS = 10 * 60 * 1000;
const MAX_MATCHES = 100;
/** A call reads this many pages of clean email and of the rest: 20,000 messages since `after`. */
const MAX_PAGES = 20;

const foundSchema = z
  .object({
    status: z
      .enum(['found', 'none', 'ambiguous', 'incomplete'])
      .describe(
        'incomplete: no match among the newest 20,000 messages, and there are older ones since `after`',
      ),
    code: z.string().nullable().describe('The code, as it should be typed'),
    link: verificationLinkSchema.nullable(),
    sender: z.string().nullable().describe('From address'),
    sender_domain: z.string().nullable().describe('Registrable domain of the sender'),
    message_id: z.string().nullable(),
    thread_id: z.string().nullable(),
    received_at: z.string().nullable(),
    age_seconds: z
      .int()
      .nullable()
      .describe('Seconds since received_at. The code may be older than your latest request: pass after'),
    candidates: z
      .array(
        z.object({ sender_domain: z.string(), message_id: z.string(), received_at: z.string() }).meta({
          id: 'VerificationCandidate',
        }),
      )
      .describe('If ambiguous: the newest message from each sender domain, newest first, at most 10'),
    withheld: z
      .int()
      .describe(
        'Matching messages left out because they are held, spam, unauthenticated, or without a DMARC pass',
      ),
  })
  .meta({ id: 'FoundVerification' });
type Found = z.output<typeof foundSchema>;

export const verificationOperation = defineOperation({
  name: 'inboxes.verification',
  summary: 'Get the verification code or link that was just sent',
  description:
    'Returns the code or link that the inbox was just sent, without a message body. Only clean mail that passes DMARC ' +
    'counts; other matching messages are counted in withheld (spam only for keys that may read it). Pass from_domain, the ' +
    'domain of the service that you asked for a code: without it, mail from two services is ambiguous, and a stranger may ' +
    'be the only one who has sent a code. After asking the service to resend it, pass the message_id of the last response ' +
    'as after; otherwise the old code is found immediately. Codes with low confidence are never returned.',
  method: 'GET',
  path: '/inboxes/{inbox_id}/verification',
  input: z
    .object({
      inbox_id: inboxIdField,
      from_domain: z
        .string()
        .min(1)
        .max(253)
        .optional()
        .describe('Domain of the service that sends the code; its subdomains match too. Recommended'),
      exact_domain: z.boolean().default(false).describe('true: subdomains of from_domain do not match'),
      after: filterFields.after.describe(
        'Only mail later than this ISO 8601 time or message_id, for example the message_id of the last code. Default: 10 minutes ago',
      ),
      delivered_to: deliveredToField,
      wait: waitField('for a code or link'),
      kind: z.enum(['code', 'link', 'any']).default('any').describe('What to look for'),
      require_link_domain: z.boolean().default(true).describe('false: also return links to other domains'),
      require_dmarc: z.boolean().default(true).describe('false: also accept clean mail without a DMARC pass'),
    })
    .refine(({ exact_domain, from_domain }) => !exact_domain || from_domain !== undefined, {
      path: ['exact_domain'],
      message: 'needs from_domain',
    }),
  output: foundSchema,
  errors: ['not_found'],
  access: { permission: 'message_read', scope: 'any' },
  example: {
    input: { inbox_id: messageExample.inbox_id, from_domain: 'example.org', wait: 20 },
    output: {
      status: 'found',
      code: '482913',
      link: null,
      sender: 'no-reply@example.org',
      sender_domain: 'example.org',
      message_id: messageExample.message_id,
      thread_id: messageExample.thread_id,
      received_at: messageExample.received_at,
      age_seconds: 4,
      candidates: [],
      withheld: 0,
    },
  },
  async run(context, { inbox_id, from_domain, exact_domain, after, delivered_to, wait, kind, ...required }) {
    const { table, caller, now } = context;
    const fromDomain = from_domain === undefined ? undefined : asciiDomain(from_domain);
    if (from_domain !== undefined && fromDomain === undefined) {
      throw invalid('from_domain', 'must be a domain such as example.com');
    }
    const path = { tenantId: caller.tenantId, inboxId: inbox_id };
    const since = after ?? new Date(now().getTime() - LOOK_BACK_MS).toISOString();
    const filter = messageFilter({ after: since, delivered_to });
    const isWanted = (message: MessageSummary) => filter.matches?.(message) !== false;
    const collected = new Collected(isWanted, {
      fromDomain,
      isExact: exact_domain,
      kind,
      requiresDmarc: required.require_dmarc,
      requiresLinkDomain: required.require_link_domain,
      countsSpam: mayRead(caller, 'spam'),
    });
    // The count of spam would reveal it to a key that may not read spam. Held messages are counted, because an agent
    // that waits for a code must learn that a person has to release it.
    const visibilities = VISIBILITIES.filter(
      (visibility) => visibility === 'held' || mayRead(caller, visibility),
    );
    const page = (of: readonly Visibility[], after: string | undefined) =>
      listMessages(
        table,
        path,
        of,
        { limit: MAX_MATCHES, ascending: false, after },
        { ...filter, matches: (message) => collected.add(message) },
      );
    const readOn = async (
      of: readonly Visibility[],
      first: { readonly next: string | undefined },
      isEnough: () => boolean,
    ) => {
      let { next } = first;
      for (let pages = 1; next !== undefined && pages < MAX_PAGES && !isEnough(); pages++)
        next = (await page(of, next))?.next;
      return next === undefined;
    };
    const others = visibilities.filter((visibility) => visibility !== 'clean');
    // Clean email is read separately, so that hidden messages cannot keep it from being found.
    const [first, hidden, isKnown] = await Promise.all([
      page(['clean'], undefined),
      page(others, undefined),
      isAfterKnown(context, path, after),
    ]);
    if (first === undefined || hidden === undefined) throw notFound('inbox');
    if (!isKnown) throw unknownMessage();
    const isFound = () => collected.candidates.length > 0;
    // With a given sender domain the newest message decides. Otherwise an older message may come from another service,
    // so all pages are read.
    const isAllClean = await readOn(['clean'], first, () => fromDomain !== undefined && isFound());
    const isAllHidden = await readOn(others, hidden, isFound);
    const areAll = isAllClean && (isAllHidden || isFound());
    const choice = () => choose(collected.candidates, { areAll, fromDomain });
    if (wait > 0 && collected.candidates.length === 0) {
      await waitForMore(context, { inboxId: inbox_id, visibilities, low: filter.low }, collected, wait);
    }
    return show(choice(), collected.withheld, now());
  },
});

class Collected {
  readonly #isWanted: (message: MessageSummary) => boolean;
  readonly #wanted: WantedVerification;
  readonly #candidates = new Map<string, VerificationCandidate>();
  readonly #withheld = new Set<string>();

  constructor(isWanted: (message: MessageSummary) => boolean, wanted: WantedVerification) {
    this.#isWanted = isWanted;
    this.#wanted = wanted;
  }

  get candidates(): readonly VerificationCandidate[] {
    return [...this.#candidates.values()];
  }

  get withheld(): number {
    return this.#withheld.size;
  }

  add(message: MessageSummary): boolean {
    if (!this.#isWanted(message)) return false;
    const candidate = candidateOf(message, this.#wanted);
    if (candidate === 'withheld') this.#withheld.add(message.message_id);
    else if (candidate !== undefined) this.#candidates.set(message.message_id, candidate);
    return candidate !== undefined && candidate !== 'withheld';
  }
}

interface WantedMessages {
  readonly inboxId: string;
  readonly visibilities: readonly Visibility[];
  readonly low: string | undefined;
}

async function waitForMore(
  context: Context,
  { inboxId, visibilities, low }: WantedMessages,
  collected: Collected,
  seconds: number,
): Promise<void> {
  const { table } = context;
  const inbox = await requireInbox(context, inboxId);
  const newMail = new NewMail(table, {
    inbox,
    visibilities,
    changes: ['trash'],
    isWanted: (sortKey) => low === undefined || sortKey >= low,
  });
  await waitUntilFound(context, seconds, async (round) => {
    for (const { summary } of await newMail.read(round)) collected.add(summary);
    return collected.candidates.length === 0 ? undefined : true;
  });
}

function show(choice: ChosenVerification, withheld: number, now: Date): Found {
  const { status } = choice;
  const newest = status === 'found' || status === 'ambiguous' ? choice.newest : undefined;
  const found = status === 'found' ? choice.newest : undefined;
  const { message_id = null, thread_id = null, received_at = null } = newest?.message ?? {};
  return {
    status,
    code: found?.codes[0] ?? null,
    link: found?.link ?? null,
    sender: newest?.sender ?? null,
    sender_domain: newest?.senderDomain ?? null,
    message_id,
    thread_id,
    received_at,
    age_seconds:
      received_at === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(received_at)) / 1000)),
    candidates: status === 'ambiguous' ? choice.candidates.map(shownCandidate) : [],
    withheld,
  };
}

function shownCandidate({ senderDomain, message }: VerificationCandidate): Found['candidates'][number] {
  const { message_id, received_at } = message;
  return { sender_domain: senderDomain, message_id, received_at };
}

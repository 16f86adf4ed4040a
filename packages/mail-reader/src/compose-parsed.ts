import { hasAsciiDomain, isAddrSpec } from './header/addr-spec.ts';
import { parseDateField } from './header/date-field.ts';
import { type HeaderLine, messageIdsOf, readHeaderFields } from './header/header-fields.ts';
import {
  countAddresses,
  hasPlainName,
  hasValidAddresses,
  type Mailbox,
  mailboxesOf,
  renderMailbox,
} from './header/mailboxes.ts';
import { firstAndLast } from './header/references.ts';
import { type BodyPiece, bodyText } from './html/body-text.ts';
import { messageLinks, withShortAddresses } from './html/message-links.ts';
import { withoutFillers } from './html/zero-width.ts';
import { kindFacts } from './kind/kind-facts.ts';
import { type ParseLimits, PREVIEW_CHARACTERS } from './limits.ts';
import type { ProgramParts } from './mime/program-parts.ts';
import { savedName } from './mime/saved-name.ts';
import type { ParsedAttachment } from './parsed-mail.ts';
import { extractReply } from './reply/extract-reply.ts';
import { senderFields } from './sender/sender-fields.ts';
import { clip } from './text/storable-text.ts';
import { extractVerification } from './verification/extract-verification.ts';

interface Parts {
  readonly lines: readonly HeaderLine[];
  readonly headerWhole: boolean;
  readonly body: readonly BodyPiece[];
  readonly bodyCut: boolean;
  readonly attachments: ParsedAttachment[];
  /** Undefined means that only the header was read. */
  readonly programParts: ProgramParts | undefined;
  readonly size: number;
  readonly parseError: string | null;
  readonly limits: ParseLimits;
}

/** RFC 6522 defines this type. */
const REPORT = /^multipart\/report\b/i;

export function composeParsed({
  lines,
  headerWhole,
  body,
  bodyCut,
  attachments,
  programParts,
  size,
  parseError,
  limits,
}: Parts) {
  const fields = readHeaderFields(lines, limits);
  const mailboxes = (values: readonly string[]): Mailbox[] => {
    const found: Mailbox[] = [];
    for (const value of values) {
      if (found.length < limits.addresses) found.push(...mailboxesOf(value, limits));
    }
    return found.slice(0, limits.addresses);
  };
  const rendered = (name: string) => mailboxes(fields.wire(name)).map(renderMailbox);
  const fromFields = fields.wire('from');
  const from = mailboxes(fromFields);
  const senders = fromFields.reduce((sum, value) => sum + countAddresses(value), 0);
  const firstId = (name: string) => fields.wire(name).flatMap(messageIdsOf)[0] ?? null;
  const isReport = REPORT.test(fields.wire('content-type')[0] ?? '');
  const { text: wholeText, html, truncated, hiddenText, plain, page } = bodyText(body, limits);
  const links = messageLinks(wholeText, page?.links ?? []);
  const text = withShortAddresses(wholeText, links);
  const subject = fields.first('subject') ?? '';
  const inReplyTo = firstId('in-reply-to');
  const references = firstAndLast(fields.wire('references').flatMap(messageIdsOf), limits.references);
  const answers = !isReport && (inReplyTo !== null || references.length > 0);
  const extractedText = extractReply(text, { subject, answers });
  const fromAddresses = Math.max(from.length, senders);
  const fromValid =
    fromFields.every(hasValidAddresses) &&
    from.every(({ address }) => isAddrSpec(address) && hasAsciiDomain(address));
  const isOneSender =
    fromFields.length === 1 && fromAddresses === 1 && fromValid && fromFields.every(hasPlainName);
  const sender = isOneSender ? from[0]?.address : undefined;
  return {
    subject,
    /** Undefined means an unreadable Date field. */
    date: parseDateField(fields.first('date') ?? ''),
    from: from.map(renderMailbox),
    /** More than one From field or address can forge a sender. */
    fromHeaders: fromFields.length,
    fromAddresses,
    /** All addresses conform to RFC 5322. */
    fromValid,
    /** False means that programs may find another sender in the header. */
    headerWhole,
    senderFields: senderFields(fields, sender),
    to: rendered('to'),
    cc: rendered('cc'),
    bcc: rendered('bcc'),
    replyTo: rendered('reply-to'),
    /** The angle brackets are included. */
    rfcMessageId: firstId('message-id'),
    inReplyTo,
    references,
    text,
    html,
    extractedText,
    links,
    preview: previewOf(extractedText),
    hiddenText,
    verification: extractVerification({
      subject,
      sender,
      answers,
      isCut: extractedText.length < text.trim().length,
      isScheduling: programParts?.get('calendar') !== undefined,
      plain,
      page: page === undefined ? undefined : { ...page, html: html ?? '' },
    }),
    /** DKIM signatures are checked elsewhere. */
    kindFacts: kindFacts({ fields, from, subject, text: wholeText, attachments, programParts }),
    /** Names are in lower case; the last value wins. */
    headers: fields.headers,
    rawHeaders: fields.rawHeaders,
    attachments: attachments.map((file) => ({ ...file, filename: savedName(file) })),
    /** The size is the number of raw bytes. */
    size,
    bodyTruncated: truncated || bodyCut,
    /** Null means that everything was read. */
    parseError,
  };
}

/** An untrusted sender wrote the email, which may be incomplete. */
export type ParsedMail = Readonly<ReturnType<typeof composeParsed>>;

export function previewOf(text: string): string {
  const beginning = folded(text.slice(0, PREVIEW_CHARACTERS * 2));
  const isEnough = beginning.length > PREVIEW_CHARACTERS || text.length <= PREVIEW_CHARACTERS * 2;
  return clip(isEnough ? beginning : folded(text.slice(0, PREVIEW_CHARACTERS * 50)), PREVIEW_CHARACTERS);
}

const FOLDED = /\s{2,}|[^\S ]/g;

function folded(text: string) {
  return withoutFillers(text).replaceAll(FOLDED, ' ').trim();
}

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
import { type BodyPiece, bodyText } from './html/body-text.ts';
import { messageLinks, withShortAddresses } from './html/message-links.ts';
import { withoutFillers } from './html/zero-width.ts';
import { kindFacts } from './kind/kind-facts.ts';
import { type ParseLimits, PREVIEW_CHARACTERS } from './limits.ts';
import type { ProgramParts } from './mime/program-parts.ts';
import { savedName } from './mime/saved-name.ts';
import type { ParsedAttachment, ParsedMail } from './parsed-mail.ts';
import { extractReply } from './reply/extract-reply.ts';
import { senderClaims } from './sender/sender-claims.ts';
import { clip } from './text/storable-text.ts';
import { extractVerification } from './verification/extract-verification.ts';

interface Parts {
  readonly lines: readonly HeaderLine[];
  readonly headerWhole: boolean;
  readonly body: readonly BodyPiece[];
  /** Text parts were not read, or not to their end. */
  readonly bodyCut: boolean;
  readonly attachments: ParsedAttachment[];
  /** Undefined where only the header was read. */
  readonly programParts: ProgramParts | undefined;
  readonly size: number;
  readonly parseError: string | null;
  readonly limits: ParseLimits;
}

/** RFC 6522. */
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
}: Parts): ParsedMail {
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
  // It names the mail that it reports on.
  const isReport = REPORT.test(fields.wire('content-type')[0] ?? '');
  const { text: wholeText, html, truncated, hasHidden, plain, page } = bodyText(body, limits);
  const links = messageLinks(wholeText, page?.links ?? []);
  const text = withShortAddresses(wholeText, links);
  const subject = fields.first('subject') ?? '';
  const inReplyTo = firstId('in-reply-to');
  const references = fields.wire('references').flatMap(messageIdsOf).slice(-limits.references);
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
    date: parseDateField(fields.first('date') ?? ''),
    from: from.map(renderMailbox),
    fromHeaders: fromFields.length,
    fromAddresses,
    fromValid,
    headerWhole,
    senderClaims: senderClaims(fields, sender),
    to: rendered('to'),
    cc: rendered('cc'),
    bcc: rendered('bcc'),
    replyTo: rendered('reply-to'),
    rfcMessageId: firstId('message-id'),
    inReplyTo,
    references,
    text,
    html,
    extractedText,
    links,
    preview: previewOf(extractedText),
    hasHiddenText: hasHidden,
    verification: extractVerification({
      subject,
      sender,
      answers,
      isCut: extractedText.length < text.trim().length,
      plain,
      page: page === undefined ? undefined : { ...page, html: html ?? '' },
    }),
    kindFacts: kindFacts({ fields, from, subject, text: wholeText, attachments, programParts }),
    headers: fields.headers,
    rawHeaders: fields.rawHeaders,
    attachments: attachments.map((file) => ({ ...file, filename: savedName(file) })),
    size,
    bodyTruncated: truncated || bodyCut,
    parseError,
  };
}

/** White space folded, without fillers, cut between characters. */
export function previewOf(text: string): string {
  // A prefix is enough unless it is mostly blank.
  const beginning = folded(text.slice(0, PREVIEW_CHARACTERS * 2));
  const isEnough = beginning.length > PREVIEW_CHARACTERS || text.length <= PREVIEW_CHARACTERS * 2;
  return clip(isEnough ? beginning : folded(text.slice(0, PREVIEW_CHARACTERS * 50)), PREVIEW_CHARACTERS);
}

const FOLDED = /\s{2,}|[^\S ]/g;

function folded(text: string) {
  return withoutFillers(text).replaceAll(FOLDED, ' ').trim();
}

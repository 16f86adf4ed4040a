import type { ClaimsCreateOutput, Message, ThreadsGetOutput } from 'agent-inbox-client/source';
import { counted } from '../output/counted.ts';
import { displayable } from '../output/displayable.ts';
import type { StyledText } from '../output/styled-text.ts';
import { sheet } from './show.ts';

const INDENT = '  ';

export function mailText(message: Message): StyledText {
  return [...sheet(fieldsOf(message)), `\n\n${message.text.trimEnd()}`];
}

export function claimsText({ claims }: ClaimsCreateOutput): StyledText {
  if (claims.length === 0) return ['There is no message to claim.'];
  return claims.flatMap(({ claim_id, expires_at, attempt, message }, i) => [
    i === 0 ? '' : '\n\n',
    ...sheet({ claim_id, expires_at, attempt, ...fieldsOf(message) }),
    `\n\n${indented(message.text)}`,
  ]);
}

/** Shows only the new part of each message, without quoted replies. */
export function threadText(thread: ThreadsGetOutput): StyledText {
  const { thread_id, inbox_id, subject, message_count, messages_truncated } = thread;
  const head = sheet({
    subject,
    thread_id,
    inbox_id,
    messages:
      messages_truncated === true
        ? `${message_count}, the last ${thread.messages.length} here`
        : message_count,
  });
  return [
    ...head,
    ...thread.messages.flatMap((message) => [
      '\n\n',
      ...sheet(fieldsOf(message)),
      `\n\n${indented(message.extracted_text)}`,
    ]),
  ];
}

/** Indentation keeps an email's text from imitating the fields of the next email. */
function indented(text: string): string {
  return displayable(text.trimEnd()).replaceAll(/^/gm, INDENT);
}

function fieldsOf(message: Message): Readonly<Record<string, unknown>> {
  const { from, to, cc, subject, received_at, labels, attachments, verification, message_id } = message;
  const marks = labels.filter((label) => label !== 'received');
  return {
    from,
    to: to.join(', '),
    ...(cc.length === 0 ? {} : { cc: cc.join(', ') }),
    subject,
    received_at,
    ...(marks.length === 0 ? {} : { labels: marks.join(', ') }),
    ...(verification === null || verification.codes.length === 0
      ? {}
      : { codes: verification.codes.map(({ value, confidence }) => `${value} (${confidence})`).join(', ') }),
    ...(attachments.length === 0 ? {} : { attachments: attachments.map(attachmentText).join('\n') }),
    ...(message.parse_error === undefined ? {} : { parse_error: message.parse_error }),
    message_id,
  };
}

function attachmentText({
  filename,
  content_type,
  size,
  attachment_id,
}: Message['attachments'][number]): string {
  const name = filename?.replace(/\s+/g, ' ') ?? '(no name)';
  return `${name}  ${content_type}  ${sizeText(size)}  ${attachment_id}`;
}

const UNITS = ['byte', 'kB', 'MB', 'GB', 'TB'] as const;

export function sizeText(bytes: number): string {
  const exponent = Math.max(
    0,
    UNITS.findLastIndex((_, i) => bytes >= 1000 ** i),
  );
  const amount = bytes / 1000 ** exponent;
  return exponent === 0 ? counted(bytes, 'byte') : `${amount.toFixed(1)} ${UNITS[exponent]}`;
}

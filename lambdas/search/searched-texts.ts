import type { MessageContent, MessageSummary } from '../mail/message.ts';

/** What a message is found by. The names are those that highlights give. */
const SEARCHED_FIELDS = [
  'subject',
  'filename',
  'from',
  'to',
  'cc',
  'reply_to',
  'text',
  'attachment',
] as const;
export type SearchedField = (typeof SEARCHED_FIELDS)[number];

export interface SearchedText {
  readonly field: SearchedField;
  readonly text: string;
}

/**
 * In the order in which words count against the limits of a message: the body comes behind the head, then what it attaches.
 * @param attachments texts of attachments, as far as they were made
 */
export function searchedTexts(
  summary: MessageSummary,
  content: Pick<MessageContent, 'text' | 'reply_to'> | undefined,
  attachments: readonly string[] = [],
): SearchedText[] {
  const of = (field: SearchedField, texts: readonly (string | null)[]): SearchedText[] =>
    texts.flatMap((text) => (text === null || text === '' ? [] : [{ field, text }]));
  return [
    ...of('subject', [summary.subject]),
    ...of(
      'filename',
      summary.attachments.map(({ filename }) => filename),
    ),
    ...of('from', [summary.from]),
    ...of('to', summary.to),
    ...of('cc', summary.cc),
    ...of('reply_to', content?.reply_to ?? []),
    ...of('text', [content?.text ?? '']),
    ...of('attachment', attachments),
  ];
}

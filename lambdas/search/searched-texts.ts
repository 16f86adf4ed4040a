import type { MessageContent, MessageSummary } from '../mail/message.ts';

/** What a message is found by. The names are those that highlights give. */
export const SEARCHED_FIELDS = ['subject', 'filename', 'from', 'to', 'cc', 'reply_to', 'text'] as const;
export type SearchedField = (typeof SEARCHED_FIELDS)[number];

export interface SearchedText {
  readonly field: SearchedField;
  readonly text: string;
}

/** In the order in which words count against the limit of a message: the body comes last. */
export function searchedTexts(
  summary: MessageSummary,
  content: Pick<MessageContent, 'text' | 'reply_to'> | undefined,
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
  ];
}

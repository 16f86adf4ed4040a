import type { IndexedText } from '@agent-inbox/segment-index';
import type { MessageContent, MessageSummary } from '../message/message.ts';

/** Highlights return the names, and segments store the ranks. */
const RULES = {
  subject: { rank: 0, mostWords: 5_000 },
  filename: { rank: 1, mostWords: 5_000 },
  from: { rank: 1, mostWords: 5_000 },
  to: { rank: 1, mostWords: 5_000 },
  cc: { rank: 1, mostWords: 5_000 },
  reply_to: { rank: 1, mostWords: 5_000 },
  text: { rank: 2, mostWords: 20_000 },
  attachment: { rank: 3, mostWords: 70_000 },
} as const;
export type SearchedField = keyof typeof RULES;
export type SearchedText = IndexedText<SearchedField>;

export function searchedText(field: SearchedField, text: string): SearchedText {
  return { field, ...RULES[field], text };
}

export function rankOf(field: SearchedField): number {
  return RULES[field].rank;
}

/** The limit includes the words of all fields up to this one. */
export function mostWordsOf(field: SearchedField): number {
  return RULES[field].mostWords;
}

export function searchedTexts(
  summary: MessageSummary,
  content: Pick<MessageContent, 'text' | 'reply_to'> | undefined,
  attachments: readonly string[] = [],
): SearchedText[] {
  const of = (field: SearchedField, texts: readonly (string | null)[]): SearchedText[] =>
    texts.flatMap((text) => (text === null || text === '' ? [] : [searchedText(field, text)]));
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

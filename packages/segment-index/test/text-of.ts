import type { IndexedText } from '@agent-inbox/segment-index';

type Field = 'subject' | 'filename' | 'from' | 'text';
const RANKS: Readonly<Record<Field, number>> = { subject: 0, filename: 1, from: 1, text: 2 };

export function textOf(field: Field, text: string): IndexedText<Field> {
  return { field, rank: RANKS[field], mostWords: 20_000, text };
}

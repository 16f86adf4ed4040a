import { shownText } from '../mail/shown-text.ts';
import type { Highlight } from './thread-rows.ts';

const FIELDS: Readonly<Record<Highlight['field'], string>> = {
  subject: '',
  text: '',
  from: 'From: ',
  to: 'To: ',
  cc: 'Cc: ',
  reply_to: 'Reply to: ',
  filename: 'File: ',
  attachment: 'In an attachment: ',
};

interface HighlightedProps {
  readonly highlight: Highlight;
  readonly hasField?: boolean;
}

export function Highlighted({ highlight: { field, text, ranges }, hasField = false }: HighlightedProps) {
  const parts = [];
  let from = 0;
  for (const [start, end] of ranges) {
    if (typeof start !== 'number' || typeof end !== 'number' || start < from || end <= start) continue;
    parts.push(shownText(text.slice(from, start)), <mark>{shownText(text.slice(start, end))}</mark>);
    from = end;
  }
  return (
    <>
      {hasField && FIELDS[field]}
      {parts}
      {shownText(text.slice(from))}
    </>
  );
}

export function hitsOf(highlights: readonly Highlight[] = []) {
  return {
    subject: highlights.find(({ field }) => field === 'subject'),
    other: highlights.find(({ field }) => field !== 'subject'),
  };
}

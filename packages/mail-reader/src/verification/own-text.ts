import { FORWARD_SUBJECT, isForwardMark, REPLY_SUBJECT } from '../reply/forward-words.ts';
import { oldTexts } from '../reply/old-texts.ts';
import { isQuoted } from '../reply/quoted-lines.ts';

export function isOldSubject(subject: string): boolean {
  return REPLY_SUBJECT.test(subject) || FORWARD_SUBJECT.test(subject);
}

/** @param mayQuote whether the email is a reply or forward, or looks like one */
export function ownText(text: string, mayQuote: boolean): string {
  if (!mayQuote && !text.includes('--')) return text;
  const shown = text.split('\n');
  const lines = shown.map((line) => line.trim());
  const old = mayQuote ? oldTexts(lines, text) : [];
  const ends = [lines.findIndex(isForwardMark), ...old.map(({ from }) => from)].filter((at) => at >= 0);
  const own = shown.slice(0, Math.min(...ends, shown.length));
  // The quotation mark draws a box in an email without quotations.
  return (mayQuote ? own.filter((_line, i) => !isQuoted(lines[i] ?? '')) : own).join('\n');
}

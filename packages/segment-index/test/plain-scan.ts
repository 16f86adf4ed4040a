import type { Query } from '@agent-inbox/segment-index';
import { wordsOf } from '@agent-inbox/segment-index';

/** Whether a mail matches, by a look at its words one after the other. */
export function isMatch(texts: readonly { readonly text: string }[], query: Query): boolean {
  if (query.kind === 'not') return !isMatch(texts, query.part);
  if (query.kind !== 'term') {
    const isEach = (part: Query) => isMatch(texts, part);
    return query.kind === 'and' ? query.parts.every(isEach) : query.parts.some(isEach);
  }
  return texts.some(({ text }) => {
    const words = [...wordsOf(text)].map(({ term }) => term);
    return words.some((_, start) =>
      query.words.every((word, i) => {
        const found = words[start + i];
        const isLast = query.isPrefix && i === query.words.length - 1;
        return isLast ? found?.startsWith(word) === true : found === word;
      }),
    );
  });
}

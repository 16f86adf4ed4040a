/** The parts of a regular expression between the bars that are in no group. */
export function alternativesOf(source: string): string[] {
  if (!source.includes('|')) return [source];
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    const character = source.charCodeAt(at);
    if (character === BACKSLASH) at += 1;
    else if (character === CLASS) at = source.indexOf(']', at);
    else if (character === GROUP) at = groupEnd(source, at) - 1;
    else if (character === BAR) {
      parts.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, source.slice(from)];
}

const BACKSLASH = 92;
const CLASS = 91;
const GROUP = 40;
const GROUP_END = 41;
const BAR = 124;

/** Behind the group that begins at a place. Classes of words hold no bracket. */
function groupEnd(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const character = source.charCodeAt(at);
    if (character === BACKSLASH) at += 1;
    else if (character === CLASS) at = source.indexOf(']', at);
    else if (character === GROUP) depth += 1;
    else if (character === GROUP_END) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return source.length;
}

/** That a word begins, in a regular expression. */
export const AT_START = '(?<!\\p{L})';

/**
 * The same with groups at the beginning taken apart: `(?:a|b)c` is `ac` and `bc`, so that each has a beginning of its own. Whether a word
 * begins there is left to the search.
 */
export function withoutLeadingGroups(source: string): string[] {
  return alternativesOf(source).flatMap((alternative) => {
    const word = alternative.startsWith(AT_START) ? alternative.slice(AT_START.length) : alternative;
    const end = word.startsWith('(?:') ? groupEnd(word, 0) : -1;
    if (end < 0 || /^[?*+{]/.test(word.slice(end))) return word;
    const rest = word.slice(end);
    return alternativesOf(word.slice(3, end - 1)).flatMap((inner) => withoutLeadingGroups(inner + rest));
  });
}

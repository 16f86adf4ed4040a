interface Aside {
  readonly start: number;
  readonly end: number;
}

/** Finds quoted strings and comments (RFC 5322 section 3.2) and the start of an unclosed one, in linear time. */
export function asidesIn(field: string): { readonly asides: readonly Aside[]; readonly unclosed: number } {
  const asides: Aside[] = [];
  for (let i = 0; i < field.length; i++) {
    const isQuoted = field[i] === '"';
    if (!isQuoted && field[i] !== '(') continue;
    const end = isQuoted ? quotedEnd(field, i) : commentEnd(field, i);
    if (end === undefined) return { asides, unclosed: i };
    asides.push({ start: i, end });
    i = end - 1;
  }
  return { asides, unclosed: field.length };
}

function quotedEnd(field: string, start: number) {
  for (let i = start + 1; i < field.length; i++) {
    if (field[i] === '\\') i += 1;
    else if (field[i] === '"') return i + 1;
  }
  return undefined;
}

function commentEnd(field: string, start: number) {
  let depth = 0;
  for (let i = start; i < field.length; i++) {
    if (field[i] === '\\') i += 1;
    else if (field[i] === '(') depth += 1;
    else if (field[i] === ')') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return undefined;
}

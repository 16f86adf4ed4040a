/** What one look at a text tells. */
export interface TextScan {
  readonly text: string;
  /** Where words begin, digits included. */
  readonly starts: readonly number[];
  /** Whether the text has letters of other scripts than Latin. */
  readonly hasOtherScript: boolean;
}

/** Texts that were last looked at: many words are looked for in each. */
const last: TextScan[] = [];
const KEPT = 4;
let next = 0;

/** @param text folded. */
export function scanned(text: string): TextScan {
  for (const scan of last) if (scan.text === text) return scan;
  const scan = scanOf(text);
  last[next] = scan;
  next = (next + 1) % KEPT;
  return scan;
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

function scanOf(text: string): TextScan {
  const starts: number[] = [];
  let hasOtherScript = false;
  let isInWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isPart = code < 0x80 ? isAscii(code) : isLetter(code, text.charAt(at));
    if (isPart && !isInWord) starts.push(at);
    isInWord = isPart;
    hasOtherScript ||= isPart && isOther(code);
  }
  return { text, starts, hasOtherScript };
}

/** Signs of typography need no look at their properties. */
function isLetter(code: number, character: string): boolean {
  return !(code >= 0x2000 && code < 0x2c00) && LETTER.test(character);
}

function isAscii(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Signs of typography are in all scripts; surrogates are not letters that are looked for. */
function isOther(code: number): boolean {
  return code >= 0x370 && !(code >= 0x1e00 && code < 0x2c00);
}

/** A field, what goes on with one, or what mailboxes put in front of a mail. */
const FIELD = /^(?:[!-9;-~]+[ \t]*:|[ \t]|>?From )/;
/** No name of a field is longer (RFC 5322 section 2.1.1). */
const LOOK_BYTES = 998;

/**
 * Where the header of a part ends which has no empty line behind it, or which is none at all: some mailers begin the text
 * right behind the boundary. In the middle of fields, what is none of them is only broken.
 * @param header all that stands behind the boundary, up to the empty line or the next boundary
 * @param isEnded whether the empty line is there
 */
export function headerEnd(header: Buffer, isEnded: boolean): number {
  if (isEnded && FIELD.test(header.toString('latin1', 0, LOOK_BYTES))) return header.length;
  let end: number | undefined;
  for (let start = 0; start < header.length; ) {
    const feed = header.indexOf('\n', start);
    const next = feed < 0 ? header.length : feed + 1;
    const line = header.toString('latin1', start, next);
    const isField = FIELD.test(line);
    if (isField && end !== undefined) return header.length;
    if (!isField && line.trim() !== '') end ??= start;
    start = next;
  }
  return end ?? header.length;
}

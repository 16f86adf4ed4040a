import { either } from '../either.ts';
import { BLANK, LINE_FEED, RETURN, TAB } from '../text/bytes.ts';

const COLON = 0x3a;
const DASH = 0x2d;
const DELETE = 0x7f;
/** A line that is not a field ends the header unless a field follows within this distance. */
const LOOK_BYTES = 8 * 1024;
const BLANK_LINE_BYTES = 64 * 1024;
/** mbox files separate messages with such a line. */
const MAILBOX_LINE = /^>?From \S+ .*\d\d:\d\d/;
const NAME = /^([!-9;-~]{1,76})[ \t]*:/;
const PLAIN_FIELD = /^[a-z][a-z\d-]{0,75}:/i;
const NAMES = /^([!-9;-~]{1,76})[ \t]*:/gm;
const MAIL_FIELD = new RegExp(
  either(
    '^(?:from|to|cc|bcc|subject|date|sender|reply-to|message-id|in-reply-to|references|return-path',
    'received|delivered-to|mime-version|content-(?:type|transfer-encoding|disposition|id|description',
    'location|language)|(?:dkim|domainkey)-signature|authentication-results|received-spf|arc-.+',
    'list-.+|resent-.+|x-.+|user-agent|importance|precedence|errors-to|thread-.+)$',
  ),
);
const REPEATED = /^(?:received|x-.+|arc-.+)$/;
const CUT_NAME = /^content-[a-z-]*$/i;

/** Some mailers fold a parameter without indenting it. */
const PARAMETER = /^[\w-]{1,40}(?:\*\d{0,3}\*?)?=/;
const SEMICOLON = 0x3b;

type Kind = 'field' | 'blank' | 'delimiter' | 'other';

/**
 * Some mailers end the header with a line of blanks, or begin the text immediately. A line that is not a field ends the
 * header, unless missing fields follow.
 */
export class HeaderEnd {
  #end: number | undefined;
  #text = 0;
  #isDefinite = false;
  isLeading = true;
  /** Other programs may end the header elsewhere: at an empty line before it, or much later. */
  isAmbiguous = false;
  #isOpen = false;
  /** A line of blanks continues a field if more follow (RFC 5322 section 4.2). */
  #mayGoOn = false;
  #fieldsBehind = 0;
  #names: ReadonlySet<string> | undefined;

  get found(): { readonly end: number; readonly text: number } | undefined {
    return this.#end === undefined ? undefined : { end: this.#end, text: this.#text };
  }

  takesField(bytes: Buffer, start: number, end: number): boolean {
    if (this.isLeading || this.#end !== undefined || this.#isOpen || bytes[start] === DASH) return false;
    let at = start;
    while (at < end && isNameByte(bytes[at])) at += 1;
    if (at === start || bytes[at] !== COLON) return false;
    this.#isOpen = endsOpen(bytes, start, end);
    return true;
  }

  /** @param before reads the header up to the line @returns whether the header has ended */
  add(line: Buffer, at: number, before: () => Buffer): boolean {
    const isLeading = this.isLeading;
    const kind =
      this.#isOpen && PARAMETER.test(line.toString('latin1', 0, 60)) ? 'field' : kindOf(line, at === 0);
    this.#isOpen = endsOpen(line, 0, line.length);
    if (isLeading && kind === 'blank') {
      if (this.#end === undefined) this.#text = line.length;
      this.#end ??= 0;
      return false;
    }
    this.isLeading = false;
    if (this.#end !== undefined && this.#isMissingField(line, before)) {
      this.isAmbiguous ||= isLeading;
      this.#end = undefined;
      this.#names = undefined;
      return false;
    }
    if (isLeading && this.#end !== undefined) return true;
    if (this.#end === undefined && kind !== 'field') this.#endBefore(line, at, kind);
    else if (this.#mayGoOn) this.#continueBehind(line, kind);
    const isFar = this.#end !== undefined && at + line.length - this.#end > LOOK_BYTES;
    this.isAmbiguous ||= isFar;
    return isFar || (this.#end !== undefined && this.#isDefinite);
  }

  #endBefore(line: Buffer, at: number, kind: Kind): void {
    const isBlank = kind === 'blank';
    this.#end = at;
    this.#text = isBlank ? at + line.length : at;
    this.#isDefinite = kind === 'delimiter';
    this.#mayGoOn = isBlank && hasBlank(line);
    this.#fieldsBehind = 0;
  }

  #continueBehind(line: Buffer, kind: Kind): void {
    this.#mayGoOn =
      kind === 'field' && (this.#fieldsBehind > 0 || PLAIN_FIELD.test(line.toString('latin1', 0, 80)));
    this.#fieldsBehind += 1;
  }

  /** Fields between a line of blanks and an empty line belong to the header. */
  endAtEmptyLine(): void {
    if (this.#mayGoOn && this.#fieldsBehind > 0) this.#end = undefined;
  }

  #isMissingField(line: Buffer, before: () => Buffer) {
    const name = NAME.exec(line.toString('latin1', 0, 80))?.[1]?.toLowerCase();
    if (name === undefined || !MAIL_FIELD.test(name)) return false;
    if (REPEATED.test(name)) return true;
    this.#names ??= namesIn(before().subarray(0, this.#end));
    return !this.#names.has(name);
  }
}

function kindOf(line: Buffer, isFirst: boolean): Kind {
  const [first] = line;
  if (first === BLANK || first === TAB || first === RETURN || first === LINE_FEED) {
    if (line.length <= BLANK_LINE_BYTES && isBlank(line)) return 'blank';
    return isFirst ? 'other' : 'field';
  }
  if (first === DASH && line[1] === DASH) return 'delimiter';
  let at = 0;
  while (isNameByte(line[at])) at += 1;
  if (at === 0) return 'other';
  while (line[at] === BLANK || line[at] === TAB) at += 1;
  if (line[at] === COLON) return 'field';
  return MAILBOX_LINE.test(line.toString('latin1', 0, 200)) ? 'field' : 'other';
}

function endsOpen(bytes: Buffer, start: number, end: number) {
  let last = end - 1;
  while (last > start && (bytes[last] === LINE_FEED || bytes[last] === RETURN || bytes[last] === BLANK))
    last -= 1;
  return bytes[last] === SEMICOLON;
}

/** RFC 5322 section 2.2 allows only ASCII; some mailers write other bytes. */
function isNameByte(byte: number | undefined) {
  return byte !== undefined && byte > BLANK && byte !== DELETE && byte !== COLON;
}

function hasBlank(line: Buffer) {
  return line.includes(BLANK) || line.includes(TAB);
}

function isBlank(line: Buffer): boolean {
  for (const byte of line) {
    if (byte !== BLANK && byte !== TAB && byte !== RETURN && byte !== LINE_FEED) return false;
  }
  return true;
}

export function isCutName(text: Buffer): boolean {
  return CUT_NAME.test(text.toString('latin1', 0, 80));
}

function namesIn(header: Buffer): Set<string> {
  return new Set(
    Array.from(header.toString('latin1').matchAll(NAMES), ([, name = '']) => name.toLowerCase()),
  );
}

/** Other programs may read this text as part of the header. */
export function hasSender(text: Buffer): boolean {
  return text.length > 0 && /^from[ \t]*:/im.test(text.toString('latin1'));
}

/** Some programs treat a bare carriage return as a line end. */
export function hasBareReturn(header: string): boolean {
  return /\r(?!\n)/.test(header);
}

import type { MimePart } from './mime-part.ts';
import { TextPart } from './text-part.ts';

type PartRole = 'calendar' | 'delivery' | 'disposition' | 'feedback' | 'original';

export interface ProgramPart {
  readonly text: string;
  /** RFC 6047 defines the calendar method; empty if missing. */
  readonly method: string;
  readonly isInline: boolean;
}

const CALENDAR_BYTES = 256 * 1024;
const REPORT_BYTES = 64 * 1024;
const ROLES: ReadonlyMap<string | false, PartRole> = new Map([
  ['text/calendar', 'calendar'],
  ['application/ics', 'calendar'],
  ['message/delivery-status', 'delivery'],
  ['message/global-delivery-status', 'delivery'],
  ['message/disposition-notification', 'disposition'],
  ['message/global-disposition-notification', 'disposition'],
  ['message/feedback-report', 'feedback'],
  ['message/rfc822', 'original'],
  ['message/global', 'original'],
  ['message/global-headers', 'original'],
  ['text/rfc822-headers', 'original'],
]);
/** Some servers send a report's fields as a file; its content decides. */
const REPORT_FILE = /^(?:delivery[-_ .]?status|details|status|report|att\d+)(?:\.(?:txt|dat|dsn))?$/i;
const REPORT_FIELD = /^(?:reporting-mta|(?:final|original)-recipient)[ \t]*:/im;
const METHOD = /;\s*method\s*=\s*"?([\w-]{1,40})/i;

export class ProgramParts {
  readonly #read = new Map<PartRole, ProgramPart>();
  #open:
    | { readonly part: MimePart; readonly role: PartRole; readonly text: TextPart; left: number }
    | undefined;

  begin(part: MimePart): void {
    const role = ROLES.get(part.contentType) ?? (isReportFile(part) ? 'delivery' : undefined);
    if (role === undefined || this.#read.has(role)) return;
    const left = role === 'calendar' ? CALENDAR_BYTES : REPORT_BYTES;
    this.#open = { part, role, text: new TextPart(part), left };
  }

  content(bytes: Buffer): void {
    if (this.#open === undefined) return;
    this.#open.text.add(bytes.subarray(0, this.#open.left));
    this.#open.left = Math.max(0, this.#open.left - bytes.length);
  }

  end(): void {
    if (this.#open === undefined) return;
    const { part, role, text } = this.#open;
    this.#open = undefined;
    const field = part.headers === false ? '' : part.headers.getFirst('content-type');
    const content = text.read();
    if (!ROLES.has(part.contentType) && !REPORT_FIELD.test(content)) return;
    this.#read.set(role, {
      text: content,
      method: METHOD.exec(field)?.[1] ?? '',
      isInline: part.contentType === 'text/calendar' && part.disposition !== 'attachment',
    });
  }

  get(role: PartRole): ProgramPart | undefined {
    return this.#read.get(role);
  }
}

function isReportFile({ contentType, disposition, filename, parentNode }: MimePart) {
  const isFile =
    contentType === 'application/octet-stream' ||
    (contentType === 'text/plain' && disposition === 'attachment');
  const isOfReport = parentNode !== false && parentNode.contentType === 'multipart/report';
  return isFile && (isOfReport || REPORT_FILE.test(filename || ''));
}

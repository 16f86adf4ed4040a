import type { HeaderFields } from '../header/header-fields.ts';
import type { KindInput } from './kind-input.ts';

/** Names look like `receiver!domain!begin!end.xml.gz` (RFC 7489 section 7.2.1.1; RFC 8460 section 5.1). */
const REPORT_FILE = /^[\w.-]{1,255}![\w.-]{1,255}!\d{6,12}!\d{6,12}(?:![\w.-]{1,255})?\.(?:xml|json|zip|gz)/i;
const TLS_FILE = /^application\/tlsrpt\+/;

/** Delivery reports are bounces and do not count here. */
export function isReport(input: KindInput): boolean {
  if (reportTypeOf(input.fields) !== undefined) return true;
  return input.attachments.some(
    ({ filename, content_type }) => REPORT_FILE.test(filename ?? '') || TLS_FILE.test(content_type),
  );
}

const REPORT = /^multipart\/report\b/i;
const REPORT_TYPE = /;\s*report-type\s*=\s*"?([\w-]{1,60})/i;

/** RFC 6522 defines the report type: empty if missing, undefined for other emails. */
export function reportTypeOf(fields: HeaderFields): string | undefined {
  const type = fields.wire('content-type').find((value) => REPORT.test(value));
  return type !== undefined ? (REPORT_TYPE.exec(type)?.[1] ?? '').toLowerCase() : undefined;
}

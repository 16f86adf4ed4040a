import { calendarText, withoutCalendarCopies } from './calendar/calendar-text.ts';
import type { ParsedMail } from './compose-parsed.ts';
import { composeParsed } from './compose-parsed.ts';
import { type BodyPiece, bodyPieces } from './html/body-text.ts';
import { PARSE_LIMITS, type ParseLimits } from './limits.ts';
import { LineEnds } from './mime/line-ends.ts';
import { MimeSplitter } from './mime/mime-splitter.ts';
import { PartReader } from './mime/part-reader.ts';
import { RawMeter } from './mime/raw-meter.ts';
import type { AttachmentSink } from './parsed-mail.ts';

/**
 * Sends attachments to the sink during parsing. Never throws for the content of an email: `parseError` says why the
 * rest was not read. @param given overrides PARSE_LIMITS @throws errors of the raw stream or the sink
 */
export async function parseMail(
  raw: AsyncIterable<Uint8Array>,
  sink: AttachmentSink,
  given: Partial<ParseLimits> = {},
): Promise<ParsedMail> {
  const limits = { ...PARSE_LIMITS, ...given };
  const meter = new RawMeter(raw);
  const parts = new PartReader(sink, limits);
  const splitter = new MimeSplitter(parts, limits);
  const lineEnds = new LineEnds();
  for (let chunk = await meter.next(); chunk !== undefined; chunk = await meter.next()) {
    splitter.write(lineEnds.write(chunk));
    await parts.attachments.settled();
    if (splitter.givenUp !== undefined) break;
  }
  splitter.write(lineEnds.end());
  splitter.end();
  await parts.attachments.settled();
  await meter.drain();
  if (meter.failure !== undefined) throw meter.failure.cause;
  return composeParsed({
    lines: splitter.root.headerLines,
    headerWhole: splitter.isHeaderWhole && !lineEnds.areReturns,
    body: piecesOrCalendar(bodyPieces(splitter.root), parts.programParts.get('calendar')?.text),
    bodyCut: parts.textCut,
    attachments: withoutCalendarCopies(parts.attachments.read),
    programParts: parts.programParts,
    size: meter.bytes,
    parseError: splitter.givenUp ?? parts.failure,
    limits,
  });
}

function piecesOrCalendar(pieces: readonly BodyPiece[], calendar: string | undefined): readonly BodyPiece[] {
  if (calendar === undefined) return pieces;
  const isSaid = pieces.some(({ plain = '', html = '' }) => plain.trim() !== '' || html.trim() !== '');
  const text = isSaid ? '' : calendarText(calendar);
  return text === '' ? pieces : [{ plain: text }];
}

import libmime from 'libmime';
import { charsetName, saysCharset } from '../charset/decode-bytes.ts';
import type { AttachmentMeta } from '../parsed-mail.ts';
import { clip, storable } from '../text/storable-text.ts';
import type { MimePart } from './mime-part.ts';
import { UNKNOWN_FILE } from './part-header.ts';

const NAME_CHARACTERS = 255;
const CHARSET = /^[\w.:()+-]{1,40}$/;
const ENDING = /(?:\.[\p{L}\p{N}]{1,10}){1,2}$/u;
const CONTROLS = /[\u0001-\u001f\u007f]+/g;

export function metaOf(part: MimePart, index: number): AttachmentMeta {
  const { contentType, charset, filename, disposition, headers } = part;
  const contentId = headers === false ? '' : headers.getFirst('content-id');
  return {
    index,
    filename: fileNameOf(filename),
    content_type: nameOf(typeOf(contentType, filename)) ?? 'application/octet-stream',
    ...(charset !== false && CHARSET.test(charset) && saysCharset(charset)
      ? { charset: charsetName(charset) }
      : {}),
    content_disposition: disposition === 'inline' ? 'inline' : 'attachment',
    content_id: nameOf(contentId.trim().replace(/^</, '').replace(/>$/, '').trim()),
  };
}

function typeOf(contentType: string | false, filename: string | false): string | false {
  if (contentType === UNKNOWN_FILE) return 'application/octet-stream';
  const isUnknown = contentType === 'application/octet-stream' && filename !== false && filename !== '';
  return isUnknown ? libmime.detectMimeType(filename) : contentType;
}

/** Line ends and control characters become blanks, so that words stay apart. */
export function fileNameOf(value: string | false): string | null {
  const whole = value === false ? '' : storable(value).replaceAll(CONTROLS, ' ').trim();
  if (whole === '' || whole.length <= NAME_CHARACTERS) return whole || null;
  const ending = ENDING.exec(whole)?.[0] ?? '';
  return clip(whole, NAME_CHARACTERS - ending.length).trimEnd() + ending;
}

function nameOf(value: string | false): string | null {
  return value === false || value === '' ? null : clip(storable(value), NAME_CHARACTERS);
}

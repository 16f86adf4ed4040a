import libmime from 'libmime';
import type { AttachmentMeta } from '../parsed-mail.ts';
import { clip, storable } from '../text/storable-text.ts';
import type { MimePart } from './mime-part.ts';
import { UNKNOWN_FILE } from './part-header.ts';

const NAME_CHARACTERS = 255;
const CONTROLS = /[\u0001-\u001f\u007f]+/g;

export function metaOf(part: MimePart, index: number): AttachmentMeta {
  const { contentType, filename, disposition, headers } = part;
  const contentId = headers === false ? '' : headers.getFirst('content-id');
  return {
    index,
    filename: fileNameOf(filename),
    content_type: nameOf(typeOf(contentType, filename)) ?? 'application/octet-stream',
    content_disposition: disposition === 'inline' ? 'inline' : 'attachment',
    content_id: nameOf(contentId.trim().replace(/^</, '').replace(/>$/, '').trim()),
  };
}

/** A file without a type may have one by its name. */
function typeOf(contentType: string | false, filename: string | false): string | false {
  if (contentType === UNKNOWN_FILE) return 'application/octet-stream';
  const isUnknown = contentType === 'application/octet-stream' && filename !== false && filename !== '';
  return isUnknown ? libmime.detectMimeType(filename) : contentType;
}

/** Blanks replace line ends and control characters, so that words stay apart. */
export function fileNameOf(value: string | false): string | null {
  const name = nameOf(value)?.replaceAll(CONTROLS, ' ').trim() ?? '';
  return name === '' ? null : name;
}

function nameOf(value: string | false): string | null {
  return value === false || value === '' ? null : clip(storable(value), NAME_CHARACTERS);
}

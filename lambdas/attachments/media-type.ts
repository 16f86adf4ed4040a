import { CONTENT_TYPES } from '@agent-inbox/document-text/types';
import * as z from 'zod';

const UNKNOWN = 'application/octet-stream';
/** RFC 6838, 4.2. A stranger chose it, and may have written a page. */
const MEDIA_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/;

export const mediaTypeSchema = z.string().regex(MEDIA_TYPE);

/** A type as it is answered: one of no form is that of any file. */
export function mediaTypeOf(written: string): string {
  const type = written.toLowerCase();
  return MEDIA_TYPE.test(type) ? type : UNKNOWN;
}

/** A type as logs have it: of those that are read, or none. */
export function loggedType(type: string): string {
  return CONTENT_TYPES.has(type) ? type : 'other';
}

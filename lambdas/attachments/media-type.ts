import { CONTENT_TYPES } from '@agent-inbox/document-text/types';
import * as z from 'zod';

const UNKNOWN = 'application/octet-stream';
/** This is the syntax of RFC 6838, 4.2. The sender chose the value, which may contain HTML. */
const MEDIA_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/;

export const mediaTypeSchema = z.string().regex(MEDIA_TYPE);

export function mediaTypeOf(written: string): string {
  const type = written.toLowerCase();
  return MEDIA_TYPE.test(type) ? type : UNKNOWN;
}

/** Logs contain only known types, because the sender chooses the value. */
export function loggedType(type: string): string {
  return CONTENT_TYPES.has(type) ? type : 'other';
}

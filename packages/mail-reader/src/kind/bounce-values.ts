import { storable } from '../text/storable-text.ts';
import type { KindInput } from './kind-input.ts';

export const ADDRESS_CHARACTERS = 320;
export const DIAGNOSTIC_CHARACTERS = 500;
export const STATUS = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/;
/** A text may contain version numbers (`MTA v4.6.1`), so only failures and delays count. */
export const TEXT_STATUS =
  /(?<![\d.]|\bv|\b(?:version|exim|sendmail|postfix|server|mta)[ :/]{0,2})[45]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/i;

/** The report contains the original email, or its header with the Message-ID. */
export function originalIdOf({ programParts, fields }: KindInput): string | undefined {
  const [header = ''] = (programParts?.get('original')?.text ?? '').trimStart().split(/\n[ \t]*\n/, 1);
  return idIn(/^message-id:\s*(\S+)/im.exec(header)?.[1] ?? '') ?? idIn(fields.wire('in-reply-to')[0] ?? '');
}

export function idIn(text: string): string | undefined {
  const found = /<[^<>\s]{1,996}>/.exec(text)?.[0];
  return found === undefined ? undefined : storable(found);
}

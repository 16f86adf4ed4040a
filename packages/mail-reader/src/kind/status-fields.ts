import type { Bounce } from '../facts.ts';
import { clip, storable } from '../text/storable-text.ts';
import { ADDRESS_CHARACTERS, DIAGNOSTIC_CHARACTERS, idIn, STATUS } from './bounce-values.ts';

const MAX_GROUPS = 100;
const MAX_FIELDS = 50;
const ACTIONS = new Set(['failed', 'delayed', 'delivered', 'relayed', 'expanded']);
const OF_RECIPIENT = ['final-recipient', 'original-recipient', 'action', 'status', 'diagnostic-code'];
/** Some servers write the field groups into the text. */
const IN_TEXT = /^[ \t]{0,8}(?:final|original)-recipient[ \t]{0,8}:/im;
const LOOKED_AT = 64 * 1024;

type Group = ReadonlyMap<string, string>;

interface StatusFields {
  readonly action: Bounce['action'] | undefined;
  readonly status: string | null;
  readonly recipient: string | null;
  readonly diagnostic: string | null;
  readonly originalId: string | undefined;
  readonly recipients: readonly string[];
}

/** RFC 3464 section 2 defines the fields; the first recipient that failed counts. */
export function readStatusFields(text: string): StatusFields {
  const groups = fieldGroups(text);
  const told = groups.filter((group) => OF_RECIPIENT.some((name) => group.has(name)));
  const of = (action: string) => told.find((group) => actionOf(group) === action);
  const group = of('failed') ?? of('delayed') ?? told.find((each) => actionOf(each) !== undefined) ?? told[0];
  const diagnostic = typed(group?.get('diagnostic-code'), DIAGNOSTIC_CHARACTERS);
  return {
    action: actionOf(group),
    status: (STATUS.exec(group?.get('status') ?? '') ?? STATUS.exec(diagnostic ?? ''))?.[0] ?? null,
    recipient: group === undefined ? null : recipientOf(group),
    diagnostic,
    originalId: idIn(groups[0]?.get('x-original-message-id') ?? ''),
    recipients: told.flatMap((each) => recipientOf(each) ?? []),
  };
}

const XTEXT = /\+([\dA-F]{2})/g;

/** An original address may be xtext (RFC 3461 section 4.2), which the final address tells from a literal "+". */
function recipientOf(group: Group): string | null {
  const original = addressIn(group.get('original-recipient'));
  const final = addressIn(group.get('final-recipient'));
  const decoded = original?.replaceAll(XTEXT, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded === final ? final : (original ?? final);
}

export function statusFieldsIn(text: string): string {
  const beginning = text.slice(0, LOOKED_AT);
  const at = beginning.search(IN_TEXT);
  if (at < 0) return '';
  const lines = beginning.slice(Math.max(0, beginning.lastIndexOf('\n\n', at))).trimStart();
  return lines.replaceAll(/^[ \t]{1,8}(?=[\w-]{4,40}:)/gm, '');
}

function actionOf(group: Group | undefined): Bounce['action'] | undefined {
  const action = (group?.get('action') ?? '').split(/[\s;(]/, 1)[0]?.toLowerCase() ?? '';
  return ACTIONS.has(action) ? action : undefined;
}

function fieldGroups(text: string): Group[] {
  const groups = text.trim().split(/\n[ \t]*\n\s*/, MAX_GROUPS);
  return groups.map((group) => {
    const fields = new Map<string, string>();
    for (const line of group.replaceAll(/\n[ \t]+/g, ' ').split('\n', MAX_FIELDS)) {
      const colon = line.indexOf(':');
      const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
      if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
    }
    return fields;
  });
}

/** Values look like `smtp; 550 No such user`. */
function typed(value: string | undefined, characters: number): string | null {
  const text = (value ?? '')
    .replace(/^[\w-]{1,40}\s*;\s*/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? null : clip(storable(text), characters);
}

export function addressIn(value: string | undefined): string | null {
  const text = typed(value, 2 * ADDRESS_CHARACTERS);
  if (text === null) return null;
  const address = (/<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1] ?? text).split(/[\s,]/, 1)[0] ?? '';
  return address.includes('@')
    ? clip(storable(address.replaceAll(UNICODE, character)), ADDRESS_CHARACTERS)
    : null;
}

/** RFC 6533 section 3 writes characters of an address like this. */
const UNICODE = /\\x\{([\dA-F]{2,6})\}/gi;

function character(written: string, hex: string) {
  const code = Number.parseInt(hex, 16);
  return code > 0x10_ff_ff ? written : String.fromCodePoint(code);
}

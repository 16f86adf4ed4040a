import type { Bounce } from '../message.ts';
import { clip, storable } from '../text/storable-text.ts';
import { bounceInWords, DELAY_WORDS } from './bounce-in-words.ts';
import { ADDRESS_CHARACTERS, DIAGNOSTIC_CHARACTERS, idIn, originalIdOf, STATUS } from './bounce-values.ts';
import type { KindInput } from './kind-input.ts';
import { reportTypeOf } from './report.ts';

const MAX_GROUPS = 100;
const MAX_FIELDS = 50;
const ACTIONS = new Set(['failed', 'delayed', 'delivered', 'relayed', 'expanded']);

/** Null for a mail that reports no delivery. */
export function bounceOf(input: KindInput): Bounce | null {
  const { programParts, fields } = input;
  const status = programParts?.get('delivery');
  const isReport = reportTypeOf(fields) === 'delivery-status';
  if (!isReport && (status === undefined || reportTypeOf(fields) === undefined)) return bounceInWords(input);
  const [ofMail = new Map<string, string>(), ...ofRecipients] = fieldGroups(status?.text ?? '');
  const groups = ofRecipients.length === 0 ? [ofMail] : ofRecipients;
  const of = (action: string) => groups.find((group) => actionOf(group) === action);
  const group =
    of('failed') ?? of('delayed') ?? groups.find((each) => actionOf(each) !== undefined) ?? groups[0];
  const diagnostic = typed(group?.get('diagnostic-code'), DIAGNOSTIC_CHARACTERS);
  const named = group?.get('status') ?? '';
  return {
    action: actionOf(group) ?? (DELAY_WORDS.test(input.subject) ? 'delayed' : 'failed'),
    status: (STATUS.exec(named) ?? STATUS.exec(diagnostic ?? ''))?.[0] ?? null,
    recipient:
      addressIn(group?.get('original-recipient')) ??
      addressIn(group?.get('final-recipient')) ??
      addressIn(fields.wire('x-failed-recipients')[0]),
    diagnostic,
    original_message_id: originalIdOf(input) ?? idIn(ofMail.get('x-original-message-id') ?? '') ?? null,
  };
}

function actionOf(group: ReadonlyMap<string, string> | undefined) {
  const action = (group?.get('action') ?? '').split(/[\s;(]/, 1)[0]?.toLowerCase() ?? '';
  return ACTIONS.has(action) ? action : undefined;
}

/** Of each group (RFC 3464 section 2.1), unfolded; the first of a name. */
function fieldGroups(text: string): Map<string, string>[] {
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

/** Without the type: `smtp; 550 No such user`. */
function typed(value: string | undefined, characters: number): string | null {
  const text = (value ?? '')
    .replace(/^[\w-]{1,40}\s*;\s*/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? null : clip(storable(text), characters);
}

function addressIn(value: string | undefined): string | null {
  const text = typed(value, 2 * ADDRESS_CHARACTERS);
  if (text === null) return null;
  const address = (/<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1] ?? text).split(/[\s,]/, 1)[0] ?? '';
  return address.includes('@') ? clip(address, ADDRESS_CHARACTERS) : null;
}

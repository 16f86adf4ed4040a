import type { HeaderFields } from '../header/header-fields.ts';
import { clip, storable } from '../text/storable-text.ts';
import { asciiDomain } from './ascii-domain.ts';
import { normalizedAddress } from './normalized-address.ts';

export interface SenderFields {
  /** Null means that programs disagree on the sender. */
  readonly from: string | null;
  /** Some program may read any of these addresses as the sender. */
  readonly named: readonly string[];
  readonly listIds: readonly string[];
  /** The value is that of the topmost Authentication-Results. */
  readonly results: string | null;
}

/** A longer field makes the sender uncertain. */
const FIELD_CHARACTERS = 100_000;

export function senderFields(fields: HeaderFields, sender: string | undefined): SenderFields {
  const [results] = fields.wire('authentication-results');
  return {
    from: sender === undefined ? null : (normalizedAddress(sender) ?? null),
    named: [...new Set(fields.wire('from').flatMap(addressesIn))],
    listIds: fields.wire('list-id').flatMap((value) => {
      const id = asciiDomain(
        /<([^<>]*)>[^<>]*$/.exec(storable(clip(value, 2000)))?.[1]?.trim() ?? storable(value.trim()),
      );
      return id === undefined ? [] : [id];
    }),
    results: results === undefined ? null : storable(clip(results, FIELD_CHARACTERS)),
  };
}

const COMMENT = /\([^()]*\)/g;

/** Addresses in names and comments are included. */
function addressesIn(field: string) {
  const plain = storable(clip(field, FIELD_CHARACTERS)).replaceAll(/["\\]/g, '');
  const uncommented = plain.replaceAll(COMMENT, '').replaceAll(COMMENT, '');
  return [plain, uncommented].flatMap((text) => {
    const pieces = text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([.@]) ?/g, '$1')
      .split('@');
    return pieces.slice(1).flatMap((after, i) => {
      const local = lastWord(pieces[i] ?? '');
      return normalizedAddress(`${local}@${firstWord(after)}`) ?? [];
    });
  });
}

const BETWEEN = /[\s<>,;:()]/;

function lastWord(text: string) {
  return text.split(BETWEEN).at(-1) ?? '';
}

function firstWord(text: string) {
  return text.split(BETWEEN, 1)[0] ?? '';
}

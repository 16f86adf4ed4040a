import { decodeWords } from '../header/encoded-words.ts';
import { clip, storable } from '../text/storable-text.ts';
import { type Property, unescaped } from './calendar-file.ts';

const NAME_CHARACTERS = 200;
const ADDRESS_CHARACTERS = 320;
const ADDRESS = /[^\s<>()",;:?]{1,256}@[^\s<>()",;:?]{1,256}/;
const SINGLE_QUOTES = /^'(.*)'$/;

/** The address is a URI of RFC 6068 (RFC 5545 section 3.3.3). */
export function personOf({ parameters, value }: Property): { name: string; email: string } {
  // Some programs do not quote SENT-BY, so its address becomes part of the value.
  const written =
    value
      .split(/mailto:/i)
      .at(-1)
      ?.trim() ?? '';
  // Exchange replaces some addresses with its own and adds the real one as a parameter.
  const email = addressIn(written) ?? addressIn(parameters.get('EMAIL') ?? '') ?? written;
  const named = decodeWords(unescaped(parameters.get('CN') ?? ''));
  const name = named.replaceAll(/\s+/g, ' ').replace(SINGLE_QUOTES, '$1').trim();
  return {
    name: name === email ? '' : clip(name, NAME_CHARACTERS),
    email: clip(storable(email), ADDRESS_CHARACTERS),
  };
}

function addressIn(text: string) {
  return ADDRESS.exec(percentDecoded(text.slice(0, 4 * ADDRESS_CHARACTERS)))?.[0];
}

function percentDecoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

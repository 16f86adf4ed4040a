/** Characters of a beginning that are looked at. */
const LENGTH = 3;
const LETTERS = /^[a-z\d\u0370-\u04ff ]{3}(?![?*+{])/;
/** Behind a beginning that anything may follow. */
const ANYTHING = '*';

/**
 * The first three characters of what a regular expression may match; fewer where anything may follow. Knows what the words of languages are
 * written with: letters, groups, classes, quantifiers and looking ahead and behind.
 */
export function beginningsOf(source: string): ReadonlySet<string> {
  // Most words begin with letters.
  if (LETTERS.test(source)) return new Set([source.slice(0, LENGTH)]);
  const found = new Source(source).alternatives();
  return new Set([...found].map((beginning) => beginning.replace(ANYTHING, '')));
}

type Beginnings = ReadonlySet<string>;

const UNKNOWN: Beginnings = new Set([ANYTHING]);
const NOTHING: Beginnings = new Set(['']);

function isComplete(beginning: string): boolean {
  return beginning.length >= LENGTH || beginning.endsWith(ANYTHING);
}

/** Each of some beginnings, followed by each of others where it is not complete. */
function followed(beginnings: Beginnings, by: Beginnings): Set<string> {
  const all = new Set<string>();
  for (const beginning of beginnings) {
    if (isComplete(beginning)) all.add(beginning);
    else for (const next of by) all.add((beginning + next).slice(0, LENGTH));
  }
  return all;
}

class Source {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Of the alternatives up to the end of the source or of the group. */
  alternatives(): Set<string> {
    const all = new Set<string>();
    do {
      for (const beginning of this.#sequence()) all.add(beginning);
    } while (this.#take('|'));
    return all;
  }

  #sequence(): Set<string> {
    let beginnings = new Set(['']);
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) {
      beginnings = followed(beginnings, this.#quantified(this.#piece()));
    }
    return beginnings;
  }

  #piece(): Beginnings {
    const character = this.#source.charAt(this.#at);
    this.#at += 1;
    switch (character) {
      case '(':
        return this.#group();
      case '[':
        return this.#class();
      case '.':
        return UNKNOWN;
      case '^':
      case '$':
        return NOTHING;
      case '\\':
        return this.#escape();
      default:
        return new Set([character]);
    }
  }

  #escape(): Beginnings {
    const escaped = this.#source.charAt(this.#at);
    this.#at += 1;
    if (escaped === 'p') this.#at = this.#source.indexOf('}', this.#at) + 1;
    return /[a-z]/i.test(escaped) ? UNKNOWN : new Set([escaped]);
  }

  #group(): Beginnings {
    const [opening = ''] = /^\?(?::|<?[=!])/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += opening.length;
    const beginnings = this.alternatives();
    this.#take(')');
    return opening === '?:' || opening === '' ? beginnings : NOTHING;
  }

  #class(): Beginnings {
    const end = this.#source.indexOf(']', this.#at);
    const characters = this.#source.slice(this.#at, end);
    this.#at = end + 1;
    const listed = characters.replace(/(\d)-(\d)/g, (_range, from: string, to: string) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_digit, i) => Number(from) + i).join(''),
    );
    return /[\\^-]/.test(listed) ? UNKNOWN : new Set(listed);
  }

  #quantified(beginnings: Beginnings): Beginnings {
    const [quantifier = ''] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += quantifier.length;
    if (quantifier === '') return beginnings;
    const mayRepeat = !/^(?:\?|\{[01](?:,1)?\})/.test(quantifier);
    const mayBeLeftOut = /^(?:[?*]|\{0)/.test(quantifier);
    const once = mayRepeat ? followed(beginnings, UNKNOWN) : beginnings;
    return mayBeLeftOut ? new Set([...once, '']) : once;
  }

  #take(character: string): boolean {
    if (this.#source.charAt(this.#at) !== character) return false;
    this.#at += 1;
    return true;
  }
}

const MAX_CHARACTERS = 256 * 1024;
const MAX_PROPERTIES = 50;

export interface Property {
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** Names are in upper case. */
export interface Component {
  readonly kind: string;
  readonly properties: ReadonlyMap<string, readonly Property[]>;
  readonly inner: readonly Component[];
  /** The method is in upper case, and empty if missing. */
  readonly calendar: { readonly method: string };
}

/** Events contain alarms, and time zones contain two halves. */
const MAX_DEPTH = 3;

interface OpenComponent extends Component {
  readonly properties: Map<string, Property[]>;
  readonly inner: OpenComponent[];
}

/** Reads a calendar file (RFC 5545 section 3.4) in linear time and never throws. */
export function readCalendar(file: string, most = MAX_PROPERTIES): readonly Component[] {
  const components: OpenComponent[] = [];
  const open: OpenComponent[] = [];
  let calendar = { method: '' };
  let deeper = 0;
  const lines = file.slice(0, MAX_CHARACTERS).replaceAll(/\r?\n[ \t]/g, '');
  for (const line of lines.split(/\r?\n|\r/)) {
    const [name, property] = propertyOf(line);
    const kind = property.value.trim().toUpperCase();
    const around = open.at(-1);
    if (name === 'BEGIN' && kind === 'VCALENDAR') calendar = { method: '' };
    else if (name === 'BEGIN') {
      if (open.length >= MAX_DEPTH) deeper += 1;
      else {
        const begun = { kind, properties: new Map<string, Property[]>(), inner: [], calendar };
        (around?.inner ?? components).push(begun);
        open.push(begun);
      }
    } else if (name === 'END') {
      if (deeper > 0) deeper -= 1;
      else open.pop();
    } else if (around === undefined) {
      if (name === 'METHOD') calendar.method = kind;
    } else if (deeper === 0) add(around.properties, name, property, most);
  }
  return components;
}

function add(properties: Map<string, Property[]>, name: string, property: Property, most: number) {
  const same = properties.get(name);
  if (same === undefined) properties.set(name, [property]);
  else if (same.length < most) same.push(property);
}

function propertyOf(line: string): [name: string, property: Property] {
  const pieces: string[] = [];
  let quoted = false;
  let from = 0;
  for (let at = 0; at < line.length; at++) {
    const character = line[at];
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === ';' || character === ':')) {
      pieces.push(line.slice(from, at));
      from = at + 1;
      if (character === ':') break;
    }
  }
  const [name = '', ...parameters] = pieces;
  const pairs = parameters.map((parameter): [string, string] => {
    const equals = parameter.indexOf('=');
    return [parameter.slice(0, equals).toUpperCase(), parameterValue(parameter.slice(equals + 1))];
  });
  return [name.trim().toUpperCase(), { parameters: new Map(pairs), value: line.slice(from) }];
}

/** RFC 6868 defines these escapes. */
const ESCAPED = new Map(Object.entries({ '^n': '\n', '^^': '^', "^'": '"' }));

function parameterValue(text: string) {
  return text.replaceAll('"', '').replaceAll(/\^[n^']/g, (escaped) => ESCAPED.get(escaped) ?? escaped);
}

/** TEXT values follow RFC 5545 section 3.3.11. */
export function unescaped(value: string): string {
  return value
    .replaceAll(/\\([\\;,nN])/g, (_all, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped))
    .trim();
}

import type { ParsedAttachment } from './parsed-mail.ts';

/** What is read of a calendar file. */
const MAX_CHARACTERS = 256 * 1024;
const MAX_EVENTS = 10;
const MAX_PEOPLE = 50;

interface Property {
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** The first property of each name, and all attendees. */
interface Component {
  readonly kind: string;
  readonly properties: Map<string, Property>;
  readonly attendees: Property[];
}

const KINDS: ReadonlySet<string> = new Set(['VEVENT', 'VTODO', 'VJOURNAL']);
const TITLES: ReadonlyMap<string, string> = new Map([
  ['REQUEST', 'Invitation'],
  ['CANCEL', 'Cancelled'],
  ['REPLY', 'Reply'],
  ['COUNTER', 'Counter proposal'],
  ['DECLINECOUNTER', 'Counter proposal declined'],
  ['REFRESH', 'Request for an update'],
  ['ADD', 'Added'],
]);

/** Who, what, when and where of a calendar file (RFC 5545), for a mail that says nothing else. "" when it has no event. */
export function calendarText(file: string): string {
  const { method, components } = componentsOf(file.slice(0, MAX_CHARACTERS));
  return components
    .slice(0, MAX_EVENTS)
    .map((component) => textOf(component, method))
    .join('\n\n');
}

function componentsOf(file: string): { method: string; components: Component[] } {
  let method = '';
  const components: Component[] = [];
  let open: Component | undefined;
  /** Components within the open one, such as alarms: they say nothing of their own. */
  let inner = 0;
  for (const line of file.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n|\r/)) {
    const [name, property] = propertyOf(line);
    if (name === 'BEGIN' && open !== undefined) inner += 1;
    else if (name === 'BEGIN' && KINDS.has(property.value.toUpperCase())) {
      open = { kind: property.value.toUpperCase(), properties: new Map(), attendees: [] };
      components.push(open);
    } else if (name === 'END' && inner > 0) inner -= 1;
    else if (name === 'END') open = undefined;
    else if (open === undefined) {
      if (name === 'METHOD') method = property.value.trim().toUpperCase();
    } else if (inner === 0) {
      if (name === 'ATTENDEE') {
        if (open.attendees.length < MAX_PEOPLE) open.attendees.push(property);
      } else if (!open.properties.has(name)) open.properties.set(name, property);
    }
  }
  return { method, components };
}

/** Takes time in proportion to the line. */
function propertyOf(line: string): [name: string, property: Property] {
  const pieces: string[] = [];
  let quoted = false;
  let from = 0;
  let at = 0;
  for (; at < line.length; at++) {
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
    return [parameter.slice(0, equals).toUpperCase(), parameter.slice(equals + 1).replaceAll('"', '')];
  });
  return [name.trim().toUpperCase(), { parameters: new Map(pairs), value: line.slice(from) }];
}

function textOf({ properties, attendees }: Component, method: string): string {
  const text = (name: string): string => unescaped(properties.get(name)?.value ?? '').trim();
  const isCancelled = method === 'CANCEL' || text('STATUS').toUpperCase() === 'CANCELLED';
  const title = isCancelled ? 'Cancelled' : (TITLES.get(method) ?? 'Event');
  const lines: readonly (readonly [label: string, value: string])[] = [
    [title, text('SUMMARY') || '(no title)'],
    ['When', when(properties)],
    ['Repeats', text('RRULE')],
    ['Where', text('LOCATION')],
    ['Organizer', person(properties.get('ORGANIZER'))],
    [
      'Attendees',
      attendees
        .map((one) => person(one, method === 'REPLY'))
        .filter(Boolean)
        .join(', '),
    ],
    ['Comment', text('COMMENT')],
    ['Link', text('URL')],
  ];
  const said = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  const description = text('DESCRIPTION');
  return [...said, ...(description === '' ? [] : ['', description])].join('\n');
}

function unescaped(value: string): string {
  return value.replaceAll(/\\([\\;,nN])/g, (_all, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));
}

/** @param withStatus whether it is told what the person answered */
function person(property: Property | undefined, withStatus = false): string {
  if (property === undefined) return '';
  const address = property.value.replace(/^mailto:/i, '').trim();
  const name = (property.parameters.get('CN') ?? '').trim();
  const status = property.parameters.get('PARTSTAT')?.toLowerCase();
  const shown = name === '' || name === address ? address : `${name} <${address}>`;
  return withStatus && status !== undefined ? `${shown} (${status})` : shown;
}

function when(properties: ReadonlyMap<string, Property>): string {
  const start = momentOf(properties.get('DTSTART'));
  const end = momentOf(properties.get('DTEND') ?? properties.get('DUE'));
  if (start === undefined) return end === undefined ? '' : `until ${spelled(end)}`;
  const duration = properties.get('DURATION')?.value.trim();
  if (end === undefined)
    return duration === undefined ? spelled(start) : `${spelled(start)}, for ${duration}`;
  // The end of whole days is the day after the last (RFC 5545 section 3.6.1).
  const last = end.time === '' ? { ...end, date: dayBefore(end.date) } : end;
  if (last.date === start.date && last.time === start.time) return spelled(start);
  if (last.zone !== start.zone) return `${spelled(start)} to ${spelled(last)}`;
  const until = last.date === start.date ? last.time : [last.date, last.time].filter(Boolean).join(' ');
  return `${[start.date, start.time].filter(Boolean).join(' ')} to ${until}${zoneOf(start)}`;
}

interface CalendarMoment {
  readonly date: string;
  /** "" for a whole day. */
  readonly time: string;
  readonly zone: string;
}

const MOMENT = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/;

function momentOf(property: Property | undefined): CalendarMoment | undefined {
  const [, year, month, day, hour, minute, , utc] = MOMENT.exec(property?.value.trim() ?? '') ?? [];
  if (year === undefined) return undefined;
  const zone = utc === undefined ? (property?.parameters.get('TZID') ?? '') : 'UTC';
  return { date: `${year}-${month}-${day}`, time: hour === undefined ? '' : `${hour}:${minute}`, zone };
}

function spelled(moment: CalendarMoment): string {
  return [moment.date, moment.time].filter(Boolean).join(' ') + zoneOf(moment);
}

function zoneOf({ time, zone }: CalendarMoment): string {
  return time === '' || zone === '' ? '' : ` (${zone})`;
}

function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Date(day.getTime() - 86_400_000).toISOString().slice(0, 10);
}

const CALENDAR_FILE = /^(?:text\/calendar|application\/ics)$/;

/** Invitations carry the same file twice: as a form of the text, and as a file with a name, which is the one that is kept. */
export function withoutCalendarCopies(attachments: ParsedAttachment[]): ParsedAttachment[] {
  const isCopy = (one: ParsedAttachment, other: ParsedAttachment): boolean =>
    one !== other && one.sha256 === other.sha256 && CALENDAR_FILE.test(other.content_type);
  return attachments.filter(
    (one) =>
      !CALENDAR_FILE.test(one.content_type) ||
      !attachments.some(
        (other) =>
          isCopy(one, other) &&
          (one.filename === null && other.filename !== null
            ? true
            : (one.filename === null) === (other.filename === null) && other.index < one.index),
      ),
  );
}

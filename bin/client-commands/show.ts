import { displayable } from '../output/displayable.ts';
import { jsonText } from '../output/json-text.ts';

type Row = Readonly<Record<string, unknown>>;

/** Columns of lists, by the name of their array: what people look for first. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  inboxes: ['inbox_id', 'display_name', 'created_at'],
  threads: ['thread_id', 'received_timestamp', 'message_count', 'subject'],
  messages: ['message_id', 'received_at', 'from', 'subject'],
  webhooks: ['webhook_id', 'url', 'enabled', 'event_types'],
  api_keys: ['api_key_id', 'name', 'prefix', 'scope_type', 'used_at'],
  deliveries: ['delivery_id', 'event_type', 'state', 'created_at'],
};

const LONGEST_CELL = 60;

/** A list as a table, with what leads to the next page. */
export function table(list: string, page: Row): string {
  const rows = page[list];
  if (!Array.isArray(rows) || rows.length === 0) return `There are no ${list.replace('_', ' ')}.`;
  const columns = COLUMNS[list] ?? Object.keys(rows[0]);
  const cells = [
    columns.map((name) => name.toUpperCase()),
    ...rows.map((row: Row) => columns.map((name) => cell(row[name]))),
  ];
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const next = page['next_page_token'];
  return [...lines, ...(typeof next === 'string' ? ['', `More: --page-token ${next}`] : [])].join('\n');
}

/** One thing as lines of name and value. Further lines of a value are indented: they cannot pass for other names. */
export function sheet(thing: Row): string {
  const entries = Object.entries(thing);
  const width = Math.max(0, ...entries.map(([name]) => name.length)) + 2;
  const lineBreak = `\n${' '.repeat(width)}`;
  return entries
    .map(([name, value]) => {
      const text = typeof value === 'string' ? displayable(value) : jsonText(value);
      return `${name.padEnd(width)}${text.replaceAll('\n', lineBreak)}`;
    })
    .join('\n');
}

function cell(value: unknown): string {
  const text = Array.isArray(value)
    ? value.join(', ')
    : value === null || value === undefined
      ? ''
      : String(value);
  const plain = displayable(text).replace(/\s+/g, ' ');
  return plain.length > LONGEST_CELL ? `${plain.slice(0, LONGEST_CELL - 1)}…` : plain;
}

import type { AccountGetOutput, EventsListOutput } from 'agent-inbox-client/source';
import { displayable } from '../output/displayable.ts';
import { jsonText } from '../output/json-text.ts';
import type { StyledText } from '../output/styled-text.ts';
import { type Column, textTable } from '../output/text-table.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * The key is the name of the array, or the operation where two arrays share a name. `~` marks text that may be clipped.
 */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  inboxes: ['inbox_id', '~display_name', 'created_at'],
  threads: ['thread_id', 'received_timestamp', 'message_count', '~subject'],
  messages: ['message_id', 'received_at', '~from', '~subject'],
  webhooks: ['webhook_id', '~url', 'enabled', '~event_types'],
  api_keys: ['api_key_id', '~name', 'prefix', 'scope_type', 'used_at'],
  entries: ['entry', 'entry_type', '~reason', 'expires_at', 'created_at'],
  'audit-log.list': ['at', 'actor', 'action', '~resource', '~changed'],
  'audit-log.of-tenant': ['at', 'actor', 'action', '~resource', '~changed', 'ip_prefix'],
  dropped: ['at', 'reason', '~sender', '~envelope_from', 'inbox_id'],
  events: ['timestamp', 'event_type', 'inbox_id', 'message_id'],
  deliveries: ['delivery_id', 'event_type', 'state', 'created_at'],
  tenants: ['tenant_id', 'human_email', 'status', 'plan', 'inboxes', 'webhooks', 'created_at', 'legal_hold'],
  invitations: ['invitation_id', 'status', 'email', 'expires_at', 'tenant_id'],
  queues: ['queue', 'waiting', 'in_flight', '~holds'],
};

const EMPTY: Readonly<Record<string, string>> = {
  entries: 'senders on this list',
  'audit-log.list': 'entries in the audit log',
  'audit-log.of-tenant': 'entries in the audit log',
  dropped: 'dropped messages',
};

/** The keys are resource and field; any other empty value is shown as `none`. */
const EMPTY_MEANS: Readonly<Record<string, string>> = {
  'webhooks.inbox_ids': 'all',
  'inboxes.unlisted': 'as the account',
  'inboxes.retention_days': 'as the account',
  'api-keys.permissions': 'all',
};

export function table(list: string, page: Row, width?: number, operation = list): StyledText {
  const rows = page[list];
  if (!Array.isArray(rows) || rows.length === 0)
    return [`There are no ${EMPTY[operation] ?? EMPTY[list] ?? list.replace('_', ' ')}.`];
  const names = COLUMNS[operation] ?? COLUMNS[list] ?? Object.keys(rows[0]).map((name) => `~${name}`);
  const [titles = '', ...lines] = textTable(names.map(columnOf), rows, width);
  const next = page['next_page_token'];
  const more = typeof next === 'string' ? `\n\nFor more, pass --page-token ${next} or --all.` : '';
  return [{ text: titles, style: 'bold' }, ...lines.map((line) => `\n${line}`), more];
}

function columnOf(name: string): Column<Row> {
  const field = name.replace('~', '');
  const cell = (row: Row) => cellText(row[field]);
  return name === field ? [field.toUpperCase(), cell] : [field.toUpperCase(), cell, 'clips'];
}

function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).join(' ');
  return value === null || value === undefined ? '' : String(value);
}

export function accountText({ limits, ...account }: AccountGetOutput): StyledText {
  const uses = Object.entries(limits).map(([name, { used, max }]) => [name, `${used} of ${max}`]);
  return sheet({ ...account, ...Object.fromEntries(uses) });
}

export function eventsText(page: EventsListOutput, width?: number): StyledText {
  return [...table('events', { ...page }, width), `\n\nFor later events, pass --after ${page.cursor}`];
}

/** Continuation lines are indented, so that a value cannot imitate another field. */
export function sheet(thing: Row, resource = ''): StyledText {
  const entries = Object.entries(thing);
  const width = Math.max(0, ...entries.map(([name]) => name.length)) + 2;
  const lineBreak = `\n${' '.repeat(width)}`;
  return entries.flatMap(([name, value], i) => {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    const text = (isEmpty ? EMPTY_MEANS[`${resource}.${name}`] : undefined) ?? valueText(value);
    return [
      i === 0 ? '' : '\n',
      { text: name.padEnd(width), style: 'dim' },
      text.replaceAll('\n', lineBreak),
    ] as const;
  });
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return displayable(value);
  if (value === null || value === undefined) return 'none';
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value);
  if (entries.some(([, each]) => typeof each === 'object' && each !== null)) return jsonText(value);
  const isFlags = entries.length > 0 && entries.every(([, each]) => typeof each === 'boolean');
  const texts = Array.isArray(value)
    ? value.map(valueText)
    : isFlags
      ? entries.flatMap(([name, each]) => (each === true ? [name] : []))
      : entries.map(([name, each]) => `${name}=${valueText(each)}`);
  return texts.length === 0 ? 'none' : displayable(texts.join(', '));
}

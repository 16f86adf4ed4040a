import { closeNames, plainOf } from './close-name.ts';

/** Other services' names for fields. A comma precedes what differs. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'read seen isread markread': ['unread, its opposite'],
  disabled: ['enabled, its opposite'],
  'descending desc': ['ascending, its opposite'],
  'email address emailaddress localpart': ['human_email', 'username, the part before @'],
  'name title': ['display_name', 'username, the part before @'],
  'type types events': ['event_types'],
  'wait timeout timeoutseconds': ['wait', 'timeout_seconds'],
  since: ['after', 'start'],
  until: ['before', 'end'],
  'query search': ['q'],
  'page cursor offset': ['page_token'],
  'code otp': ['otp_code'],
  'ttl expires': ['expires_in'],
  idempotencykey: ['client_id'],
};
const MEANT = new Map(
  Object.entries(ALIASES).flatMap(([names, meant]) => names.split(' ').map((name) => [name, meant] as const)),
);

/** Completes "did you mean ...?". Undefined if no known name is near. */
export function meantName(typed: string, known: readonly string[]): string | undefined {
  const alias = MEANT.get(plainOf(typed))?.find((meant) => known.includes(meant.replace(/,.*/, '')));
  return alias ?? eitherOf(closeNames(typed, known));
}

export function eitherOf(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}

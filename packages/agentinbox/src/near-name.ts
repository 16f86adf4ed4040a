const SENDS_NONE =
  'The service receives email and sends none; "agentinbox send" sends a test email to the local service.';

/** Words of other programs for the same action or field. */
const SYNONYMS: Readonly<Record<string, string>> = {
  remove: 'delete',
  rm: 'delete',
  revoke: 'delete',
  show: 'get',
  read: 'get',
  new: 'create',
  ls: 'list',
  '--since': '--after',
  '--after': '--since',
  '--name': '--display-name',
  '--email': '--username',
};
const HINTS: Readonly<Record<string, string>> = {
  version: 'Use --version.',
  send: SENDS_NONE,
  reply: SENDS_NONE,
  forward: SENDS_NONE,
  compose: SENDS_NONE,
  use: 'Pass --profile <name> to a command.',
  '--read': 'Use --unread off for read messages.',
  '--seen': 'Use --unread off for read messages.',
};
const SHORTEST_PART = 4;

/** @returns a sentence, or undefined: a name that is only similar would do something else, such as `restore` for `remove`. */
export function nameHint(typed: string, known: readonly string[]): string | undefined {
  const near = known.find((name) => isNear(typed, name)) ?? known.find((name) => name === SYNONYMS[typed]);
  if (near !== undefined) return `Did you mean ${near}?`;
  return Object.hasOwn(HINTS, typed) ? HINTS[typed] : undefined;
}

/** One is the beginning of the other, or one character is missing, added, wrong or swapped. */
function isNear(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.replace('--', '').length >= SHORTEST_PART && longer.startsWith(shorter)) return true;
  let same = 0;
  while (same < shorter.length && shorter[same] === longer[same]) same += 1;
  const [rest, left] = [shorter.slice(same), longer.slice(same)];
  const isSwap = rest[0] === left[1] && rest[1] === left[0] && rest.slice(2) === left.slice(2);
  return rest === left.slice(1) || rest.slice(1) === left.slice(1) || isSwap;
}

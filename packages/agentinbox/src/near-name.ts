import { closeName } from '../../../lambdas/wording/close-name.ts';

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

/** @returns a sentence, or undefined */
export function nameHint(typed: string, known: readonly string[]): string | undefined {
  const synonym = known.find((name) => name === SYNONYMS[typed]);
  if (synonym === undefined && Object.hasOwn(HINTS, typed)) return HINTS[typed];
  const near = synonym ?? closeName(typed, known);
  return near === undefined ? undefined : `Did you mean ${near}?`;
}

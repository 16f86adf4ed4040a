import type {
  AgentInbox,
  InboxesVerificationInput,
  InboxesVerificationOutput,
} from 'agent-inbox-client/source';
import { counted } from '../output/counted.ts';
import { jsonText } from '../output/json-text.ts';
import { print, printError } from '../output/output.ts';
import { connect } from './connect.ts';
import type { ProfileFlags } from './profile.ts';
import { spinning } from './spinner.ts';

/** Seconds that one call may wait: the greatest `wait` of the operation. */
const LONGEST_WAIT_SECONDS = 25;
/** Exit codes (docs/cli.md). */
const NO_CODE = 4;
const AMBIGUOUS = 5;

export interface CodeFlags extends ProfileFlags {
  readonly json?: boolean;
  readonly fromDomain?: string;
  readonly after?: string;
  readonly exactDomain?: boolean;
  readonly requireDmarc: boolean;
  /** Seconds. */
  readonly timeout: number;
}

/** Prints only the code that the inbox was just sent. The exit code says when it is missing or ambiguous. */
export async function printCode(inbox: string, flags: CodeFlags): Promise<void> {
  const asked = askForCode(connect(flags), inbox, flags);
  const found = await spinning(`Waiting for a code to ${inbox}`, asked);
  if (flags.json === true) print(jsonText(found, 2));
  switch (found.status) {
    case 'found':
      if (flags.json !== true) print(found.code ?? '');
      return;
    case 'ambiguous':
      printError(ambiguity(inbox, found));
      process.exitCode = AMBIGUOUS;
      return;
    case 'incomplete':
      printError('The newest 20,000 messages contain no code. Pass a later time with --after.');
      process.exitCode = NO_CODE;
      return;
    case 'none':
      printError(`No code arrived within ${flags.timeout} s.${withheldText(found)}`);
      process.exitCode = NO_CODE;
  }
}

/** Asks until there is a code, or more than one, or the time is over. */
export async function askForCode(
  client: { readonly inboxes: Pick<AgentInbox['inboxes'], 'verification'> },
  inbox_id: string,
  { fromDomain, exactDomain, after, requireDmarc, timeout }: Omit<CodeFlags, 'json'>,
): Promise<InboxesVerificationOutput> {
  const input: InboxesVerificationInput = {
    inbox_id,
    kind: 'code',
    require_dmarc: requireDmarc,
    ...(fromDomain === undefined ? {} : { from_domain: fromDomain }),
    ...(exactDomain === true ? { exact_domain: true } : {}),
    ...(after === undefined ? {} : { after }),
  };
  for (let left = timeout; ; left -= LONGEST_WAIT_SECONDS) {
    const found = await client.inboxes.verification({ ...input, wait: Math.min(left, LONGEST_WAIT_SECONDS) });
    const isOver = found.status === 'found' || found.status === 'ambiguous' || left <= LONGEST_WAIT_SECONDS;
    if (isOver) return found;
  }
}

function ambiguity(
  inbox: string,
  { sender_domain, message_id, candidates }: InboxesVerificationOutput,
): string {
  const domains = candidates.map((candidate) => candidate.sender_domain).join(', ');
  return sender_domain === null
    ? `Messages from several services match. Name one with --from-domain (${domains}).`
    : `A message from ${sender_domain} contains several codes. Read it with: agentinbox messages get ${inbox} ${message_id}`;
}

function withheldText({ withheld }: InboxesVerificationOutput): string {
  return withheld === 0
    ? ''
    : ` ${counted(withheld, 'matching message was', 'matching messages were')} withheld, such as spam or mail that does not pass DMARC.`;
}

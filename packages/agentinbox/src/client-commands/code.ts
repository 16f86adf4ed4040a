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

/** The operation's `wait` has this maximum, in seconds. */
const LONGEST_WAIT_SECONDS = 25;
/** These exit codes are documented in docs/cli.md. */
const NO_CODE = 4;
const AMBIGUOUS = 5;

export type Wanted = 'code' | 'link';

export interface CodeFlags extends ProfileFlags {
  readonly json?: boolean;
  readonly fromDomain?: string;
  readonly after?: string;
  readonly exactDomain?: boolean;
  readonly requireDmarc: boolean;
  /** Applies to links and not to codes. */
  readonly requireLinkDomain?: boolean;
  /** The unit is seconds. */
  readonly timeout: number;
}

export async function printVerification(wanted: Wanted, inbox: string, flags: CodeFlags): Promise<void> {
  const asked = askForVerification(connect(flags), wanted, inbox, flags);
  const found = await spinning(`Waiting for a ${wanted} sent to ${inbox}`, asked);
  if (flags.json === true) print(jsonText(found, 2));
  switch (found.status) {
    case 'found':
      if (flags.json !== true) print((wanted === 'code' ? found.code : found.link?.url) ?? '');
      return;
    case 'ambiguous':
      printError(ambiguity(wanted, inbox, found));
      process.exitCode = AMBIGUOUS;
      return;
    case 'incomplete':
      printError(`The newest 20,000 messages contain no ${wanted}. Pass a later time with --after.`);
      process.exitCode = NO_CODE;
      return;
    case 'none':
      printError(`No ${wanted} arrived within ${flags.timeout} s.${withheldText(found)}`);
      process.exitCode = NO_CODE;
  }
}

export async function askForVerification(
  client: { readonly inboxes: Pick<AgentInbox['inboxes'], 'verification'> },
  kind: Wanted,
  inbox_id: string,
  { fromDomain, exactDomain, after, requireDmarc, requireLinkDomain, timeout }: Omit<CodeFlags, 'json'>,
): Promise<InboxesVerificationOutput> {
  const input: InboxesVerificationInput = {
    inbox_id,
    kind,
    require_dmarc: requireDmarc,
    ...(requireLinkDomain === false ? { require_link_domain: false } : {}),
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
  wanted: Wanted,
  inbox: string,
  { sender_domain, message_id, candidates }: InboxesVerificationOutput,
): string {
  const domains = candidates.map((candidate) => candidate.sender_domain).join(', ');
  return sender_domain === null
    ? `Messages from several services match. Name one with --from-domain (${domains}).`
    : `A message from ${sender_domain} contains several ${wanted}s. Read it with: agentinbox messages get ${inbox} ${message_id}`;
}

function withheldText({ withheld }: InboxesVerificationOutput): string {
  return withheld === 0
    ? ''
    : ` ${counted(withheld, 'matching message was', 'matching messages were')} withheld: spam, unauthenticated, without a DMARC pass, or held by the sender lists.`;
}

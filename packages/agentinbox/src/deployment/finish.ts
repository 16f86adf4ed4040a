import { GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import * as z from 'zod';
import { askAdmin } from '../admin/ask-admin.ts';
import { mcpConfigOf } from '../client-commands/mcp-config.ts';
import { DEFAULT_PROFILE, type Profile, profilesFile, saveProfile } from '../client-commands/profile.ts';
import { CommandFailed } from '../command-failed.ts';
import { outputOf } from '../stack-outputs.ts';
import type { Deployment } from './deployment.ts';
import type { StackState } from './stack.ts';

const POLL_MS = 15_000;
/** The values are from docs/cost.md, "An idle month" and "A million received emails". */
export const COST = { idleMonth: '5.30', thousandMails: '0.13' };

const FIRST_ACCOUNT = 'first-account';
const CLIENT_ID = 'agentinbox-deploy';
const keyedTenantSchema = z.object({ inbox_id: z.string(), api_key: z.string().nullable() });

export function remainingSteps({ settings }: Deployment): string {
  const { inboxDomain, senderDomain, hostedZoneId } = settings;
  const domains = [inboxDomain, senderDomain].filter((each) => each !== undefined).join(' and ');
  return [
    'Then it will:',
    '  Turn on termination protection and a stack policy that protect mail, keys and domains.',
    hostedZoneId === undefined
      ? '  Print the DNS records for you to publish.'
      : `  Create the DNS records in the hosted zone ${hostedZoneId}.`,
    `  Wait until SES has verified ${domains}: usually 5 minutes after the records are published.`,
    '  Create a first account with a key and an inbox.',
    '  Send an email to a temporary inbox and read it.',
    `The cost is about $${COST.idleMonth} a month, plus $${COST.thousandMails} per 1,000 received emails (docs/cost.md).`,
  ].join('\n');
}

export async function finish(deployment: Deployment, stack: StackState): Promise<void> {
  const { world, flags } = deployment;
  await verifyDomains(deployment, stack);
  const account = await firstAccount(deployment, stack);
  world.print('Sending an email to a temporary inbox and reading it: usually 10 seconds, at most 3 minutes.');
  const { text, failures } = await world.examiner.probe(stack.name, flags);
  world.print(text);
  if (failures.length > 0)
    throw new CommandFailed(
      `The service is deployed, but its probe failed:\n${failures.map((each) => `  ${each}`).join('\n')}\n-> Run agentinbox doctor --stack ${stack.name} --probe, which says what to do`,
    );
  world.print(summary(deployment, stack, account));
}

async function verifyDomains({ world, flags, settings }: Deployment, stack: StackState): Promise<void> {
  const { inboxDomain, senderDomain, hostedZoneId } = settings;
  const waiting = new Set([inboxDomain, senderDomain].filter((domain) => domain !== undefined));
  const most = flags.wait * 60_000;
  for (let waited = 0; ; waited += POLL_MS) {
    for (const EmailIdentity of waiting) {
      const { VerifiedForSendingStatus } = await world.aws.sesv2.send(
        new GetEmailIdentityCommand({ EmailIdentity }),
      );
      if (VerifiedForSendingStatus !== true) continue;
      waiting.delete(EmailIdentity);
      world.print(`SES has verified ${EmailIdentity}.`);
    }
    if (waiting.size === 0) return;
    const domains = [...waiting].join(' and ');
    if (waited === 0) {
      const records = hostedZoneId === undefined ? recordsOf(stack) : [];
      if (records.length > 0)
        world.print(
          ['Publish these DNS records with your DNS provider:', ...records.map((line) => `  ${line}`)].join(
            '\n',
          ),
        );
      world.print(
        `Waiting for SES to verify ${domains}: usually 5 minutes after the records are published, at most 72 hours. You can interrupt the command and run it again.`,
      );
    }
    if (waited >= most)
      throw new CommandFailed(
        `SES did not verify ${domains} within ${flags.wait} minutes.\n-> Check the records with agentinbox doctor --stack ${stack.name}, then run the same command again to continue`,
      );
    await world.pause(POLL_MS);
  }
}

function recordsOf({ outputs }: StackState): readonly string[] {
  return [...outputs].flatMap(([name, value]) => (name.startsWith('Dns') ? [value] : []));
}

interface FirstAccount {
  readonly inbox: string;
  readonly profile: string | undefined;
  readonly key: string | undefined;
}

/** Returns undefined when the user has to create an account. */
async function firstAccount(
  { world, place, bucket, settings }: Deployment,
  stack: StackState,
): Promise<FirstAccount | undefined> {
  const done = await bucket.get(FIRST_ACCOUNT);
  const addresses = addressesOf(stack);
  if (done !== undefined) {
    const [profile, saved] = savedFor(addresses.base_url) ?? [];
    return { inbox: done, profile, key: saved?.api_key };
  }
  // Only operators see this address; the fallback is in the reserved TLD `.invalid` (RFC 2606).
  const human_email = settings.alarmEmail ?? `operator@${place.account}.invalid`;
  const access = world.operator(outputOf(stack.outputs, stack.name, 'OperatorUrl'));
  try {
    const wanted = { command: 'tenants.create', human_email, client_id: CLIENT_ID } as const;
    const made = await askAdmin(access, wanted, keyedTenantSchema);
    // An interrupted run may have created the account and lost its key.
    const keyed =
      made.api_key === null
        ? await askAdmin(access, { command: 'tenants.new-key', tenant: human_email }, keyedTenantSchema)
        : made;
    const profile = profileFor(stack.name, addresses.base_url);
    saveProfile(profile, { ...addresses, ...(keyed.api_key === null ? {} : { api_key: keyed.api_key }) });
    await bucket.put(FIRST_ACCOUNT, Buffer.from(keyed.inbox_id));
    return { inbox: keyed.inbox_id, profile, key: keyed.api_key ?? undefined };
  } catch (error) {
    // Somebody with this address already has an account and its key.
    if (error instanceof CommandFailed && /already has the account/.test(error.message)) return undefined;
    throw error;
  } finally {
    access.close();
  }
}

function addressesOf({ outputs, name }: StackState) {
  return {
    base_url: outputOf(outputs, name, 'BaseUrl'),
    stream_url: outputOf(outputs, name, 'WsUrl'),
    mcp_url: outputOf(outputs, name, 'McpUrl'),
  };
}

function savedFor(baseUrl: string): readonly [string, Profile] | undefined {
  return Object.entries(profilesFile().read() ?? {}).find(([, { base_url }]) => base_url === baseUrl);
}

/** Uses the default profile unless it belongs to another service. */
function profileFor(stack: string, baseUrl: string): string {
  const saved = profilesFile().read()?.[DEFAULT_PROFILE];
  return saved === undefined || saved.base_url === baseUrl ? DEFAULT_PROFILE : stack;
}

function summary(
  { world, settings }: Deployment,
  stack: StackState,
  account: FirstAccount | undefined,
): string {
  const { base_url, mcp_url } = addressesOf(stack);
  const isShown = world.ask !== undefined;
  const key = account?.key;
  const rows = [
    ['REST API', base_url],
    ['MCP', mcp_url],
    ['Console', stack.outputs.get('ConsoleUrl')],
    ['Inbox', account?.inbox],
    ['API key', isShown ? key : undefined],
    [
      'Profile',
      account?.profile === undefined
        ? undefined
        : `${account.profile}, with the key, for agentinbox commands`,
    ],
  ].flatMap(([name = '', value]) => (value === undefined ? [] : [`  ${name.padEnd(10)}${value}`]));
  return [
    '',
    'Agent Inbox is deployed.',
    '',
    ...rows,
    '',
    // Logs of a pipeline are stored, so the key is printed only at a terminal.
    ...(isShown && key !== undefined
      ? [
          'Connect Claude Code (other clients: agentinbox mcp config):',
          `  ${mcpConfigOf('claude-code', mcp_url, key)}`,
          '',
        ]
      : []),
    ...(account === undefined
      ? [`Create an account: agentinbox admin tenants create --stack ${stack.name} --human-email <address>`]
      : []),
    ...(settings.alarmEmail === undefined
      ? []
      : [`Alarms are emailed to ${settings.alarmEmail} once you confirm the subscription in the SNS email.`]),
    ...(settings.senderDomain === undefined
      ? []
      : [
          'Until SES grants you production access, only verified addresses can sign up: docs/first-account.md.',
        ]),
    `The cost is about $${COST.idleMonth} a month, plus $${COST.thousandMails} per 1,000 received emails (docs/cost.md).`,
  ].join('\n');
}

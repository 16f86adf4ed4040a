import { PROBE_WAIT_MS } from '../../lambdas/probe/probe.ts';
import { type AwsFlags, awsClients, destroyClients } from './aws/clients.ts';
import { SesIdentities } from './aws/ses-identities.ts';
import type { StackFacts } from './aws/stack-facts.ts';
import { awsProbeRoute, PROBE_ACTIONS } from './probe/aws-probe-route.ts';
import { probeCheck } from './probe/probe.ts';
import { publicDns } from './public-dns.ts';
import { makeReport, type Report } from './report.ts';
import { type CheckOutcome, runChecks } from './run-checks.ts';
import { type StackLookUp, stackCheck } from './stack-check.ts';
import { STACK_CHECKS } from './stack-checks.ts';
import type { StackContext } from './stack-context.ts';

export interface StackExamination extends AwsFlags {
  readonly stack: string;
  readonly dnsServer?: string;
  readonly human?: string;
  readonly probe: boolean;
  readonly timeLimitMs: number;
}

export async function examineStack(flags: StackExamination): Promise<Report> {
  const aws = awsClients(flags);
  try {
    const now = new Date();
    const lookUp: StackLookUp = { aws, name: flags.stack, region: flags.region };
    const outcomes = await runChecks([stackCheck], lookUp, flags.timeLimitMs);
    if (lookUp.facts !== undefined) {
      const context = contextOf(lookUp.facts, {
        aws,
        now,
        dns: publicDns(flags.dnsServer),
        identities: new SesIdentities(aws.sesv2),
        human: flags.human,
      });
      outcomes.push(...(await runChecks(STACK_CHECKS, context, flags.timeLimitMs)));
      if (flags.probe) outcomes.push(...(await probe(context, flags)));
    }
    const region = lookUp.facts?.region ?? flags.region ?? null;
    return makeReport({ kind: 'stack', stack: flags.stack, region }, outcomes, now);
  } finally {
    destroyClients(aws);
  }
}

export function contextOf(
  stack: StackFacts,
  rest: Pick<StackContext, 'aws' | 'now' | 'dns' | 'identities' | 'human'>,
): StackContext {
  const more = (stack.output('MoreInboxDomains') ?? '').split(',').filter((domain) => domain !== '');
  const inboxDomains = [stack.output('InboxDomain') ?? '', ...more];
  return {
    ...rest,
    stack,
    inboxDomains,
    senderDomain: stack.idsOf('AWS::SES::EmailIdentity').find((domain) => !inboxDomains.includes(domain)),
    urls: { rest: stack.output('BaseUrl'), mcp: stack.output('McpUrl'), stream: stack.output('WsUrl') },
  };
}

/** After the other checks, whose calls it would otherwise delay. */
async function probe(context: StackContext, flags: StackExamination): Promise<readonly CheckOutcome[]> {
  const route = awsProbeRoute(context, flags);
  if (route === undefined) return [];
  return runChecks([probeCheck(PROBE_ACTIONS, PROBE_WAIT_MS)], { probe: route }, flags.timeLimitMs);
}

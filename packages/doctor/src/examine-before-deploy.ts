import { checkSettings } from '../../../lib/settings.ts';
import { type AwsClients, type AwsFlags, awsClients, destroyClients } from './aws/clients.ts';
import { SesIdentities } from './aws/ses-identities.ts';
import { readStack, STACK_ACTIONS, type StackFacts } from './aws/stack-facts.ts';
import type { BeforeDeployContext, Check } from './check.ts';
import {
  bootstrap,
  caa,
  delegation,
  existingRecords,
  existingRuleSet,
  newIdentities,
  region,
  regionalSettings,
} from './checks/deployment.ts';
import { concurrencyForSettings } from './checks/functions.ts';
import { organization } from './checks/organization.ts';
import { sesSending } from './checks/ses.ts';
import { ok } from './finding.ts';
import { publicDns } from './public-dns.ts';
import { makeReport, type Report } from './report.ts';
import { runChecks } from './run-checks.ts';
import { settingsOfDeployment } from './settings-of-deployment.ts';

/** These conditions make a first deployment fail halfway or wait forever. */
export const BEFORE_DEPLOY_CHECKS: readonly Check<BeforeDeployContext>[] = [
  region,
  regionalSettings,
  bootstrap,
  organization,
  delegation,
  caa,
  existingRecords,
  newIdentities,
  existingRuleSet,
  sesSending,
  concurrencyForSettings,
];

interface BeforeDeployExamination extends AwsFlags {
  readonly set?: readonly string[];
  readonly dnsServer?: string;
  readonly timeLimitMs: number;
  /** Replaces the settings that CDK would read in this directory. */
  readonly released?: {
    readonly settings: Readonly<Record<string, unknown>>;
    /** This ARN replaces the roles of CDK's bootstrap. */
    readonly deployer: string;
  };
}

export async function examineBeforeDeploy(flags: BeforeDeployExamination): Promise<Report> {
  const { released } = flags;
  const settings =
    released === undefined
      ? settingsOfDeployment(process.cwd(), flags.set ?? [])
      : checkSettings(released.settings);
  const aws = awsClients(flags);
  try {
    const account: AccountLookUp = { aws, stackName: settings.stackName };
    const outcomes = await runChecks([accountCheck], account, flags.timeLimitMs);
    if (account.region !== undefined) {
      const context = {
        settings,
        aws,
        deployer: released?.deployer,
        stack: { region: account.region },
        existing: account.existing,
        sends: settings.senderDomain !== undefined,
        dns: publicDns(flags.dnsServer),
        identities: new SesIdentities(aws.sesv2),
      };
      const checks = BEFORE_DEPLOY_CHECKS.filter((each) => released === undefined || each !== bootstrap);
      outcomes.push(...(await runChecks(checks, context, flags.timeLimitMs)));
    }
    const region = account.region ?? null;
    const target = { kind: 'before_deploy', inbox_domain: settings.inboxDomain, region } as const;
    return makeReport(target, outcomes, new Date());
  } finally {
    destroyClients(aws);
  }
}

interface AccountLookUp {
  readonly aws: Pick<AwsClients, 'cloudFormation'>;
  readonly stackName: string;
  region?: string;
  existing?: StackFacts | undefined;
}

const accountCheck: Check<AccountLookUp> = {
  id: 'account',
  title: 'Account',
  actions: STACK_ACTIONS,
  async run(lookUp, signal) {
    const { cloudFormation } = lookUp.aws;
    const region = await cloudFormation.config.region();
    lookUp.existing = await readStack(cloudFormation, lookUp.stackName, signal);
    lookUp.region = region;
    const there = lookUp.existing === undefined ? 'no stack' : 'a stack';
    return [ok(`${region} has ${there} named ${lookUp.stackName}`)];
  },
};

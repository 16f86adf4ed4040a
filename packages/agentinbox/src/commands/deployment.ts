import { type Command, InvalidArgumentError } from 'commander';
import type { DeployFlags } from '../deployment/deployment.ts';
import type { DestroyFlags } from '../deployment/destroy.ts';
import type { UpgradeFlags } from '../deployment/upgrade.ts';
import type { Examiner, World } from '../deployment/world.ts';
import { askUser, print } from '../output/output.ts';
import type { StackConfig } from '../stack-outputs.ts';
import { wholeNumber } from '../whole-number.ts';

const SETTINGS_FILE = 'agent-inbox.settings.json';
const DEFAULT_STACK = 'AgentInbox';

export function addDeployment(program: Command, examiner: Examiner): void {
  addDeploy(program, examiner);
  addUpgrade(program, examiner);
  addDestroy(program, examiner);
}

function addDeploy(program: Command, examiner: Examiner): void {
  onAws(program, 'deploy', 'Deploy the service to your AWS account, or change the settings of a deployed one')
    .option(
      '--settings <file>',
      'Settings file; if it does not exist, the command asks for the settings and writes the file',
      SETTINGS_FILE,
    )
    .option('--try', 'Trial deployment: deleting the stack also deletes all data, including mail')
    .option('--plan', 'Show the planned changes without making them')
    .option('--yes', 'Do not ask for confirmation; the settings file must exist')
    .option('--wait <minutes>', 'Maximum time to wait for SES to verify the domains', wholeNumber, 60)
    .option('--release <folder>', 'Release files (default: those of this version)')
    .option('--dns-server <address>', 'DNS server for the checks instead of the system’s')
    .action(async (flags: DeployFlags) => {
      const { deploy } = await import('../deployment/deploy.ts');
      await explaining(async () => deploy(await worldOf(flags, examiner), flags));
    });
}

function addUpgrade(program: Command, examiner: Examiner): void {
  onAws(program, 'upgrade', 'Update a deployed service to the version of this command')
    .option('--stack <name>', 'Name of the stack', DEFAULT_STACK)
    .option('--plan', 'Show the planned changes without making them')
    .option('--yes', 'Do not ask for confirmation')
    .option(
      '--monitor <minutes>',
      'How long after the update an alarm can roll it back; 0 to disable',
      upTo180,
      5,
    )
    .option('--release <folder>', 'Release files (default: those of this version)')
    .option('--dns-server <address>', 'DNS server for the checks instead of the system’s')
    .action(async (flags: UpgradeFlags) => {
      const { upgrade } = await import('../deployment/upgrade.ts');
      await explaining(async () => upgrade(await worldOf(flags, examiner), flags));
    });
}

function addDestroy(program: Command, examiner: Examiner): void {
  onAws(
    program,
    'destroy',
    'Delete a deployed service; mail and accounts are kept unless you pass --everything',
  )
    .option('--stack <name>', 'Name of the stack', DEFAULT_STACK)
    .option('--everything', 'Delete mail, accounts and keys too; they cannot be restored')
    .option(
      '--confirm <name>',
      'Confirm without a prompt: the name of the stack or, with --everything, the inbox domain',
    )
    .action(async (flags: DestroyFlags) => {
      const { destroy } = await import('../deployment/destroy.ts');
      await explaining(async () => destroy(await worldOf(flags, examiner), flags));
    });
}

function onAws(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--region <region>', 'Region (default: from your AWS configuration)')
    .option('--profile <profile>', 'Profile of your AWS configuration')
    .option('--role-arn <arn>', 'Role that CloudFormation uses instead of your permissions', roleArn);
}

function roleArn(text: string): string {
  if (/^arn:aws[a-z-]*:iam::\d{12}:role\/\S+$/.test(text)) return text;
  throw new InvalidArgumentError(
    'It must be the ARN of a role, such as arn:aws:iam::123456789012:role/deployer.',
  );
}

/** CloudFormation monitors rollback triggers for at most three hours. */
function upTo180(text: string): number {
  const minutes = wholeNumber(text);
  if (minutes > 180) throw new InvalidArgumentError('It must be at most 180.');
  return minutes;
}

async function explaining(work: () => Promise<void>): Promise<void> {
  const { explained } = await import('../deployment/advice.ts');
  try {
    await work();
  } catch (error) {
    throw explained(error);
  }
}

async function worldOf(flags: StackConfig, examiner: Examiner): Promise<World> {
  const [{ setTimeout: pause }, { deploymentClients }, { callerIdentity }, { stackAccess }, { stackConfig }] =
    await Promise.all([
      import('node:timers/promises'),
      import('../deployment/world.ts'),
      import('../deployment/identity.ts'),
      import('../admin/operator-access.ts'),
      import('../stack-outputs.ts'),
    ]);
  const config = stackConfig(flags);
  const aws = deploymentClients(config);
  return {
    aws,
    identity: () => callerIdentity(aws.cloudFormation),
    operator: (url) => stackAccess(url, config),
    examiner,
    ask: process.stdin.isTTY === true ? askUser : undefined,
    print,
    pause: (ms) => pause(ms),
  };
}

import type { Command } from 'commander';
import type { AccessFlags } from '../admin/operator-access.ts';
import { runningDataDir } from '../laptop/running-data-dir.ts';

export function operatorCommand(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(description)
    .option('--json', 'Print JSON')
    .option('--data-dir <directory>', 'Data directory of the running local service', runningDataDir())
    .option('--stack <name>', 'Use this stack on AWS, with your AWS credentials')
    .option(
      '--function <name>',
      'Invoke the admin function (for rebuild: the rebuild function) instead of the operator API',
    )
    .option('--region <region>', 'Region of the stack')
    .option('--profile <profile>', 'Profile of your AWS configuration')
    .hook('preAction', refuseAwsWithoutStack);
}

/** The local service ignores these flags, so the command was meant for a deployment in AWS. */
function refuseAwsWithoutStack(command: Command): void {
  const { stack, function: named, region, profile } = command.opts<AccessFlags>();
  const isLocal = stack === undefined && named === undefined;
  if (isLocal && (region !== undefined || profile !== undefined)) {
    command.error('error: --region and --profile need --stack, the name of a stack on AWS');
  }
}

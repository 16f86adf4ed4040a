import { isIP } from 'node:net';
import { collect, print, runningDataDir, wholeNumber } from 'agentinbox';
import { type Command, InvalidArgumentError } from 'commander';
import type { DoctorFlags } from './doctor.ts';

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('Check whether a service on this machine or on AWS works, and say what to do if it does not')
    .option('--json', 'Print JSON')
    .option('--data-dir <directory>', 'Data directory of the running local service', runningDataDir())
    .option('--stack <name>', 'Use this stack on AWS, with your AWS credentials')
    .option('--before-deploy', 'Check the requirements of the first deployment')
    .option(
      '--set <key=value>',
      'With --before-deploy: deployment setting, as for cdk -c; may be repeated',
      collect,
    )
    .option('--region <region>', 'Region of the stack')
    .option('--profile <profile>', 'Profile of your AWS configuration')
    .option('--probe', 'With --stack: send an email through SES to a temporary inbox and read it')
    .option('--human <address>', 'With --stack: check an address against the suppression list', emailAddress)
    .option(
      '--first-account <file>',
      'With --stack: write facts and questions about a first deployment to a file to send back; answers already in the file are kept',
    )
    .option('--keep-names', 'With --first-account: keep account ids, addresses and domains')
    .option('--dns-server <address>', 'DNS server to use instead of the system’s, such as 1.1.1.1', ipAddress)
    .option('--timeout <seconds>', 'Time limit of each check', positiveSeconds)
    .addHelpText(
      'after',
      '\nExit codes: 0 ok or warnings, 1 failure, 2 usage error, 3 something could not be checked.',
    )
    .hook('preAction', refuseContradictions)
    .action(async (flags: DoctorFlags) => {
      const { doctor } = await import('./doctor.ts');
      const { printed, exitCode } = await doctor(flags);
      print(printed);
      process.exitCode = exitCode;
    });
}

function refuseContradictions(command: Command): void {
  const { stack, beforeDeploy, set, region, profile, probe, human, dnsServer, firstAccount, keepNames } =
    command.opts<DoctorFlags>();
  const refuse = (rule: string): never => command.error(`error: ${rule}`);
  if (stack !== undefined && beforeDeploy === true) {
    refuse('--before-deploy reads the stack name from the stackName setting; omit --stack');
  }
  if (set !== undefined && beforeDeploy !== true) refuse('--set needs --before-deploy');
  if (stack === undefined && (probe === true || human !== undefined || firstAccount !== undefined)) {
    refuse(
      '--probe, --human and --first-account need --stack, the name of a stack on AWS; a local service is always probed',
    );
  }
  if (keepNames === true && firstAccount === undefined) refuse('--keep-names needs --first-account');
  if (human !== undefined && firstAccount !== undefined)
    refuse('--human cannot be used with --first-account');
  const isLocal = stack === undefined && beforeDeploy !== true;
  if (isLocal && (region !== undefined || profile !== undefined || dnsServer !== undefined)) {
    refuse('--region, --profile and --dns-server need --stack, the name of a stack on AWS');
  }
}

function emailAddress(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new InvalidArgumentError('It must be an email address.');
  return text;
}

function ipAddress(text: string): string {
  if (isIP(text) === 0) throw new InvalidArgumentError('It must be an IP address.');
  return text;
}

function positiveSeconds(text: string): number {
  const seconds = wholeNumber(text);
  if (seconds < 1) throw new InvalidArgumentError('It must be at least 1.');
  return seconds;
}

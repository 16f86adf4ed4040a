import { type Command, InvalidArgumentError } from 'commander';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { print } from '../output/output.ts';
import { textTable } from '../output/text-table.ts';
import type { Profile } from './profile.ts';
import { urlOf } from './url-of.ts';

interface SetFlags {
  readonly baseUrl?: string;
  readonly fromStack?: string;
  readonly region?: string;
  readonly awsProfile?: string;
  readonly apiKey?: string;
  readonly streamUrl?: string;
  readonly mcpUrl?: string;
}

export function addProfile(program: Command): void {
  const profile = program
    .command('profile')
    .description('Manage the saved deployments and keys that commands use');
  profile
    .command('set')
    .description('Save a deployment and a key (default: the key in AGENT_INBOX_API_KEY)')
    .argument('[name]', 'Name of the profile', 'default')
    .option('--base-url <url>', 'Base URL, which ends in /v1', endingIn('/v1', httpUrl))
    .option('--from-stack <name>', 'Read the addresses from the outputs of this stack on AWS')
    .option('--region <region>', 'Region of the stack (default: from your AWS configuration)')
    .option('--aws-profile <name>', 'Profile of the AWS configuration that may read the stack')
    .option('--api-key <key>', 'API key; pass it in AGENT_INBOX_API_KEY to keep it out of the shell history')
    .option('--stream-url <url>', 'URL of the stream, wss://…/v1', endingIn('/v1', urlOf(['wss:', 'ws:'])))
    .option('--mcp-url <url>', 'URL of the MCP endpoint, https://…/mcp', endingIn('/mcp', httpUrl))
    .action(async (name: string, flags: SetFlags) => {
      const { saveProfile } = await import('./profile.ts');
      const key = flags.apiKey ?? process.env['AGENT_INBOX_API_KEY'];
      const file = saveProfile(name, {
        ...(await addresses(flags)),
        ...(key === undefined ? {} : { api_key: key }),
        ...(flags.streamUrl === undefined ? {} : { stream_url: flags.streamUrl }),
        ...(flags.mcpUrl === undefined ? {} : { mcp_url: flags.mcpUrl }),
      });
      print(`Saved ${name} in ${file}.`);
    });
  profile
    .command('delete')
    .description('Delete a saved profile; its key stays valid')
    .argument('<name>', 'Name of the profile')
    .action(async (name: string) => {
      const { deleteProfile } = await import('./profile.ts');
      print(`Deleted ${name} from ${deleteProfile(name)}.`);
    });
  profile
    .command('list')
    .description('List the saved profiles without their keys')
    .action(async () => {
      const { profilesFile } = await import('./profile.ts');
      const saved = Object.entries(profilesFile().read() ?? {});
      if (saved.length === 0) print('No profiles are saved.');
      else
        print(
          textTable(
            [
              ['PROFILE', ([name]) => name],
              ['BASE_URL', ([, { base_url }]) => base_url],
            ],
            saved,
          ).join('\n'),
        );
    });
}

const httpUrl = urlOf(['https:', 'http:']);

function endingIn(end: string, url: (text: string) => string): (text: string) => string {
  return (text) => {
    const address = url(text).replace(/\/$/, '');
    if (address.endsWith(end)) return address;
    throw new InvalidArgumentError(`It must end in ${end}.`);
  };
}

async function addresses({ baseUrl, fromStack, region, awsProfile }: SetFlags): Promise<Profile> {
  if (baseUrl !== undefined && fromStack === undefined) return { base_url: baseUrl };
  if (baseUrl !== undefined || fromStack === undefined)
    throw new WrongUsage('Pass either --base-url or --from-stack');
  const { stackAddresses } = await import('./stack-addresses.ts');
  return await stackAddresses(fromStack, {
    ...(region === undefined ? {} : { region }),
    ...(awsProfile === undefined ? {} : { profile: awsProfile }),
  });
}

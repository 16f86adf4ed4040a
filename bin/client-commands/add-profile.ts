import { type Command, InvalidArgumentError } from 'commander';
import { print } from '../output/output.ts';
import { textTable } from '../output/text-table.ts';

export function addProfile(program: Command): void {
  const profile = program.command('profile').description('deployments and keys that commands use');
  profile
    .command('set')
    .description('save a deployment and a key; the key is read from AGENT_INBOX_API_KEY when it is not given')
    .argument('[name]', 'name of the profile', 'default')
    .requiredOption('--base-url <url>', 'ends in /v1', urlOf(['https:', 'http:']))
    .option('--api-key <key>', 'better given in the environment, where no shell history keeps it')
    .option('--stream-url <url>', 'wss://…/v1', urlOf(['wss:', 'ws:']))
    .option('--mcp-url <url>', 'https://…/mcp', urlOf(['https:', 'http:']))
    .action(
      async (
        name: string,
        flags: { baseUrl: string; apiKey?: string; streamUrl?: string; mcpUrl?: string },
      ) => {
        const { saveProfile } = await import('./profile.ts');
        const key = flags.apiKey ?? process.env['AGENT_INBOX_API_KEY'];
        const file = saveProfile(name, {
          base_url: flags.baseUrl,
          ...(key === undefined ? {} : { api_key: key }),
          ...(flags.streamUrl === undefined ? {} : { stream_url: flags.streamUrl }),
          ...(flags.mcpUrl === undefined ? {} : { mcp_url: flags.mcpUrl }),
        });
        print(`Saved ${name} in ${file}.`);
      },
    );
  profile
    .command('list')
    .description('names and addresses; keys are not shown')
    .action(async () => {
      const { profilesFile } = await import('./profile.ts');
      const saved = Object.entries(profilesFile().read() ?? {});
      if (saved.length === 0) print('There are no profiles.');
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

/** Before it is saved: every later command reads the file. */
function urlOf(protocols: readonly string[]): (text: string) => string {
  return (text) => {
    if (protocols.includes(URL.parse(text)?.protocol ?? '')) return text;
    throw new InvalidArgumentError(
      `It must be a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}.`,
    );
  };
}

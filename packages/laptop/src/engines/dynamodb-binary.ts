import { createRequire } from 'node:module';
import packageJson from '../../package.json' with { type: 'json' };

/** `npm ci` installs only this package: the hashes of the other platforms are unknown and not in the lock file. */
const VERSION = packageJson.optionalDependencies['@dynoxide/linux-x64'];

export const ENGINES: Readonly<Record<string, string>> = Object.fromEntries(
  ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'].map((system) => [
    `@dynoxide/${system}`,
    VERSION,
  ]),
);

export const DYNAMODB_ENDPOINT_VARIABLE = 'AGENT_INBOX_DYNAMODB_ENDPOINT';

export function dynamodbBinary(
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  const system = `${platform}-${architecture}`;
  const name = `@dynoxide/${system}`;
  try {
    return createRequire(import.meta.url).resolve(`${name}/dynoxide`);
  } catch {
    const found = Object.hasOwn(ENGINES, name)
      ? `The DynamoDB engine for ${system} is not installed. Run npm install --no-save ${name}@${VERSION}, or set`
      : `There is no DynamoDB engine for ${system}. Set`;
    throw new Error(
      `${found} ${DYNAMODB_ENDPOINT_VARIABLE} to the address of a DynamoDB-compatible engine such as DynamoDB Local, ` +
        'for example http://127.0.0.1:8000',
    );
  }
}

import { createRequire } from 'node:module';
import packageJson from '../../package.json' with { type: 'json' };

/** The version that package-lock.json has for Linux. */
const ENGINE_VERSION = packageJson.devDependencies['@dynoxide/linux-x64'];

/** Names another DynamoDB-compatible engine, for platforms without a binary. */
export const DYNAMODB_ENDPOINT_VARIABLE = 'AGENT_INBOX_DYNAMODB_ENDPOINT';

/**
 * Path of the dynoxide binary that npm installed for a platform.
 * @throws Error that says which package to install or which variable to set.
 */
export function dynamodbBinary(
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  const name = `@dynoxide/${platform}-${architecture}`;
  const file = platform === 'win32' ? 'dynoxide.exe' : 'dynoxide';
  try {
    return createRequire(import.meta.url).resolve(`${name}/${file}`);
  } catch {
    throw new Error(
      `There is no DynamoDB engine for ${platform}-${architecture} in node_modules. Install its package, where there is one ` +
        `(npm install --no-save --force ${name}@${ENGINE_VERSION}), or set ${DYNAMODB_ENDPOINT_VARIABLE} to the address of a ` +
        'DynamoDB-compatible engine such as DynamoDB Local, as http://127.0.0.1:8000',
    );
  }
}

import { createRequire } from 'node:module';
import packageJson from '../../package.json' with { type: 'json' };

/** The engine's packages with their version, by name; `npm ci` installs the one of the machine. */
const PACKAGES: Readonly<Record<string, string>> = packageJson.optionalDependencies;

/** Names another DynamoDB-compatible engine, for platforms without a binary. */
export const DYNAMODB_ENDPOINT_VARIABLE = 'AGENT_INBOX_DYNAMODB_ENDPOINT';

/**
 * Path of the dynoxide binary that npm installed for a platform.
 * @throws Error that says how to install the package, where there is one, and which variable to set otherwise.
 */
export function dynamodbBinary(
  platform: string = process.platform,
  architecture: string = process.arch,
): string {
  const name = `@dynoxide/${platform}-${architecture}`;
  try {
    return createRequire(import.meta.url).resolve(`${name}/dynoxide`);
  } catch {
    const version = PACKAGES[name];
    const found =
      version === undefined
        ? `There is no DynamoDB engine for ${platform}-${architecture}. Set`
        : `The DynamoDB engine for ${platform}-${architecture}, the optional package ${name}@${version}, is not in node_modules. ` +
          'Run npm ci again, without --omit=optional, or set';
    throw new Error(
      `${found} ${DYNAMODB_ENDPOINT_VARIABLE} to the address of a DynamoDB-compatible engine such as DynamoDB Local, ` +
        'as http://127.0.0.1:8000',
    );
  }
}

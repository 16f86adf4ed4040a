import { createRequire } from 'node:module';

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
  } catch (cause) {
    throw new Error(
      `No DynamoDB engine for ${platform}-${architecture}: install the package ${name} (npm install --no-save ${name}), ` +
        `or set ${DYNAMODB_ENDPOINT_VARIABLE} to the address of a DynamoDB-compatible engine such as DynamoDB Local`,
      { cause },
    );
  }
}

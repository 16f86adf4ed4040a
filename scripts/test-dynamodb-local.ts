import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DYNAMODB_ENDPOINT_VARIABLE } from '../packages/laptop/src/engines/dynamodb-binary.ts';
import { fetchDynamodbLocal } from './dynamodb-local/fetch-dynamodb-local.ts';
import { findJava } from './dynamodb-local/find-java.ts';
import { startDynamodbLocal } from './dynamodb-local/start-dynamodb-local.ts';
import { findTableTests } from './dynamodb-local/table-tests.ts';
import { runVitest } from './run-vitest.ts';

/** `npm run test:dynamodb-local [-- test/file...]` uses AWS's DynamoDB Local instead of the embedded engine. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(chosen: readonly string[]): Promise<number> {
  const java = findJava(process.env);
  const folder = fetchDynamodbLocal(join(ROOT, '.cache', 'dynamodb-local'));
  const files = chosen.length > 0 ? chosen : findTableTests(ROOT);

  const server = await startDynamodbLocal(java, folder);
  console.log(`DynamoDB Local answers at ${server.origin}`);
  try {
    return await runVitest(files, { [DYNAMODB_ENDPOINT_VARIABLE]: server.origin });
  } finally {
    await server.stop();
  }
}

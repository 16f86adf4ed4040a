import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DYNAMODB_ENDPOINT_VARIABLE } from '../../packages/laptop/src/engines/dynamodb-binary.ts';
import { startDynamodb } from '../../packages/laptop/src/engines/dynamodb-engine.ts';
import { findJava } from '../../scripts/dynamodb-local/find-java.ts';
import { findTableTests } from '../../scripts/dynamodb-local/table-tests.ts';
import { openTestTable } from '../lambdas/store/table/test-table.ts';

describe('findJava', () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'java-'));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  function fakeJava(name: string, status: number): string {
    const bin = join(directory, name, 'bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'java'), `#!/bin/sh\nexit ${status}\n`);
    chmodSync(join(bin, 'java'), 0o755);
    return join(directory, name);
  }

  test('without a Java runtime throws an error that says how to install one', () => {
    expect(() => findJava({ PATH: directory })).toThrow(/no Java runtime .* openjdk-17-jre-headless/s);
  });

  test('takes the runtime of JAVA_HOME before the one on the PATH', () => {
    const home = fakeJava('home', 0);

    expect(findJava({ JAVA_HOME: home, PATH: join(fakeJava('path', 0), 'bin') })).toBe(
      join(home, 'bin', 'java'),
    );
  });

  test('takes the runtime on the PATH when the one of JAVA_HOME does not start', () => {
    const PATH = join(fakeJava('good', 0), 'bin');

    expect(findJava({ JAVA_HOME: fakeJava('broken', 1), PATH })).toBe('java');
    expect(findJava({ JAVA_HOME: join(directory, 'nowhere'), PATH })).toBe('java');
  });
});

test('findTableTests finds tests that open the table through another file, and leaves out long ones', () => {
  const tests = findTableTests(fileURLToPath(new URL('../..', import.meta.url)));

  expect(tests).toContain('test/lambdas/store/account/accounts.test.ts');
  expect(tests).toContain('test/lambdas/accounts/sign-up.test.ts');
  expect(tests).not.toContain('test/lambdas/accounts/parallel.long.test.ts');
  expect(tests).not.toContain('test/lambdas/http/credentials.test.ts');
});

test('openTestTable opens tables of their own in the engine that the environment names, and deletes them', async () => {
  const engine = await startDynamodb({});
  const client = new DynamoDBClient({
    endpoint: engine.origin,
    region: 'us-east-1',
    credentials: { accessKeyId: 'T', secretAccessKey: 'T' },
  });
  const tableNames = async () => (await client.send(new ListTablesCommand({}))).TableNames;
  try {
    vi.stubEnv(DYNAMODB_ENDPOINT_VARIABLE, engine.origin);
    const [first, second] = [await openTestTable(), await openTestTable()];

    expect(await tableNames()).toEqual([first.name, second.name].sort());

    await first.stop();
    await second.stop();
    expect(await tableNames()).toEqual([]);
  } finally {
    client.destroy();
    await engine.stop();
  }
});

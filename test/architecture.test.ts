import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importCycles } from './architecture/import-cycles.ts';
import { lengthViolations, type Sources, violations } from './architecture/violations.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function sourcesOf(...folders: readonly string[]): Sources {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    if (!existsSync(join(ROOT, folder))) continue;
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(m?[jt]s|tsx)$/.test(path) || /(?:^|\/)(?:dist|node_modules)\//.test(path)) continue;
      sources.set(`${folder}/${path.split(sep).join('/')}`, readFileSync(join(ROOT, folder, path), 'utf8'));
    }
  }
  return sources;
}

const written = sourcesOf('bin', 'lib', 'lambdas', 'console', 'packages');
const around = sourcesOf('test', 'bench', 'scripts', 'examples');

describe('the sources', () => {
  test('are all looked at', () => {
    expect(written.has('bin/app.ts')).toBe(true);
    expect(written.has('lib/stack.ts')).toBe(true);
    expect(written.has('lambdas/environment.ts')).toBe(true);
    expect(written.has('packages/laptop/src/contract.ts')).toBe(true);
    expect(written.has('bin/agent-inbox.mjs')).toBe(true);
    expect(written.has('packages/client/src/index.ts')).toBe(true);
    expect(written.has('console/src/main.tsx')).toBe(true);
    expect(written.has('packages/client/test/package.slow.test.ts')).toBe(true);
  });

  test('keep to who may import whom, to one reader of the environment, and to size and names', () => {
    expect(violations(written)).toEqual([]);
  });

  test('have at most 350 lines, tests and measurements included', () => {
    expect(around.size).toBeGreaterThan(500);
    expect([...lengthViolations(written), ...lengthViolations(around)]).toEqual([]);
  });

  test('have no files or folders that import one another in a circle, in no folder', () => {
    expect(importCycles(written)).toEqual([]);
  });
});

describe('the rules notice', () => {
  test.each([
    ['lambdas/operations/a.ts', "import { reply } from '../http/reply.ts';", 'operations knows no transport'],
    ['lambdas/message/a.ts', "export * from '../stream/frames.ts';", 'message knows no transport'],
    ['lambdas/auth/a.ts', "const { tools } = await import('../mcp/tools.ts');", 'auth knows no transport'],
    ['lambdas/events/a.ts', "import type { Reply } from '../http/reply.ts';", 'events knows no transport'],
    ['lambdas/webhooks/deep/a.ts', "import '../../http/reply.ts';", 'webhooks knows no transport'],
    [
      'lambdas/operations/a.ts',
      "import {\n  S3Client,\n} from '@aws-sdk/client-s3';",
      'only aws, store and the composition roots know the AWS SDK',
    ],
    ['lambdas/http/a.ts', "import '@aws-sdk/client-s3';", 'only aws, store and the composition roots'],
    ['lambdas/store/a.ts', "import { x } from '../../lib/x.ts';", 'the service sees only itself'],
    ['lambdas/store/a.ts', "import { run } from '../operations/execute.ts';", 'none of its users'],
    ['lambdas/store/a.ts', "import { find } from '../search/search-page.ts';", 'none of its users'],
    ['lambdas/jobs/a.ts', "import type { Table } from '../store/table/table.ts';", 'imports no other folder'],
    ['lambdas/console/a.ts', "import { log } from '../observability/log.ts';", 'imports only core'],
    ['lambdas/store/a.ts', "import { App } from 'aws-cdk-lib';", 'does not know its infrastructure'],
    [
      'lib/a.ts',
      "import { run } from '../lambdas/operations/execute.ts';",
      'infrastructure sees of the service',
    ],
    [
      'lib/constructs/a.ts',
      "import { x } from '../../packages/laptop/src/x.ts';",
      'infrastructure sees the service only',
    ],
    [
      'packages/laptop/src/a.ts',
      "import { settings } from '../../../lib/settings.ts';",
      'a package sees packages only',
    ],
    ['console/src/a.tsx', "import { x } from '../../lambdas/ids.ts';", 'the console sees the client and'],
    ['console/src/a.tsx', "import { x } from '@agent-inbox/laptop';", 'the console sees the client and'],
    ['packages/a/src/a.ts', "import { x } from '../../../lambdas/ids.ts';", 'a package sees packages only'],
    [
      'packages/a/src/a.ts',
      "import type { X } from '../../b/src/x.ts';",
      'a package sees another by its name',
    ],
    [
      'packages/agentinbox/src/a.ts',
      "import { x } from '../../../lambdas/operations/registry.ts';",
      'a package sees packages only',
    ],
    [
      'packages/doctor/src/a.ts',
      "import { x } from '../../../lambdas/admin/registry.ts';",
      'a package sees packages only',
    ],
    ['packages/a/test/a.ts', "import { x } from '../../../test/x.ts';", 'a package sees packages only'],
    ['packages/client/a.ts', "import { x } from '../../console/src/x.ts';", 'a package sees packages only'],
    [
      'packages/client/a.ts',
      "import { x } from '../laptop/src/contract.ts';",
      'a package sees another by its name',
    ],
    ['packages/client/a.ts', "type X = import('../../lambdas/ids.ts').X;", 'a package sees packages only'],
    ['packages/client/test/a.ts', "import { x } from '../../../test/x.ts';", 'a package sees packages only'],
    ['packages/client/src/a.ts', "import { WebSocket } from 'ws';", 'the client has no dependencies'],
    ['lib/a.ts', "import { z } from 'zod';", 'zod other than as'],
    ['lib/a.ts', "import z from 'zod';", 'zod other than as'],
    ['lib/a.ts', "import * as z from 'zod/mini';", 'by its one name'],
    ['lambdas/http/a.ts', 'const stage = process.env.STAGE;', 'reads process.env'],
    ['lambdas/http/a.ts', 'const { env } = process;', 'reads process.env'],
    ['lambdas/aws/sdk/a.ts', 'const client = new S3Client({});', 'makes a S3Client without limits'],
    ['lambdas/a.lambda.ts', 'const client = new SESClient({});', 'makes a SESClient without limits'],
    [
      'packages/doctor/src/a.ts',
      'const client = new LambdaClient(config);',
      'makes a LambdaClient without limits',
    ],
    [
      'lambdas/aws/a.ts',
      'const c = DynamoDBDocumentClient.from(low);',
      'DynamoDBDocumentClient without limits',
    ],
    ['lambdas/store/inbox/a.ts', 'const key = { pk: partition, sk: id };', 'builds a key of the table'],
    ['lambdas/purge/a.ts', "const pk = 'TENANT#'.concat(tenantId);", 'builds a key of the table'],
    ['lambdas/store/a.ts', "const prefix = 'RETIRED-KEY#';", 'builds a key of the table'],
    ['lambdas/store/a.ts', 'const row = { gsk: messageKey };', 'builds a key of the table'],
    ['lambdas/a.ts', 'if (error instanceof ConditionalCheckFailedException) return;', 'a failed condition'],
    ['lambdas/store/a.ts', 'const more = { ExclusiveStartKey: lastKey };', 'follows the pages of a query'],
    ['lambdas/utils/a.ts', '', 'says nothing'],
    ['lib/common.ts', '', 'says nothing'],
    ['packages/laptop/src/a/helpers.test.ts', '', 'says nothing'],
    ['packages/agentinbox/src/a.ts', 'console.log(mail.subject);', 'writes to the standard streams'],
    ['packages/agentinbox/src/a.mjs', "console['error'](error);", 'writes to the standard streams'],
    ['bin/a.ts', 'process.stdout.write(text);', 'writes to the standard streams'],
    ['bin/a.ts', "process['stderr'].write(text);", 'writes to the standard streams'],
    ['bin/a.ts', 'const { stdout } = process;', 'writes to the standard streams'],
    ['bin/a.ts', "import { stdout } from 'node:process';", 'writes to the standard streams'],
    ['bin/a.ts', "import { Console } from 'node:console';", 'writes to the standard streams'],
    ['bin/a.ts', 'writeSync(1, text);', 'writes to the standard streams'],
    ['packages/laptop/src/a.ts', 'console.log(line);', 'writes to the standard streams'],
    ['packages/client/a.ts', 'console.warn(answer);', 'writes to the standard streams'],
    ['packages/laptop/src/engines/a.ts', "import { buildApp } from 'fauxqs';", 'alone knows parts of fauxqs'],
    [
      'packages/laptop/src/engines/a.ts',
      "const path = findPackageJSON('fauxqs', url);",
      'alone knows parts of fauxqs',
    ],
    [
      'packages/laptop/src/a.ts',
      "await import('fauxqs/dist/persistence.js');",
      'alone knows parts of fauxqs',
    ],
    ['packages/laptop/src/a.ts', 'stores.sqsStore.allQueues();', 'alone knows parts of fauxqs'],
    ['packages/laptop/src/a.ts', "database.exec('DELETE FROM sqs_messages');", 'alone knows parts of fauxqs'],
  ])('%s: %s', (file, text, sentence) => {
    const found = violations(new Map([[file, text]]));

    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
  });

  test.each([
    ['lambdas/aws/a.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
    ['lambdas/store/a.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
    ['lambdas/api.lambda.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
    ['lambdas/services.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
    ['lambdas/http/a.ts', "import { registry } from '../operations/registry.ts';"],
    ['lib/a.ts', "import { registry } from '../lambdas/operations/registry.ts';"],
    ['lib/a.ts', "import type * as z from 'zod';\nexport * as z from 'zod';"],
    ['lambdas/environment.ts', 'export const all = process.env;'],
    ['lambdas/aws/open-client.ts', 'const client = new SomeClient(config);'],
    ['lambdas/store/keys.ts', "const key = { pk: 'TENANT#'.concat(tenantId), sk: id };"],
    ['lambdas/store/a.ts', 'const schema = z.object({ pk: z.string(), sk: z.string() });'],
    ['lambdas/store/a.ts', 'interface Key { readonly pk: string; readonly sk: string }'],
    ['packages/laptop/src/a.ts', 'const all = process.env;'],
    ['packages/laptop/src/engines/fauxqs-parts.ts', "import { buildApp } from 'fauxqs';"],
    ['packages/laptop/src/a.ts', 'const { fauxqs, fauxqsAgent } = engines;'],
    ['packages/agentinbox/src/output/output.ts', 'console.log(displayable(text));'],
    ['bin/a.ts', 'for (const stream of [child.stdout, child.stderr]) read(stream);'],
  ])('nothing wrong in %s: %s', (file, text) => {
    expect(violations(new Map([[file, text]]))).toEqual([]);
  });

  test('a file with more than 350 lines that is not generated', () => {
    const lines = (count: number) => 'x\n'.repeat(count);

    expect(lengthViolations(new Map([['test/a.test.ts', lines(350)]]))).toEqual([]);
    expect(lengthViolations(new Map([['packages/client/src/generated/a.ts', lines(351)]]))).toEqual([]);
    expect(lengthViolations(new Map([['test/a.test.ts', lines(351)]]))).toEqual([
      'test/a.test.ts has 351 lines, more than 350',
    ]);
  });

  test('a circle of files and of folders, at each level, of types too', () => {
    const circles = (...imports: readonly (readonly [string, string])[]) =>
      importCycles(
        new Map([...imports.map(([file, text]) => [file, text] as const), ['lambdas/message/e.ts', '']]),
      );

    expect(
      circles(
        ['lambdas/message/a.ts', "import { b } from '../store/b.ts';"],
        ['lambdas/store/b.ts', "import { c } from '../auth/c.ts';"],
        ['lambdas/auth/c.ts', "import { a } from '../message/a.ts';"],
        ['lambdas/events/d.ts', "import { a } from '../message/a.ts';"],
      ),
    ).toEqual(['lambdas: auth message store']);
    // Of folders only, and of types only.
    expect(
      circles(
        ['lambdas/message/a.ts', "import { b } from '../store/b.ts';"],
        ['lambdas/store/b.ts', ''],
        ['lambdas/store/c.ts', "import type { E } from '../message/e.ts';"],
      ),
    ).toEqual(['lambdas: message store']);
    expect(
      circles(
        ['packages/laptop/src/iam/deep/a.ts', "import type { B } from './b.ts';"],
        ['packages/laptop/src/iam/deep/b.ts', "import { a } from './a.ts';"],
      ),
    ).toEqual(['packages/laptop/src/iam/deep: a.ts b.ts']);
    expect(circles(['bin/a.ts', "import { b } from './b/b.ts';"], ['bin/b/b.ts', ''])).toEqual([]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { adminCommand } from './admin-command.ts';
import { changedAssembly, type Resources } from './changed-assembly.ts';
import { addDeadLetters, waitingMessages } from './dead-letters.ts';
import { Service } from './service.ts';

const DISCARDED = 'AuditLinesDiscarded';

/** How often the line of each entry was written, by the action of the entry. */
function linesOf(service: Service, tenant: string): Readonly<Record<string, number>> {
  const lines = service
    .logs()
    .split('\n')
    .filter((line) => line.includes('"message":"audit"') && line.includes(tenant));
  const actions = lines.map((line) => /"action":"([\w.]+)"/.exec(line)?.[1] ?? '');
  return Object.fromEntries(
    [...Map.groupBy(actions, (each) => each)].map(([name, all]) => [name, all.length]),
  );
}

const statementsSchema = z.looseObject({
  PolicyDocument: z.looseObject({ Statement: z.array(z.looseObject({ Action: z.unknown() })) }),
});

/** The writer of lines has lost the right to read entries, and Lambda gives it each record once. */
function forbidReading(resources: Resources): void {
  for (const [id, { Type, Properties }] of Object.entries(resources)) {
    if (Type === 'AWS::IAM::Policy' && id.startsWith('AuditLines')) {
      const { PolicyDocument } = statementsSchema.parse(Properties);
      const Statement = PolicyDocument.Statement.filter(({ Action }) => Action !== 'dynamodb:BatchGetItem');
      Properties['PolicyDocument'] = { ...PolicyDocument, Statement };
    }
    if (Type === 'AWS::Lambda::EventSourceMapping' && id.startsWith('AuditLines')) {
      Properties['MaximumRetryAttempts'] = 0;
    }
  }
}

test('a redrive of records that Lambda gave up reads them in the stream again, and writes the lines of entries only', async () => {
  // The range begins with the first record of the table, so the service is not the one that other files have used.
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-lines-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const service = await Service.start({ dataDir });
  onTestFinished(() => service.stop());
  const account = await service.account();
  for (let inbox = 0; inbox < 20; inbox++) await service.post('/inboxes', {}, account.apiKey);
  await service.runtime.settled();
  expect(linesOf(service, account.organizationId)).toMatchObject({ 'account.created': 1 });

  const place = {
    streamArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/StoreTable0CCFA19B/stream/local',
    shardId: 'shardId-00000000000000000000-00000000',
    startSequenceNumber: '1',
    endSequenceNumber: '80',
    approximateArrivalOfFirstRecord: '2026-11-29T10:00:00Z',
    approximateArrivalOfLastRecord: '2026-11-29T10:00:01Z',
  };
  await addDeadLetters(service, DISCARDED, JSON.stringify({ version: '1.0', DDBStreamBatchInfo: place }));
  const { stdout } = await adminCommand(['redrive', DISCARDED, '--data-dir', service.runtime.dataDir]);

  expect(stdout).toBe(`${DISCARDED}: 1 moved, 0 left\n`);
  expect(linesOf(service, account.organizationId)).toMatchObject({ 'account.created': 2 });
});

test('records that the writer of lines failed wait in a queue; once the stream has forgotten them a redrive says which were lost', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-lines-'));
  const broken = await changedAssembly(forbidReading);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const first = await Service.start({ dataDir, assembly: broken.directory });
  const account = await first.account();
  await first.runtime.settled();
  const waiting = await waitingMessages(first, DISCARDED);
  expect(waiting).toBeGreaterThan(0);
  expect(linesOf(first, account.organizationId)).toEqual({});
  await first.stop();
  broken.remove();

  const service = await Service.start({ dataDir });
  onTestFinished(() => service.stop());
  const { stdout } = await adminCommand(['redrive', DISCARDED, '--data-dir', dataDir]);
  expect(stdout).toBe(`${DISCARDED}: ${waiting} moved, 0 left\n`);
  expect(service.logs().match(/"message":"audit lines lost","first":"2/g)).toHaveLength(waiting);
  // The entries themselves are in the log.
  const log = await service.get('/audit-log?action=account.created', account.apiKey);
  expect(log.list('entries')).toHaveLength(1);
});

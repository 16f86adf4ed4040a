import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { Service } from '../system/service.ts';

const HOST = fileURLToPath(new URL('./function-host.ts', import.meta.url));
/** Usually 200 MB; the function has 1,769 MB. */
const LIMIT_KILOBYTES = 512 * 1024;

let service: Service;
let directory: string;
beforeAll(async () => {
  service = await Service.start();
  directory = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  await service.stop();
});

/** The mail as SES stores it, with the receipt that SQS would hand to the function. */
async function arrivedMail(raw: Buffer): Promise<string> {
  const { template, inspection } = service.runtime;
  const messageId = 'm'.repeat(40);
  const [bucket] = template.ofType('AWS::S3::Bucket');
  const bucketName = bucket?.logicalId.toLowerCase();
  const objectKey = `incoming/${messageId}`;
  await inspection.s3.send(new PutObjectCommand({ Bucket: bucketName, Key: objectKey, Body: raw }));
  const pass = { status: 'PASS' };
  const body = {
    notificationType: 'Received',
    mail: { timestamp: new Date().toISOString(), source: 'ada@sender.example', messageId },
    receipt: {
      timestamp: new Date().toISOString(),
      recipients: [service.development.inboxId],
      spamVerdict: pass,
      virusVerdict: pass,
      spfVerdict: pass,
      dkimVerdict: pass,
      dmarcVerdict: pass,
      action: { type: 'S3', bucketName, objectKey },
    },
  };
  const record = {
    messageId: 'one',
    body: JSON.stringify(body),
    attributes: { ApproximateReceiveCount: '1' },
  };
  const file = join(directory, 'event.json');
  writeFileSync(file, JSON.stringify({ Records: [record] }));
  return file;
}

test('receives a 35 MB mail in under 512 MB resident', async () => {
  const boundary = 'b';
  const line = `${randomBytes(57).toString('base64')}\r\n`;
  const raw = Buffer.from(
    [
      'From: ada@sender.example',
      'Subject: Large',
      `Content-Type: multipart/mixed; boundary=${boundary}`,
      '',
      `--${boundary}`,
      'Content-Type: application/octet-stream',
      'Content-Disposition: attachment; filename=large.bin',
      'Content-Transfer-Encoding: base64',
      '',
      line.repeat(Math.floor(35_000_000 / line.length)),
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
  const eventFile = await arrivedMail(raw);
  const logicalId = service.runtime.template
    .ofType('AWS::Lambda::Function')
    .find((fn) => fn.logicalId.includes('ReceiveMail'))?.logicalId;
  const { settings, environment } = service.runtime.compute.functions.deployed(logicalId ?? '');

  const { stdout } = await promisify(execFile)(
    process.execPath,
    [HOST, settings.bundle, settings.handler, eventFile],
    { env: { ...environment } },
  );

  const outcome = z
    .object({ result: z.unknown(), maxResidentKilobytes: z.number() })
    .parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  expect(outcome.result).toEqual({ batchItemFailures: [] });
  // The list is read from an index, which is behind the table.
  await service.runtime.settled();
  const message = await service.newest(service.development);
  expect(message.list('attachments')[0]?.string('filename')).toBe('large.bin');
  expect(outcome.maxResidentKilobytes).toBeLessThan(LIMIT_KILOBYTES);
});

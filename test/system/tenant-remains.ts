import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { bucketName } from '../../packages/laptop/src/resources/bucket.ts';
import type { Service } from './service.ts';
import { everyRow } from './stored-rows.ts';

/** Every row of the service that contains one of the texts, as text, without the audit log: that is kept for 400 days. */
export async function rowsWith(service: Service, texts: readonly string[]): Promise<readonly string[]> {
  return (await everyRowWith(service, texts)).filter((row) => !row.includes('"pk":"AUDIT#'));
}

export async function everyRowWith(service: Service, texts: readonly string[]): Promise<readonly string[]> {
  const rows: string[] = [];
  for await (const row of everyRow(service)) rows.push(JSON.stringify(row));
  return rows.filter((row) => texts.some((text) => row.includes(text)));
}

/** Keys of every object in the service's buckets that contains one of the texts. */
export async function objectsWith(service: Service, texts: readonly string[]): Promise<readonly string[]> {
  const { inspection, template } = service.runtime;
  const keys: string[] = [];
  for (const { logicalId } of template.ofType('AWS::S3::Bucket')) {
    for (let after: string | undefined; ; ) {
      const page = await inspection.s3.send(
        new ListObjectsV2Command({ Bucket: bucketName(logicalId), ContinuationToken: after }),
      );
      keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
      if (page.NextContinuationToken === undefined) break;
      after = page.NextContinuationToken;
    }
  }
  return keys.filter((key) => texts.some((text) => key.includes(text)));
}

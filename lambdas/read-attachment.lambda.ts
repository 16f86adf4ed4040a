import type { DocumentFile } from '@agent-inbox/document-text';
import { DocumentReaders } from '@agent-inbox/document-text';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { makeText } from './attachments/make-text.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import { loadSqs } from './aws/sdk/load-sqs.ts';
import { eachMessage } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { receiveCount } from './batch/receive-count.ts';
import { readAttachmentEnvironment, readEnvironment } from './environment.ts';
import { attachmentTextJobSchema, tenantOfText } from './jobs/attachment-text-job.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';
import { openTable } from './store/table/open-table.ts';

const environment = readEnvironment(readAttachmentEnvironment);
const { LD_LIBRARY_PATH } = environment;
const readers = new DocumentReaders({
  program: new URL('./read-document.child.mjs', import.meta.url),
  environment: LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH },
});

const services = {
  table: openTable(environment.TABLE_NAME),
  queue: sqsJobQueue(environment.QUEUE_URL, loadSqs, tenantOfText),
  now: () => new Date(),
  bucket: openMailBucket(environment.MAIL_BUCKET_NAME),
  read: (file: DocumentFile) => readers.read(file),
};

const BATCH = { lateAfterSeconds: LATE_AFTER_SECONDS['read-attachment'], queueUrl: environment.QUEUE_URL };

export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const response = await eachMessage(event, BATCH, (record) =>
    makeText(services, attachmentTextJobSchema.parse(JSON.parse(record.body)), {
      messageId: record.messageId,
      receives: receiveCount(record),
    }),
  );
  readers.prepare();
  return response;
}

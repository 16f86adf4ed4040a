import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { makeText } from './attachments/make-text.ts';
import { eachMessage } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { receiveCount } from './batch/receive-count.ts';
import type { DocumentFile } from './documents/document.ts';
import { DocumentReaders } from './documents/document-readers.ts';
import { readAttachmentEnvironment, readEnvironment } from './environment.ts';
import { attachmentTextJobSchema } from './jobs/attachment-text-job.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';

const environment = readEnvironment(readAttachmentEnvironment);
const { LD_LIBRARY_PATH } = environment;
const readers = new DocumentReaders({
  program: new URL('./read-document.child.mjs', import.meta.url),
  environment: LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH },
});

const services = {
  bucket: openMailBucket(environment.MAIL_BUCKET_NAME),
  read: (file: DocumentFile) => readers.read(file),
};

/** SQS may give a message out twice, and a call of S3 may fail: only after these the file is to blame. The first three are within a minute. */
const MAX_ATTEMPTS = 4;

const BATCH = { lateAfterSeconds: LATE_AFTER_SECONDS['read-attachment'], queueUrl: environment.QUEUE_URL };

/** Attachments whose text was asked for. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const response = await eachMessage(event, BATCH, (record) =>
    makeText(
      services,
      attachmentTextJobSchema.parse(JSON.parse(record.body)),
      receiveCount(record) > MAX_ATTEMPTS,
    ),
  );
  readers.prepare();
  return response;
}

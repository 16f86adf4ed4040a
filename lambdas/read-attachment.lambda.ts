import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { makeText } from './attachments/make-text.ts';
import { eachMessage, receiveCount } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import type { DocumentFile } from './documents/document.ts';
import { readInChild } from './documents/read-in-child.ts';
import { readAttachmentEnvironment, readEnvironment } from './environment.ts';
import { attachmentTextJobSchema } from './jobs/attachment-text-job.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';

const environment = readEnvironment(readAttachmentEnvironment);
const program = new URL('./read-document.child.mjs', import.meta.url);

const services = {
  bucket: openMailBucket(environment.MAIL_BUCKET_NAME),
  read: (file: DocumentFile) => readInChild(file, { program }),
};

/** Attachments whose text was asked for. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, LATE_AFTER_SECONDS['read-attachment'], (record) =>
    makeText(services, attachmentTextJobSchema.parse(JSON.parse(record.body)), receiveCount(record) > 1),
  );
}

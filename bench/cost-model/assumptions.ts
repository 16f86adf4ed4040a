/** What is not counted but taken for granted, each with its reason. Change it to your own mail. */
export const ASSUMED = {
  /** Billed milliseconds on Graviton at the memory of the template, warm; `npm run bench` measures on your machine. */
  receiveMs: 150,
  receiveGigabytes: 1.73,
  apiMs: 20,
  apiGigabytes: 1,
  workerMs: 40,
  workerGigabytes: 0.5,
  scheduledGigabytes: 0.25,
  /** Initialization of an instance, billed since August 2025, and the share of invocations that begin with one. */
  initializationMs: 500,
  initializationShare: 0.01,
  /** Mails of a tenant in five minutes, which share a roll-up of usage; a tenant with 43,000 mails a month has as many. */
  mailsPerRollUp: 5,
  /** What the index reads of the table to take a mail in. */
  indexedReadUnits: 1,
  /** Processor time to take a mail in and to copy it as segments are merged. */
  indexedMs: 10,
  indexedGigabytes: 1,
  /**
   * A search in an instance that has read nothing of the index, by the messages of the tenant (`npm run bench -- search`): milliseconds
   * and reads of S3. Others take less than half of the time, and read nothing.
   */
  searches: {
    '10,000': { milliseconds: 130, reads: 3.6 },
    '100,000': { milliseconds: 205, reads: 4.2 },
  },
  /** What a mail to an unknown name reads of the table before it is dropped. */
  droppedReadUnits: 1,
  /**
   * Lambda keeps five long polls open on a queue (two at least without `MaximumConcurrency`, which every queue here has:
   * Lambda developer guide, "Configuring scaling behavior for SQS"), and SQS ends an empty one after 20 s.
   */
  pollsPerQueue: 5,
  pollSeconds: 20,
  /** What a mail of 2 KB leaves in the table and in the bucket, index included. */
  mailTableBytes: 8_000,
  mailBucketBytes: 4_000,
  /** The line about a call in the gateway's access log. */
  accessLogBytes: 400,
  /** Mail that comes and calls that are made for an inbox in a month. */
  mailsPerInboxMonth: 100,
  readsPerInboxMonth: 400,
  waitsPerInboxMonth: 100,
  waitSeconds: 10,
  monthsKept: 12,
} as const;

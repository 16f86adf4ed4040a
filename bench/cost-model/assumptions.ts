/** What no run on the laptop counts; `docs/cost.md` states it beside the bills. */
export const ASSUMED = {
  /** Billed milliseconds on warm Graviton at the memory of the template; `npm run bench` measures yours. */
  receiveMs: 150,
  receiveGigabytes: 1.73,
  apiMs: 20,
  apiGigabytes: 1,
  workerMs: 40,
  workerGigabytes: 0.5,
  scheduledGigabytes: 0.25,
  /** AWS bills initialization since August 2025; the share is that of cold starts. */
  initializationMs: 500,
  initializationShare: 0.01,
  /** Emails that share one roll-up of usage in five minutes; a tenant with 43,000 emails a month gets that many. */
  mailsPerRollUp: 5,
  indexedReadUnits: 1,
  /** Merges of segments copy an email again, which is included. */
  indexedMs: 10,
  indexedGigabytes: 1,
  /** In an instance that has read nothing of an index of 10,000 messages (`npm run bench -- search --large`). */
  searchMs: 130,
  searchReads: 3.6,
  /**
   * Lambda keeps five long polls open on a queue with `MaximumConcurrency`, which every queue here has (Lambda
   * developer guide, "Configuring scaling behavior for SQS"), and SQS ends an empty poll after 20 s.
   */
  pollsPerQueue: 5,
  pollSeconds: 20,
  mailTableBytes: 8_000,
  mailBucketBytes: 4_000,
  accessLogBytes: 400,
  mailsPerInboxMonth: 100,
  readsPerInboxMonth: 400,
  waitsPerInboxMonth: 100,
  waitSeconds: 10,
  monthsKept: 12,
} as const;

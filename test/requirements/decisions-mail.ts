import type { Section } from './section.ts';

export const decisionsOnMail: readonly Section[] = [
  {
    section: 'decisions, Threads and messages',
    requirements: [
      { id: 'D-MSG-01', text: 'A message has the fields that the decisions name.' },
      {
        id: 'D-MSG-02',
        text: 'An item of the list of messages has all but bodies, headers, envelope and reply_to.',
      },
      {
        id: 'D-MSG-03',
        text: 'timestamp is the Date header, and the arrival where that is in the future or unreadable.',
      },
      { id: 'D-MSG-04', text: 'subject is "" when it is missing.' },
      { id: 'D-MSG-05', text: 'preview is the first 200 characters of the text with white space folded.' },
      { id: 'D-MSG-06', text: 'text is derived from the HTML when that is all there is.' },
      { id: 'D-MSG-07', text: 'extracted_text is the new part of a reply.' },
      {
        id: 'D-MSG-08',
        text: 'headers maps lower-case names to decoded values, the last one wins; raw_headers keeps all in order.',
      },
      { id: 'D-MSG-09', text: 'body_truncated is present when a body was clipped, and then alone.' },
      { id: 'D-MSG-10', text: 'An attachment has the fields that the decisions name.' },
      { id: 'D-MSG-11', text: 'GET .../raw gives the original bytes.' },
      { id: 'D-MSG-12', text: 'Bytes up to 4 MB are given themselves.' },
      { id: 'D-MSG-13', text: 'Bytes over 4 MB are a 302 to a presigned URL.' },
      {
        id: 'D-MSG-14',
        text: 'format=link gives the record with download_url and expires_at of at most 5 minutes.',
      },
      { id: 'D-MSG-15', text: 'Bytes come as Content-Disposition: attachment with a file name of RFC 8187.' },
      { id: 'D-MSG-16', text: 'Bytes come with nosniff and a sandbox policy.' },
      { id: 'D-MSG-17', text: 'Bytes come with a strong ETag.' },
      { id: 'D-MSG-18', text: 'A message with a virus refuses its bytes with 403.' },
      { id: 'D-MSG-19', text: 'A thread has full messages, oldest first.' },
      { id: 'D-MSG-20', text: 'A thread that is too long has its newest messages and messages_truncated.' },
      {
        id: 'D-MSG-21',
        text: 'received_timestamp, last_activity_at and timestamp of a thread are the arrival of its newest message.',
      },
      { id: 'D-MSG-22', text: 'Every message has the label received.' },
      { id: 'D-MSG-23', text: 'spam is on mail whose spam verdict is fail.' },
      {
        id: 'D-MSG-24',
        text: 'unauthenticated is on mail unless DMARC passes, or there is no policy and SPF or DKIM passes.',
      },
      { id: 'D-MSG-25', text: 'virus is on mail whose virus verdict is fail, beside spam.' },
      { id: 'D-MSG-26', text: 'Mail is threaded by In-Reply-To and References within one inbox.' },
      { id: 'D-MSG-27', text: 'Mail is never threaded across inboxes.' },
      {
        id: 'D-MSG-28',
        text: 'Mail that is labelled never joins a clean thread: it starts or joins one of its own kind.',
      },
      { id: 'D-MSG-29', text: 'A reply that arrives before its parent ends in one thread with it.' },
      { id: 'D-MSG-30', text: 'The same Message-ID with other content is a new message.' },
      { id: 'D-MSG-31', text: 'Mail is not joined by its subject alone.' },
      { id: 'D-MSG-32', text: 'include_spam without label_spam_read is 403.' },
      {
        id: 'D-MSG-33',
        text: 'Reading a spam message, thread or attachment by id without label_spam_read is 404.',
      },
    ],
  },
  {
    section: 'decisions, Arrival',
    requirements: [
      { id: 'D-ARR-01', text: 'Mail is routed by the SMTP envelope alone, so that Bcc works.' },
      { id: 'D-ARR-02', text: 'Co-recipients who are not in the headers are never shown.' },
      { id: 'D-ARR-03', text: 'One mail to several inboxes is stored for each.' },
      {
        id: 'D-ARR-04',
        text: 'X-SES-*, Authentication-Results, Received-SPF and Return-Path of the sender are shown as untrusted and not believed.',
      },
      { id: 'D-ARR-05', text: 'Mail to unknown, deleted and quarantined addresses is dropped and counted.' },
      { id: 'D-ARR-06', text: 'Mail that is dropped is never answered with a bounce.' },
      {
        id: 'D-ARR-07',
        text: 'A mail that is hard to parse is stored with its raw bytes and blocks no other.',
      },
      {
        id: 'D-ARR-08',
        text: 'Mail over the monthly volume is held and delivered as soon as the account has room.',
      },
      {
        id: 'D-ARR-09',
        text: 'Mail over the storage cap is held and delivered as soon as the account has room.',
      },
    ],
  },
  {
    section: 'decisions, Plans',
    requirements: [
      { id: 'D-PLN-01', text: 'An unverified account has 3 inboxes and 2 webhooks by default.' },
      { id: 'D-PLN-02', text: 'A verified account has more than an unverified one.' },
    ],
  },
  {
    section: 'decisions, Usage',
    requirements: [
      {
        id: 'D-USG-01',
        text: 'Without parameters, usage is of the last 24 h in buckets of 600 s, all types.',
      },
      { id: 'D-USG-02', text: 'The response is a bare map from type to points.' },
      { id: 'D-USG-03', text: 'The last point is at end even when its bucket is partial.' },
      { id: 'D-USG-04', text: 'limit is taken before descending reverses.' },
      { id: 'D-USG-05', text: 'Unknown types, a period that is not positive and end <= start are 422.' },
      { id: 'D-USG-06', text: 'An end in the future is clamped to now.' },
      { id: 'D-USG-07', text: 'A delete lowers the counts.' },
      { id: 'D-USG-08', text: 'A key of an inbox gets the series of its inbox, with inbox_count 1.' },
    ],
  },
];

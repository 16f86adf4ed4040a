import { type Fixture, fixture } from './fixture.ts';

const thread = (
  name: string,
  header: readonly string[],
  ids: readonly string[],
  rfcMessageId: string | null = '<m@x.test>',
): Fixture => fixture(`thread-${name}`, { header, expected: { thread: ids, rfc_message_id: rfcMessageId } });

/** Message-ID, In-Reply-To and References. */
export const THREADS: readonly Fixture[] = [
  thread('reply', ['In-Reply-To: <p@x>', 'References: <r@x> <p@x>'], ['<p@x>', '<r@x>']),
  thread('references-alone', ['References: <r@x> <q@x>'], ['<q@x>', '<r@x>']),
  thread('in-reply-to-with-words', ['In-Reply-To: Your mail of <p@x>, Monday'], ['<p@x>']),
  thread('folded', ['References: <r@x>\r\n <q@x>'], ['<q@x>', '<r@x>']),
  thread('repeated', ['In-Reply-To: <p@x>', 'References: <p@x> <p@x>'], ['<p@x>']),
  thread('glued', ['References: <r@x><q@x>'], ['<q@x>', '<r@x>']),
  thread('empty', ['In-Reply-To: <>', 'References: <>'], []),
  thread('bare-id', ['Message-ID: bare@x.test'], [], '<bare@x.test>'),
  thread('id-with-nul', ['Message-ID: <m\0@x.test>'], [], '<m\ufffd@x.test>'),
  thread('id-twice', ['Message-ID: <one@x.test>', 'Message-ID: <two@x.test>'], [], '<one@x.test>'),
];

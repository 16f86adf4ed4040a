import { describe, expect, test } from 'vitest';
import type { KindFacts } from '../../src/facts.ts';
import { parseMail } from '../../src/parse-mail.ts';
import type { AttachmentSink } from '../../src/parsed-mail.ts';
import { KIND_MAILS } from '../kind-mails/all.ts';
import { multipart, written } from '../kind-mails/kind-mail.ts';

const nowhere: AttachmentSink = {
  store: async (_meta, content) => {
    for await (const _chunk of content);
  },
};

async function factsOf(mail: string): Promise<KindFacts> {
  async function* raw() {
    yield Buffer.from(mail);
  }
  return (await parseMail(raw(), nowhere)).kindFacts;
}

test('there are at least 300 mails with their kinds', () => {
  expect(Object.values(KIND_MAILS).flat().length).toBeGreaterThanOrEqual(300);
});

describe.each(Object.entries(KIND_MAILS))('%s', (_kind, mails) => {
  test.each(mails)('of $name is told as what it is', async ({ mail, expected }) => {
    expect(await factsOf(mail)).toMatchObject(expected);
  });
});

const calendar = { type: 'text/calendar; method=REQUEST', body: 'BEGIN:VEVENT\nUID:1\nEND:VEVENT' };
const marks = {
  list: 'List-Id: <l.test>',
  reply: 'Auto-Submitted: auto-replied',
  other: 'Precedence: bulk',
};

test.each([
  ['an invitation over a list that a program sends', [marks.list, marks.reply], 'calendar'],
  ['a reply of a program over a list', [marks.list, marks.reply, marks.other], 'auto_reply'],
  ['a list of a program', [marks.list, marks.other], 'list'],
])('a mail for which several kinds hold has the first of the order: %s', async (_name, lines, kind) => {
  const mail =
    kind === 'calendar' ? multipart('multipart/alternative', lines, [calendar]) : written(lines, 'Hello');

  expect((await factsOf(mail)).kind).toBe(kind);
});

describe('what is hostile', () => {
  const statusOf = (body: string) =>
    multipart(
      'multipart/report; report-type=delivery-status',
      [],
      [{ type: 'message/delivery-status', body }],
    );

  test('a report of 100,000 recipients names the first that failed', async () => {
    const groups = Array.from(
      { length: 100_000 },
      (_, i) => `Final-Recipient: rfc822; r${i}@x.test\nAction: failed`,
    );

    expect((await factsOf(statusOf(['Reporting-MTA: dns; x', ...groups].join('\n\n')))).bounce).toMatchObject(
      {
        recipient: 'r0@x.test',
      },
    );
  });

  test('a report without fields, and one with a line of a megabyte, have no facts but the action', async () => {
    const none = { action: 'failed', status: null, recipient: null, diagnostic: null };

    expect((await factsOf(statusOf(''))).bounce).toMatchObject(none);
    expect((await factsOf(statusOf(`X${'x'.repeat(1024 * 1024)}`))).bounce).toMatchObject(none);
  });

  test('an invitation of 10,000 people names 100 of them, and long values are cut', async () => {
    const people = Array.from({ length: 10_000 }, (_, i) => `ATTENDEE:mailto:p${i}@x.test`);
    const body = ['BEGIN:VEVENT', `SUMMARY:${'s'.repeat(50_000)}`, ...people, 'END:VEVENT'].join('\n');
    const { calendar } = await factsOf(
      multipart('multipart/alternative', [], [{ type: 'text/calendar; method=REQUEST', body }]),
    );

    expect(calendar?.attendees).toHaveLength(100);
    expect(calendar?.summary).toHaveLength(1000);
  });

  test.each([
    'DTSTART:99999999T999999Z',
    'DTSTART;TZID=../../etc/passwd:20260305T150000',
    'DTSTART;TZID=Europe/Nowhere:20260305T150000',
    'DTSTART:20260305T150000Z\nDURATION:P99999999999999W',
    'DTSTART:',
  ])('%j has no wrong instant', async (line) => {
    const body = `BEGIN:VEVENT\n${line}\nEND:VEVENT`;
    const { calendar } = await factsOf(
      multipart('multipart/alternative', [], [{ type: 'text/calendar; method=REQUEST', body }]),
    );

    expect(calendar?.start ?? '').toMatch(/^(?:2026-03-05T15:00:00Z?)?$/);
    expect(calendar?.end).toBeNull();
  });

  test('an empty list id and URLs of other schemes are left out', async () => {
    const lines = ['List-Id: <>', 'List-Unsubscribe: <javascript:alert(1)>, <ftp://x.test/>, <mailto:>'];

    expect(await factsOf(written(lines, 'Hello'))).toMatchObject({ list: null, unsubscribe: null });
  });
});

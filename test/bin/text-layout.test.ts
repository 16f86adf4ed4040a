import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { messageExample } from '../../lambdas/operations/messages/message-example.ts';
import { operations } from '../../lambdas/operations/registry.ts';
import { sheet, table } from '../../packages/agentinbox/src/client-commands/show.ts';
import { mailText, sizeText, threadText } from '../../packages/agentinbox/src/client-commands/show-mail.ts';
import { usageText } from '../../packages/agentinbox/src/client-commands/show-usage.ts';
import { COMMANDS } from '../../packages/agentinbox/src/generated/commands.ts';
import { hasColors } from '../../packages/agentinbox/src/output/output.ts';
import { rendered, type StyledText } from '../../packages/agentinbox/src/output/styled-text.ts';
import { textTable } from '../../packages/agentinbox/src/output/text-table.ts';
import { clipped, padded, textWidth } from '../../packages/agentinbox/src/output/text-width.ts';

const plain = (text: StyledText) => rendered(text, false);

describe('textWidth', () => {
  test.each([
    ['', 0],
    ['plain', 5],
    ['日本語', 6],
    ['한국어', 6],
    ['ｆｕｌｌ', 8],
    ['ﾊﾝｶｸ', 4],
    ['e\u0301', 1],
    ['👍', 2],
    ['👍🏽', 2],
    ['🇩🇪', 2],
    ['1\ufe0f\u20e3', 2],
    ['❤\ufe0f', 2],
    ['❤', 1],
    ['🫠', 2],
    ['👩\u200d💻', 2],
    ['…', 1],
  ])('of %j is %d columns', (text, width) => {
    expect(textWidth(text)).toBe(width);
  });

  test('clips between characters, and never within an emoji sequence', () => {
    expect(clipped('日本語です', 7)).toBe('日本語…');
    expect(clipped('ab👍🏽cd', 4)).toBe('ab…');
    expect(clipped('ab👍🏽cd', 5)).toBe('ab👍🏽…');
    expect(clipped('abcde', 5)).toBe('abcde');
  });

  test('pads by columns, not by characters', () => {
    expect(padded('日本', 6)).toBe('日本  ');
  });
});

describe('textTable', () => {
  const rows = [
    { id: 'msg_1', subject: 'Ihre Rechnung 📄 vom November', from: 'Buchhaltung <rechnung@example.com>' },
    { id: 'msg_22', subject: '請求書', from: 'ada@example.com' },
  ];
  const columns = [
    ['ID', ({ id }: (typeof rows)[number]) => id],
    ['SUBJECT', ({ subject }: (typeof rows)[number]) => subject, 'clips'],
    ['FROM', ({ from }: (typeof rows)[number]) => from, 'clips'],
  ] as const;

  test('aligns columns with wide characters and emoji', () => {
    const lines = textTable(columns, rows);
    const columnOfFrom = ['FROM', 'Buchhaltung', 'ada@'].map((text, i) =>
      textWidth(lines[i]?.slice(0, lines[i]?.indexOf(text)) ?? ''),
    );
    expect(new Set(columnOfFrom).size).toBe(1);
  });

  test.each([40, 50, 70])('fits a terminal of %d columns, with ids whole', (width) => {
    const lines = textTable(columns, rows, width);
    expect(lines.every((line) => textWidth(line) <= width)).toBe(true);
    expect(lines.join('\n')).toContain('msg_22');
    expect(lines[1]).toContain('…');
  });

  test('leaves ids whole where even the narrowest texts do not fit', () => {
    expect(textTable(columns, rows, 10).join('\n')).toContain('msg_22');
  });

  test('a text with line breaks stays in its row', () => {
    expect(textTable([['A', (text: string) => text]], ['one\ntwo'])).toEqual(['A', 'one two']);
  });
});

describe('a list', () => {
  test('that has more pages names both ways to them', () => {
    const text = plain(table('inboxes', { inboxes: [{ inbox_id: 'a@b.example' }], next_page_token: 'tok' }));
    expect(text).toMatch(/--page-token tok or --all\.$/);
  });

  const lists = COMMANDS.flatMap(({ name, list }) => {
    const page = operations.find((operation) => operation.name === name)?.example.output;
    return list === undefined ? [] : [{ name, list, page: z.looseObject({}).parse(page) }];
  });

  test.each(lists)('of $name has columns that its items have, without an object as text', ({
    name,
    list,
    page,
  }) => {
    const [items] = z.array(z.array(z.looseObject({}))).parse([page[list]]);
    const [titles = ''] = plain(table(list, page, undefined, name)).split('\n');

    expect(items?.length).toBeGreaterThan(0);
    const fields = new Set(items?.flatMap((item) => Object.keys(item)));
    expect(
      titles
        .toLowerCase()
        .split(/\s+/)
        .filter((title) => !fields.has(title)),
    ).toEqual([]);
    expect(plain(table(list, page, undefined, name))).not.toContain('[object');
  });

  test('that is empty says so', () => {
    expect(plain(table('api_keys', { api_keys: [] }))).toBe('There are no api keys.');
  });
});

describe('colors', () => {
  test.each([
    ['on a terminal', true, {}, true],
    ['with an empty NO_COLOR', true, { NO_COLOR: '' }, true],
    ['with NO_COLOR', true, { NO_COLOR: '1' }, false],
    ['on a dumb terminal', true, { TERM: 'dumb' }, false],
    ['in a pipe', false, {}, false],
  ])('%s', (_, isTTY, environment, expected) => {
    expect(hasColors({ isTTY }, environment)).toBe(expected);
  });

  test('are only around parts of our own choice: escape sequences of a stranger are replaced', () => {
    const text: StyledText = [{ text: 'TITLE\u001b[31m', style: 'bold' }, ' \u001b[1mred'];
    expect(rendered(text, true)).toBe('\u001b[1mTITLE\ufffd[31m\u001b[22m \ufffd[1mred');
    expect(rendered(text, false)).toBe('TITLE\ufffd[31m \ufffd[1mred');
  });
});

describe('a mail', () => {
  const message = {
    ...messageExample,
    from: 'Ada <ada@example.com>',
    to: ['x@inbox.localhost'],
    cc: [],
    subject: 'Hello',
    labels: ['received', 'unauthenticated'],
    text: 'First line\n\nLast line\n\n',
    extracted_text: 'New part\nfrom  boss@example.com',
    verification: {
      codes: [{ value: '123456', as_written: '123 456', confidence: 'high', evidence: 'text' } as const],
      links: [],
    },
  };

  test('has its fields, then its text', () => {
    const text = plain(mailText(JSON.parse(JSON.stringify(message))));
    expect(text).toMatch(/^from +Ada <ada@example\.com>\nto +x@inbox\.localhost\nsubject +Hello\n/);
    expect(text).toMatch(/\nlabels +unauthenticated\n/);
    expect(text).toMatch(/\ncodes +123456 \(high\)\n/);
    expect(text.endsWith('\n\nFirst line\n\nLast line')).toBe(true);
  });

  test('in a thread cannot pass for the fields of another', () => {
    const thread = {
      thread_id: 'thr_1',
      inbox_id: 'x@inbox.localhost',
      subject: 'Hello',
      message_count: 2,
      messages: [message, message],
    };
    const lines = plain(threadText(thread as never)).split('\n');
    expect(lines.filter((line) => line.startsWith('from'))).toHaveLength(2);
    expect(lines).toContain('  from  boss@example.com');
  });

  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_500, '1.5 kB'],
    [40_000_000, '40.0 MB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});

describe('usage', () => {
  const at = (hour: number, value: number) => ({ timestamp: `2026-11-21T0${hour}:00:00.000Z`, value });

  test('shows what there is, the change and the course, oldest first whatever the order', () => {
    const points = [at(0, 0), at(1, 4), at(2, 8)];
    const expected =
      '2026-11-21T00:00:00.000Z to 2026-11-21T02:00:00.000Z\n' +
      'message_count       8      +8  ▁▅█\n' +
      'storage_bytes  2.0 kB  now';
    const shown = plain(usageText({ message_count: points, storage_bytes: [at(1, 2000), at(2, 2000)] }));
    expect(shown.replaceAll(/ +/g, ' ')).toBe(expected.replaceAll(/ +/g, ' '));
    expect(plain(usageText({ message_count: points.toReversed() }))).toContain('▁▅█');
  });

  test('draws as many bars as fit into the terminal', () => {
    const points = Array.from({ length: 144 }, (_, i) => ({
      timestamp: new Date(i * 60_000).toISOString(),
      value: i,
    }));
    const bars = (width?: number) =>
      /[▁-█]+/.exec(plain(usageText({ message_count: points }, width)))?.[0].length;
    expect([bars(), bars(80), bars(20)]).toEqual([48, 32, 8]);
  });
});

test('an empty value of an inbox or a webhook is shown with its meaning', () => {
  const empty = { unlisted: null, retention_days: null, inbox_ids: [], client_id: null };

  expect(plain(sheet(empty, 'inboxes'))).toMatch(
    /^unlisted +as the account\nretention_days +as the account\n/,
  );
  expect(plain(sheet(empty, 'webhooks'))).toMatch(/inbox_ids +all\nclient_id +none$/);
});

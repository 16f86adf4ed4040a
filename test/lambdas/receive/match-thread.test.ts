import { describe, expect, test } from 'vitest';
import { matchThread, threadMessageIds } from '../../../lambdas/receive/match-thread.ts';

const headers = (
  rfcMessageId: string | null,
  inReplyTo: string | null = null,
  references: string[] = [],
) => ({ rfcMessageId, inReplyTo, references });

describe('threadMessageIds', () => {
  test('gives the parent, then the other ancestors from the nearest, then the mail itself, each once', () => {
    expect(threadMessageIds(headers('<me>', '<parent>', ['<root>', '<middle>', '<parent>']))).toEqual([
      '<parent>',
      '<middle>',
      '<root>',
      '<me>',
    ]);
  });

  test('gives none for a mail without a Message-ID and ancestors', () => {
    expect(threadMessageIds(headers(null))).toEqual([]);
  });
});

describe('matchThread', () => {
  test.each([
    ['a mail alone', headers('<me>'), {}, 'own', ['<me>']],
    ['a mail without a Message-ID', headers(null), {}, 'own', []],
    ['a reply to a parent that is known', headers('<me>', '<parent>'), { '<parent>': 'T' }, 'T', ['<me>']],
    [
      'a reply whose parent is missing and whose root is known: it claims the parent, not what is between',
      headers('<me>', '<parent>', ['<root>', '<middle>']),
      { '<root>': 'T' },
      'T',
      ['<parent>', '<me>'],
    ],
    [
      'a reply whose ancestors are in two threads: the nearest decides',
      headers('<me>', '<parent>', ['<root>']),
      { '<parent>': 'near', '<root>': 'far' },
      'near',
      ['<me>'],
    ],
    ['a parent that arrives after its reply', headers('<me>'), { '<me>': 'T' }, 'T', []],
    [
      'a parent that arrives after its reply, and whose own parent is in another thread: the ancestor decides',
      headers('<me>', '<parent>'),
      { '<me>': 'T', '<parent>': 'P' },
      'P',
      [],
    ],
    [
      'a reply to missing ancestors: a new thread claims them',
      headers('<me>', '<parent>', ['<root>']),
      {},
      'own',
      ['<me>', '<parent>', '<root>'],
    ],
    ['a mail that names itself as its parent', headers('<me>', '<me>'), {}, 'own', ['<me>']],
  ] as const)('%s', (_, mail, threads, threadKey, claims) => {
    const { references, ...rest } = mail;
    const found = matchThread(
      { ...rest, references: [...references] },
      `${'0'.repeat(10)}own`,
      new Map(Object.entries(threads)),
    );

    expect(found).toEqual({ threadKey, isNew: threadKey === 'own', claims });
  });

  test('claims at most ten missing ancestors for a new thread: the nearest and the oldest', () => {
    const references = Array.from({ length: 15 }, (_, i) => `<${i}>`);
    const { claims } = matchThread(headers('<me>', null, references), `${'0'.repeat(10)}own`, new Map());

    expect(claims).toEqual([
      '<me>',
      '<14>',
      '<13>',
      '<12>',
      '<11>',
      '<10>',
      '<9>',
      '<8>',
      '<7>',
      '<6>',
      '<0>',
    ]);
  });
});

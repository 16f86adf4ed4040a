import { describe, expect, test } from 'vitest';
import { PARSE_LIMITS, type ParseLimits } from '../src/limits.ts';
import { parseMail } from '../src/parse-mail.ts';
import { generatedMail } from './fuzz/generated-mail.ts';
import { seeded } from './fuzz/mutated-mail.ts';
import { attachmentMemory, bytesOf } from './mime/attachment-memory.ts';

async function readIn(size: number, mail: Buffer, limits: ParseLimits = PARSE_LIMITS): Promise<string> {
  const memory = attachmentMemory();
  const parsed = await parseMail(bytesOf(mail, size), memory, limits);
  return JSON.stringify([parsed, memory.stored.map(({ meta, bytes }) => [meta, bytes.toString('latin1')])]);
}

const WHOLE = 1_000_000_000;
const MAILS = 400;

test(`${MAILS} generated mails are read the same however they are cut`, async () => {
  const different: string[] = [];
  for (let seed = 1; seed <= MAILS; seed++) {
    const mail = generatedMail(seed);
    const random = seeded(seed);
    const whole = await readIn(WHOLE, mail);
    for (const size of [1 + Math.floor(random() * 3), 1 + Math.floor(random() * 100)]) {
      if ((await readIn(size, mail)) !== whole) different.push(`seed ${seed} in chunks of ${size}`);
    }
  }

  expect(different).toEqual([]);
});

const MIXED = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
const FILE = 'Content-Type: x/y\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n';
const LINE = 64 * 1024;
const small: ParseLimits = { ...PARSE_LIMITS, headerBytes: 60, textBytes: 100 };

type Bounded = readonly [name: string, mail: string, limits: ParseLimits];

/** What is decided by a bound, just within it and just beyond. */
const BOUNDED: readonly Bounded[] = [
  ...[-2, -1, 0, 1, 2, 1000].flatMap((more): Bounded[] => [
    [
      `a boundary behind which ${more} blanks more than a line may be long stand`,
      `${MIXED}--b\r\n\r\none\r\n--b${' '.repeat(LINE - 5 + more)}\r\n\r\ntwo\r\n--b--`,
      PARSE_LIMITS,
    ],
    [
      `a boundary of a header's length and ${more} blanks`,
      `${MIXED}--b\r\nContent-Type: x/y\r\n--b${' '.repeat(60 + more)}\r\n\r\ntwo\r\n--b--`,
      small,
    ],
    [`a header of the bound and ${more} bytes`, `${'A'.repeat(60 + more)}\r\n\r\nbody`, small],
    [
      `a part's header of the bound and ${more} bytes`,
      `${MIXED}--b\r\n${'A'.repeat(60 + more)}\r\n--b\r\n\r\nbody`,
      small,
    ],
    [
      `blanks of a file, ${more} more than are undone`,
      `${FILE}a${' '.repeat(LINE + more)}\r\nb=${' '.repeat(LINE + more)}\r\nc`,
      PARSE_LIMITS,
    ],
    [
      `text of the bound and ${more} bytes`,
      `${MIXED}--b\r\n\r\n${'x\r\n'.repeat(5)}${'y'.repeat(60 + more)}\r\nz\r\n--b\r\n\r\nmore\r\n--b--`,
      { ...small, headerBytes: 1000 },
    ],
  ]),
  [
    'an empty line of carriage returns',
    `From: a@x.test${'\r'.repeat(LINE)}\n${'\r'.repeat(LINE)}\nbody`,
    PARSE_LIMITS,
  ],
];

describe.each([1, 1000, LINE - 1, LINE, LINE + 1])('in chunks of %i bytes', (size) => {
  test.each(BOUNDED)('%s is read as in one piece', async (_name, mail, limits) => {
    const bytes = Buffer.from(mail, 'latin1');

    expect(await readIn(size, bytes, limits)).toBe(await readIn(WHOLE, bytes, limits));
  });
});

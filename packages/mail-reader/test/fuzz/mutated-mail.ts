export type Random = () => number;

/** Mulberry32: small, and the same everywhere. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const TOKENS: readonly string[] = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '\0',
  '--b\r\n',
  '--b--\r\n',
  '--',
  '"',
  '<',
  '>',
  '(',
  ';',
  ':',
  ',',
  '=',
  '=?utf-8?B?',
  '?=',
  "*0*=utf-8''%",
  'Content-Type: multipart/mixed; boundary=b\r\n',
  'Content-Type: message/rfc822\r\n',
  'Content-Type: text/html; charset=utf-16\r\n',
  'Content-Type: text/plain; format=flowed; delsp=yes\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Transfer-Encoding: quoted-printable\r\n',
  'Content-Disposition: attachment; filename=x\r\n',
  'From: x@y.test\r\n',
  'Message-ID: <',
  'Content-Type: multipart/alternative; boundary=c\r\n',
  'Content-Type: multipart/digest; boundary="b "\r\n',
  '--c\r\n',
  '--b \t\r\n',
  '--c--  \r\n',
  'In-Reply-To: <p@x.test>\r\n',
  'charset=iso-2022-jp',
  'charset="x-nowhere',
  'charset=us-ascii',
  'charset=utf-16',
  '=?utf-8?Q?=C3',
  '=?gb2312?B?xOO6?=',
  'filename*0*=',
  '<blockquote>',
  '</blockquote>',
  ' title=">',
  '\u0003\u0004',
  '==\r\n\r\nfooter!\r\n',
  'charset=utf-7',
  '\x1b$B',
  '\x0e',
  '<a href=',
  '<!--',
  '<title>',
  '&#x',
  '\ud83d',
  '\u00ff\u00fe',
  'On 1/1/26 09:00, B wrote:\n',
  '> ',
];

const LONGEST = 200_000;

type Mutation = (mail: Buffer, random: Random, others: readonly Buffer[]) => Buffer;

const below = (random: Random, bound: number): number => Math.floor(random() * bound);
const oneOf = <T>(random: Random, items: readonly T[], otherwise: T): T =>
  items[below(random, items.length)] ?? otherwise;
const spliced = (mail: Buffer, at: number, removed: number, added: Uint8Array): Buffer =>
  Buffer.concat([mail.subarray(0, at), added, mail.subarray(at + removed)]);

const MUTATIONS: readonly Mutation[] = [
  function flipsBits(mail, random) {
    const changed = Buffer.from(mail);
    for (let i = below(random, 8); i >= 0 && changed.length > 0; i--) {
      const at = below(random, changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << below(random, 8));
    }
    return changed;
  },
  function cutsPieceOut(mail, random) {
    return spliced(mail, below(random, mail.length), below(random, 200), Buffer.alloc(0));
  },
  function cutsEnd(mail, random) {
    return mail.subarray(0, below(random, mail.length));
  },
  function insertsToken(mail, random) {
    return spliced(mail, below(random, mail.length), 0, Buffer.from(oneOf(random, TOKENS, ''), 'utf8'));
  },
  function replacesByToken(mail, random) {
    const token = Buffer.from(oneOf(random, TOKENS, ''), 'latin1');
    return spliced(mail, below(random, mail.length), token.length, token);
  },
  function repeatsPiece(mail, random) {
    const at = below(random, mail.length);
    const piece = mail.subarray(at, at + 1 + below(random, 300));
    const times = below(random, oneOf(random, [3, 30, 300], 3));
    return spliced(mail, at, 0, Buffer.concat(Array.from({ length: times }, () => piece)));
  },
  function movesPiece(mail, random) {
    const at = below(random, mail.length);
    const piece = Buffer.from(mail.subarray(at, at + below(random, 200)));
    return spliced(spliced(mail, at, piece.length, Buffer.alloc(0)), below(random, mail.length), 0, piece);
  },
  function crossesWithAnother(mail, random, others) {
    const other = oneOf(random, others, mail);
    return Buffer.concat([
      mail.subarray(0, below(random, mail.length)),
      other.subarray(below(random, other.length)),
    ]);
  },
  function changesLineEnds(mail, random) {
    const end = oneOf(random, ['\n', '\r', '\n\r', '\r\r\n'], '\n');
    return Buffer.from(mail.toString('latin1').replaceAll('\r\n', end), 'latin1');
  },
];

/** The mail of a seed: one of the corpus after one to six mutations. The same seed gives the same mail. */
export function mutatedMail(corpus: readonly Buffer[], seed: number): Buffer {
  const random = seeded(seed);
  let mail = oneOf(random, corpus, Buffer.alloc(0));
  for (let i = below(random, 6); i >= 0; i--) {
    const mutation = oneOf<Mutation>(random, MUTATIONS, (same) => same);
    mail = mutation(mail, random, corpus).subarray(0, LONGEST);
  }
  return mail;
}

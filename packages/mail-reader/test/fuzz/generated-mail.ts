import { type Random, seeded } from './mutated-mail.ts';

const below = (random: Random, bound: number): number => Math.floor(random() * bound);
const oneOf = (random: Random, items: readonly string[]): string => items[below(random, items.length)] ?? '';
const often = (random: Random, share: number): boolean => random() < share;

/** Each begins like another one, or like a line that is not a boundary. */
const BOUNDARIES: readonly string[] = [
  'b',
  'bb',
  'b-',
  'b--',
  '--b',
  'b b',
  'b ',
  '=_b',
  "b'()+_,./:=?",
  'c',
  'cc',
  `${'b'.repeat(69)}c`,
  'b'.repeat(300),
];
const LEAVES: readonly string[] = [
  'text/plain',
  'text/plain; charset=utf-8',
  'text/html; charset=iso-8859-1',
  'text/plain; format=flowed',
  'text/calendar; name="a.ics"',
  'application/octet-stream; name=x.bin',
  'image/png',
  'message/rfc822',
  'message/delivery-status',
  'message/external-body; access-type=x',
];
const MULTIPARTS: readonly string[] = [
  'mixed',
  'alternative',
  'related',
  'digest',
  'report',
  'parallel',
  'signed',
];
const ENCODINGS: readonly string[] = [
  '',
  '',
  '7bit',
  '8bit',
  'base64',
  'quoted-printable',
  'BASE64',
  'x-odd',
];
const DISPOSITIONS: readonly string[] = [
  '',
  '',
  '',
  'inline',
  'attachment',
  'attachment; filename="f 1.txt"',
  'inline; filename=g',
];
const LINES: readonly string[] = [
  '',
  '',
  'a line',
  '--',
  '-- ',
  '--x',
  '--b x',
  '--bx',
  'From here on',
  '.',
  'Subject: no header',
  ' \t ',
  '\xe4\xf6\xfc',
  'w=C3=A4chst =',
  '=  ',
  'a = b',
  '=3D=3d=ZZ=',
  'x\rx',
  '\r',
  `${'long '.repeat(200)}`,
];
const BASE64: readonly string[] = [
  'QUJD',
  'QUI=',
  'QQ==',
  'QUJDREVGR0hJSktMTU5PUFFSU1RVVldY',
  'Q',
  'QU',
  ' ',
  '!',
  '-_',
];

/** A mail of parts in parts, as no mailer means it: what is not closed, not begun, not encoded, and cut off. */
export function generatedMail(seed: number): Buffer {
  const random = seeded(seed);
  const ends = oneOf(random, ['\r\n', '\r\n', '\r\n', '\n', 'mixed']);
  const end = (): string => (ends === 'mixed' ? oneOf(random, ['\r\n', '\n', '\r\n', '\r\r\n', '\r']) : ends);

  const sometimes = (share: number, make: () => string): string => (often(random, share) ? make() : '');

  const content = (encoding: string): string => {
    const isBase64 = encoding.toLowerCase() === 'base64' && often(random, 0.9);
    let text = '';
    for (let i = below(random, 6); i > 0; i--) {
      text += oneOf(random, isBase64 ? BASE64 : LINES) + (often(random, 0.9) ? end() : '');
    }
    return text;
  };

  const leaf = (depth: number): string => {
    const encoding = oneOf(random, ENCODINGS);
    const type = oneOf(random, LEAVES);
    const disposition = oneOf(random, DISPOSITIONS);
    let header = '';
    if (often(random, 0.8)) header += `Content-Type: ${type}${end()}`;
    if (encoding !== '') header += `Content-Transfer-Encoding: ${encoding}${end()}`;
    if (disposition !== '') header += `Content-Disposition: ${disposition}${end()}`;
    if (often(random, 0.1)) header += `X-Odd: a${end()} b${end()}`;
    const gap = often(random, 0.93) ? end() : '';
    const said = type === 'message/rfc822' && often(random, 0.7) ? part(depth + 1) : content(encoding);
    return header + gap + said;
  };

  const part = (depth: number): string => {
    if (depth > 5 || often(random, depth === 0 ? 0.05 : 0.55)) return leaf(depth);
    const boundary = oneOf(random, BOUNDARIES);
    const delimiter = (): string =>
      `--${boundary.trimEnd()}${sometimes(0.1, () => oneOf(random, [' ', '\t', '  \t']))}${end()}`;
    const before = often(random, 0.9) ? '' : `Content-Transfer-Encoding: ${oneOf(random, ENCODINGS)}${end()}`;
    let text = `${before}Content-Type: multipart/${oneOf(random, MULTIPARTS)}; boundary="${boundary}"${end()}`;
    text += sometimes(0.95, end);
    text += sometimes(0.3, () => content(''));
    for (let i = below(random, 5); i > 0; i--) {
      text += sometimes(0.95, delimiter);
      text += part(depth + 1);
      text += sometimes(0.9, end);
    }
    text += sometimes(0.8, () => `--${boundary.trimEnd()}--${sometimes(0.1, () => ' ')}${end()}`);
    text += sometimes(0.2, () => content(''));
    return text;
  };

  const head = `From: a@x.test${end()}Subject: s${end()}${often(random, 0.7) ? `MIME-Version: 1.0${end()}` : ''}`;
  const mail = Buffer.from(head + part(0), 'latin1');
  return often(random, 0.15) ? mail.subarray(0, below(random, mail.length)) : mail;
}

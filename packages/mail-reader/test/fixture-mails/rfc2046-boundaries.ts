import { attached, type Fixture, fixture, parts } from './fixture.ts';

const MIXED = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
const FILE = 'Content-Disposition: attachment; filename=f\r\n\r\nfile';
const THE_FILE = attached('file', { filename: 'f', content_type: 'text/plain' });
const PLAIN = 'Content-Type: text/plain\r\n\r\nplain';
const RICH = 'Content-Type: text/html\r\n\r\n<p>rich</p>';

/** Boundaries, correct and as servers and gateways change them. */
export const BOUNDARIES: readonly Fixture[] = [
  fixture('boundary-with-spaces', {
    header: ['Content-Type: multipart/mixed; boundary="b c"'],
    body: '--b c\r\n\r\nHello\r\n--b c--\r\n',
    expected: {},
  }),
  fixture('boundary-missing', {
    header: ['Content-Type: multipart/mixed'],
    expected: {},
  }),
  fixture('boundary-padded', {
    header: MIXED,
    body: `--b \t\r\n\r\nHello\r\n--b  \r\n${FILE}\r\n--b-- \r\nnot shown`,
    expected: { attachments: [THE_FILE] },
  }),
  fixture('boundary-of-the-outer-ends-the-inner', {
    header: MIXED,
    body: parts(
      `Content-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\n${PLAIN}\r\n--c\r\n${RICH}`,
      FILE,
    ),
    expected: { text: 'plain', html: '<p>rich</p>', attachments: [THE_FILE] },
  }),
  fixture('boundary-of-the-outermost-ends-all', {
    header: MIXED,
    body: `--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\nContent-Type: multipart/mixed; boundary=d\r\n\r\n--d\r\n\r\nHello\r\n--b\r\n${FILE}\r\n--b--\r\nnot shown`,
    expected: { attachments: [THE_FILE] },
  }),
  fixture('boundary-with-specials', {
    header: ['Content-Type: multipart/mixed; boundary="=_(a)?:/\\"b"'],
    body: '--=_(a)?:/"b\r\n\r\nHello\r\n--=_(a)?:/"b--\r\n',
    expected: {},
  }),
  fixture('boundary-ending-in-a-blank', {
    header: ['Content-Type: multipart/mixed; boundary="b "'],
    body: '--b\r\n\r\nHello\r\n--b--\r\n',
    expected: {},
  }),
  fixture('boundary-behind-no-semicolon', {
    header: ['Content-Type: multipart/mixed boundary=b'],
    body: parts('\r\nHello', FILE),
    expected: { attachments: [THE_FILE] },
  }),
  fixture('boundary-alike-but-longer', {
    header: MIXED,
    body: parts('\r\nHello\r\n--bb\r\n--b-\r\n-- \r\nthere'),
    expected: { text: 'Hello\n--bb\n--b-\n-- \nthere', extracted_text: 'Hello\n--bb\n--b-' },
  }),
  fixture('boundary-before-a-comment', {
    header: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b (of the parts)'],
    body: parts(PLAIN),
    expected: { text: 'plain' },
  }),
  fixture('boundary-of-nothing-inside', { header: MIXED, body: '--b--\r\n', expected: { text: '' } }),
];

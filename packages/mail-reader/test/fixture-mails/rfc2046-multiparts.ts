import { attached, type Fixture, fixture, parts } from './fixture.ts';

const MIXED = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
const ALTERNATIVE = ['MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary=b'];
const FILE = 'Content-Disposition: attachment; filename=f\r\n\r\nfile';
const THE_FILE = attached('file', { filename: 'f', content_type: 'text/plain' });
const PLAIN = 'Content-Type: text/plain\r\n\r\nplain';
const RICH = 'Content-Type: text/html\r\n\r\n<p>rich</p>';
const FORMS = `Content-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\n${PLAIN}\r\n--c\r\n${RICH}\r\n--c--\r\n`;

/** Parts of all kinds together. */
const NESTING: readonly Fixture[] = [
  fixture('alternative', {
    header: ALTERNATIVE,
    body: parts('Content-Type: text/plain\r\n\r\nplain', 'Content-Type: text/html\r\n\r\n<p>rich</p>'),
    expected: { text: 'plain', html: '<p>rich</p>' },
  }),
  fixture('two-texts', {
    header: MIXED,
    body: parts('\r\none', '\r\ntwo'),
    expected: { text: 'one\ntwo' },
  }),
  fixture('text-after-attachment', {
    header: MIXED,
    body: parts('Content-Disposition: attachment; filename=f\r\n\r\nfile', '\r\nHello'),
    expected: { attachments: [attached('file', { filename: 'f', content_type: 'text/plain' })] },
  }),
  fixture('text-as-attachment', {
    header: ['Content-Type: text/plain', 'Content-Disposition: attachment; filename=a.txt'],
    body: 'in the file',
    expected: {
      text: '',
      attachments: [attached('in the file', { filename: 'a.txt', content_type: 'text/plain' })],
    },
  }),
  fixture('related', {
    header: ['Content-Type: multipart/related; boundary=b'],
    body: parts(
      'Content-Type: text/html\r\n\r\n<img src="cid:i@x" alt="A chart">',
      'Content-Type: image/png\r\nContent-ID: <i@x>\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=',
    ),
    expected: {
      text: 'A chart',
      html: '<img src="cid:i@x" alt="A chart">',
      attachments: [
        attached(Buffer.from('iVBORw0KGgo=', 'base64'), {
          filename: null,
          content_type: 'image/png',
          content_disposition: 'inline',
          content_id: 'i@x',
        }),
      ],
    },
  }),
  fixture('winmail', {
    header: MIXED,
    body: parts(
      '\r\nHello',
      'Content-Type: application/ms-tnef; name="winmail.dat"\r\nContent-Disposition: attachment; filename="winmail.dat"\r\nContent-Transfer-Encoding: base64\r\n\r\neJ8+IgAB',
    ),
    expected: {
      attachments: [
        attached(Buffer.from('eJ8+IgAB', 'base64'), {
          filename: 'winmail.dat',
          content_type: 'application/ms-tnef',
        }),
      ],
    },
  }),
  fixture('empty-file', {
    header: MIXED,
    body: parts(
      '\r\nHello',
      'Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename=e\r\n\r\n',
    ),
    expected: { attachments: [attached('', { filename: 'e' })] },
  }),
  fixture('same-name-twice', {
    header: MIXED,
    body: parts(
      '\r\nHello',
      'Content-Disposition: attachment; filename=f\r\n\r\none',
      'Content-Disposition: attachment; filename=f\r\n\r\ntwo',
    ),
    expected: {
      attachments: [
        attached('one', { filename: 'f', content_type: 'text/plain' }),
        attached('two', { filename: 'f', content_type: 'text/plain' }),
      ],
    },
  }),
  fixture('preamble-and-epilogue', {
    header: MIXED,
    body: Buffer.concat([Buffer.from('not shown\r\n'), parts('\r\nHello'), Buffer.from('nor this')]),
    expected: {},
  }),
  fixture('unterminated', { header: MIXED, body: '--b\r\n\r\nHello', expected: {} }),
];

/** Text and HTML that are not two forms of one content: both texts are in the text and in the HTML. */
const BESIDE: readonly Fixture[] = [
  fixture('beside-footer-of-a-list', {
    header: MIXED,
    body: parts(RICH, 'Content-Type: text/plain\r\n\r\nfooter & <list>'),
    expected: {
      text: 'rich\nfooter & <list>',
      html: '<p>rich</p><br/>\n<p>footer &amp; &lt;list&gt;</p>',
    },
  }),
  fixture('beside-introduction', {
    header: MIXED,
    body: parts(PLAIN, RICH),
    expected: { text: 'plain\nrich', html: '<p>plain</p><br/>\n<p>rich</p>' },
  }),
  fixture('beside-forms-and-footer', {
    header: MIXED,
    body: parts(FORMS, 'Content-Type: text/plain\r\n\r\nfooter'),
    expected: { text: 'plain\nfooter', html: '<p>rich</p><br/>\n<p>footer</p>' },
  }),
  fixture('beside-html-around-a-picture', {
    header: MIXED,
    body: parts(
      'Content-Type: text/html\r\n\r\n<p>above</p>',
      'Content-Type: image/png\r\nContent-Disposition: inline; filename=p.png\r\n\r\nPNG',
      'Content-Type: text/html\r\n\r\n<p>below</p>',
    ),
    expected: {
      text: 'above\nbelow',
      html: '<p>above</p><br/>\n<p>below</p>',
      attachments: [
        attached('PNG', { filename: 'p.png', content_type: 'image/png', content_disposition: 'inline' }),
      ],
    },
  }),
  fixture('beside-form-of-several', {
    header: ALTERNATIVE,
    body: parts(
      PLAIN,
      `Content-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n${RICH}\r\n--c\r\n${FILE}\r\n--c\r\n${RICH}\r\n--c--`,
    ),
    expected: { text: 'plain', html: '<p>rich</p><br/>\n<p>rich</p>', attachments: [THE_FILE] },
  }),
  fixture('beside-form-without-words', {
    header: ALTERNATIVE,
    body: parts('Content-Type: text/plain\r\n\r\n \r\n ', RICH),
    expected: { text: 'rich', html: '<p>rich</p>' },
  }),
  fixture('beside-page-for-amp', {
    header: ALTERNATIVE,
    body: parts(PLAIN, 'Content-Type: text/x-amp-html\r\n\r\n<html amp4email>', RICH),
    expected: {
      text: 'plain',
      html: '<p>rich</p>',
      attachments: [attached('<html amp4email>', { filename: null, content_type: 'text/x-amp-html' })],
    },
  }),
  fixture('beside-shown-file', {
    header: MIXED,
    body: parts(
      '\r\nHello',
      'Content-Type: text/plain; name=notes.txt\r\nContent-Disposition: inline; filename=notes.txt\r\n\r\nnotes',
    ),
    expected: {
      attachments: [
        attached('notes', {
          filename: 'notes.txt',
          content_type: 'text/plain',
          content_disposition: 'inline',
        }),
      ],
    },
  }),
  fixture('beside-nothing-but-a-shown-file', {
    header: MIXED,
    body: parts('Content-Type: text/plain\r\nContent-Disposition: inline; filename=body.txt\r\n\r\nHello'),
    expected: {},
  }),
];

export const MULTIPARTS: readonly Fixture[] = [...NESTING, ...BESIDE];

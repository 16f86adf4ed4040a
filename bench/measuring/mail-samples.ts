export interface MailSample {
  readonly name: string;
  readonly raw: Buffer;
}

const KILOBYTE = 1024;
const LINE = 'The quick brown fox jumps over the lazy dog and goes on to the next line of this mail.';

const HEADER = [
  'Received: from mx.sender.example (mx.sender.example [192.0.2.7]) by inbound.example with ESMTPS id abc123',
  'DKIM-Signature: v=1; a=rsa-sha256; d=sender.example; s=2026; h=from:to:subject; bh=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=; b=AAAA',
  'From: =?utf-8?q?Ad=C3=A1?= <ada@sender.example>',
  'To: Agent <agent@inbox.localhost>',
  'Subject: Minutes of the meeting',
  'Date: Sat, 21 Nov 2026 07:00:00 +0000',
  'Message-ID: <minutes-1@sender.example>',
  'In-Reply-To: <minutes-0@sender.example>',
  'References: <minutes-0@sender.example>',
  'MIME-Version: 1.0',
];

export function mailSamples(): readonly MailSample[] {
  return [
    { name: '2 KB text', raw: plain(2 * KILOBYTE) },
    { name: '10 KB HTML', raw: html(10 * KILOBYTE) },
    { name: '100 KB text and HTML', raw: alternative(100 * KILOBYTE) },
    { name: '300 KB HTML', raw: html(300 * KILOBYTE) },
    { name: '1 MB attachment', raw: withAttachment(1024 * KILOBYTE) },
    { name: '20 MB attachment', raw: withAttachment(20 * 1024 * KILOBYTE) },
    { name: '35 MB attachment', raw: withAttachment(35 * 1024 * KILOBYTE) },
  ];
}

function mail(lines: readonly string[]): Buffer {
  return Buffer.from([...HEADER, ...lines, ''].join('\r\n'));
}

function plain(bytes: number): Buffer {
  const frame = mail(['Content-Type: text/plain; charset=utf-8', '', '']).length;
  return mail(['Content-Type: text/plain; charset=utf-8', '', ...lines(bytes - frame)]);
}

function lines(bytes: number): string[] {
  return Array.from({ length: Math.ceil(bytes / (LINE.length + 2)) }, () => LINE);
}

function html(bytes: number): Buffer {
  return mail(['Content-Type: text/html; charset=utf-8', '', ...newsletter(bytes)]);
}

function alternative(bytes: number): Buffer {
  return mail([
    'Content-Type: multipart/alternative; boundary=alt',
    '',
    '--alt',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...lines(bytes / 2),
    '--alt',
    'Content-Type: text/html; charset=utf-8',
    '',
    ...newsletter(bytes / 2),
    '--alt--',
  ]);
}

function newsletter(bytes: number): string[] {
  const cell = `<tr><td style="padding:12px 8px;font-family:Arial,sans-serif;color:#333"><a href="https://news.example/read?id=%N%&amp;u=1">Item %N%</a><p>${LINE} &mdash; caf&eacute;</p></td></tr>`;
  const rows = Array.from({ length: Math.ceil(bytes / (cell.length + 2)) }, (_, i) =>
    cell.replaceAll('%N%', String(i)),
  );
  return [
    '<!doctype html><html><head><style>td{vertical-align:top}</style></head><body><table><tr><td><table>',
    ...rows,
    '</table></td></tr></table></body></html>',
  ];
}

function withAttachment(bytes: number): Buffer {
  // Compressed documents look random; the generator repeats the same bytes in every run.
  const content = Buffer.alloc(Math.floor((bytes * 57) / 78));
  for (let i = 0, state = 1; i < content.length; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    content[i] = state >>> 16;
  }
  const encoded = content.toString('base64').replace(/.{76}/g, '$&\r\n');
  return mail([
    'Content-Type: multipart/mixed; boundary=mix',
    '',
    '--mix',
    'Content-Type: text/plain; charset=utf-8',
    '',
    LINE,
    '--mix',
    'Content-Type: application/pdf; name=minutes.pdf',
    'Content-Disposition: attachment; filename=minutes.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    encoded,
    '--mix--',
  ]);
}

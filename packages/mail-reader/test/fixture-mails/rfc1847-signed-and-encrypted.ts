import { attached, type Fixture, fixture, parts } from './fixture.ts';

/** Security multiparts: OpenPGP (RFC 3156) and S/MIME (RFC 8551). */
export const SIGNED_AND_ENCRYPTED: readonly Fixture[] = [
  fixture('signed', {
    header: ['Content-Type: multipart/signed; protocol="application/pgp-signature"; boundary=b'],
    body: parts(
      'Content-Type: text/plain\r\n\r\nHello',
      'Content-Type: application/pgp-signature; name=s.asc\r\n\r\nSIG',
    ),
    expected: {
      attachments: [attached('SIG', { filename: 's.asc', content_type: 'application/pgp-signature' })],
    },
  }),
  fixture('smime-opaque', {
    header: [
      'Content-Type: application/pkcs7-mime; smime-type=signed-data; name=smime.p7m',
      'Content-Disposition: attachment; filename=smime.p7m',
      'Content-Transfer-Encoding: base64',
    ],
    body: 'MIIB\r\n',
    expected: {
      text: '',
      attachments: [
        attached(Buffer.from('MIIB', 'base64'), {
          filename: 'smime.p7m',
          content_type: 'application/pkcs7-mime',
        }),
      ],
    },
  }),
  fixture('pgp-encrypted', {
    header: ['Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=b'],
    body: parts(
      'Content-Type: application/pgp-encrypted\r\n\r\nVersion: 1',
      'Content-Type: application/octet-stream; name=encrypted.asc\r\nContent-Disposition: inline; filename=encrypted.asc\r\n\r\nPGP',
    ),
    expected: {
      text: '',
      attachments: [
        attached('Version: 1', { filename: null, content_type: 'application/pgp-encrypted' }),
        attached('PGP', { filename: 'encrypted.asc', content_disposition: 'inline' }),
      ],
    },
  }),
];

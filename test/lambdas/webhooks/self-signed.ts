import { generateKeyPairSync, sign } from 'node:crypto';

/** Enough DER (X.690) for one certificate: Node can read certificates, but not make them. */
function der(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(parts);
  const length =
    content.length < 128
      ? [content.length]
      : content.length < 256
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Uint8Array.from([tag, ...length]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const text = (tag: number, value: string) => der(tag, Buffer.from(value, 'latin1'));
const oid = (...bytes: readonly number[]) => der(0x06, Uint8Array.from(bytes));

const VERSION_3 = der(0xa0, der(0x02, Uint8Array.of(2)));
const ECDSA_WITH_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const COMMON_NAME = oid(0x55, 0x04, 0x03);
const SUBJECT_ALT_NAME = oid(0x55, 0x1d, 0x11);

/**
 * A self-signed certificate (RFC 5280) for DNS names and one IPv4 address, with its key; both in PEM.
 * @param end of its validity, as UTCTime.
 */
export function selfSigned(
  names: readonly string[],
  ipv4: readonly [number, number, number, number],
  end = '491231235959Z',
): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = sequence(der(0x31, sequence(COMMON_NAME, text(0x0c, 'test certificate'))));
  const alternatives = sequence(...names.map((name) => text(0x82, name)), der(0x87, Uint8Array.from(ipv4)));
  const certified = sequence(
    VERSION_3,
    der(0x02, Uint8Array.of(1)),
    ECDSA_WITH_SHA256,
    subject,
    sequence(text(0x17, '200101000000Z'), text(0x17, end)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, alternatives)))),
  );
  const signature = sign('sha256', certified, privateKey);
  const certificate = sequence(certified, ECDSA_WITH_SHA256, der(0x03, Uint8Array.of(0), signature));
  const lines = Buffer.from(certificate)
    .toString('base64')
    .replace(/.{64}(?!$)/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

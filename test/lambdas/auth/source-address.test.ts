import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../lambdas/auth/source-address.ts';

const GATEWAY = '192.0.2.1';
const SECRET = 'a secret of the proxy';
const secretHash = createHash('sha256').update(SECRET).digest('hex');
const CLOUDFRONT = { sourceAddressHeader: 'cloudfront-viewer-address', sourceAddressSecretHash: secretHash };
const UNPROVEN = { sourceAddressHeader: 'cloudfront-viewer-address' };
const OTHER = { sourceAddressHeader: 'x-client-address', sourceAddressSecretHash: secretHash };

describe('sourceOf without a trusted proxy', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
  ])('counts %s as %s', (address, source) => {
    expect(sourceOf(address, {}, UNPROVEN)).toBe(source);
  });

  test('ignores every header', () => {
    const headers = { 'cloudfront-viewer-address': '198.51.100.1:1', 'x-forwarded-for': '198.51.100.1' };

    expect(sourceOf(GATEWAY, { ...headers, 'x-proxy-secret': SECRET }, UNPROVEN)).toBe(GATEWAY);
  });
});

describe('sourceOf with a trusted proxy', () => {
  test.each([
    ['198.51.100.10:46532', '198.51.100.10'],
    ['2406:2d40:728d:fa10::c4a:42838', '2406:2d40:728d:fa10::/64'],
    // With the port taken for a group the /64 would be another one.
    ['1::6:7:8:9:a:443', '1:0:0:6::/64'],
    ['1:2:3:4:5:6:7:8:443', '1:2:3:4::/64'],
  ])('reads CloudFront-Viewer-Address %s as %s', (written, source) => {
    const headers = { 'cloudfront-viewer-address': written, 'x-proxy-secret': SECRET };

    expect(sourceOf(GATEWAY, headers, CLOUDFRONT)).toBe(source);
  });

  test.each([
    ['198.51.100.10', '198.51.100.10'],
    ['198.51.100.10:443', '198.51.100.10'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ])('reads another header with %s as %s', (written, source) => {
    expect(sourceOf(GATEWAY, { 'x-client-address': written, 'x-proxy-secret': SECRET }, OTHER)).toBe(source);
  });

  test.each<[string, Record<string, string>]>([
    ['the secret is missing', { 'x-client-address': '198.51.100.10' }],
    ['the secret is wrong', { 'x-client-address': '198.51.100.10', 'x-proxy-secret': `${SECRET}.` }],
    ['the hash comes for the secret', { 'x-client-address': '198.51.100.10', 'x-proxy-secret': secretHash }],
    // The gateway joins a header that came twice with a comma.
    ['the secret came twice', { 'x-client-address': '198.51.100.10', 'x-proxy-secret': `${SECRET},x` }],
    ['the address is missing', { 'x-proxy-secret': SECRET }],
    [
      'the address came twice',
      { 'x-client-address': '198.51.100.10,198.51.100.11', 'x-proxy-secret': SECRET },
    ],
    ['the address is none', { 'x-client-address': 'localhost', 'x-proxy-secret': SECRET }],
  ])('is the address that the gateway saw when %s', (_what, headers) => {
    expect(sourceOf(GATEWAY, headers, OTHER)).toBe(GATEWAY);
  });
});

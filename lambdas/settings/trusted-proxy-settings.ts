import * as z from 'zod';

/** CloudFront appends the client's port and writes IPv6 without brackets (CloudFront developer guide). */
export const HEADER_WITH_PORT = 'cloudfront-viewer-address';

/**
 * The operator's proxy (CloudFront) writes the client's address into this header. It counts only with the secret in
 * `x-proxy-secret`, because clients reach the AWS endpoints too and can write any header.
 */
export const sourceAddressHeader = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/, 'must be the name of a header in lower case, such as cloudfront-viewer-address')
  .refine(
    (name) => name !== 'x-forwarded-for' && name !== 'forwarded',
    'must be a header with one address that only the proxy sets; clients can set x-forwarded-for and forwarded',
  )
  .default(HEADER_WITH_PORT);

/** The hash is SHA-256 in hexadecimal, so that no template contains the secret itself. */
export const sourceAddressSecretHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of the secret, 64 hexadecimal digits in lower case')
  .optional();

import * as z from 'zod';

/**
 * Header in which a proxy of the operator's (CloudFront) writes the client's address, for limits by source address. Counts
 * only with the proxy's secret in `x-proxy-secret`: clients reach AWS's own addresses too and can write any header.
 */
export const sourceAddressHeader = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/, 'must be the name of a header in lower case, such as cloudfront-viewer-address')
  .refine(
    (name) => name !== 'x-forwarded-for' && name !== 'forwarded',
    'must be a header with one address that only the proxy sets; clients can set x-forwarded-for and forwarded',
  )
  .optional();

/** SHA-256 of that secret in hexadecimal, so that no template contains the secret itself. */
export const sourceAddressSecretHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of the secret, 64 hexadecimal digits in lower case')
  .optional();

interface ProxySettings {
  readonly sourceAddressHeader?: string | undefined;
  readonly sourceAddressSecretHash?: string | undefined;
}

/** A header without a secret is whatever a client writes, and a secret without a header does nothing. */
export function refuseUnprovenProxy(settings: ProxySettings): void {
  if ((settings.sourceAddressHeader === undefined) !== (settings.sourceAddressSecretHash === undefined)) {
    throw new Error(
      'Settings refused: sourceAddressHeader and sourceAddressSecretHash must be given together (docs/deploy.md, "Behind CloudFront")',
    );
  }
}

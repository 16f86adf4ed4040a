import type { Settings } from '../settings.ts';

/** Value of the variable `TRUSTED_PROXY` of functions that limit by source address; empty for no such proxy. */
export function trustedProxy({ sourceAddressHeader: header, sourceAddressSecretHash }: Settings): string {
  return header === undefined ? '' : JSON.stringify({ header, secretHash: sourceAddressSecretHash });
}

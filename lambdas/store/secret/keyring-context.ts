/** Encryption context of the keyring's data key. Roles may use the KMS key only with it. */
export const KEYRING_CONTEXT = { service: 'agent-inbox', use: 'keyring' } as const;

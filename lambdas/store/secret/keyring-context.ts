/** IAM roles may use the KMS key only with this encryption context. */
export const KEYRING_CONTEXT = { service: 'agent-inbox', use: 'keyring' } as const;

/**
 * How the keys begin of what the function that sends to strangers may reach: tenants with their webhooks, deliveries,
 * endpoints, whether an inbox exists, and the keyring. Mail stands in partitions of other names.
 */
export const SENDER_PARTITIONS = ['TENANT#', 'DELIVERIES#', 'ENDPOINT#', 'ADDRESS#', 'KEYRING'] as const;

/**
 * How the partition keys of each kind of row begin, for roles that are held to some of them (`dynamodb:LeadingKeys`). The
 * local runtime enforces it: a function that reaches for another partition gets AccessDeniedException there as in AWS.
 */
export const PARTITION = {
  address: 'ADDRESS#',
  connection: 'CONNECTION#',
  credential: 'CREDENTIAL#',
  deliveries: 'DELIVERIES#',
  endpoint: 'ENDPOINT#',
  human: 'HUMAN#',
  inbox: 'INBOX#',
  keyring: 'KEYRING',
  quota: 'QUOTA#',
  slots: 'SLOTS#',
  sockets: 'SOCKETS#',
  tenant: 'TENANT#',
  tenants: 'TENANTS',
  usage: 'USAGE#',
} as const;

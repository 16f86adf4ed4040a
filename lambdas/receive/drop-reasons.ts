/** Why a mail is dropped for a tenant that may know. A file of its own: the API describes them and does not bundle the decision. */
export const DROP_REASONS = [
  'blocked_by_inbox',
  'blocked_by_account',
  'unlisted',
  'suspended',
  'unknown_names',
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

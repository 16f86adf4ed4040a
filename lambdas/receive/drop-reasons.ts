/** The API describes the reasons but must not bundle the decision. */
export const DROP_REASONS = [
  'blocked_by_inbox',
  'blocked_by_account',
  'unlisted',
  'suspended',
  'unknown_names',
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

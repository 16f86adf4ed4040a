/** Why a mail is dropped because of its sender, or of the suspension of its account. A file of its own: the API describes them and does not bundle the decision. */
export const DROP_REASONS = ['blocked_by_inbox', 'blocked_by_account', 'unlisted', 'suspended'] as const;
export type DropReason = (typeof DROP_REASONS)[number];

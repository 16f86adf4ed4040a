/** What a sign-up hands out. */
export interface SignedUp {
  readonly organizationId: string;
  readonly inboxId: string;
  readonly secret: string;
  readonly existed: boolean;
}

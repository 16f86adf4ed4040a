/** The sandbox sends only to verified addresses, `stopped` lasts until AWS lifts it, and `none` means no sender. */
export const SENDING_STATES = ['production', 'sandbox', 'stopped', 'none'] as const;
export type SendingState = (typeof SENDING_STATES)[number];

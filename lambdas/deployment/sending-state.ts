/** SES sends to any address, to verified addresses only, to none until AWS lifts a stop, or is not used (`none`). */
export const SENDING_STATES = ['production', 'sandbox', 'stopped', 'none'] as const;
export type SendingState = (typeof SENDING_STATES)[number];

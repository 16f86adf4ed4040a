import { CLAIM_FAILED, MAX_USER_LABELS } from './labels.ts';

/** What changes of a message after it was stored. */
export interface MessageState {
  readonly unread: boolean;
  /** Those that users gave, and `claim-failed`, sorted. */
  readonly labels: readonly string[];
  /** When it was last changed; undefined before. */
  readonly changedAt?: string | undefined;
  /** The claim with which it was completed last. */
  readonly completedBy?: string | undefined;
}

export const ARRIVED: MessageState = { unread: true, labels: [] };
/** State of a message that was stored before messages had one. */
export const STATELESS: MessageState = { unread: false, labels: [] };

/** What events name as changed. */
export const STATE_PARTS = ['unread', 'labels'] as const;
export type StatePart = (typeof STATE_PARTS)[number];

export interface StateChange {
  readonly unread?: boolean | undefined;
  readonly addLabels: readonly string[];
  readonly removeLabels: readonly string[];
  /** The message must have all of these, */
  readonly ifLabels: readonly string[];
  /** and none of these. */
  readonly unlessLabels: readonly string[];
  /** The claim that the change completes. */
  readonly completes?: string | undefined;
}

/** @param labels all that the message has */
export function conditionsHold(labels: readonly string[], change: StateChange): boolean {
  return (
    change.ifLabels.every((label) => labels.includes(label)) &&
    !change.unlessLabels.some((label) => labels.includes(label))
  );
}

export function changedState(state: MessageState, change: StateChange): MessageState {
  const kept = state.labels.filter((label) => !change.removeLabels.includes(label));
  const labels = [...new Set([...kept, ...change.addLabels])].sort();
  const { completes: completedBy = state.completedBy } = change;
  return { ...state, unread: change.unread ?? state.unread, labels, completedBy };
}

export function hasTooManyLabels({ labels }: MessageState): boolean {
  return labels.filter((label) => label !== CLAIM_FAILED).length > MAX_USER_LABELS;
}

/** The parts in which two states differ. */
export function changedParts(before: MessageState, after: MessageState): StatePart[] {
  return STATE_PARTS.filter((part) => String(before[part]) !== String(after[part]));
}

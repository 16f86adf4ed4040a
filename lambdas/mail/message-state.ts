import { CLAIM_FAILED, MAX_USER_LABELS } from './labels.ts';

/** What changes of a message after it was stored. */
export interface MessageState {
  readonly unread: boolean;
  /** Those that users gave, and `claim-failed`, sorted. */
  readonly labels: readonly string[];
  /** When it was put into the trash; undefined while it is not there. */
  readonly trashedAt?: string | undefined;
  /** When it was last changed; undefined before. */
  readonly changedAt?: string | undefined;
  /** The claim with which it was completed last. */
  readonly completedBy?: string | undefined;
}

export const ARRIVED: MessageState = { unread: true, labels: [] };
/** State of a message that was stored before messages had one. */
export const STATELESS: MessageState = { unread: false, labels: [] };

/** What events name as changed. */
export const STATE_PARTS = ['unread', 'labels', 'trash'] as const;
export type StatePart = (typeof STATE_PARTS)[number];

export interface StateChange {
  readonly unread?: boolean | undefined;
  readonly addLabels: readonly string[];
  readonly removeLabels: readonly string[];
  /** Whether it is put into the trash, or out of it. */
  readonly trash?: boolean | undefined;
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

export function isTrashed({ trashedAt }: MessageState): boolean {
  return trashedAt !== undefined;
}

/** A change of nothing but whether messages are in the trash. */
export function trashChange(trash: boolean): StateChange {
  return { trash, addLabels: [], removeLabels: [], ifLabels: [], unlessLabels: [] };
}

export function changedState(state: MessageState, change: StateChange, now: Date): MessageState {
  const kept = state.labels.filter((label) => !change.removeLabels.includes(label));
  const labels = [...new Set([...kept, ...change.addLabels])].sort();
  const { completes: completedBy = state.completedBy, trash = isTrashed(state) } = change;
  // What is there stays as long as it had to.
  const trashedAt = trash ? (state.trashedAt ?? now.toISOString()) : undefined;
  return { ...state, unread: change.unread ?? state.unread, labels, trashedAt, completedBy };
}

export function hasTooManyLabels({ labels }: MessageState): boolean {
  return labels.filter((label) => label !== CLAIM_FAILED).length > MAX_USER_LABELS;
}

/** The parts in which two states differ. */
export function changedParts(before: MessageState, after: MessageState): StatePart[] {
  const partOf = (state: MessageState, part: StatePart) =>
    part === 'trash' ? isTrashed(state) : state[part];
  return STATE_PARTS.filter((part) => String(partOf(before, part)) !== String(partOf(after, part)));
}

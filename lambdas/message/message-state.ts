import { CLAIM_FAILED, MAX_USER_LABELS } from './labels.ts';

export interface MessageState {
  readonly unread: boolean;
  /** Labels are sorted. */
  readonly labels: readonly string[];
  readonly trashedAt?: string | undefined;
  readonly changedAt?: string | undefined;
  readonly completedBy?: string | undefined;
}

export const ARRIVED: MessageState = { unread: true, labels: [] };
export const STATELESS: MessageState = { unread: false, labels: [] };

export const STATE_PARTS = ['unread', 'labels', 'trash'] as const;
export type StatePart = (typeof STATE_PARTS)[number];

export interface StateChange {
  readonly unread?: boolean | undefined;
  readonly addLabels: readonly string[];
  readonly removeLabels: readonly string[];
  readonly trash?: boolean | undefined;
  readonly ifLabels: readonly string[];
  readonly unlessLabels: readonly string[];
  readonly completes?: string | undefined;
}

export function conditionsHold(labels: readonly string[], change: StateChange): boolean {
  return (
    change.ifLabels.every((label) => labels.includes(label)) &&
    !change.unlessLabels.some((label) => labels.includes(label))
  );
}

export function isTrashed({ trashedAt }: MessageState): boolean {
  return trashedAt !== undefined;
}

export function trashChange(trash: boolean): StateChange {
  return { trash, addLabels: [], removeLabels: [], ifLabels: [], unlessLabels: [] };
}

export function changedState(state: MessageState, change: StateChange, now: Date): MessageState {
  const kept = state.labels.filter((label) => !change.removeLabels.includes(label));
  const labels = [...new Set([...kept, ...change.addLabels])].sort();
  const { completes: completedBy = state.completedBy, trash = isTrashed(state) } = change;
  const trashedAt = trash ? (state.trashedAt ?? now.toISOString()) : undefined;
  return { ...state, unread: change.unread ?? state.unread, labels, trashedAt, completedBy };
}

export function hasTooManyLabels({ labels }: MessageState): boolean {
  return labels.filter((label) => label !== CLAIM_FAILED).length > MAX_USER_LABELS;
}

export function changedParts(before: MessageState, after: MessageState): StatePart[] {
  const partOf = (state: MessageState, part: StatePart) =>
    part === 'trash' ? isTrashed(state) : state[part];
  return STATE_PARTS.filter((part) => String(partOf(before, part)) !== String(partOf(after, part)));
}

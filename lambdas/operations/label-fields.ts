import * as z from 'zod';
import { invalid } from '../core/errors.ts';
import { CLAIM_FAILED, isServiceLabel, LABEL_PATTERN, MAX_USER_LABELS } from '../message/labels.ts';
import type { StateChange } from '../message/message-state.ts';

export const labelField = z
  .string()
  .regex(
    new RegExp(LABEL_PATTERN, 'i'),
    'must be 1 to 64 characters of a-z 0-9 . _ : / -, beginning with a letter or digit',
  );

const labelsField = z.array(labelField).max(MAX_USER_LABELS);

const changedField = labelField.refine(
  (label) => label.toLowerCase() !== 'unread',
  'must not be unread, which is a field and not a label',
);
const changedLabels = z
  .union([z.array(changedField).max(MAX_USER_LABELS), changedField])
  .optional()
  .describe('A label or a list of labels');

export const stateChangeFields = {
  unread: z.boolean().optional().describe('true: mark as unread; false: mark as read'),
  add_labels: changedLabels,
  remove_labels: changedLabels,
  trash: z.boolean().optional().describe('true: move to the trash (needs inbox_delete); false: restore'),
  if_labels: labelsField.optional().describe('Change only if it has all of these labels; otherwise conflict'),
  unless_labels: labelsField
    .optional()
    .describe('Change only if it has none of these labels; otherwise conflict'),
};

type StateChangeInput = z.output<z.ZodObject<typeof stateChangeFields>>;

export function foldedLabels(labels: string | readonly string[] | undefined): string[] {
  return [labels ?? []].flat().map((label) => label.toLowerCase());
}

export function changesState({ unread, add_labels, remove_labels, trash }: StateChangeInput): boolean {
  return [unread, add_labels, remove_labels, trash].some((value) => value !== undefined);
}

export const CHANGES_NOTHING = 'at least one of unread, add_labels, remove_labels and trash is required';

export function stateChangeOf(input: StateChangeInput): StateChange {
  const [addLabels, removeLabels] = [foldedLabels(input.add_labels), foldedLabels(input.remove_labels)];
  for (const [field, labels] of [
    ['add_labels', addLabels],
    ['remove_labels', removeLabels],
  ] as const) {
    const isFixed = (label: string) =>
      isServiceLabel(label) && !(label === CLAIM_FAILED && field === 'remove_labels');
    const ofService = labels.find(isFixed);
    if (ofService !== undefined)
      throw invalid(field, `must not contain ${ofService}, which only the service can set`);
  }
  const both = addLabels.find((label) => removeLabels.includes(label));
  if (both !== undefined)
    throw invalid('remove_labels', `must not contain ${both}, which is also in add_labels`);
  return {
    unread: input.unread,
    addLabels,
    removeLabels,
    trash: input.trash,
    ifLabels: foldedLabels(input.if_labels),
    unlessLabels: foldedLabels(input.unless_labels),
  };
}

import * as z from 'zod';
import { invalid } from '../core/errors.ts';
import { CLAIM_FAILED, isServiceLabel, LABEL_PATTERN, MAX_USER_LABELS } from '../mail/labels.ts';
import type { StateChange } from '../mail/message-state.ts';

/** A label in any letter case; labels are stored in lower case. */
export const labelField = z
  .string()
  .regex(new RegExp(LABEL_PATTERN, 'i'), '1 to 64 of a-z 0-9 . _ : / -, the first a letter or digit');

const labelsField = z.array(labelField).max(MAX_USER_LABELS);

/** What changes the state of messages, and on which conditions. */
export const stateChangeFields = {
  unread: z.boolean().optional(),
  add_labels: z.union([labelsField, labelField]).optional().describe('A label, or a list'),
  remove_labels: z.union([labelsField, labelField]).optional(),
  trash: z.boolean().optional().describe('true: to the trash (needs inbox_delete); false: out of it'),
  if_labels: labelsField.optional().describe('Only if it has all of these; otherwise conflict'),
  unless_labels: labelsField.optional().describe('Only if it has none of these; otherwise conflict'),
};

type StateChangeInput = z.output<z.ZodObject<typeof stateChangeFields>>;

export function foldedLabels(labels: string | readonly string[] | undefined): string[] {
  return [labels ?? []].flat().map((label) => label.toLowerCase());
}

export function changesState({ unread, add_labels, remove_labels, trash }: StateChangeInput): boolean {
  return [unread, add_labels, remove_labels, trash].some((value) => value !== undefined);
}

export const CHANGES_NOTHING = 'at least one of unread, add_labels, remove_labels and trash is required';

/** @throws ApiError validation */
export function stateChangeOf(input: StateChangeInput): StateChange {
  const [addLabels, removeLabels] = [foldedLabels(input.add_labels), foldedLabels(input.remove_labels)];
  for (const [field, labels] of [
    ['add_labels', addLabels],
    ['remove_labels', removeLabels],
  ] as const) {
    const isFixed = (label: string) =>
      isServiceLabel(label) && !(label === CLAIM_FAILED && field === 'remove_labels');
    const ofService = labels.find(isFixed);
    if (ofService !== undefined) throw invalid(field, `${ofService} is a label that the service sets`);
  }
  const both = addLabels.find((label) => removeLabels.includes(label));
  if (both !== undefined) throw invalid('remove_labels', `${both} is in add_labels too`);
  return {
    unread: input.unread,
    addLabels,
    removeLabels,
    trash: input.trash,
    ifLabels: foldedLabels(input.if_labels),
    unlessLabels: foldedLabels(input.unless_labels),
  };
}

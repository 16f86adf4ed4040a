/**
 * Seconds before each attempt, counted from the failure of the one before it; the first counts from the event.
 * Together a little over three days (docs/events.md).
 */
export const RETRY_SCHEDULE_SECONDS: readonly number[] = [
  0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400,
];

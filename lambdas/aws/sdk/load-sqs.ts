/** Loads SQS's client and commands; tests bring a client of their own. */
export const loadSqs = () => import('./sqs.ts');
export type LoadSqs = typeof loadSqs;

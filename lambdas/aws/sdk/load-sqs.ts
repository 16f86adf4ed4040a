export const loadSqs = () => import('./sqs.ts');
export type LoadSqs = typeof loadSqs;

import type { Context } from '../core/context.ts';

/** What waiting needs of a call's context. */
export type WaitServices = Pick<
  Context,
  'table' | 'policy' | 'caller' | 'pollTimer' | 'waitsIn' | 'startedAt' | 'now' | 'randomBytes'
>;

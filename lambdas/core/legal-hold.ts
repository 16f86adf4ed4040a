import { type HeldPath, heldPart } from '../store/account/legal-hold.ts';
import type { Table } from '../store/table/table.ts';
import { ApiError } from './errors.ts';

export class LegalHold extends ApiError {
  constructor(what: 'account' | 'inbox') {
    super('conflict', `A legal hold on this ${what} prevents deletion. Ask the operator to lift it.`);
  }
}

export async function refuseHeld(table: Table, path: HeldPath): Promise<void> {
  const held = await heldPart(table, path);
  if (held !== undefined) throw new LegalHold(held);
}

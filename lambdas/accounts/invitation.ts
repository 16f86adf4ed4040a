import { createHash, timingSafeEqual } from 'node:crypto';
import { KEY_ENTROPY_BYTES, newId } from '../ids.ts';
import { getInvitation, INVITATION_LIFE_MS, type Invitation } from '../store/account/invitations.ts';
import type { Table } from '../store/table/table.ts';

const SECRET_BYTES = 24;
/** The id without its prefix, which finds the row, and the secret. Release 0.1 began invitations with the prefix of their id. */
const FORM = /^(?:invite|inv)_([0-9a-z]{22})_[\w-]{32}$/;

/** A new invitation and its text, which is shown once. @param email of the only human who may use it. */
export function newInvitation(
  { now, randomBytes }: { now(): Date; randomBytes(size: number): Uint8Array },
  email: string | undefined,
): { readonly invitation: Invitation; readonly text: string } {
  const at = now();
  const invitationId = newId('inv', at, randomBytes(KEY_ENTROPY_BYTES));
  // Another prefix than that of the id, which no one can sign up with.
  const text = `invite_${invitationId.slice('inv_'.length)}_${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')}`;
  const expiresAt = new Date(at.getTime() + INVITATION_LIFE_MS);
  const invitation = {
    invitationId,
    email,
    hash: hashOf(text),
    createdAt: at.toISOString(),
    expiresAt,
    usedAt: undefined,
    tenantId: undefined,
  };
  return { invitation, text };
}

/** The invitation of this text, also one that is used or over. */
export async function findInvitation(table: Table, text: string): Promise<Invitation | undefined> {
  const [, id] = FORM.exec(text) ?? [];
  const found = id === undefined ? undefined : await getInvitation(table, `inv_${id}`);
  return found !== undefined && timingSafeEqual(hashOf(text), found.hash) ? found : undefined;
}

/** The secret's own randomness makes salt and stretching needless. */
function hashOf(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

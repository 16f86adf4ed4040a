import { createHash, timingSafeEqual } from 'node:crypto';
import { KEY_ENTROPY_BYTES, newId } from '../ids.ts';
import { getInvitation, INVITATION_LIFE_MS, type Invitation } from '../store/account/invitations.ts';
import type { Table } from '../store/table/table.ts';

const SECRET_BYTES = 24;
/**
 * The text has the row's id without its prefix, then the secret. Release 0.1 issued invitations that begin with `inv_`.
 */
const FORM = /^(?:invite|inv)_([0-9a-z]{22})_[\w-]{32}$/;

export function newInvitation(
  { now, randomBytes }: { now(): Date; randomBytes(size: number): Uint8Array },
  email: string | undefined,
): { readonly invitation: Invitation; readonly text: string } {
  const at = now();
  const invitationId = newId('inv', at, randomBytes(KEY_ENTROPY_BYTES));
  // The text must not begin with the prefix of the id, because nobody can sign up with an id.
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

export async function findInvitation(table: Table, text: string): Promise<Invitation | undefined> {
  const [, id] = FORM.exec(text) ?? [];
  const found = id === undefined ? undefined : await getInvitation(table, `inv_${id}`);
  return found !== undefined && timingSafeEqual(hashOf(text), found.hash) ? found : undefined;
}

/** The secret is random, so a salt and key stretching are not needed. */
function hashOf(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

import { expect, test } from 'vitest';
import { closeSocketsOfKey } from '../../../lambdas/auth/close-sockets.ts';
import { opened, silent } from '../../opened.ts';
import { StreamFixture } from '../stream/stream-fixture.ts';
import { NOW } from '../test-context.ts';

const stream = opened(() => StreamFixture.start());
silent('error');

test('every socket of the key gets the reason and is closed, those of other keys are not', async () => {
  const tenantId = stream.tenant();
  const [key, other] = [await stream.key(tenantId), await stream.key(tenantId)];
  const sockets = await Promise.all(Array.from({ length: 60 }, () => stream.connection(tenantId, key)));
  const kept = await stream.connection(tenantId, other);

  await closeSocketsOfKey(stream.services, tenantId, key.keyId);

  const ids = sockets.map(({ connectionId }) => connectionId);
  expect([...stream.sockets.closed].sort()).toEqual(ids.sort());
  for (const id of ids) {
    expect(stream.sockets.to(id)).toEqual([
      { type: 'error', name: 'unauthenticated', message: expect.any(String), code: 4401 },
    ]);
  }
  expect(stream.sockets.to(kept.connectionId)).toEqual([]);
});

test('a socket that takes no last frame is closed without it', async () => {
  const tenantId = stream.tenant();
  const key = await stream.key(tenantId);
  const { connectionId } = await stream.connection(tenantId, key);
  stream.sockets.full.add(connectionId);

  await closeSocketsOfKey(stream.services, tenantId, key.keyId);

  expect(stream.sockets.closed).toContain(connectionId);
});

test('a socket that was about to open is closed as soon as it is', async () => {
  const tenantId = stream.tenant();
  const key = await stream.key(tenantId);
  const { connectionId } = await stream.connection(tenantId, key, { openedAt: NOW });
  stream.sockets.gone.add(connectionId);
  let calls = 0;
  stream.sockets.onCall = () => {
    calls += 1;
    if (calls === 4) stream.sockets.gone.delete(connectionId);
  };

  await closeSocketsOfKey(stream.services, tenantId, key.keyId);

  expect(stream.sockets.closed).toContain(connectionId);
});

test('a socket that has long been gone is not waited for', async () => {
  const tenantId = stream.tenant();
  const key = await stream.key(tenantId);
  const { connectionId } = await stream.connection(tenantId, key);
  stream.sockets.gone.add(connectionId);

  await closeSocketsOfKey(stream.services, tenantId, key.keyId);

  expect(stream.sockets.closed).not.toContain(connectionId);
});

test('a socket that fails does not keep the others open', async () => {
  const tenantId = stream.tenant();
  const key = await stream.key(tenantId);
  const [bad, good] = [await stream.connection(tenantId, key), await stream.connection(tenantId, key)];
  stream.sockets.unreachable.add(bad.connectionId);

  await expect(closeSocketsOfKey(stream.services, tenantId, key.keyId)).rejects.toThrow('1 of 2 failed');

  expect(stream.sockets.closed).toContain(good.connectionId);
});

import { afterEach, expect, test } from 'vitest';
import { upgradeStatus } from '../../system/stream-client.ts';
import { API, STAGE, WebSocketFixture } from './websocket-fixture.ts';

let gateway: WebSocketFixture;

afterEach(() => gateway.stop());

function start(rate: number, burst: number): Promise<WebSocketFixture> {
  return WebSocketFixture.start({
    Stage: {
      Type: 'AWS::ApiGatewayV2::Stage',
      Properties: {
        ApiId: API,
        StageName: STAGE,
        AutoDeploy: true,
        DefaultRouteSettings: { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
      },
    },
  });
}

test('a WebSocket connection over the throttle of the stage is refused with 429 and reaches no function', async () => {
  gateway = await start(2, 2);
  const url = `ws://${gateway.origin}/${STAGE}`;

  expect([await upgradeStatus(url), await upgradeStatus(url), await upgradeStatus(url)]).toEqual([
    101, 101, 429,
  ]);
  expect(gateway.events.filter(({ routeKey }) => routeKey === '$connect')).toHaveLength(2);
  gateway.clock.advance(500);
  expect([await upgradeStatus(url), await upgradeStatus(url)]).toEqual([101, 429]);
});

test('a WebSocket message over the throttle of the stage is answered with an error and the connection stays open', async () => {
  gateway = await start(1, 3);
  gateway.handlers = { $default: () => ({ ok: true, payload: { statusCode: 200 } }) };
  const client = await gateway.connect();
  client.send('one');
  client.send('two');

  expect(await client.ask('three')).toMatchObject({
    message: 'Too Many Requests',
    connectionId: expect.any(String),
    requestId: expect.any(String),
  });
  expect(gateway.events.filter(({ routeKey }) => routeKey === '$default')).toHaveLength(2);
  gateway.clock.advance(1_000);
  client.send('four');
  await gateway.event('$default', 3);
  expect(client.isOpen).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { eventFrame } from '../../../lambdas/events/events.ts';

const event = {
  message_id: 'msg_3',
  tenant_id: 'org_secret',
  thread_id: 'thr_2',
  inbox_id: 'calm-otter@agents.example.com',
  timestamp: '2026-11-21T09:00:00.000Z',
  event_id: 'evt_1',
  event_type: 'message.received' as const,
};

describe('eventFrame', () => {
  test('is the same bytes in a fixed order, whatever the order of the event that came', () => {
    expect(eventFrame(event)).toBe(
      '{"type":"event","event_type":"message.received","event_id":"evt_1",' +
        '"timestamp":"2026-11-21T09:00:00.000Z","inbox_id":"calm-otter@agents.example.com",' +
        '"thread_id":"thr_2","message_id":"msg_3"}',
    );
  });

  test('lets out neither the tenant nor what later versions may add', () => {
    const grown = { ...event, subject: 'Your code is 123456' };

    const frame = eventFrame(grown);

    expect(frame).not.toMatch(/org_secret|123456/);
  });
});

import { describe, expect, test } from 'vitest';
import { RandomStreams } from '../../src/adverse/random-streams.ts';

const numbers = (streams: RandomStreams, stream: string, key?: string) =>
  Array.from({ length: 5 }, () => streams.next(stream, key));

describe('RandomStreams', () => {
  test('gives the same numbers for the same seed, stream and key, and others for another of them', () => {
    const first = numbers(new RandomStreams(7), 'throttle', 'PutItem');

    expect(numbers(new RandomStreams(7), 'throttle', 'PutItem')).toEqual(first);
    const others = [
      numbers(new RandomStreams(8), 'throttle', 'PutItem'),
      numbers(new RandomStreams(7), 'conflict', 'PutItem'),
      numbers(new RandomStreams(7), 'throttle', 'GetItem'),
    ].flat();
    expect(new Set([...first, ...others]).size).toBe(20);
  });

  test('gives a stream the same numbers whatever other streams are asked in between', () => {
    const alone = numbers(new RandomStreams(7), 'throttle', 'PutItem');
    const streams = new RandomStreams(7);
    const between = Array.from({ length: 5 }, () => {
      numbers(streams, 'throttle', 'GetItem');
      return streams.next('throttle', 'PutItem');
    });

    expect(between).toEqual(alone);
  });

  test('spreads numbers over the whole range, so that a probability is how often something happens', () => {
    const streams = new RandomStreams(1);
    const happened = Array.from({ length: 10_000 }, () => streams.happens(0.2, 'x')).filter(Boolean).length;

    expect(happened).toBeGreaterThan(1_800);
    expect(happened).toBeLessThan(2_200);
  });

  test('keeps whole numbers and delays within their bounds and reaches both ends', () => {
    const streams = new RandomStreams(1);
    const between = Array.from({ length: 1_000 }, () => streams.between(3, 6, 'between'));
    const delays = Array.from({ length: 1_000 }, () => streams.delay(100, 'delay'));

    expect(new Set(between)).toEqual(new Set([3, 4, 5, 6]));
    expect(Math.min(...delays)).toBe(1);
    expect(Math.max(...delays)).toBe(100);
    expect(delays.filter((delay) => delay <= 13).length).toBeGreaterThan(450);
  });
});

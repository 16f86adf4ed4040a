import { expect, test } from 'vitest';
import { FrameMeter } from '../../src/websocket/frame-meter.ts';

function frame(payloadBytes: number): Buffer {
  const length =
    payloadBytes < 126
      ? Buffer.from([0x80 | payloadBytes])
      : payloadBytes < 65_536
        ? Buffer.from([0x80 | 126, payloadBytes >> 8, payloadBytes & 0xff])
        : Buffer.concat([Buffer.from([0x80 | 127, 0, 0, 0, 0]), uint32(payloadBytes)]);
  return Buffer.concat([Buffer.from([0x81]), length, Buffer.alloc(4), Buffer.alloc(payloadBytes, 0xff)]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const LENGTHS = [0, 1, 125, 126, 300, 65_535, 65_536, 70_000, 0, 3];

test.each([1, 2, 3, 7, 1000, 1_000_000])('reads every length when the bytes come %i at a time', (size) => {
  const seen: number[] = [];
  const meter = new FrameMeter((bytes) => seen.push(bytes));
  const wire = Buffer.concat(LENGTHS.map(frame));

  for (let start = 0; start < wire.length; start += size) meter.push(wire.subarray(start, start + size));

  expect(seen).toEqual(LENGTHS);
});

test('reports a frame when its header is complete, before its payload', () => {
  const seen: number[] = [];
  const meter = new FrameMeter((bytes) => seen.push(bytes));

  meter.push(frame(40_000).subarray(0, 8));

  expect(seen).toEqual([40_000]);
});

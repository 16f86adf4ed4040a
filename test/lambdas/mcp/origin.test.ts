import { describe, expect, test } from 'vitest';
import { isAllowedOrigin } from '../../../lambdas/mcp/answer-mcp.ts';

describe('an origin', () => {
  test.each([
    undefined,
    'http://localhost:6274',
    'http://127.0.0.1',
    'https://localhost',
    'http://[::1]:80',
  ])('%s is let in', (origin) => {
    expect(isAllowedOrigin(origin)).toBe(true);
  });

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil.example#localhost',
    'http://localhost@evil.example',
    'chrome-extension://localhost',
    'null',
    '',
    'http://localhost,http://evil.example',
    'http://127.0.0.2',
  ])('%s is refused', (origin) => {
    expect(isAllowedOrigin(origin)).toBe(false);
  });
});

import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

/** What the tests of a file, or of a `describe`, share: opened before the first of them, and stopped after the last if it can be. */
export function opened<T extends object>(open: () => Promise<T>): T {
  let value: T | undefined;
  const real = (): T => {
    if (value === undefined)
      throw new Error('This is opened before the first test, not while a file is loaded');
    return value;
  };
  beforeAll(async () => {
    value = await open();
  });
  afterAll(async () => {
    if (value !== undefined && 'stop' in value && typeof value.stop === 'function') await value.stop();
  });
  return new Proxy({} as T, {
    get(_, name) {
      const member: unknown = Reflect.get(real(), name);
      // Methods may use private members.
      return typeof member === 'function' ? member.bind(real()) : member;
    },
    set: (_, name, member) => Reflect.set(real(), name, member),
    has: (_, name) => Reflect.has(real(), name),
    ownKeys: () => Reflect.ownKeys(real()),
    getOwnPropertyDescriptor(_, name) {
      const descriptor = Reflect.getOwnPropertyDescriptor(real(), name);
      return descriptor && { ...descriptor, configurable: true };
    },
  });
}

/** The service's own log lines are not shown among the results. */
export function silent(...methods: readonly ('log' | 'error')[]): void {
  beforeEach(() => {
    for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
  });
}

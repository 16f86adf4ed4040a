import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * The segments are decoded: `#/inboxes/a%40b/t1` is `['inboxes', 'a@b', 't1']`. Fragments are not sent to servers, so
 * addresses of inboxes are in no log.
 */
export type Path = readonly string[];

export function pathOf(hash: string): Path {
  return hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export function hrefOf(...segments: readonly string[]): string {
  return `#/${segments.map(encodeURIComponent).join('/')}`;
}

export function goTo(...segments: readonly string[]): void {
  location.hash = hrefOf(...segments);
}

let current = location.hash;
let left = '';
addEventListener('hashchange', () => {
  left = current;
  current = location.hash;
});

export function lastLeft(): string {
  return left;
}

export function usePath(): Path {
  const [path, setPath] = useState(() => pathOf(location.hash));
  // An effect after the paint would miss a change that follows the first rendering at once.
  useLayoutEffect(() => {
    const onChange = () => setPath(pathOf(location.hash));
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return path;
}

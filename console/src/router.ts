import { useEffect, useState } from 'preact/hooks';

/**
 * The page that the fragment names, as its decoded segments: `#/inboxes/a%40b/t1` is `['inboxes', 'a@b', 't1']`. Fragments are not
 * sent to servers, so addresses of inboxes are in no log.
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

/** The address of a page, for links. */
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

/** The address of the page that was left last, as its link has it. */
export function lastLeft(): string {
  return left;
}

export function usePath(): Path {
  const [path, setPath] = useState(() => pathOf(location.hash));
  useEffect(() => {
    const onChange = () => setPath(pathOf(location.hash));
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return path;
}

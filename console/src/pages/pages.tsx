import type { ComponentType } from 'preact';
import type { Path } from '../router.ts';
import type { Session } from '../session/session.ts';
import { InboxesPage } from './inboxes.tsx';

export interface Page {
  /** First segment of its address. */
  readonly name: string;
  readonly title: string;
  /** Pressed after `g`. */
  readonly key: string;
  readonly Content: ComponentType<{ readonly path: Path }>;
  isFor(session: Session): boolean;
}

const inboxes: Page = {
  name: 'inboxes',
  title: 'Inboxes',
  key: 'i',
  Content: InboxesPage,
  isFor: () => true,
};

export const PAGES: readonly Page[] = [inboxes];

export function pageAt([name]: Path): Page {
  return PAGES.find((page) => page.name === name) ?? inboxes;
}

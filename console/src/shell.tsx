import { useEffect, useState } from 'preact/hooks';
import { useKeys } from './keyboard.ts';
import { PAGES, pageAt } from './pages/pages.tsx';
import { goTo, hrefOf, usePath } from './router.ts';
import type { LiveState } from './session/live.ts';
import { useSession } from './session/session.ts';
import { HelpDialog } from './ui/help.tsx';
import { Icon } from './ui/icon.tsx';

const LIVE_TEXT: Readonly<Record<LiveState, string>> = {
  live: 'Live',
  connecting: 'Connecting…',
  offline: 'Offline',
  ended: 'Not connected',
};

export function Shell() {
  const session = useSession();
  const path = usePath();
  const [isHelpShown, setIsHelpShown] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const pages = PAGES.filter((page) => page.isFor(session));
  const page = pageAt(path);
  const Content = page.Content;

  useEffect(() => {
    if (path.length === 0) goTo('inboxes');
    setIsMenuOpen(false);
  }, [path]);
  useKeys({
    '?': () => setIsHelpShown(true),
    ...Object.fromEntries(pages.map(({ name, key }) => [`g ${key}`, () => goTo(name)])),
  });

  return (
    <div class="shell">
      <button type="button" class="skip-link" onClick={() => document.getElementById('main')?.focus()}>
        Skip to content
      </button>
      <header class="bar">
        <a class="brand" href={hrefOf('inboxes')}>
          Agent Inbox
        </a>
        <button
          type="button"
          class="button button-quiet button-icon menu-button"
          aria-label="Menu"
          aria-expanded={isMenuOpen}
          aria-controls="menu"
          onClick={() => setIsMenuOpen(!isMenuOpen)}
        >
          <Icon name="menu" />
        </button>
        <nav id="menu" class={isMenuOpen ? 'menu menu-open' : 'menu'} aria-label="Pages">
          {pages.map(({ name, title }) => (
            <a key={name} href={hrefOf(name)} {...(page.name === name ? { 'aria-current': 'page' } : {})}>
              {title}
            </a>
          ))}
        </nav>
        <div class="bar-end">
          <LiveStatus />
          <button
            type="button"
            class="button button-quiet"
            aria-label="Keyboard shortcuts"
            onClick={() => setIsHelpShown(true)}
          >
            ?
          </button>
          <button
            type="button"
            class="button button-quiet"
            title="Remove the key from this browser"
            onClick={() => session.signOut()}
          >
            Sign out
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1} aria-label={page.title}>
        <Content key={page.name} path={path.slice(1)} />
      </main>
      {isHelpShown && <HelpDialog pages={pages} onClose={() => setIsHelpShown(false)} />}
    </div>
  );
}

function LiveStatus() {
  const { live } = useSession();
  const [state, setState] = useState(live.state);
  useEffect(() => {
    setState(live.state);
    return live.onState(setState);
  }, [live]);
  return (
    <span class={`live live-${state}`} role="status">
      {LIVE_TEXT[state]}
    </span>
  );
}

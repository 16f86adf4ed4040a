import { useCallback, useEffect, useState } from 'preact/hooks';
import { SignInPage } from './pages/sign-in.tsx';
import { forget, remembered, takeFromAddress } from './session/credentials.ts';
import { openSession, type Session, SessionProvider } from './session/session.ts';
import { Shell } from './shell.tsx';
import { errorText } from './ui/error-text.ts';
import { Loading } from './ui/parts.tsx';

/** The console: the sign-in page without a key, and the pages with one. */
export function App() {
  const [credentials, setCredentials] = useState(remembered);
  const [session, setSession] = useState<Session>();
  const [refusal, setRefusal] = useState<string>();
  const signOut = useCallback((reason?: string) => {
    forget();
    setSession(undefined);
    setCredentials(undefined);
    setRefusal(reason);
  }, []);

  useEffect(() => {
    // Another printed link, opened in this tab.
    const onChange = () => {
      if (takeFromAddress()) setCredentials(remembered());
    };
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);

  useEffect(() => {
    if (credentials === undefined) return;
    let opened: Session | undefined;
    let isLeft = false;
    setSession(undefined);
    openSession(credentials, signOut).then(
      (made) => {
        opened = made;
        if (isLeft) made.live.stop();
        else setSession(made);
      },
      (error: unknown) => {
        if (!isLeft) signOut(errorText(error));
      },
    );
    return () => {
      isLeft = true;
      opened?.live.stop();
    };
  }, [credentials, signOut]);

  if (credentials === undefined) {
    return (
      <SignInPage
        refusal={refusal}
        onSignIn={() => {
          setRefusal(undefined);
          setCredentials(remembered());
        }}
      />
    );
  }
  if (session === undefined) return <Loading what="Signing in" />;
  return (
    <SessionProvider value={session}>
      <Shell />
    </SessionProvider>
  );
}

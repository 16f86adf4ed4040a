import { ApiError } from 'agent-inbox-client/source';
import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { SignInPage } from './pages/sign-in.tsx';
import {
  type Credentials,
  forget,
  linkSignsIn,
  remember,
  remembered,
  takeFromAddress,
} from './session/credentials.ts';
import { openSession, type Session, SessionProvider } from './session/session.ts';
import { Shell } from './shell.tsx';
import { errorText } from './ui/error-text.ts';
import { Failure, Loading } from './ui/parts.tsx';

interface AppProps {
  /** A link brought these credentials, and the person has not confirmed them. */
  readonly brought: Credentials | undefined;
}

export function App({ brought }: AppProps) {
  const [credentials, setCredentials] = useState(remembered);
  const [session, setSession] = useState<Session>();
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [round, setRound] = useState(0);
  const signOut = useCallback((reason?: string) => {
    forget();
    setSession(undefined);
    setCredentials(undefined);
    setRefusal(reason);
  }, []);

  useLayoutEffect(() => {
    const onChange = () => {
      const found = takeFromAddress();
      if (found === undefined || !linkSignsIn(found)) return;
      remember(found);
      setCredentials(remembered());
    };
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);

  useEffect(() => {
    if (credentials === undefined) return;
    let opened: Session | undefined;
    let isLeft = false;
    setSession(undefined);
    setFailure(undefined);
    openSession(credentials, signOut).then(
      (made) => {
        opened = made;
        if (isLeft) made.live.stop();
        else setSession(made);
      },
      (error: unknown) => {
        if (isLeft) return;
        // A service that cannot be reached has not refused the key.
        if (error instanceof ApiError && error.status < 500) signOut(errorText(error));
        else setFailure(error);
      },
    );
    return () => {
      isLeft = true;
      opened?.live.stop();
    };
  }, [credentials, signOut, round]);

  if (credentials === undefined) {
    return (
      <SignInPage
        refusal={refusal}
        brought={brought}
        onSignIn={() => {
          setRefusal(undefined);
          setCredentials(remembered());
        }}
      />
    );
  }
  if (failure !== undefined) {
    return (
      <main class="sign-in">
        <Failure error={failure} retry={() => setRound((before) => before + 1)} />
      </main>
    );
  }
  if (session === undefined) {
    return (
      <main class="sign-in">
        <Loading what="Signing in" />
      </main>
    );
  }
  return (
    <SessionProvider value={session}>
      <Shell />
    </SessionProvider>
  );
}

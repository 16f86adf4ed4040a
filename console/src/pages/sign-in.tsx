import { useLayoutEffect, useState } from 'preact/hooks';
import { type Credentials, isWellFormed, remember } from '../session/credentials.ts';
import { Field } from '../ui/parts.tsx';

interface SignInProps {
  readonly refusal: string | undefined;
  readonly brought: Credentials | undefined;
  readonly onSignIn: () => void;
}

export function SignInPage({ refusal, brought, onSignIn }: SignInProps) {
  const [apiKey, setApiKey] = useState(brought?.apiKey ?? '');
  const written = apiKey.trim();
  const isOdd = written !== '' && !(isWellFormed(written) && written.startsWith('ia_'));
  useLayoutEffect(() => document.querySelector('input')?.focus(), []);
  const signIn = (event: Event) => {
    event.preventDefault();
    if (!isWellFormed(apiKey.trim())) return;
    remember({ apiKey: apiKey.trim(), localSecret: undefined });
    onSignIn();
  };
  return (
    <main class="sign-in">
      <form class="card" onSubmit={signIn}>
        <h1>Agent Inbox</h1>
        {refusal !== undefined && (
          <p class="notice notice-bad" role="alert">
            {refusal}
          </p>
        )}
        {brought !== undefined && refusal === undefined && (
          <p class="notice" role="status">
            This key came from a link. Sign in only if you trust its source: everything you do here happens in
            that key's account.
          </p>
        )}
        <Field
          label="API key"
          type="password"
          autocomplete="off"
          spellcheck={false}
          required
          value={apiKey}
          onInput={(event) => setApiKey(event.currentTarget.value)}
          hint="It stays in this tab until you close it and is sent only to this service."
          error={isOdd ? 'A key begins with ia_ and is 41 characters long.' : undefined}
        />
        <button type="submit" class="button button-main">
          Sign in
        </button>
        <p class="hint">
          On a laptop, open the <code>Console</code> address that <code>npm start</code> prints; it signs you
          in. If sign-up is closed or needs an invitation, ask the operator of the service.
        </p>
      </form>
    </main>
  );
}

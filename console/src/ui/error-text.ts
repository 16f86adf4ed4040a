import { ApiError } from '../../../client/src/index.ts';

/** What went wrong and what to do, for a person. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return 'The service cannot be reached. Check that it runs and that you are online; then try again.';
  }
  switch (error.status) {
    case 401:
      return 'The key is not valid: it was revoked, it has expired, or it is of another deployment. Sign in with another one.';
    case 403:
      return `${error.message} Sign in with a key that may do it.`;
    case 404:
      return 'There is no such thing here, or the key may not see it. It may have been deleted meanwhile.';
    case 429:
      return 'Too many requests. Wait a minute, then try again.';
    default:
      return error.status >= 500
        ? 'The service has failed to answer. Try again; if it stays, look into its logs.'
        : error.message;
  }
}

import { ApiError } from 'agent-inbox-client/source';

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return 'The service cannot be reached. Check that it is running and that you are online, then try again.';
  }
  switch (error.status) {
    case 401:
      return 'The key is not valid: it is mistyped, was revoked, has expired, or belongs to another deployment. Sign in with another one.';
    case 403:
      return `${error.message} Sign in with a key that has the permission.`;
    case 404:
      return 'Not found. It was deleted, or your key has no access.';
    case 429:
      return 'Too many requests. Wait a minute, then try again.';
    default:
      return error.status >= 500
        ? 'The service failed. Try again; if the problem persists, check its logs.'
        : error.message;
  }
}

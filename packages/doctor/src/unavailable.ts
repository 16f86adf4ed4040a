import type { Check } from './check.ts';
import { type Finding, notChecked } from './finding.ts';

const ACCESS_DENIED = /AccessDenied|AuthorizationError|NotAuthorized|UnauthorizedOperation/;
const BAD_CREDENTIALS =
  /CredentialsProviderError|ExpiredToken|RequestExpired|UnrecognizedClient|InvalidClientTokenId|InvalidAccessKeyId|InvalidSignature|SignatureDoesNotMatch|IncompleteSignature|TokenProviderError/;
const THROTTLED = /Throttl|TooManyRequests|RequestLimitExceeded|SlowDown/;
const NO_REGION = /Region is missing|region=""/;
/** All AWS services use this wording in access denied messages; SES adds backquotes. */
const DENIED_ACTION = /not authorized to perform:? `?([a-zA-Z0-9-]+:[A-Za-z0-9]+)/;

const CREDENTIALS_ADVICE =
  'Log in to AWS (aws sts get-caller-identity must work), or name a different profile with --profile.';

export function unavailable({ actions }: Pick<Check<never>, 'actions'>, thrown: unknown): Finding {
  if (!(thrown instanceof Error)) return notChecked(String(thrown), 'Try again.');
  // Operator commands wrap the error of AWS.
  const error = thrown.cause instanceof Error && '$metadata' in thrown.cause ? thrown.cause : thrown;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (BAD_CREDENTIALS.test(error.name)) {
    return notChecked(`AWS does not accept the credentials: ${error.message}`, CREDENTIALS_ADVICE);
  }
  if (ACCESS_DENIED.test(error.name) || DENIED_ACTION.test(error.message))
    return notPermitted(actions, error.message);
  if (NO_REGION.test(error.message)) {
    return notChecked('No region is configured', 'Name the region of the stack with --region.');
  }
  if (THROTTLED.test(error.name))
    return notChecked(`AWS is throttling calls: ${error.message}`, 'Try again later.');
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    return notChecked('No response within the time limit', 'Try again, or allow more time with --timeout.');
  }
  const reason = [error.message, code].find((text) => text !== '') ?? error.name;
  return notChecked(`The check failed: ${reason}`, 'Check the network and AWS Health, and try again.');
}

function notPermitted(actions: readonly string[], message: string): Finding {
  const action = DENIED_ACTION.exec(message)?.[1] ?? actions.join(' or ');
  return {
    ...notChecked(
      `The credentials lack the ${action} permission`,
      `Allow ${action}: docs/doctor.md#permissions has the policy.`,
    ),
    missingPermission: action,
  };
}

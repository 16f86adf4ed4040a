import { CommandFailed } from './command-failed.ts';

export const LOG_IN =
  'Log in first: "aws configure" or "aws sso login", or set AWS_PROFILE; "aws sts get-caller-identity" must work.';
export const NO_REGION =
  'No region is set. Choose one in which SES receives email, such as --region us-east-1 or --region eu-west-1, or set AWS_REGION';

/** @returns what to do about a call that was not sent, because there are no credentials or no region */
export function notSent(cause: unknown): CommandFailed | undefined {
  if (!(cause instanceof Error)) return undefined;
  if (/^(?:Credentials|Token)ProviderError$/.test(cause.name))
    return new CommandFailed(`No AWS credentials were found. ${LOG_IN}`, { cause });
  return cause.message === 'Region is missing' ? new CommandFailed(NO_REGION, { cause }) : undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EEXIST: 'it already exists',
  EISDIR: 'it is a directory',
  ENOENT: 'no such file or directory',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is not a directory',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
};

/** Returns undefined for other errors. @param what the attempted action, such as `write the mail`. */
export function fileFailure(error: unknown, what: string, advice = ''): Error | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  const reason = REASONS[String(error.code)];
  return reason === undefined ? undefined : new Error(`Cannot ${what} ${error.path}: ${reason}${advice}`);
}

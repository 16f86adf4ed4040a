export interface Mail {
  readonly n: number;
  readonly parent: number | undefined;
  readonly size: number;
  readonly id: string;
  readonly key: string;
  readonly thread: string;
  trashedAt: number | undefined;
  isGone: boolean;
  unread: boolean;
  /** Five workers have failed at it. */
  hasFailed: boolean;
  /** Claims since it came into the queue. */
  attempts: number;
  claim: string | undefined;
  heldUntil: number | undefined;
  completedBy: string | undefined;
  /** Its events `message.updated`. */
  updates: number;
}

const UNCLAIMED = { attempts: 0, claim: undefined, heldUntil: undefined };
export const ARRIVED = {
  ...UNCLAIMED,
  trashedAt: undefined,
  isGone: false,
  unread: true,
  hasFailed: false,
  completedBy: undefined,
  updates: 0,
};
/** Whether workers may claim it. */
export function isQueued({ unread, trashedAt, hasFailed, isGone }: Mail): boolean {
  return unread && trashedAt === undefined && !hasFailed && !isGone;
}

/** Changes what users see of it. */
export function change(
  mail: Mail,
  state: Partial<Pick<Mail, 'unread' | 'trashedAt' | 'hasFailed' | 'completedBy'>>,
) {
  const shown = () => [mail.unread, mail.trashedAt !== undefined, mail.hasFailed].join();
  const before = shown();
  Object.assign(mail, state);
  if (shown() !== before) mail.updates += 1;
  // A claim goes when its message leaves the queue, and with it the count of its attempts.
  if (!isQueued(mail)) Object.assign(mail, UNCLAIMED);
}

import type { ProxyServerOptions } from '../http-proxy/proxy-server.ts';
import type { SmtpOptions } from '../smtp/smtp-server.ts';
import { type ActivityKind, activityLine, callText, loggedActivity, mailText } from '../verbose/activity.ts';
import { followLogs } from '../verbose/follow-logs.ts';
import type { RunningParts } from './running-parts.ts';

type ActivityHooks = Pick<ProxyServerOptions, 'onReply'> & Pick<SmtpOptions, 'onAccepted'>;

/** The report is registered first, so that it ends after what it watches. */
export function reportActivity(
  logDir: string,
  report: (line: string) => void,
  parts: RunningParts,
): ActivityHooks {
  const say = (kind: ActivityKind, what: string) => report(activityLine(kind, what, new Date()));
  parts.register(
    followLogs(logDir, (line) => {
      const activity = loggedActivity(line);
      if (activity !== undefined) say(activity.kind, activity.what);
    }),
  );
  return {
    onReply: (request, status, milliseconds) => say('call', callText(request, status, milliseconds)),
    onAccepted: (mailFrom, recipients) => say('mail', mailText(mailFrom, recipients)),
  };
}

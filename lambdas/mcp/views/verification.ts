import { verificationOperation } from '../../operations/inboxes/verification.ts';
import { jsonLine } from '../safe-text.ts';
import { defineView, UNTRUSTED, untrusted } from '../view.ts';
import { timeoutArguments, waitOf } from './timeout.ts';

/** The code or link that was just sent. Its sender wrote them, so that they are between markers. */
export const verificationView = defineView({
  body: verificationOperation.output,
  arguments: timeoutArguments,
  fixed: { wait: 0 },
  derived: waitOf,
  output: verificationOperation.output.extend(untrusted),
  holdsMail: true,
  show(found) {
    const { code, link, sender, sender_domain, candidates, ...ours } = found;
    return {
      structured: { ...found, ...UNTRUSTED },
      segments: [
        { ours: { ...ours, ...UNTRUSTED } },
        ...(sender === null && candidates.length === 0
          ? []
          : [{ theirs: jsonLine({ code, link, sender, sender_domain, candidates }) }]),
      ],
    };
  },
});

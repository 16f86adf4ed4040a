/**
 * The document around the HTML of a mail: it has an origin of its own and no right to connect. It shows what the console
 * sends it in a frame without any permission, and tells the console how tall that is. A script cannot read the height of such a
 * frame, so a copy is measured that is not seen: the policy of this document permits no script of the mail.
 */
addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== parent || parent === window || typeof data !== 'string') return;
  const mail = document.createElement('iframe');
  mail.setAttribute('sandbox', '');
  mail.title = 'HTML of the message';
  mail.srcdoc = data;
  const copy = document.createElement('div');
  copy.className = 'copy';
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  // A shadow tree: styles of the mail do not reach this document.
  const page = document.createElement('div');
  page.innerHTML = data;
  copy.attachShadow({ mode: 'closed' }).append(page);
  document.body.replaceChildren(copy, mail);
  // Images load later, and the width changes.
  new ResizeObserver(() => parent.postMessage({ height: page.scrollHeight + MARGINS }, '*')).observe(page);
});
/** Of the body in the frame, and some for a line that is broken otherwise. */
const MARGINS = 40;
// Only the console's page may embed this document (frame-ancestors).
parent.postMessage('ready', '*');

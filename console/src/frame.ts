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
  const fit = () => {
    page.style.width = '';
    const width = page.scrollWidth;
    const scale = Math.max(MIN_SCALE, Math.min(1, copy.clientWidth / width));
    // Wider than the frame, as tables of newsletters are: it is laid out in its own width, and made smaller as a whole.
    if (scale < 1) page.style.width = `${width}px`;
    const size = `${100 / scale}%`;
    Object.assign(mail.style, { width: size, height: size, transform: `scale(${scale})` });
    parent.postMessage({ height: page.scrollHeight * scale + MARGINS }, '*');
  };
  // Images load later, and the width changes. What it sets comes to the next frame, so that the observer sees no circle.
  const observer = new ResizeObserver(() => requestAnimationFrame(fit));
  observer.observe(page);
  observer.observe(copy);
});
/** Text below this scale cannot be read: a wider page scrolls sideways. */
const MIN_SCALE = 0.4;
/** Of the body in the frame, and some for a line that is broken otherwise. */
const MARGINS = 40;
// Only the console's page may embed this document (frame-ancestors).
parent.postMessage('ready', '*');

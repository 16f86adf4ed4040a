/**
 * The document around an email's HTML has an opaque origin and a policy without connections or scripts of the email.
 * The inner frame has no permissions and its height cannot be read, so an invisible copy is measured.
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
  const { head, body } = new DOMParser().parseFromString(data, 'text/html');
  // A flow root keeps the body's margin inside this box, as the inner frame does; margins of the content still collapse with it.
  const page = document.createElement('div');
  page.style.display = 'flow-root';
  page.append(...head.querySelectorAll('style'), body);
  copy.attachShadow({ mode: 'closed' }).append(page);
  document.body.replaceChildren(copy, mail);
  const fit = () => {
    page.style.width = '';
    const available = copy.clientWidth;
    const width = page.scrollWidth > available ? page.scrollWidth + rightMarginOf(body) : available;
    // A newsletter wider than the frame is laid out in its own width and scaled down as a whole.
    const scale = Math.max(MIN_SCALE, available / width);
    if (scale < 1) page.style.width = `${available / scale}px`;
    const scrollbar = width * scale > available ? SCROLLBAR : 0;
    const size = `${100 / scale}%`;
    Object.assign(mail.style, { width: size, height: size, transform: `scale(${scale})` });
    parent.postMessage({ height: (page.scrollHeight + scrollbar) * scale + EDGES }, '*');
  };
  // Resizing in the next animation frame keeps the observer from triggering itself.
  const observer = new ResizeObserver(() => requestAnimationFrame(fit));
  observer.observe(page);
  observer.observe(copy);
});
/** Text below this scale is unreadable, so a wider page scrolls sideways. */
const MIN_SCALE = 0.4;
const SCROLLBAR = 17;
/** The value covers the borders of the console's frame and a pixel for rounding. */
const EDGES = 3;

function rightMarginOf(body: Element): number {
  return Number.parseFloat(getComputedStyle(body).marginRight) || 0;
}

// The target origin can be `*` because frame-ancestors lets only the console embed this document.
parent.postMessage('ready', '*');

/**
 * The document around the HTML of a mail: it has an origin of its own and no right to connect. It shows what the console
 * sends it in a frame without any permission, and does nothing else.
 */
addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== parent || parent === window || typeof data !== 'string') return;
  const mail = document.createElement('iframe');
  mail.setAttribute('sandbox', '');
  mail.title = 'HTML of the message';
  mail.srcdoc = data;
  document.body.replaceChildren(mail);
});
// Only the console's page may embed this document (frame-ancestors).
parent.postMessage('ready', '*');

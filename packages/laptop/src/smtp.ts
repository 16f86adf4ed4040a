export { HeaderSectionCapture } from './smtp/header-section.ts';
export { MAX_MAIL_BYTES } from './smtp/receive-mail.ts';
export { type MailServer, sendMail } from './smtp/send-mail.ts';
export { SIMULATION_HEADER } from './smtp/verdicts.ts';

export { type MailAttachment, mailOf } from './mail-of.ts';
export { type RunningService, type ServiceAddress, startService } from './service.ts';
export { type CodeOptions, type LinkOptions, type MessageOptions, TestInbox } from './test-inbox.ts';

export const TENANT = 'tenant-1';
export const INBOX = 'ada@agents.test';
export const GONE = 'gone@agents.test';

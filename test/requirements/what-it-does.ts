import type { Section } from './section.ts';

export const whatItDoes: readonly Section[] = [
  {
    section: 'interface section 1 What the service does',
    requirements: [
      {
        id: 'PUR-01',
        text: 'A client creates an inbox and reads the threads, messages and attachments that arrive in it.',
      },
      { id: 'PUR-02', text: 'Version 1 has no operation and no tool that sends or replies.' },
      {
        id: 'PUR-03',
        text: 'An inbox without a requested username gets a readable random address on the inbox domain.',
      },
      { id: 'PUR-04', text: 'Arriving mail is notified by signed webhook deliveries.' },
      { id: 'PUR-05', text: 'Arriving mail is notified by a WebSocket stream.' },
      {
        id: 'PUR-06',
        text: 'An account is created through the API alone: sign-up gives a tenant, a first inbox and a first key.',
      },
      { id: 'PUR-07', text: 'Verification with the emailed 6-digit code lifts the limits of new accounts.' },
      { id: 'PUR-08', text: 'There is no OAuth flow.' },
      { id: 'PUR-09', text: 'The MCP endpoint offers a subset of the operations under the same key.' },
      { id: 'PUR-10', text: 'A key only ever sees the data of its own tenant.' },
    ],
  },
];

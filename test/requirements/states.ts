import type { Section } from './section.ts';

export const states: readonly Section[] = [
  {
    section: 'interface section 3 Account',
    requirements: [
      {
        id: 'STA-01',
        text: 'Sign-up with a new human_email makes an unverified account with tenant, first inbox and first key.',
      },
      { id: 'STA-02', text: 'Sign-up mails a 6-digit code.' },
      { id: 'STA-03', text: 'An unverified account has restricted limits.' },
      {
        id: 'STA-04',
        text: "Verify with the right code and the account's key makes it verified and lifts the limits.",
      },
      { id: 'STA-05', text: 'Sign-up again with the same human_email returns the same account.' },
      { id: 'STA-06', text: 'Sign-up again rotates api_key, and the previous key stops working.' },
      { id: 'STA-07', text: 'Sign-up again sends the code again when the previous one has expired.' },
      { id: 'STA-08', text: 'Sign-up again makes no duplicate account.' },
    ],
  },
  {
    section: 'interface section 3 API key',
    requirements: [
      { id: 'STA-10', text: 'A deleted key stops working immediately on REST.' },
      { id: 'STA-11', text: 'A deleted key stops working immediately in the SDK.' },
      { id: 'STA-12', text: 'A deleted key stops working immediately on the command line.' },
      { id: 'STA-13', text: 'A deleted key stops working immediately on the WebSocket stream.' },
      { id: 'STA-14', text: 'A deleted key stops working immediately on MCP.' },
    ],
  },
  {
    section: 'interface section 3 Tenant subscription',
    requirements: [
      { id: 'STA-20', text: 'Reads work for a canceled tenant.' },
      { id: 'STA-21', text: 'Writes of a canceled tenant are rejected with read_only.' },
    ],
  },
  {
    section: 'interface section 3 Inbox and webhook',
    requirements: [
      { id: 'STA-30', text: 'Deleting an inbox permanently deletes its stored mail.' },
      { id: 'STA-31', text: 'The username of a deleted inbox stays quarantined.' },
      { id: 'STA-32', text: 'Calls by a key that is pinned to a deleted inbox return not-found.' },
      { id: 'STA-33', text: 'Deleting a webhook stops its deliveries immediately.' },
      { id: 'STA-34', text: 'Deleting a webhook abandons retries that are under way.' },
    ],
  },
];

import type { Section } from './section.ts';

export const decisionsOnDoors: readonly Section[] = [
  {
    section: 'decisions, Webhooks',
    requirements: [
      { id: 'D-WHK-01', text: 'Deliveries are signed by Standard Webhooks, and under the svix headers too.' },
      { id: 'D-WHK-02', text: 'The secret is whsec_ and the base64 of 32 bytes.' },
      { id: 'D-WHK-03', text: "The id of a delivery is the event's and stays over retries." },
      { id: 'D-WHK-04', text: 'The body is the frame of ids alone, the same bytes as on the stream.' },
      {
        id: 'D-WHK-05',
        text: 'message.received is for clean mail; spam and unauthenticated mail have types of their own.',
      },
      { id: 'D-WHK-06', text: 'A webhook for spam needs label_spam_read at its creation.' },
      { id: 'D-WHK-07', text: 'Any 2xx is a success, and redirects are never followed.' },
      { id: 'D-WHK-08', text: '410 disables the webhook at once.' },
      { id: 'D-WHK-09', text: 'A failure is tried again by the schedule, and dead after its end.' },
      { id: 'D-WHK-10', text: 'PATCH replaces url, event_types and inbox_ids; null is all inboxes.' },
      { id: 'D-WHK-11', text: 'PATCH switches a webhook off and on.' },
      {
        id: 'D-WHK-12',
        text: 'GET /webhooks/{id}/deliveries is a paginated log of the attempts with status, duration and error.',
      },
      { id: 'D-WHK-13', text: 'A delivery can be sent again.' },
      { id: 'D-WHK-14', text: 'A test event can be sent.' },
      { id: 'D-WHK-15', text: 'A URL has no userinfo and does not point into a private network.' },
      { id: 'D-WHK-16', text: 'GET /inboxes/{inbox_id}/webhooks lists the webhooks of an inbox.' },
    ],
  },
  {
    section: 'decisions, WebSocket',
    requirements: [
      {
        id: 'D-WSS-01',
        text: 'The key is taken from api_key or apiKey; a bad one is 401 before the upgrade.',
      },
      { id: 'D-WSS-02', text: 'The stream needs message_read, else 403.' },
      {
        id: 'D-WSS-03',
        text: "From the start the stream carries every clean message.received in the key's scope.",
      },
      { id: 'D-WSS-04', text: 'A subscribe frame narrows the stream and is answered with what holds now.' },
      { id: 'D-WSS-05', text: 'An inbox out of scope is answered with not_found and changes nothing.' },
      { id: 'D-WSS-06', text: 'ping gets pong.' },
      { id: 'D-WSS-07', text: "A revoked key's sockets are told 4401 in their last frame and closed." },
      { id: 'D-WSS-08', text: 'inbox_ids and event_types narrow at connect.' },
    ],
  },
  {
    section: 'decisions, MCP',
    requirements: [
      { id: 'D-MCP-01', text: 'Answers are JSON without sessions, and GET and DELETE are 405.' },
      { id: 'D-MCP-02', text: 'A foreign Origin is 403.' },
      { id: 'D-MCP-03', text: 'Without a valid key every method is 401 with the error envelope.' },
      { id: 'D-MCP-04', text: 'The tools are the ten that the decisions name.' },
      { id: 'D-MCP-05', text: 'Lists have 10 items by default.' },
      { id: 'D-MCP-06', text: 'structuredContent equals the REST body.' },
      { id: 'D-MCP-07', text: 'A key sees only the tools that it may call.' },
      { id: 'D-MCP-08', text: 'Failures are isError with name and message.' },
      { id: 'D-MCP-09', text: 'The rate limit is shared with REST.' },
      { id: 'D-MCP-10', text: 'Mail content is marked untrusted and fenced in the text block.' },
      { id: 'D-MCP-11', text: 'Bodies are clipped at max_chars and go on at next_offset.' },
    ],
  },
];

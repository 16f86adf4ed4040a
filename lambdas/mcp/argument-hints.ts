/**
 * What a model needs to know of an argument beside its name and type, in as few words as will do. Definitions of tools
 * take part of the context of every conversation; the descriptions of the API reference are for people.
 */
export const ARGUMENT_HINTS: Readonly<Record<string, string>> = {
  page_token: 'next_page_token',
  full_text: 'Also quotes, HTML, headers',
  client_id: 'Own id',
  period: 'Seconds',
  after: 'Time or message_id',
  from: 'Address or name',
  q: 'Words, "a phrase", -not, OR, begin*',
};

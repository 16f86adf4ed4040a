import type { LanguageWords } from './language-words.ts';

const PAYMENT = '(?:payment|purchase|transfer|transaction|withdrawal|payee|change|request|operation)';

export const ENGLISH: LanguageWords = {
  strong: [
    '(?:confirm|approve|authori[sz]e|verify) (?:it|this|that|(?:the|your) \\p{L}+) with (?:the )?(?:code|pin)(?!\\p{L})',
    `(?:code|pin|passcode|number) (?:below |above )?to (?:approve|authori[sz]e|confirm) (?:a|an|the|this|your|it) ?(?:\\p{L}+ ){0,2}?${PAYMENT}`,
    '(?:code|pin) to (?:link|pair|connect) (?:a|the|this|your) (?:\\p{L}+ )?(?:device|tv|phone|app|account|watch|console)',
    '(?:number|digits) (?:you need )?to (?:verify|confirm) (?:your|it|that)',
    '(?:signing|e-?signature|signature) (?:code|pin)s?(?!\\p{L})',
    'payment (?:approval|authori[sz]ation|verification) code',
    '(?:transaction|approval) (?:password|passcode)',
  ],
  authentication: [
    '(?:e-?mail|account|identity|registration) (?:address )?(?:confirmation|verification)',
    `(?:approv|authori[sz]|confirm)(?:e|ing)? (?:a|an|the|this|your) (?:\\p{L}+ ){0,2}${PAYMENT}`,
    '(?:link|pair|connect)(?:ing)? (?:a|the|this|your) (?:\\p{L}+ )?(?:device|tv|phone|app|watch|console)',
    '(?:code|it) you (?:asked for|requested)',
    'confirm(?:ing)? (?:\\p{L}+ ){0,3}(?:e-?mail|address|account|identity)',
  ],
  resetPassword: [
    '(?:recover|restore|regain)(?:ing)? (?:access to )?(?:your|my|the) (?:\\p{L}+ )?(?:account|access|password)',
    'account recovery|(?:restore|regain) access|set (?:up )?a new (?:pin|passcode)|password (?:to )?be reset|old password has expired',
  ],
  signIn: [
    'let me in|(?:log|sign) (?:you|me) in|open my account|link (?:that|to) (?:logs?|signs?|access)|be signed in|one-time link',
  ],
  invitation: [
    '(?:view|see|open|respond to|review) (?:the |this |your )?invit|become a (?:member|collaborator)|invit\\p{L}+ to (?:join|collaborate|work|co-?)',
    '(?:added|invited) (?:you )?as (?:a |an )?(?:\\p{L}+ )?(?:collaborator|member|editor|admin|guest)|personal invitation',
  ],
  disowned: [
    "(?:never|(?:have|has)(?:n'?t| not)) (?:signed|asked|requested|registered|subscribed|created)(?!\\p{L})",
    '(?:received|sent) (?:this|it|to you) (?:\\p{L}+ )?(?:in error|by mistake)|someone else|been compromised',
  ],
  leads: ["proceed|let's|follow|page|website|site|visit|use|it|yes|please"],
  notFollowed: [
    'receipt of (?:goods|your|the)|confirm receipt|(?:view|see|track|download) (?:your |the |my )?(?:order|receipt|invoice|booking|ticket|statement)',
  ],
};

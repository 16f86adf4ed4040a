import EmailReplyParser from 'email-reply-parser';

/** The reply parser's patterns backtrack: what is longer than this is no reply that someone typed. */
const LONGEST_REPLY = 20_000;

/** Lines that begin a forwarded mail, in the languages of the common clients. */
const FORWARD =
  /^[ \t>]*(-{2,} ?(forwarded message|forwarded by|weitergeleitete nachricht|ursprüngliche nachricht|message transféré|mensaje reenviado|mensagem encaminhada|messaggio inoltrato|doorgestuurd bericht|vidarebefordrat meddelande|пересылаемое сообщение|转发的邮件|転送メッセージ)(?!\p{L}).*|(begin forwarded message|anfang der weitergeleiteten nachricht|début du message réexpédié|début du message transféré|inicio del mensaje reenviado|inizio messaggio inoltrato|begin doorgestuurd bericht|início da mensagem encaminhada)\s*:.*)$/imu;

const parser = new EmailReplyParser();

/**
 * The new part of a reply. What was forwarded and what was answered inline is kept whole: there the old text
 * is part of what is said. Never empty when the text is not.
 */
export function extractReply(text: string): string {
  const whole = text.trim();
  if (whole.length > LONGEST_REPLY || FORWARD.test(whole) || hasInlineAnswers(whole)) return whole;
  const reply = parser.parseReply(whole).trim();
  return reply === '' ? whole : reply;
}

/** Whether own words stand between or behind quoted ones, more than a signature has. */
function hasInlineAnswers(text: string): boolean {
  let quoted = false;
  let answers = 0;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed.startsWith('>')) {
      if (answers > 0) return true;
      quoted = true;
    } else if (trimmed === '-- ' || trimmed === '--') {
      return false;
    } else if (quoted && trimmed !== '') answers += 1;
  }
  return false;
}

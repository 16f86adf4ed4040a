/** Words by which mail clients in many languages mark what they quote and what they forward. */

const line = (...alternatives: readonly string[]): string => alternatives.join('|');

/** "…wrote", in the languages of the common clients: a line that ends in one, with a colon, introduces a quote. */
const WROTE = line(
  'wrote|writes',
  'schrieb',
  'a écrit',
  'escribió',
  'escreveu',
  'ha scritto',
  'schreef',
  'skrev',
  'kirjoitti',
  'napisał(?:a|\\(a\\))?|pisze',
  'napsal(?:a|\\(a\\))?',
  'пишет|написал(?:а|\\(а\\))?|пише',
  'yazdı',
  '写道|寫道',
  '작성|쓴 글',
  'のメッセージ|書きました|wrote',
  'כתב|כתבה',
  'كتب',
  'írta',
  'a scris',
  'έγραψε',
  'đã viết',
  'menulis',
);
export const HAS_WROTE = new RegExp(
  `(?<!\\p{L})(?:${WROTE})(?!\\p{L})|(?:님이 작성|写道|寫道|のメッセージ)`,
  'iu',
);

/** How the first line of such an introduction begins when it is broken over several. */
export const BEGINS_ATTRIBUTION =
  /^(?:on|am|le|el|em|no dia|il|in data|op|den|w dniu|dnia|dne|kl|pe|ma|ti|ke|to|la|su|man|tir|ons|tor|fre|lør|søn|mån|tis|lör|sön|пн|вт|ср|чт|пт|сб|вс|\d{1,4}[-./年]|在|於|于)(?!\p{L})/iu;

/** Labels by which Outlook and others name the sender in the header that they put above what is quoted. */
const FROM_LABELS = line(
  'from|von|de|da|van|fra|från|lähettäjä|od|от|від|gönderen|kimden|feladó|de la|από',
  'absender|expéditeur|remitente|mittente|afzender|nadawca|odesílatel',
  '发件人|寄件者|差出人|보낸 ?사람',
);
/** The labels of the lines below it. */
const OTHER_LABELS = line(
  'sent|date|to|cc|bcc|subject|importance|reply-to',
  'gesendet|datum|an|betreff|kopie',
  'envoyé(?: le)?|à|a|objet',
  'enviado(?: el| em)?|fecha|para|asunto|assunto|data',
  'inviato|oggetto',
  'verzonden|aan|onderwerp',
  'sendt|dato|til|emne|skickat|till|ämne',
  'lähetetty|päivämäärä|vastaanottaja|kenelle|aihe',
  'wysłano|do|temat|odesláno|komu|předmět',
  'отправлено|дата|кому|тема|копия',
  'gönderildi|tarih|kime|konu|küldve|címzett|tárgy',
  '发送时间|发送日期|日期|收件人|抄送|主题|寄件日期|收件者|主旨|送信日時|日時|宛先|件名|보낸 ?날짜|날짜|받는 ?사람|제목',
);
const label = (names: string): RegExp => new RegExp(`^[*_]{0,2}(?:${names})[*_]{0,2}\\s{0,2}[:：]`, 'iu');
export const FROM_LABEL = label(FROM_LABELS);
export const OTHER_LABEL = label(OTHER_LABELS);

/** The line that some clients draw above a mail that they quote. */
export const ORIGINAL_MAIL = new RegExp(
  `^-{2,} ?(?:${line(
    'original (?:message|mail|email|appointment)',
    'ursprüngliche (?:nachricht|mail)|original-?nachricht',
    "message d['’]origine|message original",
    'mensaje original|mensagem original|messaggio originale',
    'oorspronkelijk(?:e)? bericht',
    'originalmeddelande|ursprungligt meddelande|oprindelig (?:besked|meddelelse)|opprinnelig melding',
    'alkuperäinen viesti',
    'oryginalna wiadomość|wiadomość oryginalna|původní (?:zpráva|e-?mail)',
    'исходное сообщение|оригинал сообщения',
    'orijinal ileti|özgün ileti',
    '原始邮件|原始郵件|元のメッセージ|원본 메(?:시지|일)',
  )}) ?-*$`,
  'iu',
);

/** The line that begins a forwarded mail. */
export const FORWARDED = new RegExp(
  `^(?:-{2,} ?(?:${line(
    'forwarded (?:message|by)',
    'weitergeleitete nachricht|ursprüngliche nachricht',
    'message transféré',
    'mensaje reenviado|mensagem encaminhada|messaggio inoltrato',
    'doorgestuurd bericht',
    'vidarebefordrat meddelande|videresendt (?:besked|meddelelse|melding)',
    'välitetty viesti|edelleenlähetetty viesti',
    'przekazana wiadomość|wiadomość przekazana|přeposlaná zpráva',
    'пересылаемое сообщение|перенаправленное сообщение',
    'iletilen ileti|yönlendirilmiş ileti',
    '转发的邮件|转发邮件|轉寄郵件|転送メッセージ|전달된 메시지',
  )})(?!\\p{L}).*|(?:${line(
    'begin forwarded message',
    'anfang der weitergeleiteten nachricht',
    'début du message (?:réexpédié|transféré)',
    'inicio del mensaje reenviado|início da mensagem encaminhada|inizio messaggio inoltrato',
    'begin doorgestuurd bericht',
    'vidarebefordrat brev|videresendt besked',
    '転送されたメッセージ|下面是被转发的邮件',
  )})\\s{0,2}[:：].*)$`,
  'iu',
);

/** How clients begin the subject of a mail that they forward. */
export const FORWARD_SUBJECT =
  /^\s*(?:fwd?|wg|tr|rv|enc|i|doorst|vb|vs|vl|pd|ilt|továbbítás|转发|轉寄|転送)\s?[:：]/iu;
export const REPLY_SUBJECT =
  /^\s*(?:re|aw|antw|sv|rép|res|ref|odp|vs|ynt|回复|回覆|答复|返信|회신)(?:\[\d+\])?\s?[:：]/iu;

/** What a device or an app signs a mail with. */
export const DEVICE_SIGNATURE = new RegExp(
  `^(?:${line(
    'sent (?:from|via|with|using) .{1,60}|get outlook for .{1,60}',
    'von meinem .{1,60} gesendet|gesendet (?:von|mit|über) .{1,60}|hol dir outlook .{1,60}',
    'envoyé (?:depuis|de mon|à partir|avec) .{1,60}|télécharger outlook .{1,60}',
    'enviado (?:desde|do meu|a partir|via|del?) .{1,60}',
    'inviato (?:da|dal|con) .{1,60}',
    'verzonden (?:vanaf|vanuit|met) .{1,60}|verstuurd (?:vanaf|met) .{1,60}',
    'skickat från .{1,60}|sendt fra .{1,60}|lähetetty .{1,40}(?:sta|stä|lta|ltä)',
    'wysłane z .{1,60}|odesláno z .{1,60}',
    'отправлено (?:с|из) .{1,60}',
    '.{1,40} tarafından gönderildi|.{1,40} gönderildi',
    '发自我的.{1,40}|從我的.{1,40}傳送|.{1,20}から送信|나의 .{1,40}에서 보냄',
  )})$`,
  'iu',
);

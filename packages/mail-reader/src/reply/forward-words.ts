import { either } from '../either.ts';

/** Mail clients mark forwarded messages with these words. */

const NAMES = either(
  'forwarded (?:message|by)',
  'weitergeleitete nachricht',
  'message transféré',
  'mensaje reenviado|mensagem (?:re)?encaminhada|messaggio inoltrato',
  'doorgestuurd bericht',
  'vidarebefordrat meddelande|videresendt (?:besked|meddelelse|melding)',
  'välitetty viesti|edelleenlähetetty viesti',
  '(?:treść )?przekazan(?:a|ej) wiadomoś(?:ć|ci)|wiadomość przekazana|přeposlaná zpráva|továbbított üzenet',
  'пересылаемое сообщение|перенаправленное сообщение',
  '[iİ]letil(?:en|miş) [iİ]leti|yönlendirilmiş ileti|mesaj redirecționat|προωθημένο μήνυμα|переслане повідомлення',
  'missatge reenviat|mensaxe (?:reenviada|reunviáu)|prepo(?:s|š)laná správa|posredovano sporočilo|proslijeđena poruka|preusmjerena poruka',
  'препратено (?:писмо|съобщение)|проследена порака|прослеђена порука|перанакіраванае паведамленне|edastatud kiri|persiųstas laiškas|pārsūtītā vēstule',
  'áframsendur póstur|mesazhi i përcjellë|birbidalitako mezua|pesan diteruskan|mesej dikirim semula',
  'tin nhắn đã được chuyển tiếp|thư đã chuyển tiếp|ข้อความที่ส่งต่อ|رسالة ممرّرة|پیام هدایت شده',
  'הודעה שהועברה|رسالة معاد توجيهها|转发的(?:邮件|消息)|转发邮件|轉寄郵件|転送(?:された)?メッセージ|전달된 메시지',
);
const BEGINNINGS = either(
  'begin forwarded message',
  'anfang der weitergeleiteten nachricht',
  'début du message (?:réexpédié|transféré)',
  'inicio del mensaje reenviado|início da mensagem (?:re)?encaminhada|inizio messaggio inoltrato',
  'begin doorgestuurd bericht',
  'vidarebefordrat brev|(?:start på )?videresendt (?:besked|melding)|välitetty viesti alkaa',
  'początek przekazanej wiadomości|začátek přeposílané zprávy|начало переадресованного сообщения|[iİ]letilmiş [iİ]leti başlangıcı',
  '転送されたメッセージ|下面是被转发的邮件|开始转发的(?:邮件|消息)|전달된 메시지',
);
const FORWARDED = new RegExp(
  `^(?:-{2,} ?(?:${NAMES})(?!\\p{L}).*|(?:${BEGINNINGS})\\s{0,2}[:：].*|(?:${NAMES})\\s{0,2}[:：])$`,
  'iu',
);

const LONGEST_MARK = 400;
const DECORATION = /^[ \t>*]+/;
const DECORATED = /^[ \t>*]/;
const STARTS: ReadonlySet<number> = new Set(Array.from('- \t>*', (character) => character.charCodeAt(0)));

export function isForwardMark(line: string): boolean {
  // The cheapest test comes first, because most lines contain none of these words.
  return (
    line.length < LONGEST_MARK &&
    (line.includes(':') || STARTS.has(line.charCodeAt(0)) || line.includes('：')) &&
    FORWARDED.test(DECORATED.test(line) ? line.replace(DECORATION, '') : line)
  );
}

export const FORWARD_SUBJECT =
  /^\s*(?:fwd?|wg|tr|rv|enc|i|doorst|vb|vs|vl|pd|ilt|továbbítás|转发|轉寄|転送)\s?[:：]/iu;
export const REPLY_SUBJECT =
  /^\s*(?:re|aw|antw|sv|rép|res|ref|odp|vs|ynt|回复|回覆|答复|返信|회신)(?:\[\d+\])?\s?[:：]/iu;

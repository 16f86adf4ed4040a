/** Words that make a number something else than a code to type. Compared with folded text, as in `code-words.ts`. */

import { wordsOf } from './languages/all.ts';
import { AT_START } from './word-alternatives.ts';
import { WordIndex } from './word-index.ts';
import { byScript, WordPattern } from './word-pattern.ts';

const any = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** What a number is the number of. */
const LABELS = [
  '(?<!\\p{L})(?:orders?|invoice|receipt|tracking|shipment|parcel|package|tickets?|booking|reservation|ref|reference|credit card|debit card|visa|mastercard|amex|tel|fax|call(?:ing)?(?: us)?(?: at| on)?|dial|whatsapp|sms to|zip|post ?code|build|release|pull request|commit|flight|seat|amount|total|price|balance|sum|subtotal|qty|quantity|serial|sku|part|isbn|vat|tax|permit|since|copyright|consignment|batch|lot|rma|voucher|coupon|promo|discount|gift card|confirmation (?:number|no)|account (?:number|no|id|ending)|acct|user ?id|account id|id|last (?:four|4)(?: digits)?|ending|ends|ended|case id|apt|license|licence|registration (?:number|no))(?:ed|s)?(?!\\p{L})',
  '(?<!\\p{L})(?:bestell|auftrag|rechnung|sendung|kunde|vertrag|buchung|vorgang|ticket|referenz|artikel|serien|telefon|plz|postleitzahl|kontonummer|iban|betrag|summe|gesamt|endet|endziffern|endend|mobil|handy|steuer|aktenzeichen|hotline|flug|zimmer|gutschein|rabatt|mitglied|wkn|isin|depot(?:nummer|nr))',
  '(?<!\\p{L})(?:commande|facture|suivi|colis|dossier|telephone|montant|contrat|livraison|adherent|abonne|reduction|terminant|se termine|finissant|carte|vol|chambre|siren|siret)',
  '(?<!\\p{L})(?:pedido|factura|fatura|rastre|seguimiento|envio|cliente|reserva|referencia|telefono|telefone|celular|importe|valor|contrato|contratto|encomenda|nota fiscal|protocolo|terminada|terminado|final|termina|tarjeta|cartao|cep|vuelo|voo|boleto|expediente|orden|ligue|llam[ae]|llame)(?: al| para| o)?',
  '(?<!\\p{L})(?:ordine|fattura|spedizione|tracciamento|prenotazione|riferimento|pratica|importo|carta|cap|volo|camera|termina con|terminante)',
  '(?<!\\p{L})(?:bestelling|bestelnummer|factuur|klant|zending|boeking|reservering|referentie|telefoon|bedrag|kaart|polis|eindigend|eindigt|dossiernummer)',
  '(?<!\\p{L})(?:zamowien|faktur|przesylk|klient|rezerwac|zgloszen|telefon|kwot|umow|kart|konczac|numer)',
  '(?<!\\p{L})(?:заказ|счет|накладн|отправлен|посылк|трек|клиент|брон|заявк|обращен|телефон|тел|сумм|договор|карт|рейс|индекс|оканчива|версия)',
  '(?<!\\p{L})(?:siparis|fatura|kargo|takip|musteri|rezervasyon|talep|referans|telefon|tutar|bilet|kart|ucus|sonu|biten|police)',
  '(?:الطلب|طلب|طلبك|الفاتوره|فاتوره|الشحنه|شحنه|التتبع|العميل|الحجز|حجز|الهاتف|هاتف|الجوال|المبلغ|مبلغ|رقم (?:ال)?حساب|المرجع|التذكره|تذكره|البطاقه|المنتهيه? ?ب|رحله)',
  '(?:ऑर्डर|इनवॉइस|चालान|ट्रैकिंग|ग्राहक|बुकिंग|फोन|मोबाइल|राशि|खाता|खाते|टिकट|संदर्भ|कार्ड|शिकायत|उडान)',
  '(?:订单|訂單|发票|發票|运单|運單|快递|快遞|物流|单号|單號|客户|客戶|电话|電話|手机|手機|热线|熱線|尾号|尾號|末四位|金额|金額|邮编|郵遞區號|预订|預訂|工单|编号|編號|流水|版本|优惠|優惠|折扣|取件|提货|卡号|卡號|[后後末][四4][位碼码]|航班|会议|會議|案件|会员|會員|编码|號碼牌)',
  '(?:注文|請求|追跡|伝票|お問い?合わせ|問合せ|受付|予約|お客様|会員|電話|郵便|管理|整理|口座|下4桁|下四桁|末尾|バージョン|クーポン|カード|便名|会議|ミーティング|契約|顧客)',
  '(?:주문|송장|운송장|예약|고객|전화|우편|금액|접수|계좌|회원|문의|끝자리|버전|쿠폰|할인|카드|항공편|회의|계약)',
];
/** What may have a number, and is spoken of without one. */
const SOFT_LABELS =
  '(?<!\\p{L})(?:customer|client|member|membership|policy|claim|card|mobile|cell|text|gate|room|floor|suite|box|model|item|product|article|meeting|webinar|conference|participant|transaction|payment|request|incident|port|loan|contract|employee|student|application|quote|purchase|points|project|house|unit|version|issue|error|status|case|phone|telephone)s?(?!\\p{L})';
const NUMBER =
  '(?:number|numbers|no|nr|num|numero|nummer|nr|id|code|ref|#|n°|nº|номер[а-я]*|№|numara\\p{L}*|रेफरेंस|नंबर|संख्या|क्रमांक|编号|編號|号|号码|號|號碼|番号|번호|with|in|mit|par|con|com|em|en|op|с|на|am|auf|ile)';
const IS = '(?:is|ist|lautet|est|es|e|to|это|هو|है|是|为|為|は|은|는|:)';
const GAP = '[\\s:#№()*"\'>=|_-]{0,4}';
const SOFT_GAP = '[ :#№()*"\'>=|_-]{0,4}';

/** The rest of a label's word. In languages without blanks the word may be over, and a phrase for a code follows. */
const REST =
  '(?:(?!验证|驗證|認證|认证|安全|動態|动态|一次性|校验|校驗|登录|登入|登陆|登錄|确认|確認|口令|激活|短信|簡訊|授权|授權|重置|重設|檢核|認証|ワンタイム|ログイン|サインイン|セキュリティ|アクセスコード|パスコード|本人|인증|보안|로그인)\\p{L}){0,14}';

/** What stands between a label and its number. */
const BEHIND_LABEL = `${REST}\\.?(?:${GAP}${NUMBER}\\.?)?(?:${GAP}${NUMBER}\\.?)?(?:${GAP}${IS})?${GAP}$`;
const LABEL_AT_END = new RegExp(
  `(?:${any(...LABELS.filter((word) => !word.startsWith(AT_START)))}${REST}\\.?(?:${GAP}${NUMBER}\\.?)?(?:${GAP}${NUMBER}\\.?)?(?:${GAP}${IS})?${GAP}|${SOFT_LABELS}(?:${GAP}${NUMBER}\\.?)(?:${GAP}${NUMBER}\\.?)?(?:${GAP}${IS})?${GAP}|${SOFT_LABELS}(?:${SOFT_GAP}${IS})?${SOFT_GAP})$`,
  'u',
);
const labels = byScript(wordsOf('labels'));
const LABEL_INDEX = new WordIndex([...LABELS.filter((word) => word.startsWith(AT_START)), ...labels.indexed]);
const OTHER_LABEL_AT_END = new RegExp(`${any(...labels.others, ...LABEL_INDEX.others)}${BEHIND_LABEL}`, 'u');
const AT_END = new RegExp(`^${BEHIND_LABEL}`, 'u');

/** Whether a text ends in the label of the number that follows. */
export function endsInLabel(text: string): boolean {
  if (LABEL_AT_END.test(text) || OTHER_LABEL_AT_END.test(text)) return true;
  return LABEL_INDEX.all(text).some(({ index, text: label }) =>
    AT_END.test(text.slice(index + label.length)),
  );
}

/** What follows an amount, a duration or a count. */
export const UNIT_AFTER =
  /^ ?(?:%|‰|°|€|\$|£|¥|₹|₽|₺|₩|円|元|원|年|月|日|号|號|番(?!号)|分|秒|小时|小時|時間|天|人|件|個|个|回|台|点|枚|次|条|條|笔|筆|건|명|회|(?:usd|eur|gbp|chf|inr|rs|rub|try|tl|pln|zl|kr|sek|nok|dkk|jpy|cny|brl|mxn|cad|aud|euros?|dollars?|pounds?|rubles?|руб\p{L}*|rupees?|px|pt|km|kg|g|mb|gb|kb|tb|ms|mah|kwh|points?|miles|users?|people|items?|pages?|words|characters|followers|subscribers|members|customers|clients|accounts|employees|students|players|records|devices|readers|riders|voters|tickets|sign-?ups|paying|(?:\p{L}+ ){0,2}(?:codes|messages|e-?mails|log-?ins|sign-?ins|requests|attempts|events|orders|downloads|visits|visitors)|seconds?|sec|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|minuten|stunden|tage|sekunden|heures?|jours?|minutos?|horas?|dias?|segundos|minuti|ore|giorni|minuut|uur|uren|dagen|minut\p{L}*|godzin\p{L}*|dni|минут\p{L}*|час\p{L}*|дн\p{L}*|секунд\p{L}*|dakika|saat|gun|saniye|دقيقه|دقائق|ساعه|ساعات|मिनट|घंटे|दिन)(?!\p{L}))/u;

/** A mail of this kind has numbers that are called codes. */
const OTHER_KINDS = [
  '(?<!\\p{L})(?:your (?:\\p{L}+ )?order|order (?:confirmation|confirmed|number|#|no)|invoice|shipped|shipping|shipment|out for delivery|delivered|tracking|parcel|package|bookings?(?!\\.)|reservation|itinerary|flight|boarding|check-in|your (?:stay|trip|tickets?)|e-?ticket|appointment|meeting|webinar|receipt (?:from|for)|merchant|terminal (?:id|no|number)|payment authori[sz]ed|your receipt|contactless|discount|coupon|voucher|promo(?:tion)?|sale|% off|\\d% |gift card|giveaway|rewards?|cashback|loyalty|pick-?up|locker|license key|licence key|serial number|checkout|smart ?lock|keypad|intercom|parking|puk|sim card|raffle|prize draw|bib number|(?:payment|purchase|transaction) (?:of [^.]{1,20} )?(?:was )?(?:approved|declined)|referr(?:al|ed)|refer a friend|friends? (?:get|join)|both get|survey|offers? (?:ends?|expires?|valid)|free trial|limited time|was declined|card declined|your (?:\\p{L}+ )?statement|key ?safe|you(?: have)? (?:spent|paid)|(?:spent|purchase) at|(?:available )?balance|key ?box|lock ?box|door|garage|wi-?fi|(?:weekly|monthly|daily|quarterly|usage) (?:\\p{L}+ )?(?:report|summary|digest)|safety recall|dealer)(?!\\p{L})',
  '(?<!\\p{L})(?:(?:ihre|deine|zur|die) bestellung|bestellnummer|rechnung|versand|sendung|paket|lieferung|buchung|reservierung|flug|termine?(?!\\p{L})|rabatt|gutschein|abhol|gewinnspiel|gewinncode|verlosung|packstation|turcode|schlusselbox|schlusselkasten|tresor(?![\\p{L}\\d])|wlan|wettbewerb)',
  '(?<!\\p{L})(?:(?:mit|avec|con|com|met|ze?|tes|vos|tus|sus|seus|tuoi|je|deinen|ihren|z|swoimi) (?:freund\\p{L}*|amis|amigos|amici|vrienden|znajomymi|przyjaciolmi)|umsatz|kartenzahlung|geschenkkarte|cartes? cadeaux?|tarjetas? (?:de )?regalo|(?:cartao|vale|cheque)[- ]presente|cheques?[- ]cadeaux?|bons?[- ]cadeaux?|vale regalo|buono regalo|carta regalo|cadeau(?:kaart|bon)|kart[ay] podarunkow\\p{L}*|boite a cles|puerta|caja de llaves|cancello|deurcode|(?:sleutel)?kluis\\p{L}*|drzwi|bramy|sejfu?|concurso|concours|konkurs\\p{L}*|prijsvraag|sondaggio|encuesta|sondage|compra (?:por|con|de)|saldo|achat de|acquisto di|paquete|recogida|sorteo|tirage au sort|digicode|pacco|ritiro|pacote|retirada|concorso|sorteio|bezorger|loterij|kurier\\p{L}*|commande|facture|colis|livraison|reservation|billet|vols?|rendez-vous(?! (?:sur|dans|ici))|reduction|promo|soldes?|retrait|(?<!(?:este|esse|fez o|fez um|efetuou o|efetuado o) )pedidos?(?! (?:para|de (?:acess|login|entr|redef|alter|recup|confirm|verific|autent|inic)))|factura|envios?|entrega|reserva|vuelo|citas?|descuento|oferta|cupon|fatura|encomenda|voos?|desconto|cupom|ordine|fattura|spedizione|consegna|prenotazione|volo|sconto|offerta|buono|bestelling|factuur|bezorging|pakket|boeking|reservering|vlucht|korting|zamowieni\\p{L}*|faktur\\p{L}*|przesylk\\p{L}*|paczk\\p{L}*|rezerwac\\p{L}*|rabat\\p{L}*|promocj\\p{L}*|odbioru)(?!\\p{L})',
  '(?<!\\p{L})(?:покупка|баланс|доступно|друзьям|друзей|arkadaslari|randevu\\p{L}*|yarisma\\p{L}*|kapi|конкурс\\p{L}*|подарочн\\p{L}*|hediye kart\\p{L}*|двери|ворот|ключниц\\p{L}*|заказ|счет(?:а|ом)? (?:на|за|№|n|к оплат)|посылк|доставк|брон|рейс|скидк|промокод|акци|курьер|розыгрыш|домофон|cekilis|kurye|siparis|fatura|kargo|rezervasyon|ucus|indirim|kampanya|teslim)',
  '(?:طلبك|طلبيه|الفاتوره|شحنه|توصيل|حجز|(?<!م)رحله|خصم|ऑर्डर|इनवॉइस|डिलीवरी|बुकिंग|छूट|कूपन|订单|訂單|发票|發票|快递|快遞|包裹|取件|提货|提貨|自提|骑手|外送|抽奖|抽獎|抽選|受取|ロッカー|보관함|픽업|경품|مندوب|डिलीवरी|预订|預訂|订房|航班|优惠|優惠|折扣|促销|会议|會議|ご注文|お支払(?:期限|番号|金額)|コンビニ|払込|請求書|配送|お届け|予約|割引|クーポン|セール|会議|ミーティング|주문|배송|택배|예약|할인|쿠폰|회의|الباب|مسابقه|दरवाज|账单|帳單|还款|刷卡|门禁|門禁|入场|入場|购票|購票|キーボックス|玄関|入場|明細|현관|출입문|도어락|예매|입장|명세서|礼品卡|禮品卡|ギフトカード|상품권)',
];
export const OTHER_KIND = new WordPattern(...OTHER_KINDS, wordsOf('otherKinds'));

/** What an invitation to a conference tells: its passcode lets nobody into an account. */
export const CONFERENCE = new WordPattern(
  /meeting[ -]?id|webinar id|conference id|join (?:by|with|via) (?:phone|video)|more phone numbers|(?:then )?press (?:#|hash|pound|the (?:hash|pound))|one[- ]tap mobile|join (?:the |a )?(?:zoom|teams|webex|google|meeting|video)|dial[- ]?in|meet\.google|zoom\.us\/j|teams\.microsoft|besprechungs-?id|id de (?:la )?(?:reunion|reunião|reunión)|id reunion|id riunione|идентификатор конференции|会议号|會議號|会议 ?id|ミーティング ?id|会議 ?id|회의 ?id|(?:identyfikator|id) spotkania|معرف الاجتماع|رقم الاجتماع|toplanti (?:kimligi|no|id)|id (?:da reuniao|della riunione|de reunion)|(?:vergadering|mote|mode)s?-?id(?!\p{L})|मीटिंग (?:आईडी|id)|ідентифікатор (?:конференції|зустрічі)|konferenz-?id/u
    .source,
);

/** What shows that a mail lets its reader in, or asks whether the address is his. */
export const AUTHENTICATION = new WordPattern(
  /verif|authent|(?:confirm|make sure|know) (?:that )?it(?:'s| is) (?:really )?you(?!\p{L})|sign(?:ing)?[- ]?(?:in|up)|log(?:ging)?[- ]?in|\blogon\b|password|passwort|two-?(?:factor|step)|2fa|mfa|one-time|(?:confirm|activate|validate|secure|access|recover|reset|create|protect)(?:ing)? your (?:\w+ )?(?:e-?mail|account|identity|address|sign|log|device|password)|new device|account security|your (?:\p{L}+ )?account|security (?:code|check|team|alert)|реєстрац|увійти|להתחבר|συνδεση|verifik|konfirmasi|(?:did|have)(?:n't| not) (?:request|tr|ask|initiat|attempt|sign|mak)|do(?:n't| not) share|never share|request(?:ed)? (?:a|this) code|bestatig|verifizier|anmeld|einlogg|zugang|sicherheit|identite|verifi|connexion|connect|mot de passe|securite|identific|verific|inici|sesion|contrasena|segur|senha|entrar|acess|acced|sicurezza|convalid|verificat|accesso|che sei tu|que eres tu|que e voce|c'est (?:bien )?vous|dass (?:du es bist|sie es sind)|dat (?:jij|u) het bent|ze to ty|что это вы|что это ты|inlog|wachtwoord|aanmeld|logow|zalog|hasl|loggen|weryfik|potwierdz|подтвер[дж]|провер|вход|войти|парол|безопас|dogrula|giris|sifre|onay|guvenlik|تحقق|تاكيد|دخول|مرور|سري|सत्याप|पुष्टि|लॉग|साइन|पासवर्ड|सुरक्ष|验证|驗證|登录|登入|登陆|密码|密碼|安全|注册|註冊|認証|確認|ログイン|パスワード|サインイン|인증|확인|로그인|비밀번호|보안|가입|تاييد|ورود|تصديق|যাচাই|লগইন/u
    .source,
  wordsOf('authentication'),
);

/** What comes before a number that is shown as an example. */
export const EXAMPLE = new WordPattern(
  /for example|(?<!\p{L})example:|for instance|test vector|(?<!\p{L})expected|placeholder|dummy|unit test|e\.g\.|such as|looks? like|something like|(?<!\p{L})sample|z\. ?b\.|zum beispiel|beispielsweise|par exemple|p\. ?ex\.|por ejemplo|por exemplo|p\. ?ej\.|ad esempio|per esempio|bijvoorbeeld|na przyklad|np\.|например|ornegin|على سبيل المثال|مثلا|उदाहरण|例如|比如|例えば|たとえば|예를 들/u
    .source,
);

/** What says of a code that nobody is to type it any more. */
export const SPENT =
  /^[\s"')]*(?:was (?:already )?(?:used|entered|accepted)|has (?:already )?(?:been used|expired)|is no longer|expired|(?:wurde|ist) (?:bereits )?(?:verwendet|abgelaufen|ungultig)|a (?:deja )?(?:ete utilise|expire)|ha (?:sido (?:usado|utilizado)|caducado|expirado)|foi (?:usado|utilizado)|expirou|e (?:stato usato|scaduto)|已(?:使用|过期|失效)|は(?:使用済み|無効))/u;

const TYPE_VERBS =
  '(?<!\\p{L})(?:enter|use|type|input|provide|submit|insert|paste|gib|geben sie|nutze|nutzen sie|verwende|verwenden sie|saisissez|entrez|utilisez|saisis|introduce|ingresa|ingrese|introduzca|(?<!, )usa|utiliza|utilice|digite|insira|informe|use o|inserisci|utilizza|digita|gebruik|voer|vul|wpisz|uzyj|podaj|введите|используйте|укажите)';
/** A line that does not match this has no order to type something: a cheap first test. */
export const TYPES = new WordPattern(TYPE_VERBS, wordsOf('types'));
/**
 * Orders to type something. A word for a code in the same sentence then names one, also in mail that says nothing of signing in; not
 * "use", which is said of promotions.
 */
export const ORDERS_TO_TYPE = new WordPattern(
  '(?<!\\p{L})(?:enter|type|input|key in)(?!\\p{L})',
  wordsOf('types'),
);
/** What a code that is to be typed is for, said before it. */
export const APPROVES =
  /password|unlock|(?:^|[\s,])to (?:approve|authori[sz]e|confirm|verify|sign|log|access)(?!\p{L})/u;
const TYPE_AT_END = new RegExp(`${TYPE_VERBS}\\s*[:"'*(]?\\s*$`, 'u');
const types = byScript(wordsOf('types'));
const TYPE_INDEX = new WordIndex(types.indexed);

/** Whether a text ends in an order to type something. */
export function endsInOrder(text: string): boolean {
  if (TYPE_AT_END.test(text)) return true;
  return TYPE_INDEX.all(text).some(({ index, text: verb }) =>
    /^\s*[:"'*(]?\s*$/.test(text.slice(index + verb.length)),
  );
}

/** Whose code it is: said of the reader's own code, not of an error code. */
export const YOURS = new WordPattern(
  /(?<!\p{L})(?:your|ihr|dein|votre|ton|tu|su|seu|sua|teu|tuo|suo|il tuo|vostro|je|uw|twoj|tvuj|din|ditt|ваш|твой)(?:\s[\p{L}\d&'.-]+){0,3}?\s(?:c[oó]d|kod|код|koodi|pin(?:-?[ck]od\p{L}*)?(?!\p{L})|pass|otp|token|clave|key)|(?<!\p{L})(?:kodunuz|kodun|koodisi|codul tau|codul dumneavoastra)(?!\p{L})|الخاص بك|كودك|رمزك|आपका|आपके|आपकी|שלך|您的|你的|あなたの|お客様の|귀하의|회원님의/u
    .source,
);

/** People to whom a code is given, such as a driver or a shop. Such a code is not for signing in. */
export const HANDED_OVER = new WordPattern(
  /(?<!(?:never|not|n't) )(?<!\p{L})(?:tell|give|read|show|share|quote|say|present|hand|provide)\s[^.!?\n]{0,60}?(?<!\p{L})(?:driver|courier|rider|delivery (?:agent|person|partner)|postman|cashier|counter|barista|host|doorman|reception|front desk|mechanic|pharmacist|shop|store|box office|box-office)(?!\p{L})|(?:dem|den|der|die|ihrem|ihrer) (?:fahrer|boten|zusteller|paketbot|kurier|kasse|filiale|abholstation)|(?:au|le|votre|aupres du) (?:livreur|chauffeur|coursier|transporteur|guichet|comptoir|commercant)|(?:al|ao|el|o|para o) (?:repartidor|conductor|mensajero|entregador|motorista|motoboy|recepcionista)|(?:al|il) (?:corriere|conducente|autista|fattorino|addetto)|(?:aan|de) (?:bezorger|chauffeur|koerier)|kurierowi|kierowcy|dostawcy|курьеру|водителю|сотруднику|продавцу|kuryeye|surucuye|gorevliye|gorevlisine|(?:骑手|司机|司機|快递员|快遞員|配送员|外送员|外送員|店员|店員)|(?:配達員|ドライバー|スタッフ|乗務員)に|(?:기사|배달원|직원|라이더)(?:님)?(?:에게|께)|(?:ال|لل)(?:سائق|مندوب)|ड्राइवर|डिलीवरी (?:बॉय|एजेंट|पार्टनर)|gosterin\p{L}*|(?<!\p{L})(?:okaz|pokaz|montrez|presentez|muestr[ae]|mostre|apresente|esibisci|vorzeigen|zeigen sie|zeig(?:e)? (?:ihn|diesen)|toon)(?!\p{L})|предъяв|покажите|назовите|اعرض|اظهر|दिखा(?:एं|ए)|(?<!勿)出示|ご提示|見せてください|보여 ?주세요|제시해|(?<!\p{L})(?:password|pass-?code|code|pin|otp) for (?:the |this |your )?(?:delivery|pick-?up|collection|trip|ride)(?!\p{L})/u
    .source,
  wordsOf('handedOver'),
);

/** What is said of a code that its reader is to keep to himself. */
export const SECRET = new WordPattern(
  /(?:do not|don't|never) (?:share|give|tell|disclose|reveal|forward)|keep (?:it|this) (?:secret|private|confidential|to yourself)|(?:niemandem|nicht) (?:\p{L}+ ){0,3}(?:weiter|mit)|(?:ne|jamais) (?:le |la |les )?(?:partag|communiqu|transmett|divulg)\p{L}*|no (?:lo |la )?(?:compart|revel|divulg|facilit)\p{L}*|nao (?:o |a )?(?:compartilh|partilh|divulg|inform)\p{L}*|non (?:condivid|comunic|rivel|divulg)\p{L}*|(?:deel|geef) [^.]{0,30}(?:niet|nooit|niemand)|nie (?:udostepni|podaw|przekaz|ujawni)\p{L}*|(?:не|никому) (?:\p{L}+ ){0,2}(?:сообщ|передав|показыв|говор|раскрыв)\p{L}*|kimseyle paylas|لا تشارك|साझा न|शेयर न|(?:勿|不要|切勿)(?:将|將|把|向|告|泄|洩|转|轉|透)|(?:他人|第三者|誰)[^。\n]{0,20}(?:教え|共有|開示)|(?:타인|누구)[^.\n]{0,20}(?:공유|알려)/u
    .source,
  wordsOf('secret'),
);

/** A time of some minutes, for which codes are valid. */
export const MINUTES =
  /(?<!\d)\d{1,2}[ -]?(?:min(?:ute|uut|uto|uti|)\p{L}*|мин\p{L}*|хв\p{L}*|dakika|dk|دقيق|دقائق|मिनट|分|분|phut|menit|นาที|λεπτ\p{L}*|perc|דקות)(?!\p{L})/u;

/** Text that ends within a prohibition ("do not …"). */
export const NEGATED =
  /(?<!\p{L})(?:not|never|don't|nicht|niemals|nie|ne|jamais|no|nunca|nao|non|mai|niet|nooit|nikomu|не|никогда|никому|و?لا|لم|لن)(?!\p{L})[^.!?\n]*$/u;

/** Text that begins with the rest of a prohibition, in languages that negate at the end of the sentence. */
export const NEGATED_BEHIND =
  /^[^.!?\n।。]{0,60}?(?:(?<!\p{L})(?:न|मत)(?![\p{L}\p{M}])|नहीं|ないで|ません|마세요|마십시오|\p{L}m[ae]yin)/u;

/** What follows a word for a code in a table of counts: `OTP messages | 48,120`. */
export const COUNTED =
  /^s? (?:(?:messages?|sms|sent|entered|requested|delivered|used|verified|requests?|calls?|attempts?|volume|generated|failed|failures?|expired)(?!\p{L})[^\n.:]{0,20}[\t|]|(?:messages|calls|requests|attempts|volume|failures)\s?:)/u;

/** Codes that are listed, to be kept and not to be typed now. */
export const KEPT_CODES = /(?:recovery|backup|emergency|scratch) codes$/;

/** What follows codes that are counted: `Codes sent`, above a number. */
export const COUNTED_ABOVE =
  /^ (?:sent|verified|requested|used|entered|delivered|generated|failed|expired)\s/;

/** A line above a code that is an instruction, and not a label of a number. */
export const INTRODUCES = /(?:\p{L}[\p{L}\p{M}'’-]*[\s,:]+){5}/u;

/** Codes in the plural, in a text about codes. */
export const PLURAL =
  /(?:codes|passwords|passcodes|pins|otps|tokens|codigos|codici|kody|коды|kodlar\p{L}*|koder|koden)$/u;

/** The subject of a mail about an issue or a task, or of an article: `[ATL-482] …`, `Bug 482: …`, `Why codes …`. */
export const REPORT_SUBJECT =
  /^\s?(?:(?:\[[^\]]{1,40}\] )?[([][a-z][a-z\d]{1,9}-\d+[)\]]|[a-z]{2,10}-\d+:|(?:bug|issue|ticket|task) #?\d+|(?:your |the )?(?:weekly|monthly|daily|quarterly|annual) (?:p{L}+ )?(?:summary|report|digest|review|stats|statistics|roundup|newsletter)|(?:.{1,60} )?(?:report|summary|statistics|digest) (?:for|of) (?:week|(?:p{L}+ )?\d)|(?:how|why|what) (?!to ))/;

/** A compound word that ends in "code", in German, Dutch and Scandinavian languages. */
export const COMPOUND_CODE =
  /(?<!\p{L})(?!pass-?code|pin-?[ck]od)\p{L}{3,20}-?(?:code|kode|kod|koden|koodi)(?!\p{L})/gu;

/** A verb before a code, and a preposition that introduces its purpose. */
export const SAID_FOR =
  /(?<!\p{L})(?:for|to|on|fur|zu|zur|zum|pour|a|de|d'|para|per|di|voor|do|dla|для|за|icin)\s[^\d]*(?<!\p{L})(?:is|ist|lautet|est|es|e|to|это)[\s:"'*(]*$/u;

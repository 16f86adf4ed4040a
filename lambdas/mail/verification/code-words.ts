/**
 * Words for a code, by language. They are compared with folded text (`comparable-text.ts`): lower case, Latin letters without
 * accents, Arabic letters in one form.
 */

import { wordsOf } from './languages/all.ts';
import { scanned } from './text-scan.ts';
import { type FoundWord, WordIndex } from './word-index.ts';
import { byScript } from './word-pattern.ts';

const any = (...words: readonly string[]): string => `(?:${words.join('|')})`;
/** Not within a word, an address or the name of a file. */
const START = '(?<![\\p{L}\\p{N}/._@])';
const END = '(?![\\p{L}_]|[./@]\\p{L})';

/** Phrases for a code that lets somebody in, whatever the mail is about. */
const STRONG: readonly string[] = [
  // English
  `${START}(?:verification|verify|security|authenticat(?:ion|or)|validation|3-?d ?s(?:ecure)?|log-? ?in|sign-? ?in|sign-? ?up|sign-? ?on|one[- ]?time|single[- ]use|two[- ](?:factor|step)|2[- ]?(?:step|factor|fa)|mfa|otp|password[- ]reset|reset|recovery|identity|unlock|passwordless|[4-9][- ]digit|(?:four|five|six|seven|eight)[- ]digit)(?: (?:verification|security|login|sign-in|authentication|confirmation|access|numeric))? (?:code|pin|passcode|number code)s?${END}`,
  `${START}(?:verification number|verification pin|verification key|otp|o\\.t\\.p\\.|totp|(?:one[- ]?time|single[- ]use|dynamic) (?:security |login |access |verification )?(?:pass ?word|pass ?code|pass ?phrase|pin|key|token|code)|(?:login|security|verification|sign-in) token|(?:sms|mobile|push|m)-?tan|tan)${END}`,
  `${START}(?:code|pin) (?:below |above |shown |provided )?(?:to|for|in order to) (?:(?:you to |your |the )?(?:securely )?(?:sign|log|verif|authenticat|reset|unlock|two-|2fa|complete (?:your |the )?(?:sign|log|verif|registr)|finish (?:signing|logging|creating|setting)|confirm (?:your|that|it|this)|continue (?:signing|logging)|activate your|access your|recover))`,
  // German
  '(?:freigabe|transaktions|verifizierungs|verifikations|sicherheits|anmelde|login|authentifizierungs|authentisierungs|authentifikations|einmal|wiederherstellungs|identifizierungs|entsperr|validierungs|freischalt|prufungs|pruf|zurucksetzungs|zweifaktor|einlog)-?s? ?-?(?:code|kode|pin|passcode|kennwort|passwort|zahlencode|tan)s?(?!\\p{L})',
  '(?:code|pin) (?:zur|zum|fur (?:die|den|deine?|ihre?)) (?:\\p{L}+ )?(?:anmeld|verifi|bestatig|login|einlogg|registrier|freischalt|zurucksetz|authent)',
  `(?:[4-9]-?|vier|funf|sechs|sieben|acht)stellige[nrs]? (?:\\p{L}+-?)?(?:code|pin|zahl|zahlencode)${END}`,
  // French
  `${START}codes? (?:numerique |secret |unique |temporaire )?(?:a usage unique|(?:de |d' ?|pour (?:la |votre |vous )?)(?:double |la |votre )?(?:verif|securit|valid|conne[cx]|authentif|identif|reinit|recup|deverr|debloc|inscription|otp))`,
  `${START}(?:mot de passe|code) (?:a usage unique|unique|provisoire a usage unique|otp)${END}`,
  `${START}codes? (?:a|de) (?:[4-9]|quatre|cinq|six|huit) (?:chiffres|caracteres)${END}`,
  // Spanish, Portuguese
  `${START}codigos? (?:unico |temporal |temporario |numerico |secreto )?(?:de |para |do |da )(?:un solo uso|uso unico|utilizacao unica|(?:tu |su |sua |seu |la |el |a |o |em )?(?:verific|segur|autent|inicio de ses|iniciar|inici|valid|recuper|restabl|redefin|identific|desbloq|login|entrar|entrada|fazer login|acced|acess|doble|dois fatores|dos factores))`,
  `${START}(?:contrasena|clave|senha|palavra-passe) (?:de (?:firma|operaciones|un solo uso|uso unico|utilizacao unica|verificac|seguridad|acceso unico)|dinamica|descartavel|unica)`,
  `${START}codigos? (?:\\p{L}+ )?(?:de|con|com) (?:[4-9]|cuatro|quatro|cinco|seis|ocho|oito) (?:digitos|cifras|numeros|caracteres)`,
  `${START}(?:token|pin) (?:de|para|do|da) (?:segur|verific|acesso|acceso|autent|confirm|valid|autoriz|entrar|acced)`,
  // Italian
  `${START}codici?e? (?:temporaneo |unico |numerico |segreto )?(?:di |d' ?|per (?:la |il |l'|lo )?)(?:verific|sicur|autentic|convalid|valid|login|recuper|ripristin|reimpost|identific|sblocc|acced|otp)`,
  `${START}(?:codice|password|pin) (?:monouso|usa e getta|otp|a uso singolo|una tantum)`,
  `${START}codice (?:\\p{L}+ )?(?:a|di|da) (?:[4-9]|quattro|cinque|sei|otto) (?:cifre|caratteri)`,
  // Dutch
  '(?:verificatie|beveiligings|veiligheids|inlog|aanmeld|authenticatie|herstel|login|validatie|identificatie|ontgrendelings|2fa-)-?(?:code|pincode|wachtwoord)',
  `${START}(?:eenmalige?|tijdelijke) (?:\\p{L}+)?(?:code|wachtwoord|pincode)|[4-9]-?cijferige (?:\\p{L}+)?code|(?:vier|vijf|zes|acht)cijferige (?:\\p{L}+)?code`,
  // Polish
  `${START}kod\\p{L}* (?:jednorazow|do |dla )?(?:weryfik|bezpiecz|logowan|zalogow|uwierzyteln|jednorazow|resetow|zresetow|odzysk|zmiany hasla|ponownego ustaw|dwuetap)`,
  `${START}(?:jednorazow\\p{L}*|weryfikacyjn\\p{L}*) (?:kod|haslo|pin)|${START}haslo jednorazowe|(?:cztero|piecio|szescio|siedmio|osmio|kilku|wielo|[4-8]-?)cyfrow\\p{L}* kod`,
  // Russian, Ukrainian
  `${START}код\\p{L}* (?:для |двухфакторной |проверки )?(?:подтвержд|провер|верифик|безопас|входа|вход |аутентиф|регистр|восстан|сброс|смены парол|идентиф|разблок|підтвердж|перевір|безпек|входу)`,
  `${START}(?:проверочн|защитн|верификационн|контрольн)\\p{L}* код|${START}одноразов\\p{L}* (?:\\p{L}+ )?(?:код|парол|пин)|${START}(?:смс|sms|otp)-?код|(?:четырех|пяти|шести|семи|восьми|[4-8]-?(?:ти|и)?)значн\\p{L}* код|(?:четырех|пяти|шести|семи|восьми|[4-8]-?(?:ти|и)?)?цифров\\p{L}* код`,
  // Turkish
  `${START}(?:dogrulama|onay|guvenlik|giris|tek kullanimlik|tek seferlik|kimlik dogrulama|sifirlama|sifre sifirlama|oturum acma|uyelik) (?:\\p{L}+ )?(?:kod|sifre(?!n?iz? sifirla)|parola|pin)|haneli (?:\\p{L}+ )?kod`,
  // Arabic
  '(?:رمز|كود|الرمز|الكود) ?(?:ال)?تاكيد|(?:رمز|كود|رقم|الرمز|الكود) ?(?:ال)?(?:تحقق|امان|امني|دخول|تسجيل (?:ال)?دخول|مصادقه|توثيق|مرور لمره|لمره واحده|استخدام لمره|موقت|otp)',
  'كلمه (?:ال)?(?:مرور|سر) (?:ال)?(?:لمره واحده|موقته|صالحه لمره)|(?:رمز|كود) (?:ل|من )(?:تسجيل|تاكيد|التحقق|اعاده|[4-9٤٦] ارقام)',
  // Hindi
  '(?:सत्यापन|सुरक्षा|लॉगिन|लॉग[- ]?इन|साइन[- ]?इन|वेरिफिकेशन|वेरीफिकेशन|प्रमाणीकरण|वन[- ]?टाइम|रीसेट|एक बार (?:का|इस्तेमाल|उपयोग)[^।]{0,20}?|अंकों का)[ -]?(?:कोड|पासवर्ड|पिन|पासकोड)|ओटीपी|ओ\\.टी\\.पी',
  // Chinese
  '(?:验证|驗證|动态|動態|登录|登入|认证|認證|一次性|短信|邮箱|授权登录|安全|身份|临时|臨時|登陆)(?:验证|驗證|认证|確認|确认|登录|登入|安全|使用|动态|校验)?(?:码|碼|代码|代碼|口令|數字碼|数字码)|(?:一次性|动态|動態|验证|驗證)(?:密码|密碼)|[4-8] ?位(?:数字?|數字?|数)?(?:验证|驗證|确认|確認|安全|登录|登入)?(?:码|碼|代码|代碼)',
  // Japanese
  '(?:認証|検証|セキュリティ|ログイン|サインイン|ワンタイム|本人確認|2段階認証|二段階認証|アカウント確認|メール確認|メールアドレス確認)(?:用|の)?(?:確認|認証)?(?:コード|番号|キー|パスコード|ピン|pin)|(?:ワンタイム|使い捨て|1回限りの|メール通知|取引用?)(?:パスワード|パスコード|コード|pin)|[4-8] ?(?:桁|けた)の(?:認証|確認)?(?:コード|番号|数字)',
  // Korean
  '(?:인증|보안|로그인|일회용|일회성|본인 ?확인|이메일 ?확인|계정 ?확인|2단계 ?인증|재설정|검증)\\s?(?:용 )?(?:코드|번호|pin)|(?:일회용|일회성)\\s?(?:비밀번호|암호|패스워드)|[4-8]자리 (?:인증 ?|확인 ?|보안 ?)?(?:코드|번호|숫자)',
  // Others
  '(?:verifierings|bekraftelse|bekr(?:ae|æ)ftelses|sakerhets|inloggnings|engangs|verificerings|verifiserings|sikkerheds|sikkerhets|innloggings|godkendelses)-?(?:kod|kode|losenord|adgangskode|passord|koden)(?!\\p{L}{3})',
  '(?:vahvistus|turva|todennus|kirjautumis|kertakaytto)-?(?:koodi|salasana)|(?:overovaci|bezpecnostni|jednorazov\\p{L}+|prihlasovaci|overovac\\p{L}+) (?:kod|heslo)',
  `${START}ma (?:xac (?:minh|nhan|thuc)|bao mat|otp|dang nhap)|${START}kode (?:verifikasi|keamanan|otp|masuk|login)|κωδικ\\p{L}+ (?:επαληθευσης|ασφαλειας|μιας χρησης|συνδεσης)|${START}cod\\p{L}* (?:tau |dvs\\.? |dumneavoastra )?(?:de )?(?:unic|verificare|securitate|autentificare|conectare)|(?:ellenorzo|biztonsagi|belepesi|egyszer hasznalatos) ?(?:kod|jelszo)`,
  `รหัส ?(?:ยืนยัน|ความปลอดภัย|otp|ผ่านแบบใช้ครั้งเดียว|เข้าสู่ระบบ)|קוד (?:ה?אימות|אבטחה|כניסה|חד[- ]פעמי|(?:ה?)התחברות)|סיסמה חד[- ]פעמית`,
  `${START}код\\p{L}* за (?:потвърж|вход|сигурн|провер)|${START}(?:kod\\p{L}* za (?:potvrd|prijav|verifik|provjer)|(?:verifikacijsk|sigurnosn|jednokratn|kontroln|potrditven|varnostn|enkratn)\\p{L}* (?:kod|sifr|gesl|lozink))`,
  `${START}codi (?:de |d')(?:verific|seguret|acces|un sol us)|${START}kod (?:pengesahan|keselamatan|log masuk)|${START}(?:patvirtinimo|vienkartin\\p{L}*|saugos) kod|${START}(?:apstiprinajuma|drosibas|vienreiz\\p{L}*) kod|(?:kinnitus|turva|uhekordne )kood|${START}vahvistus-?koodi`,
  '(?:كد|رمز) ?(?:تاييد|امنيتي|ورود|احراز|يك ?بار|پويا|عبور يك ?بار)|تصديقي كوڈ',
  '(?:যাচাইকরণ|যাচাই|নিরাপত্তা|লগইন|ওয়ান ?টাইম) ?(?:কোড|পাসওয়ার্ড|পিন)|ওটিপি|சரிபார்ப்பு\\p{M}*\\p{L}* குறியீடு|ధృవీకరణ కోడ్|പരിശോധനാ കോഡ്',
];

/** Words that change the meaning of a following "code": `promo code`, `error code`. */
const NO_CODE_BEFORE =
  '(?:employer|parents?|team|teacher|school|group|family|session|exam|test|survey|quiz|reward|bonus|beta|payment|raffle|contest|promo(?:tion|tional)?|discount|coupon|voucher|gift|gift card|offer|referral|invite|invitation|zip|postal|post|area|country|dialing|dial|error|service|function|fault|trouble|repair|machine|station|asset|alarm|status|exit|response|return|qr|bar|source|tracking|booking|reservation|order|product|item|tax|sort|swift|bic|ifsc|dress|style|colou?r|airport|branch|bank|class|course|project|cost|unit|model|parking|gate|door|garage|key ?box|lock ?box|locker|pick-?up|collection|delivery|trip|ride|drop-?off|handover|dealer|buzzer|offline|job|reason|http|sample|ticket|store|customer|client|member|membership|employee|event|game|redeem|redemption|rebate|savings?|partner|affiliate|campaign|meeting|conference|wi-?fi|vat|hs|sku|claim|reference|ref|licen[cs]e|serial|fare|flight|room|hotel|morse|building|entry|vip|pre-?sale|presale|rabatt|gutschein|aktions|kunden|buchungs|bestell|fehler|farb|strich|quell|produkt|kortings|actie|boekings|klant|fout|post|bar|rabat|indirim|kampanya|posta|urun|hata|barkod|davet|referans|siparis|musteri|rezervasyon|takip|kargo|hediye|kupon|промо|штрих|qr|шк)';
const NO_CODE_AFTER =
  "(?:of conduct|review|base|quality|changes?|snippets?|sample|names?|words?|share|freeze|block|editor|promo\\p{L}*|postal\\p{L}*|postale?|barre|barras|barre|avantage|parrain\\p{L}*|cadeau|client\\p{L}*|cliente|wi-?fi|qr|fiscal\\p{L}*|sconto|swift|iban|(?:de |du |da |do |di |d')(?:la )?(?:reduction|promo|remise|reserva|commande|suivi|parrainage|retrait|route|conduite|barras|descuento|desconto|cupon|cupom|pedido|rastre|seguim|cliente|produ|error|erro|area|sconto|prenotaz|ordine|spediz|tracc|error|referencia|envio|invitac|convite|invito|indicac|postal|bar)|recogida|retirada|ritiro|entrega|consegna|retrait|de (?:la )?(?:recogida|entrega|retirada|paciente|socio|alumno|tienda)|di (?:ritiro|consegna|sicurezza della carta)|de (?:retrait|livraison)|pocztow\\p{L}*|rabatow\\p{L}*|promocyjn\\p{L}*|kreskow\\p{L}*|pocztowy|bledu|rezerwac\\p{L}*|odbioru|ошибк\\p{L}*|скидк\\p{L}*|заказ\\p{L}*|брони\\p{L}*|получени\\p{L}*|товара|страны|города)";

/** Phrases that bookings, meetings, payments and licences use as well. */
const AMBIGUOUS: readonly string[] = [
  `${START}(?:confirmation|auth|approval|access|activation|authori[sz]ation|registration|temporary|secret|secure|enrollment|linking|pairing|device|magic|account|e-?mail) (?:code|passcode|pin|key)s?${END}`,
  '(?:bestatigungs|zugangs|zugriffs|aktivierungs|registrierungs|legitimations)-?(?:code|kode|pin|schlussel)(?!\\p{L}{3})',
  `${START}codes? (?:de |d' ?)(?:confirmation|activation|acces|enregistrement)|${START}code (?:pin|secret|temporaire|personnel)|${START}mot de passe temporaire|${START}cle d' ?(?:activation|acces)`,
  `${START}codigos? (?:de |para |do |da )?(?:tu |su |sua |seu |la |a )?(?:confirmac|confirmar|acceso|acesso|activac|activar|ativac|ativar|registro|registo|autoriza)|${START}codigo (?:pin|unico|temporal|temporario|secreto)|${START}clave de acceso`,
  `${START}codice (?:di |d' ?|per (?:la |il |l')?)?(?:conferm|accesso|attivazion|registrazion|autorizz|temporaneo|pin|segreto)`,
  '(?:bevestigings|toegangs|activerings|activatie|registratie|controle)-?(?:code|pincode)',
  `${START}kod\\p{L}* (?:do )?(?:potwierdz|dostepu|aktywac|rejestrac|autoryzac|pin)`,
  `${START}код\\p{L}* (?:доступа|актив|авториз)|${START}(?:пин|пин-код|секретный код|pin-код)${END}`,
  `${START}(?:aktivasyon|etkinlestirme|erisim|onaylama|kayit) kod`,
  'رقم (?:ال)?تاكيد|(?:رمز|كود) (?:ال)?(?:تفعيل|وصول|سري|تعريف)|الرقم السري',
  '(?:पुष्टिकरण|पुष्टि|एक्सेस|सक्रियण|एक्टिवेशन) ?(?:कोड|पिन)',
  '(?:校验|校驗|确认|確認|激活|启用|啟用|注册|註冊|授权|授權|访问|存取|重置|重設|重设)(?:码|碼|代码|代碼)',
  '(?:確認|アクセス|アクティベーション|登録|有効化|承認)(?:用|の)?コード|確認番号|パスコード|暗証番号|アクセスキー',
  '(?:확인|액세스|활성화|승인|등록|접속)\\s?코드|확인\\s?번호|임시\\s?비밀번호',
  '(?:aktiverings|bekreftelses|adgangs)-?(?:kod|kode)|(?:potvrzovaci|aktivacni|autorizacni) kod|kode (?:konfirmasi|akses)|megerosito kod|cod de (?:confirmare|acces|activare)|κωδικ\\p{L}+ επιβεβαιωσης',
  'קוד אישור',
  '(?:كد|رمز) (?:فعال ?سازي|دسترسي)|নিশ্চিতকরণ কোড',
];

/** The word alone: it may be any code. */
const WEAK: readonly string[] = [
  `(?<!(?:${NO_CODE_BEFORE})[- ]?)${START}(?:pass-?codes?|pin[- ]?codes?|pin-?kod\\p{L}{0,5}|pins?|codes?|kod\\p{L}{0,5}|koodi?\\p{L}{0,4}|codi|codigo|codice|code-nr|cod|codul|codului)${END}(?! ?(?:${NO_CODE_AFTER})${END})`,
  `${START}код\\p{L}{0,2}${END}(?! (?:${NO_CODE_AFTER})${END})`,
  '(?:^|[^\\p{L}])(?:ال|ب?ال)?(?:رمز|كود)(?:ك|كم|ه|ها|نا)?(?!\\p{L})(?! (?:ال)?(?:خصم|بريد|بريدي|طلب|منتج|دوله|حجز|تتبع|احاله|دعوه|ترويجي))',
  '(?<!(?:पिन|प्रोमो|कूपन|डिस्काउंट|क्यूआर|बार|रेफरल|ऑफर|छूट) ?)कोड',
  '(?<!(?:优惠|優惠|折扣|条|條|二维|二維|邮|邀请|邀請|推荐|推薦|兑换|兌換|取件|提货|取餐|号|號|错误|錯誤|源|邮政编|编|編|折价|促销|国家|产品|礼品|禮品|股票|核销|券)(?:代)?)(?:码|碼)|(?<!(?:源|错误|錯誤|股票|优惠|優惠|折扣))(?:代码|代碼)',
  '(?<!(?:クーポン|プロモーション|プロモ|割引|バー|qr|ソース|エラー|招待|紹介|商品|国|ギフト|優待|キャンペーン|シリアル|二次元|郵便))コード',
  '(?<!(?:쿠폰|할인|프로모션|큐알|qr|바|에러|오류|소스|초대|추천|추천인|상품|국가|기프트|우편))\\s?코드',
  'κωδικ',
  'รหัส|קוד|কোড',
  '(?:^|[^\\p{L}])(?:كد|كوڈ)(?!\\p{L})(?! (?:تخفيف|پستي|سفارش|رهگيري|معرف))',
  `${START}token${END}`,
];

/** Passwords: the label of a code in a mail whose subject names one. */
const PASSWORD: readonly string[] = [
  `${START}(?:passwor[dt]|kennwort|mot de passe|contrasena|clave|senha|palavra-passe|wachtwoord|haslo|пароль|sifre(?:n|niz)?|parola(?:n|niz)?|mat khau|kata sandi|losenord|adgangskode|passord|salasana|heslo|jelszo)${END}`,
  'كلمه (?:ال)?(?:مرور|سر)|पासवर्ड|密码|密碼|パスワード|비밀번호|סיסמה|รหัสผ่าน',
];

/** An order to type digits, which are then shown alone. */
const TYPE_DIGITS: readonly string[] = [
  '(?:enter|type|copy|use|input)\\s[^\\n.]{0,40}?(?:digits|numbers?)(?!\\p{L})',
  '(?:enter|type|copy|paste|input|use) (?:and paste )?(?:the following|this|these|it|what is below|the below)\\s[^\\n.]{0,40}?(?:screen|page|window|app|box|field|prompt|sign|log|verif|confirm|continue)',
  '(?:ziffern|zahlen)(?!\\p{L})[^.\\n]{0,40}(?:ein|eingeben|ab)(?!\\p{L})|(?:gib|geben|tippe|tippen|trage|tragen)\\s[^\\n.]{0,40}?(?:ziffern|zahlen)(?!\\p{L})',
  '(?:recopiez|saisissez|entrez|tapez|saisis|entre)\\s[^\\n.]{0,40}?(?:chiffres|numeros)(?!\\p{L})',
  '(?:escrib[ea]|introdu[cz]\\p{L}+|ingres[ae]|teclea|digit[ea]|insira|introduza|escreva)\\s[^\\n.]{0,40}?(?:numeros|cifras|digitos)(?!\\p{L})',
  '(?:digita|inserisci|scrivi|copia)\\s[^\\n.]{0,40}?(?:cifre|numeri)(?!\\p{L})',
  '(?:typ|voer|vul|toets|neem)\\s[^\\n.]{0,40}?(?:cijfers|nummers)(?!\\p{L})',
  '(?:przepisz|wpisz|wprowadz|podaj)\\s[^\\n.]{0,40}?(?:cyfr\\p{L}*|liczb\\p{L}*)(?!\\p{L})',
  '(?:введ|укаж|набер|впиш|уведіть|введіть)\\p{L}*\\s[^\\n.]{0,40}?цифр\\p{L}*',
  '(?:rakam|sayi)(?:lari|i|yi)?(?!\\p{L})[^\\n.]{0,40}?(?:yaz|gir)',
  '(?:ادخل|اكتب|اكتبي|ادخال)\\s[^\\n.]{0,40}?(?:الارقام|ارقام)',
  'अंक[^\\n।]{0,40}?(?:लिख|दर्ज|डाल)|(?:输入|輸入)[^\\n。]{0,20}?(?:数字|數字)|(?:数字|番号|[4-8] ?桁)を[^\\n。]{0,12}?入力|숫자(?:를)?[^\\n.]{0,12}?입력',
];

/** A part that every word for a code contains. */
const NAMES_CODE = [
  '(?:verification|verify|security|access|sms|login) number|[4-9][- ]digit|cod|kod|kood|pin|otp|tan|pass|token|sifre|parola|haslo|senha|contrasena|clave|palavra|kennwort|o\\.t\\.p|код|парол|пин|رمز|كود|رقم|الرقم|كلمه|कोड|पासवर्ड|पिन|ओटीपी|ओ\\.टी|码|碼|口令|密码|密碼|コード|番号|キー|パス|ピン|桁|코드|번호|암호|패스|losenord|adgangskode|passord|salasana|heslo|jelszo|ma xac|ma bao|ma dang|รหัส|κωδικ|קוד|סיסמה|কোড|পাসওয়ার্ড|ওটিপি|குறியீடு|కోడ్|കോഡ്|كد|كوڈ|gesl|sifr|lozink|schlussel|zahl|(?:access|activation) key|cle d',
  ...wordsOf('parts'),
].join('|');
/** Parts of the orders to type digits, and of phrases about signing in. */
const ONLY_SPEAKS =
  'digit|ziffer|chiffre|cifr|numer|cijfer|cyfr|цифр|rakam|sayi|ارقام|अंक|数字|數字|number|숫자|verif|confirm|enter|sign|log ?in';
/** A text that does not match this has no code: a cheap first test. */
export const MAY_NAME_CODE = new RegExp(`${NAMES_CODE}|${ONLY_SPEAKS}`, 'g');
/** Whether a match of `MAY_NAME_CODE` is not part of a word for a code. */
export const IS_NO_NAME = new RegExp(`^(?:${ONLY_SPEAKS})$`);

/** Scripts that most mails have nothing of. */
const OTHER_SCRIPTS = /[\u0590-\u0e7f\u1100-\u11ff\u3040-\uffff]/;

/**
 * Words to look for. Those of Latin, Greek and Cyrillic letters begin where a word begins, which is checked once for all of
 * them: this, not their number, is what the search costs.
 */
export class Words {
  readonly #others: RegExp;
  readonly #index: WordIndex;

  /** @param words of many languages. @param ofLanguages those of `languages/`. */
  constructor(words: readonly string[], ofLanguages: readonly string[] = []) {
    const { indexed, others } = byScript(ofLanguages);
    const alphabets = words.filter((word) => !OTHER_SCRIPTS.test(word));
    this.#index = new WordIndex([...alphabets.map((word) => word.replaceAll(START, '')), ...indexed]);
    this.#others = new RegExp(any(...words.filter((word) => OTHER_SCRIPTS.test(word)), ...others), 'gu');
  }

  isIn(text: string): boolean {
    return this.#all(text).length > 0;
  }

  first(text: string): FoundWord | undefined {
    return this.#all(text).reduce<FoundWord | undefined>(
      (first, word) => (first === undefined || word.index < first.index ? word : first),
      undefined,
    );
  }

  /** The one that ends last. */
  last(text: string): FoundWord | undefined {
    return this.#all(text).reduce<FoundWord | undefined>(
      (last, word) => (last === undefined || endOf(word) >= endOf(last) ? word : last),
      undefined,
    );
  }

  #all(text: string): FoundWord[] {
    const found = this.#index.all(text).filter(({ index }) => !NO_START.test(text[index - 1] ?? ''));
    if (scanned(text).hasOtherScript) collect(this.#others, text, found);
    return found;
  }
}

/** What is before a part of an address or of the name of a file. */
const NO_START = /[/._@]/;

function collect(words: RegExp, text: string, found: FoundWord[]): void {
  words.lastIndex = 0;
  for (let match = words.exec(text); match !== null; match = words.exec(text))
    found.push({ index: match.index, text: match[0] });
}

function endOf({ index, text }: FoundWord): number {
  return index + text.length;
}

export const TYPE_DIGITS_WORDS = new Words(TYPE_DIGITS);
export const STRONG_WORDS = new Words(STRONG, wordsOf('strong'));
export const AMBIGUOUS_WORDS = new Words(AMBIGUOUS, wordsOf('ambiguous'));
export const WEAK_WORDS = new Words(WEAK, wordsOf('weak'));
export const PASSWORD_WORDS = new Words(PASSWORD);

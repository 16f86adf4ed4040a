import type { VerificationLink } from '../message.ts';

import { wordsOf } from './languages/all.ts';
import { WordIndex } from './word-index.ts';
import { byScript, WordPattern } from './word-pattern.ts';

/** What links say, by purpose and language. Compared with folded text (`comparable-text.ts`). */

type Purpose = VerificationLink['purpose'];

const any = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** Verbs and nouns of a purpose, in the text of a link or of the sentence above it. The order says which of them wins. */
export const PURPOSES: readonly (readonly [Purpose, WordPattern])[] = [
  [
    'reset_password',
    new WordPattern(
      '(?:reset|recover|restore|change|choose|create|set|update)(?:ting|ing)?(?: up)? (?:a |your |my |the )?(?:new )?(?:\\p{L}+ )?password|password reset|new password|forgot(?:ten)? (?:your )?password|password[^.\\n]{0,60}\\. (?:pick|choose|create|set) a new one',
      'passworts? (?:\\p{L}+ ){0,3}?(?:zuruck|zurucksetz|neu|festleg|ander|vergeb|wahlen|erstell)|(?:neues|neue) (?:passwort|kennwort)|passwort-?reset|kennwort',
      'mot de passe oublie|oublie (?:votre|ton) mot de passe|(?:passwort|kennwort) vergessen|(?:olvid\\p{L}+|esquec\\p{L}+) (?:tu |su |a |sua |la )?(?:contrasena|clave|senha|palavra-passe)|contrasena olvidada|password dimenticata|dimenticato la password|wachtwoord vergeten|zapomnia\\p{L}+ hasl|забыли (?:\\p{L}+ )?пароль|sifre\\p{L}* (?:mi )?unut|نسيت كلمه|忘记密码|忘記密碼|パスワードを(?:お)?忘れ|비밀번호를 잊',
      '(?:reinitialis|modifi|chang|choisi|definir|creer)\\p{L}* (?:un |le |mon |votre |son )?(?:nouveau )?mot de passe|nouveau mot de passe',
      '(?:restablec|restaur|cambi|crea|recuper|redefin|alter|defin|trocar?|repor|reiniciar?)\\p{L}* (?:a |o |la |mi |tu |su |sua |una |uma |minha |de ){0,2}(?:nueva |nova )?(?:contrasena|clave|senha|palavra-passe)|(?:nueva|nova) (?:contrasena|senha)',
      '(?:reimpost|ripristin|cambi|crea|recuper|impost|scegl)\\p{L}* (?:la |una |tua |la tua |la sua |della |di |della tua |della sua )?(?:nuova )?password|nuova password',
      'wachtwoord (?:\\p{L}+ ){0,2}(?:herstel|reset|wijzig|opnieuw|instel)|wachtwoord(?:herstel|reset)|nieuw wachtwoord|reset (?:je |uw )?wachtwoord',
      '(?:resetuj|zresetuj|zmien|ustaw|odzyskaj|utworz|resetow|zmian)\\p{L}* (?:\\p{L}+ )?hasl|nowe haslo',
      '(?:сброс|восстанов|смен|измен|зада|создать|установ)\\p{L}* (?:\\p{L}+ )?парол|новый пароль',
      'sifre(?:ni|niz|nizi|mi|yi)? (?:sifirla|degistir|yenile|olustur|belirle)|parola\\p{L}* (?:sifirla|degistir)|sifre sifirlama|yeni sifre',
      '(?:اعاده|تعيين|استعاده|تغيير) \\p{L}* ?(?:كلمه|كلمه ال)|(?:تعيين|استعاده|تغيير) كلمه|كلمه (?:ال)?(?:مرور|سر) جديده',
      'पासवर्ड (?:[\\p{L}\\p{M}]+ )?(?:रीसेट|बदल|रिसेट|सेट)|नया पासवर्ड|पासवर्ड रीसेट',
      '(?:重置|重設|重设|修改|找回|更改|设置|設定|变更|變更)(?:您的|你的|登录|登入|新)?(?:密码|密碼)|新密码|新密碼',
      'パスワード(?:を|の)?(?:再設定|リセット|変更|再発行|設定)|新しいパスワード',
      '(?:aterstall|valj\\p{L}*|skapa|nulstil|vaelg|vælg|tilbakestill|velg|nytt|nyt|ny)\\p{L}* (?:\\p{L}+ ){0,2}(?:losenord|adgangskode|passord)|(?:palauta|vaihda|uusi)\\p{L}* salasana|(?:nastavit|obnov|zmenit|nove)\\p{L}* (?:\\p{L}+ )?hesl|(?:скин|віднов|зміни|новий|встанов)\\p{L}* (?:\\p{L}+ )?парол|(?:επαναφορ|αλλαγ|νεο)\\p{L}* (?:\\p{L}+ )?κωδικ|איפוס (?:ה?סיסמ)|סיסמה חדשה|(?:atur ulang|reset|ubah) (?:kata sandi|password)|kata sandi baru|(?:reset|schimba|parola noua)\\p{L}* parol|jelszo|(?:dat lai|doi) mat khau|รีเซ็ตรหัสผ่าน|ตั้งรหัสผ่านใหม่',
      '비밀번호(?:를)? ?(?:재설정|변경|초기화|설정)|새 비밀번호',
      wordsOf('resetPassword'),
    ),
  ],
  [
    'invitation',
    new WordPattern(
      "^accept(?:$| and )|accept(?:ing)? (?:the |your |this |my )?(?:\\p{L}+ )?invit|view invit|(?:^|join )(?:the |your |our )?(?:\\p{L}+ )?(?:team|workspace|organi[sz]ation|project|board|group|server|channel)(?!\\p{L})|^join(?: now| [@\\p{L}\\d._-]+){0,3}$|invited you to|invitation to (?:join|collab)|you(?: have|'ve)? been invited|accept (?:&|and) join",
      'einladung (?:\\p{L}+ )?(?:annehm|akzept|anseh)|(?:team|arbeitsbereich|workspace|projekt) beitreten|jetzt beitreten|eingeladen',
      "(?:accept|voir|rejoi)\\p{L}* (?:l' ?|cette |votre |mon )?(?:invitation|equipe|espace)|rejoindre|vous (?:a |etes )?invite",
      '(?:acept|aceit|ver|un[ei]r)\\p{L}* (?:la |a |el |o |tu |su |al |ao )?(?:invitac|convite|equipo|equipe|espac)|unirse|unirte|unete|participar (?:da|do)|juntar-se|te (?:ha )?invitado|convidou|foi convidad',
      "(?:accett|unisciti|partecip)\\p{L}* (?:l' ?|al |il |alla )?(?:invito|team|gruppo|area)|ti ha invitato|unisciti",
      'uitnodiging (?:\\p{L}+ )?(?:accept|aannem|bekijk)|(?:accepteer|bekijk) (?:de |je )?uitnodiging|uitgenodigd|deelnemen|word lid',
      '(?:zaakceptuj|przyjmij|akceptuj|dolacz)\\p{L}* ?(?:zaproszeni|do )?|zaproszeni',
      '(?:принять|просмотреть) приглашен|присоедин|приглаша|пригласил',
      'davet\\p{L}* (?:kabul|goruntul)|kabul et|(?:ekibe|takima|calisma alanina) katil|davet et|katil$',
      'قبول (?:ال)?دعوه|الانضمام|انضم|دعاك|دعوتك',
      '(?:आमंत्रण|निमंत्रण|न्योता) |टीम में शामिल|शामिल हों|आमंत्रित',
      '接受(?:邀请|邀請)|加入(?:团队|團隊|工作区|工作區|项目|專案|组织|組織|群)?|邀请您|邀請您|邀请你|邀請你|查看邀请',
      '招待(?:を|に)?(?:受け|承認|承諾|参加|確認)|参加する|チームに参加|招待され|招待しました|ワークスペースに参加',
      'acceptera inbjudan|inbjud|accepter invitation|inviter|godta invitasjon|hyvaksy kutsu|kutsu|prijmout pozvan|pozvan|прийняти запрош|запрош|αποδοχη προσκλησ|προσκλη|הזמנה|הצטרפ|terima undangan|undangan|accepta invitat|meghivas|loi moi|คำเชิญ',
      '초대(?:를)? ?(?:수락|승인|확인)|참여하기|팀에? ?(?:참여|가입|합류)|초대했|초대되|초대받',
      wordsOf('invitation'),
    ),
  ],
  [
    'sign_in',
    new WordPattern(
      '(?:sign(?:ing)?|log(?:ging)?)[- ]?in(?!g)|sign me in|log me in|magic link|sign-?in link|login link|one-?click (?:sign|log)|continue to (?:your )?(?:account|sign)|passwordless|without (?:a |your )?password',
      'anmelde|anmelden|einlogg|einloggen|login|ohne passwort|magische[rn]? link',
      'se connecter|connectez-vous|me connecter|(?:vous|te) connecter|connexion|sans mot de passe|lien magique',
      'iniciar sesion|inicia sesion|inicio de sesion|entrar (?:em|en|na|no|agora|ahora)|^entrar$|acceder|accede|acessar|acesse|fazer login|iniciar sessao|(?:enlace|link) (?:para (?:entrar|ingresar|acceder|acessar)|de (?:acceso|ingreso|acesso|entrada))|(?:enlace|link) magico|sin (?:contrasena|clave)|sem (?:senha|palavra-passe)',
      'accedi|accesso|accedere|effettua|senza password|link magico',
      'inlog|aanmeld|log in|in te loggen|loggen|zonder wachtwoord',
      'zaloguj|logowan|bez hasla',
      'войти|вход|войдите|без пароля',
      'giris yap|oturum ac|giris|sifresiz|sifre girmeden',
      'تسجيل الدخول|الدخول|سجل دخول',
      'साइन ?इन|लॉग ?इन|लॉगिन|प्रवेश',
      '登录|登入|登陆|登錄',
      'ログイン|サインイン',
      '로그인|접속',
      'logga in|log ind|logg inn|kirjaudu|prihlas|увійти|вхід|σύνδεση|συνδεση|כניסה|התחבר|masuk|autentificare|conecteaza|bejelentkez|dang nhap|เข้าสู่ระบบ',
      wordsOf('signIn'),
    ),
  ],
  [
    'verify',
    new WordPattern(
      "verif(?:y|ying|ication)(?!\\p{L})|unlock|confirm|activat(?:e|ing|ion)|validat(?:e|ing)|approve (?:this |the |my |your )?(?:new )?(?:sign|log|device|change|access|request$|transfer|withdrawal|transaction)|complete (?:your |my )?(?:registration|sign|account|verification)|finish (?:signing|setting|creating|your registration)|(?:authori[sz]e|allow|trust) (?:this |the |my |your |a )?(?:new )?(?:device|sign|log|browser|computer|ip|location|access)|that's me|yes,? (?:please )?(?:subscribe|sign me up|add me)|yes,? (?:it(?:'s| was)|this (?:is|was)) me",
      'bestatig|verifizier|aktivier|validier|freischalt|entsperr|registrierung (?:abschlie|abzuschlie|zu vollend|vollend)',
      'confirm|verifi|activ|valid(?:er|ez|ation)|finaliser|(?:terminer|completer) (?:votre |ton |l.)inscription',
      'verific|activ|ativ|valid(?:ar|a|e)|(?:completar|finalizar|terminar|concluir) (?:el |o |tu |su |seu )?(?:registro|cadastro|inscripcion|alta)|(?:completar|finalizar|concluir) (?:la |a |tu |su |sua )?inscri',
      'conferm|attiv|convalid|complet(?:a|are) (?:la |l.)?(?:registrazione|iscrizione)',
      'bevestig|verifieer|verifier|activeer|valideer|(?:registratie|aanmelding|inschrijving) (?:te )?(?:voltooi|afrond|af te rond)',
      'potwierdz|zweryfik|weryfik|aktywuj|aktywac|(?:dokoncz|zakoncz)\\p{L}* rejestrac|dokonc\\p{L}* registrac',
      'подтверд|актив(?:ир|ац|уй)|верифиц|заверш\\p{L}+ регистрац|проверить адрес',
      'dogrula|onayla|etkinlestir|aktive|aktiflestir|teyit|kayd\\p{L}* tamamla|uyeligin\\p{L}* tamamla',
      'تاكيد|تحقق|تفعيل|اكد|فعل|توثيق|(?:اكمال|استكمال|لاتمام) (?:ال)?تسجيل',
      'सत्याप|पुष्टि|सक्रिय|वेरीफाई|वेरिफाई|कन्फर्म',
      '验证|驗證|确认|確認|激活|启用|啟用|认证|認證|完成注册|完成註冊',
      '確認|認証|有効化|アクティベート|承認|本登録|登録(?:手続き)?を完了|検証',
      '인증|확인|활성화|승인|가입(?:을)? ?완료|가입을 마',
      'bekraft|bekr(?:ae|æ)ft|bekreft|verifier|aktiver|vahvista|potvrd|overi|aktivova|підтверд|активув|επιβεβαι|επαληθευ|ενεργοποι|אישור|אמת|אימות|לאמת|לאשר|הפעל|konfirmasi|verifikasi|aktifkan|confirma|megerosit|aktival|xac nhan|xac minh|kich hoat|ยืนยัน|เปิดใช้งาน',
      wordsOf('verify'),
    ),
  ],
];

/** What a verification is of, where the verb alone may be that of an order or an appointment. */
export const VERIFIED = new WordPattern(
  /e-?mail|mail|address|account|identity|sign|log|registr|subscri|password|device|konto|adress|anmeld|newsletter|adresse|compte|inscription|cuenta|direccion|correo|registro|suscrip|conta|endereco|cadastro|inscric|account|indirizzo|iscrizione|registrazione|adres|inschrijv|konta|rejestr|subskryp|почт|адрес|аккаунт|учетн|регистр|подписк|hesab|adres|e-?posta|uyelik|kayit|البريد|بريدك|حسابك|الحساب|عنوان|اشتراك|ईमेल|खात|पता|邮箱|郵箱|邮件|郵件|电子|電子|信箱|账号|账户|帐号|帐户|帳號|帳戶|注册|註冊|メール|アカウント|アドレス|登録|이메일|메일|계정|주소|가입|ident|e-?postadress|e-?mailadress|kilpailu|sahkoposti|tilisi|электрон|електрон|обліков|реєстрац|εγγραφ|διευθυνσ|λογαριασμ|כתובת|חשבון|הרשמ|alamat|akun|adresa|contul|cim|fiok|dia chi|tai khoan|tilmeld|konto|uct/u
    .source,
  wordsOf('verified'),
);

/** What is confirmed and accepted in mail that lets nobody in. */
export const OTHER_ACTION = new WordPattern(
  /(?<!\p{L})(?:(?<!in )orders?|booking|reservation|appointment|attendance|rsvp|delivery|payment|purchase|invoice|quote|shipment|meeting|event|bestellung|buchung|termin|zahlung|lieferung|teilnahme|rechnung|commande|reservation|rendez-vous(?! (?:sur|a l.adresse|a cette|dans|ici))|presence|paiement|livraison|pedido|reserva|cita|asistencia|pago|entrega|pagamento|agendamento|consulta|presenca|ordine|prenotazione|appuntamento|pagamento|presenza|consegna|bestelling|boeking|afspraak|betaling|levering|zamowieni\p{L}*|rezerwac\p{L}*|wizyt\p{L}*|platnosc\p{L}*|заказ\p{L}*|брон\p{L}*|(?<!учетн\p{L}{1,3} )запис\p{L}*|плат[её]ж\p{L}*|siparis\p{L}*|rezervasyon\p{L}*|randevu\p{L}*|odeme\p{L}*)(?!\p{L})|الطلب|الحجز|الموعد|الدفع|ऑर्डर|बुकिंग|अपॉइंटमेंट|भुगतान|订单|訂單|预订|預訂|预约|預約|付款|支付|ご注文|予約|お支払|配送|주문|예약|결제|배송/u
    .source,
  wordsOf('otherAction'),
);

/** Events to which people are invited, such as meetings. */
export const MEETING = new WordPattern(
  /(?<!\p{L})(?:meetings?|webinar|video ?call|conference call|calendar|besprechung|termin|reunion|reuniao|riunione|vergadering|spotkani\p{L}*|toplanti\p{L}*|webinars?|webinaire|webinario|live ?stream|(?:meeting|waiting) room|teleconsulta|sala)(?!\p{L})|вебинар|комнат[уы]|встреч|研讨会|研討會|ウェビナー|セミナー|웨비나|세미나|اجتماع|मीटिंग|会议|會議|会議|ミーティング|회의/u
    .source,
);

const disowned = byScript(wordsOf('disowned'));
const DISOWNED = new RegExp(
  `${any(
    "(?:did(?:n'?t| not) (?:do|request|make|ask|initiate|authori[sz]e|try|sign|log|create|subscribe|register|attempt|add|change|perform|expect)|was(?:n'?t| not) (?:you|me)|(?:was|were)(?:n'?t| not) expecting|not you|do(?:n'?t| not) recogni[sz]e)(?!\\p{L})",
    '(?:warst du das nicht|waren sie das nicht|nicht (?:du|sie|ihnen|dir)(?!\\p{L})|nicht (?:selbst )?(?:waren?|warst|angeford|angemeld|beantrag|veranlass|initiier|registrier|eingetrag|durchgefuhr|vorgenomm|erkenn)\\p{L}*)',
    "(?:n'etait pas|n'est pas|n'(?:en )?(?:avez|as|etes|es) (?:pas|jamais)|pas a l'origine|ne reconnaiss\\p{L}*)",
    'no (?:(?:lo |la )?(?:has|ha|hayas|haya) (?:solicitado|pedido|hecho|realizado|sido|iniciado|creado)|(?:lo |la )?(?:solicitaste|pediste|hiciste|realizaste|fuiste|fue|eres|reconoces?))(?!\\p{L})',
    'nao (?:solicitou|pediu|fez|foi|e|realizou|reconhece|efetuou|iniciou|tenha \\p{L}+)(?!\\p{L})',
    'non (?:(?:l.)?(?:hai|ha|avesse|abbia) (?:richiest|fatt|effettuat|eseguit|inviat)|riconosc|sei stat|eri|sei tu)\\p{L}*',
    '(?:was (?:jij|u) (?:dit|het) niet|niet (?:zelf )?(?:aangevraagd|gedaan|herken\\p{L}*|door (?:jou|u)))(?!\\p{L})',
    'nie (?:ty|pan|pani|prosil\\p{L}*|skladal\\p{L}*|zlecal\\p{L}*|wykonywal\\p{L}*|rozpoznaj\\p{L}*|rejestrowal\\p{L}*|logowal\\p{L}*|zmienial\\p{L}*|poznajesz)(?!\\p{L})',
    '(?:это (?:были? )?не вы|(?:вы|вы этого) не (?:запрашив|отправля|соверш|выполня|регистрир|входил|меня|дела|подава)\\p{L}*|не запрашивали|не узнаете|це (?:були )?не ви)',
    '(?:siz degilse\\p{L}*|sen degilse\\p{L}*|(?:yap|talep et|iste|baslat|gerceklestir|olustur)m[ae]d[iı]ys\\p{L}*|tanimiyorsa\\p{L}*)',
    'لم (?:تكن انت|تقم|تطلب|تكوني انت)|لا تتعرف|आपने (?:\\S+ ){0,3}(?:नहीं|न )|अनुरोध नहीं|आप नहीं',
    '(?:如果|若|如)(?:这|這)?(?:并|並)?(?:不是|非)|不是您|不是你|并非您|並非您|非本人|未(?:请求|請求|申请|申請|进行|進行)',
    '心当たり(?:が|の)?(?:な|ござ)|身に覚え|(?:ご本人|お客様)で(?:は)?な|본인이 아|하신 적이 없|하지 않(?:으셨|았)',
    ...disowned.others,
  )}[^.!\\n。！।]{0,60}$`,
  'u',
);
const DISOWNED_INDEX = new WordIndex(disowned.indexed);

/** Whether a text ends in "if this was not you": the link that follows is for readers who did not ask for the mail. */
export function endsInDisowned(text: string): boolean {
  if (DISOWNED.test(text)) return true;
  return DISOWNED_INDEX.all(text).some(({ index, text: word }) =>
    /^[^.!\n。！।]{0,60}$/.test(text.slice(index + word.length)),
  );
}

/** Words that tell to follow a link, and name it. */
const LEADS = any(
  'here|click|tap|press|this|the|that|link|url|button|below|following|go|open|start|get|started|next|continue|now|on|to|by|please|address',
  'hier|klicken?|klicke|klick|sie|bitte|auf|den|diesen|folgenden|weiter|fortfahren|jetzt|zum',
  'cliquez|clique|cliquer|cliquant|ici|sur|en|ce|le|lien|bouton|suivant|continuer|suivre',
  'haz|haga|hacer|haciendo|clic|aqui|pulsa|pulse|pulsando|pincha|pinche|este|el|enlace|siguiente|continuar|boton|da|dale',
  'clicar|clicando|toque|neste|nesse|no|botao|seguinte|ligacao',
  'clicca|clicchi|cliccare|cliccando|fai|fare|facendo|premi|qui|su|questo|il|seguente|collegamento|pulsante|continua|prosegui',
  'klik|klikken|op|deze|de|knop|doorgaan|verder',
  'kliknij|klikajac|klikniecie|tutaj|tu|w|ten|odnosnik|przycisk|dalej|kontynuuj|przejdz|do',
  'нажмите|нажми|нажав|кликните|кликнув|перейдите|перейти|здесь|тут|сюда|на|по|эту|этой|ссылку|ссылке|ссылка|кнопку|продолжить|далее|натисніть|сюди|перейдіть|за|цим|посиланням|посилання|продовжити',
  'buraya|buradan|tikla|tiklayin|tiklayiniz|tiklayarak|bu|su|baglanti|baglantiya|baglantiyi|linke|linki|linkten|devam|et|edin|butona',
  'هنا|انقر|انقري|اضغط|اضغطي|على|الرابط|رابط|هذا|التالي|متابعه|المتابعه',
  'यहां|यहा|क्लिक|करें|करे|कीजिए|इस|लिंक|पर|जारी|रखें',
  'εδω|πατηστε|κλικ|καντε|στον|συνδεσμο|כאן|לחץ|לחצו|לחצי|הקישור|קישור|על|זה',
  'tai|day|nhan|vao|bam|lien|ket|nay|di|sini|disini|tautan|ini|lanjutkan|kliknete|klikni|zde|sem|na|tento|odkaz|pokracovat',
  'klicka|klikk|har|her|lanken|linket|lenken|pa|fortsatt|fortsaet|ide|kattints|kattintson|erre|a|linkre|apasa|apasati|aici|pe|acest',
  ...wordsOf('leads'),
);
/** Texts of links that say nothing. */
export const MUTE = new RegExp(
  `^(?:(?:${LEADS}(?:[\\s.,:!>»→›]+|$))+|(?:请|請)?(?:点击|點擊|点|點|点选|點選|按|访问)?(?:这里|這裡|此处|此處|以下|下方|下面|此|这个|該|该|本)?(?:链接|鏈接|連結|网址|網址|按钮|按鈕)?|继续|繼續|(?:こちら|ここ|この|次の|下記の?|以下の)?(?:リンク|url)?(?:を|から|へ)?(?:クリック|タップ)?(?:する|してください)?|続ける|次へ|進む|(?:여기|이|아래|다음)?(?:를)? ?(?:링크|버튼)?(?:를|을)? ?(?:클릭|눌러)?(?:하세요|하기|해 ?주세요)?|계속(?:하기)?|바로가기|คลิก(?:ที่นี่|ลิงก์นี้)?|ที่นี่|ลิงก์นี้)[\\s.!>»→›]*$`,
  'u',
);

/** A link text that answers "yes" to whether an address, or an attempt to sign in, is the reader's. */
export const ANSWERS_YES =
  /^(?:yes|si|oui|ja|sim|tak|да|так|evet|نعم|हां|是的?|对|はい|네|예)(?:[,!.，、！ ]|$)|^(?:it'?s|that'?s|this is) me(?!\p{L})|^(?:es|e) (?:mi|o meu|il mio) (?:correo|e-?mail|indirizzo)/u;

/** Nouns that mean a registration more often than a sign-in, and are confirmed. */
export const CONFIRMS_REGISTRATION =
  /(?:anmeldung|aanmelding|inschrijving)[^.!?\n]{0,30}(?:bestatig|bevestig)|(?:bestatig|bevestig)[^.!?\n]{0,40}(?:anmeldung|aanmelding|inschrijving)/u;

/** Link texts that confirm a sign-in: their purpose is to confirm, not to sign in (`Verify login`). */
export const CONFIRMS_FIRST = /^(?:verify|authori[sz]e)(?!\p{L})/u;

/** Links that no verification needs: to leave, to look on, to read about, to complain. */
export const NOT_FOLLOWED = new WordPattern(
  /(?:enable|turn on|set up|activate) (?:two|2)-?\s?(?:step|factor)|(?:开启|開啟|启用|啟用|设置|設定)(?:二次|两步|兩步|双重|雙重|2fa)|unsubscri|opt[- ]?out|manage (?:your )?(?:email|preferences|subscription|notification)|preferences|page (?:on|about)(?!\p{L})|(?<!\p{L})(?:leia|leer|leggi|lire|lesen|weiterlesen|lees|czytaj|читать|читайте|oku)(?!\p{L})|view (?:this |it |the )?(?:e-?mail |message |newsletter )?(?:in|online|on the web)(?!\p{L})|web version|privacy|terms|policy|cookie|imprint|legal|help|support|contact|faq|learn more|read more|find out|about us|blog|security tips|report|not me|wasn'?t (?:you|me)|did(?:n'?t| not) (?:request|sign|make|do|create)|don'?t recogni|not you|secure (?:your|my) account|(?:review|check|see|view) (?:your |the |this |recent |all )*(?:account |login |sign-in )?activity|review recent|cancel|decline|ignore|block (?:this|these|all|future|invit)|abmeld(?:en)? vom|abbestell|austragen|newsletter abmelden|datenschutz|impressum|agb(?!\p{L})|hilfe|ablehnen|im browser|desabonn|desinscri|se desinscrire|confidentialite|mentions|aide|navigateur|refuser|(?:cancelar|anular|gerenciar|darse de baja|dar de baja|baja)|privacidad|privacidade|ayuda|ajuda|navegador|terminos|termos|rechazar|recusar|disiscri|annulla l|aiuto|informativa|rifiut|uitschrijv|afmeld|voorwaarden|hulp|weiger|wypisz|rezygn|prywatnosc|regulamin|pomoc|przegladar|odrzuc|отпис|конфиденц|помощ|поддержк|браузер|отклон|услови|abonelikten|gizlilik|yardim|tarayici|reddet|kosullar|الغاء الاشتراك|الخصوصيه|مساعده|المتصفح|رفض|الشروط|सदस्यता (?:समाप्त|रद्द)|गोपनीयता|सहायता|ब्राउजर|अस्वीकार|退订|退訂|取消订阅|取消訂閱|隐私|隱私|帮助|說明|幫助|浏览器|瀏覽器|拒绝|拒絕|条款|條款|配信停止|配信解除|退会|プライバシー|ヘルプ|ブラウザ|辞退|利用規約|お問い合わせ|수신 ?거부|구독 ?취소|개인정보|도움말|브라우저|거절|약관|고객센터/u
    .source,
  wordsOf('notFollowed'),
);

/** What is said of such links above their addresses. */
export const NOT_FOLLOWED_ABOVE = new WordPattern(
  /(?<!\p{L})(?:leia|read (?:it|more|on)|lee|leggi|lire|lesen|lees|czytaj|читать|читайте)(?!\p{L})|unsubscri|opt[- ]?out|view (?:this|it|the)? ?(?:e-?mail|message|newsletter)? ?(?:in|online)|(?:can't|cannot|trouble) (?:see|view)|privacy|terms of|wasn'?t (?:you|me)|did(?:n'?t| not) (?:request|sign|make|do|create|ask)|don'?t recogni|not you(?!r)|incorrect|(?:to|and) cancel (?:the|this|your|it)|remove (?:your|this|my) (?:e-?mail|address)|abbestell|abmelden vom|datenschutz|desabonn|desinscri|darse de baja|cancelar (?:la |a )?(?:suscrip|inscri)|disiscri|uitschrijv|wypisz|отпис|abonelikten|الغاء الاشتراك|退订|退訂|取消订阅|取消訂閱|配信停止|수신 ?거부/u
    .source,
);

/** A link that is spoken of, to sign in or to go on. */
export const SPOKEN_OF = new WordPattern(
  /link|button|click|tap|press|enlace|lien|bouton|boton|pulsa|haz clic|botao|clique|collegamento|pulsante|clicca|knop|klik|klicke?n?|schaltflache|przycisk|kliknij|ссылк|кнопк|нажми|baglanti|tikla|buton|رابط|زر|اضغط|انقر|लिंक|बटन|क्लिक|链接|連結|鏈接|按钮|按鈕|点击|點擊|リンク|ボタン|クリック|링크|버튼|클릭/u
    .source,
);

/** The same in addresses. */
export const NOT_FOLLOWED_PATH =
  /absage|storno|unsubscri|optout|opt-out|preferences|email-settings|notification-settings|privacy|terms|\/legal|\/help|\/support|\/contact|\/faq|\/blog|viewinbrowser|view-in-browser|webversion|\/web-version|imprint|impressum|datenschutz|abmelden|\/cancel|\/decline|\/report|not-me|notme|wasnt-me|disavow|disassociate|invalidat|\/rsvp|attend/;

/** What a path says of its purpose. */
export const PATH_PURPOSES: readonly (readonly [Purpose, RegExp])[] = [
  [
    'reset_password',
    /(?:reset|recover|recuper\w{0,4}|reimpost\w{0,2}|ripristin\w{0,2}|forgot|change|new|set|create|choose)[-_/]?(?:your[-_])?(?:password|pwd|pw|pass)|password[-_/]?(?:reset|recover|change|new|edit)|passwort|losenord|hasl[oa]|heslo|senha|contrasena|mot-de-passe|wachtwoord|sifre|parola|[/?&=](?:pw|pwd)[/_-]?(?:reset|new)|[/](?:reset|forgot)(?:[/?&=-]|$)|mode=resetpassword|type=recovery/,
  ],
  [
    'invitation',
    /invit|einladung|uitnodiging|convite|invito|zaproszenie|[/?&=]join(?:[/?&=-]|$)|type=invite/,
  ],
  [
    'sign_in',
    /magic[-_]?link|[/?&=_-](?:sign[-_]?in|log[-_]?in|passwordless|magic|signin|login|auth\/(?:email|callback|magic|link|verify-login))(?:[/?&=_-]|$)|type=magiclink|mode=signin/,
  ],
  [
    'verify',
    /verif|confirm|activat|valida|unlock|kich-hoat|bestaetig|bestatig|aktivier|aktivace|aktivasi|freischalt|potwierdz|potvrdi|potvrz|aktywuj|aktywacja|weryfik|dogrula|onayla|etkinlestir|aktivasyon|conferma|attiva|convalid|verificar|ativar|ativac|activar|bevestig|activeer|bekraft|bekreft|bekraeft|vahvist|overeni|overit|xac-nhan|xac-minh|konfirmasi|verifikasi|podtverd|aktivaci|mode=verifyemail|type=signup|optin|opt-in/,
  ],
];

/** Sentences that tell to open an address, without a word for a link. */
export const GO_TO = new WordPattern(
  /(?<!\p{L})(?:go to|visit|visiting|open|opening|follow|following|use|using|copy|paste|browser|address|here|below|page|hier|unter|folgende\p{L}*|ici|suivante?|adresse|aqui|siguiente|direccion|seguinte|endereco|qui|seguente|indirizzo|onderstaande|volgende|tutaj|ponizsz\p{L}*|adres\p{L}*|здесь|ниже|адрес\p{L}*|buradan|asagidaki|adres\p{L}*)(?!\p{L})|التالي|العنوان|निम्न|नीचे|यहां|以下|下面|下方|网址|網址|此处|此處|こちら|下記|以下|url|アドレス|아래|주소|다음/u
    .source,
);

/** Said when the reader has confirmed already. */
export const DONE =
  /thank(?:s| you) for (?:verifying|confirming|activating)|(?:is|are|'re|was|been|successfully) (?:now )?(?:verified|confirmed|activated)|erfolgreich (?:bestatigt|verifiziert|aktiviert)|merci d'avoir (?:confirme|verifie)|gracias por (?:confirmar|verificar)|obrigad[oa] por (?:confirmar|verificar)|grazie per aver (?:confermato|verificato)/;

/** Hosts of pages to read. */
export const READ_HOST = /^(?:help|support|docs?|faq|kb|blog)\./;

/** Hosts of networks and shops that mails link to at their end. */
export const SOCIAL =
  /(?:^|\.)(?:facebook|fb|twitter|x|instagram|linkedin|youtube|youtu|tiktok|pinterest|threads|t|wa|reddit|medium|play\.google|apps\.apple|itunes\.apple|discord|vk|weibo|line)\.(?:com|be|me|net|gg|cn)$/;

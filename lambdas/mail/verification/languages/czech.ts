import type { LanguageWords } from './language-words.ts';

/** Czech and Slovak. Folded: "klíč" is "klic", Slovak "kľúč" is "kluc". */
export const CZECH: LanguageWords = {
  strong: [
    '(?:overovac|bezpecnostn|jednorazov|prihlasovac|autentizacn|autentifikacn|autentikacn|autorizacn(?=\\p{L}{1,3} (?:kod|heslo|pin)\\p{L}* (?:pro|k|na))|verifikacn|validacn|identifikacn|obnovovac|docasn(?=\\p{L}{1,3} (?:prihlasovac|heslo)\\p{L}* (?:pro|k|na))|odemykac|dvoufazov|dvoufaktorov|dvojfaktorov|podpisov|podepisovac|certifikacn|sms|prihlasovaci sms|e-?mailov)\\p{L}{0,3} (?:\\p{L}+ )?(?:kod|heslo|hesla|pin|klic|kluc|cislo|token|sms)(?:u|em|om|e)?(?!\\p{L})',
    '(?:kod|kodu|kodem|kodom|heslo|pin|klic|kluc|cislo|token)(?: (?:pro|k|ke|na|do))? (?:\\p{L}+ ){0,2}?(?:prihlasen|prihlaseni|prihlasit|overen|overit|potvrzen(?:i)? (?:\\p{L}+ )?(?:platby|prevodu|operace|adresy|e-?mail|registrac|totoz|prihlas|transakc|zmen)|potvrdenie (?:\\p{L}+ )?(?:platby|prevodu|operacie|adresy|e-?mail|registrac|totoz|prihlas|transakc)|obnov|obnoven|reset|zmenu hesla|zmen[uy] hesla|dokonceni registrac|dokoncenie registrac|registrac|dvoufaz|dvoufaktor|dvojfaktor|autoriz|autentiz|odemc|odemknut|odomkn|podpis|podepsan)',
    '(?:sms|otp|2fa|e-?mail)[- ](?:kod|heslo|klic|kluc)(?:em|u|om)?(?!\\p{L})|3-?d ?-?secure (?:kod|heslo)|(?:kod|heslo) 3-?d ?-?secure|certifikacni sms|(?:ctyr|peti|sesti|sedmi|osmi|stvor|pat|sest|sedem|osem|[4-9]-?(?:ti|mi)?)(?:mistn|cifern|ciferny)\\p{L}* (?:kod|pin|cislo|heslo)',
  ],
  ambiguous: [
    '(?:potvrzovac|potvrdzovac|aktivacn|autorizacn|pristupov|registracn|parovac|kontroln|docasn|osobn|tajn|propojovac|vstupn)\\p{L}{0,3} (?:kod|heslo|pin|klic|kluc|cislo)(?:em|u|om)?(?!\\p{L})|(?:kod|pin) (?:pro|k|na) (?:\\p{L}+ )?(?:parovan|sparovan|aktivac|pristup|potvrzen|potvrden|autoriz|pripojen)',
  ],
  weak: ['kod(?:em|om|u|y)(?!\\p{L})'],
  parts: ['(?:klic|kluc)', 'cislo pro', 'kontrolni cislo', 'overovaci cislo', 'certifikacni sms'],
  types: [
    '(?<!\\p{L})(?:zadejte|zadej|zadat|zadani|zadanim|zadajte|zadaj|zadanie|zadanim|vlozte|vloz|vlozit|vlozeni|vlozenim|opiste|opis|opsat|opisat|opsani|prepiste|prepis|prepsat|prepisat|napiste|napis|vyplnte|vypln|vyplnit|uvedte|uved|vepiste|vepsat|vpiste|vlozenie|zkopirujte|skopirujte)(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:objednav|zasilk|zasielk|zakaznick|pozadav|faktur|smlouv|zmluv|pojistk|poistk|c\\. ?j\\.|katalogov|sedadl|losu|dic(?!\\p{L})|ico(?!\\p{L})|linka|clensk|uchazec|karta|karty|kartou|konci|koncici|konciaca|verze(?!\\p{L})|verzia|let (?:c|cislo)|letu(?!\\p{L})|skrink|skrinka|variabiln|poradov|psc(?!\\p{L})|seriov|licencn|rodne|receptu|erecept|rezervac|reklamac|uctenk|doklad|jizdenk|letenk|vstupenk|telefon|tel(?!\\p{L})|castk|cena|mistnost|pokoj|izba|parkovac|evidencn|spisov|znack|protokol|prihlask|startovn|symbol|dvere|boxu)',
  ],
  otherKinds: [
    '(?<!\\p{L})(?:objednav|zasilk|zasielk|balik|balicek|vyzvednut|vyzdvihnut|vydejn|vydajn|z-box|boxu(?!\\p{L})|doruc|kuryr|kurier|rezervac|letenk|vstupenk|jizdenk|slev|zlav|kupon|poukaz|poukazk|darkov|darcek|soutez|sutaz|losovan|vyhr|kosik|u pokladny|pri pokladni|nakup (?:nad|za)|usetri|usetrit|doporucovac|odporucac|doporucte|pratel|priatel|bodov|bodu|schuz[kc]|schodz|stretnut|konferenc|webinar|wi-?fi|puk(?!\\p{L})|kod chyby|chybov|dver|dvere|bran[ayuou](?!\\p{L})|zavor|parkovist|parkovan|garaz|skrink|schrank|klicenk|trezor|zamek(?!\\p{L})|licencn|seriov|faktur|erecept|e-recept|dotaznik|pruzkum|jidelni|kurz(?:u|y)?(?!\\p{L})|kolobezk)',
  ],
  authentication: [
    'overen|overit|overt|overovac|prihlas|hesl|ucet|uctu|uctem|ucte|bezpecn|zabezpec|platnost|platny|plati|vyprsi|vyprsel|expir|jednoraz|dvoufaz|dvoufaktor|dvojfaktor|totoznost|identit|autoriz|autentiz|registrac|registruj|zaregistr|aktivac|aktivujte|potvrdte|potvrdit|potvrzen|potvrden|obnov(?:u|en|it|a) (?:hesl|uctu|pristup)|odemc|odemkn|nikomu|nesdelujte|nesdilejte|nezdielajte|pozadal|zadal(?:i|a)? o|vyzadan|ignorujte|ignoruj|podepsan|podpis|novem? zarizen|novom zariaden|televiz|ze jste to vy|ze ste to vy',
  ],
  handedOver: [
    '(?:reknete|ukazte|predlozte|sdelte|nahlaste|rekn\\p{L}{1,3}|povedzte|predejte|nadiktujte) (?:\\p{L}+ ){0,4}?(?:ridic|kuryr|kurier|obsluh|prodavac|predavac|pokladn|recepc|personal|vodic|pracovnik)|pri (?:vyzvednuti|prevzeti|prebrati|vyzdvihnuti|ubytovani)|na (?:pokladne|recepci|recepcii|vydejne)',
  ],
  secret: [
    'nikomu|ne(?:sdelujte|sdilejte|sdilej|sdeluj|predavejte|poskytujte|ukazujte|preposilejte|prozrazujte|zdielajte|poskytujte|hovorte)(?!\\p{L})|v tajnosti|duvern|doverny',
  ],
  verify: [
    'potvrzuji|potvrzeni|potvrzeni|potvrdenie|potvrdte|potvrdit|overeni|overte|overit|overenie|overuji|verifik|aktivujte|aktivovat|aktivace|aktivacia|aktivaci|aktivujete|aktivuj|(?<!\\p{L})autoriz(?:ovat|ujte|uj|uji|ujem|aci operac)|(?:schval|povol)\\p{L}* (?:\\p{L}+ ){0,2}?(?:zarizen|zariaden|prihlas|pristup|operac|zmen|ho(?=:|$))|duverovat (?:tomuto )?zarizen|doverovat (?:tomuto )?zariaden|^ano,? (?:jsem to|som to|bol som|byl jsem|byla jsem|chc[ei]m? (?:odebir|odober|dostavat|se prihlas)|potvrz|to (?:jsem|som))|byl[ao]? jsem to ja|bol[ao]? som to ja|zverejnit inzerat',
    '(?:dokonc|dokoncen)\\p{L}* (?:\\p{L}+ ){0,3}?(?:registrac|prihlas|zalozen|vytvoren|nastaven|ucet|uctu)|registrac\\p{L} (?:\\p{L}+ ){0,2}?dokonc|(?:jeden|posledni|posledny) krok|odblok|odemkn|odomkn|(?:adresa|e-?mail) (?:\\p{L}+ )?patri|ujistit,? ze',
  ],
  signIn: [
    'prihlas|magick\\p{L}* odkaz|jednorazov\\p{L}* odkaz|prihlasovac\\p{L}* odkaz|odkaz (?:pro|k|na|pre) (?:\\p{L}+ )?(?:vstup|pristup|prihlas)|(?:vstoupit|vstoupite|vstup|vstupte|vstupit) (?:do|na) (?:\\p{L}+ ){0,2}(?:uctu|zony|sekce|portalu)|pust(?:te)? (?:me|ma) dovn',
  ],
  resetPassword: [
    '(?:resetov|reset|vytvor|obnov|zmen|zmenit|zvol|nastav|zada|zadej|vyber|zapomn|zabud|urci|vygener)\\p{L}* (?:\\p{L}+ ){0,3}?hesl|(?:zmena|obnova|reset|obnoveni|obnovenie|nastaveni|nastavenie|vytvoreni|zmeny) hesl|hesl\\p{L}* (?:\\p{L}+ ){0,3}?(?:zmen|nastav|obnov|zvol|vyprsel|resetov)|hesl\\p{L}*[^.\\n]{0,30}[.?] [^.\\n]{0,20}(?:nove|zvolte|nastavte|zadejte)|nov(?:e|eho|ym) hesl',
    '(?:obnov|obnovit|ziskat zpet|ziskejte zpet|znovu ziskat|vratit)\\p{L}* (?:\\p{L}+ ){0,2}?(?:pristup|ucet|uct)|(?:pristup|ucet|uct)\\p{L}* (?:\\p{L}+ ){0,2}?obnov|obnov\\p{L}* uct|nov[ye] pin',
  ],
  invitation: [
    '(?:prijm|prijat|prijat|zobraz|otevr|otvor|prohl)\\p{L}* (?:\\p{L}+ )?pozvan|pozvank|pozval\\p{L}* (?:vas|te|ta)|pozyva|byl\\p{L}* (?:jste |jsi )?(?:\\p{L}+ )?pozvan|zvaci (?:odkaz|adres)|(?:pripoj|pripojit|pridej|pridat|pridejte|vstoup|vstoupit|vstup|pridaj|pridat)\\p{L}* (?:se |sa )?(?:k|ke|do|ku) (?:\\p{L}+ )?(?:tym|skupin|projekt|prostor|priestor|organizac|server|kanal|nam)|^pripojit (?:se|sa)$|(?:stan\\p{L}*|stat) (?:se|sa) (?:\\p{L}+ )?clen\\p{L}* (?:\\p{L}+ )?(?:tym|skupin|projekt|organizac|klub)|prijmout a vytvorit|spoluautor|(?:pridan|pridal)\\p{L}* (?:vas |te )?(?:\\(a\\) )?(?:jako|ako|do)|pripoj\\p{L}* (?:se |sa )?ke skupin',
  ],
  verified: ['ucet|uct[ue]|odber|newsletter|totoznost|zarizen|zariaden|schrank|profil|e-?mail|clenstv'],
  disowned: [
    '(?:ne)(?:byl\\p{L}{0,2}|boli?|bola|jste|jsi|ste|si|jsem) (?:jste |jsi |ste |si )?(?:to|vy|ty)(?!\\p{L})|(?:to )?(?:nejste|nejsi|niste|nie ste|nie si) (?:to )?(?:vy|ty)|ne(?:zadal|pozadal|provedl|provadel|zalozil|zakladal|odeslal|odesilal|prihlas(?:oval|il)|registroval|zaregistroval|vytvoril|vytvarel|menil|zmenil|objednal|poslal|zahajil|inicioval|vyzadal|pozadoval|ziadal|poziadal|vykonal|urobil|odoslal|ocekaval)\\p{L}*(?:\\(\\p{L}\\))?',
    'nepoznava|nerozpozna|nespoznava|omylem|omylom|(?<!nebo )(?<!alebo )nekdo (?:jiny|cizi)|(?<!alebo )niekto (?:iny|cudzi)|podezrel|podozriv|podezira|neopravnen|nic nevi|nechcete|nechces|nechcem|bez (?:vaseho|vasho) (?:vedom|sveho)|nejedna se o vas',
  ],
  leads: [
    'zde|tady|tu|sem|dale|dalej|tento|tuto|teto|toto|tomto|tejto|odkaz|odkazu|odkazem|stranku|strance|stranka|stranke|web|otevrit|otvorit|otevrete|otvorte|zacit|zaciname|zacat|jdeme|ideme|prejit|prejdete|prejst|prejdite|pokracujte|pokracovat|pokracuj|klikni|kliknete|kliknite|kliknutim|kliknout|kliknut|nasledujici|nasledujuci|tlacitko|tlacidlo|nize|nizsie|krok|dalsi|dalsie|a|v|k|pro|pre|prosim|stisknete|tuknete|adresu|adrese|to|pouzijte|pouzit',
  ],
  notFollowed: [
    'nejsem to ja|nebyl\\p{L}? jsem|nebol\\p{L}? som|ja ne(?!\\p{L})|odhlasit|predvolb|nastaven(?:i|ia)(?! hesl)|spravovat|kontakt|cist (?:dal|vice)|(?<!\\p{L})citat(?!\\p{L})|zjistit|vice informac|viac informac|hodnot|ohodnot|recenz|stahnout|stiahnut|prodlouzit|kalendar|zobrazit (?:aktivitu|v prohliz|online)|prohlizec|prehliadac|zrusit|odmitn|odmietn|zablok|nahlasit|ochrana osob|sukrom|soukrom|podminky|podmienky|napoved|pomoc|podpor|zabezpecit ucet|doporucit',
  ],
  otherAction: [
    '(?<!\\p{L})(?:objednav\\p{L}*|rezervac\\p{L}*|terminu|terminem|potvrdi?t?e? termin|ucast(?:i)?|schuz[kc]\\p{L}*|stretnuti\\p{L}*|konferenc\\p{L}*|webinar\\p{L}*|prevzet\\p{L}* (?:zbozi|zasilk)\\p{L}*|prevzati\\p{L}*|dorucen\\p{L}* zasil\\p{L}*|dodavk\\p{L}*|platb\\p{L}*|faktur\\p{L}*|nabidk\\p{L}*|akc[ei] |navstev\\p{L}*|vysetren\\p{L}*|vraceni zbozi)(?!\\p{L})',
  ],
};

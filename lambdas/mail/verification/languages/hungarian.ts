import type { LanguageWords } from './language-words.ts';

/** Folded: "kód" is "kod", "ő" is "o", "ű" is "u". */
export const HUNGARIAN: LanguageWords = {
  strong: [
    '(?:ellenorzo|ellenorzesi|hitelesito|hitelesitesi|azonosito|azonositasi|biztonsagi|belepesi|belepteto|bejelentkezesi|bejelentkezo|login|egyszeri|egyszer hasznalatos|egyszer hasznalhato|egyszeri hasznalatu|ketlepcsos|ketfaktoros|ketfazisu|jovahagyo|jovahagyasi|alairo|alairasi|jelszo-?visszaallitasi|jelszo-?visszaallito|visszaallitasi|visszaallito|helyreallitasi|fiok-?helyreallitasi|feloldo|verifikacios|autentikacios|tranzakcios|sms|e-?mail|otp|2fa|3-?d ?-?secure)[ -](?:\\p{L}+ )?(?:kod|kodja|kodjat|kodod|kodot|kododat|kodom|koddal|kodunk|jelszo|jelszava|jelszavad|jelszot|pin|pin-?kod|pin-?kodja|token|szam)(?!\\p{L})',
    '(?:bejelentkez|belep|belepes|megerosit|ellenorz|igazol|hitelesit|azonosit|jovahagy|visszaallit|helyreallit|alair|regisztracio|veglegesit|feloldas|azonositas)\\p{L}*hoz (?:\\p{L}+ ){0,3}?(?:kod|kodot|kodja|jelszo|pin)(?!\\p{L})|(?:bejelentkez|belep|megerosit|ellenorz|igazol|hitelesit|azonosit|jovahagy|visszaallit|helyreallit|alair|veglegesit|azonosit)\\p{L}*hez (?:\\p{L}+ ){0,3}?(?:kod|kodot|kodja|jelszo|pin)(?!\\p{L})',
    '(?:negy|ot|hat|het|nyolc|[4-9] ?)-?(?:szamjegyu|jegyu|karakteres) (?:\\p{L}+ )?(?:kod|pin|jelszo)\\p{L}{0,3}',
  ],
  ambiguous: [
    '(?:megerosito|visszaigazolo|aktivalo|aktivalasi|aktivacios|hozzaferesi|regisztracios|parositasi|parosito|ideiglenes|szemelyes|titkos|eszkoz|meghatalmazasi|engedelyezesi)[ -](?:kod|kodja|kodjat|kodod|kodot|koddal|jelszo|jelszava|jelszavad|pin|kulcs)(?!\\p{L})|pin-?kod(?:ja|od|odat|ot)?(?!\\p{L})',
  ],
  weak: ['kod(?:ja|jat|od|odat|ot|dal|odhoz)(?!\\p{L})'],
  parts: ['(?:azonosito|ellenorzo|hitelesito|biztonsagi) szam'],
  types: [
    '(?<!\\p{L})(?:irja be|ird be|irja|beirni|beirasa|beirasaval|beirva|adja meg|add meg|megadni|megadasa|megadasaval|megadva|gepelje be|gepeld be|begepel\\p{L}*|masolja be|masold be|beilleszt\\p{L}*|illessze be|illeszd be|usse be|usd be|beut\\p{L}{0,4}|vigye be|toltse ki|be kell irni)(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:rendeles|foglalas|szamla|ugyfel|ugyszam|bejelentes azonosito|csomag|ertekezlet|kotveny|adoszam|ulohely|szerzodes|cikkszam|termek|jegy|jarat|telefon|iranyitoszam|verzio|sorszam|tagsagi|torzsszam|bizonylat|nyugta|szallit|kovet|hivatkozasi szam|referencia|kartya|vegu|osszeg|palya|szoba|sorsjegy|palyazat|rendszam|taj|beteg|ugyiratszam|iktatoszam|tranzakcio|mosogep|meroora|fogyasztasi)',
  ],
  otherKinds: [
    '(?<!\\p{L})(?:rendeles|megrendel|foglalas|szamla(?:ja|d|szam)?(?!\\p{L}{3})|futar|csomag|kiszallit|szallitas|atvetel|atveteli|csomagpont|automata|nyitokod|kapukod|kapu(?!\\p{L})|ajto|zar(?!\\p{L})|szef|parkol|sorompo|kupon|kedvezmeny|akcio(?:s|k)?(?!\\p{L})|ajandek|utalvany|nyeremeny|sorsol|jatek|ajanlo(?:i)? kod|ajanlj|baratod|pontok|huseg|ertekezlet|talalkozo|megbeszeles|webinar|idopont|jegy(?:ek|ed|e)?(?!\\p{L})|repulo|jarat|szallas|wi-?fi|puk(?!\\p{L})|licenc(?!e)|hibakod|sorozatszam|kosar|penztar|felmeres|recept(?!\\p{L})|roller|toltoallomas)',
  ],
  authentication: [
    'megerosit|ellenorz|hitelesit|azonosit|bejelentkez|belep|jelsz|fiok|biztonsag|ervenyes|lejar|egyszer|jovahagy|igazol|regisztr|aktival|visszaallit|helyreallit|alair|ketlepcsos|ketfaktor|kerte|kert(?:e|el|ed)?(?!\\p{L})|ne ossza|ne oszd|ne adja|ne add|senki|hagyja figyelmen|uj eszkoz|(?<!\\p{L})teve|hogy (?:on|te) az|igenyelt|parosit',
  ],
  handedOver: [
    '(?:mutassa|mutasd|mondja|mond|adja at|diktalja) [^.!?\\n]{0,40}(?:futar|sofor|penztar|recepcio|elado|munkatars|ellenor|szemelyzet|portas)|(?:futarnak|sofornek|penztarosnak|recepcion|munkatarsunknak|eladonak|(?<!\\p{L})portan(?!\\p{L}))|(?:atvetelkor|atadaskor|erkezeskor|belepeskor mutas|bejaratnal|penztarnal)',
  ],
  secret: [
    'senki|ne (?:ossza|oszd|adja|add|mondja|mondd|mutassa|tovabbits)|harmadik (?:fel|szemely)|titokban|bizalmas',
  ],
  verify: [
    'megerosit|erositse meg|erositsd meg|igazol|hitelesit|ellenorizze (?:\\p{L}+ )?(?:az? )?(?:e-?mail|cim)|ellenorzes|veglegesit|jovahagy(?:as|om|ja|ni|d)|aktival|hagyja jova|hagyd jova|megbizom|megbizhato eszkoz|^igen,? (?:en voltam|feliratkoz|ez en|ez az en|(?:kerem|kerek|szeretn\\p{L}+) (?:\\p{L}+ )?hirlev)|en voltam|(?:regisztracio|feliratkozas)\\p{L}* (?:\\p{L}+ )?(?:befejez|veglegesit|megerosit|lezar)|fejezze be|fejezd be|utolso lepes|egy lepes|feloldas|oldja fel|zarolas\\p{L}* felold',
  ],
  signIn: [
    'bejelentkez|jelentkez\\p{L}* be(?!\\p{L})|belepes|belepek|beleph|belepni|belepesi (?:link|hivatkozas)|lepj(?:en)? be|varazslink|egyszer hasznalatos (?:\\p{L}+ )?link|magikus link|tovabb a fiok',
  ],
  resetPassword: [
    '(?:jelszo|jelsza)\\p{L}* (?:\\p{L}+ ){0,2}?(?:visszaallit|modosit|megvaltoz|csere|beallit|megad|letrehoz|uj|frissit|lejart|elfelejt)|(?:uj|elfelejtett) jelszo|elfelejtett\\p{L}* (?:\\p{L}+ )?jelsz|(?:allits|allitsa|allitson|allithat|valassz|adj|adjon|hozz)\\p{L}* (?:\\p{L}+ ){0,4}?(?:jelsz|ujat)|(?:fiok|hozzaferes)\\p{L}* (?:\\p{L}+ )?(?:helyreallit|visszaallit|visszaszerz)|pin-?kod (?:modosit|csere|uj)',
  ],
  invitation: [
    'meghivo\\p{L}* (?:\\p{L}+ )?(?:elfogad|megtekint|megnyit|megnez)|elfogad\\p{L}* (?:\\p{L}+ )?meghiv|meghiv(?:ott|tak|ta|ast|as|ja|o)(?!\\p{L}{5})|meghivast|(?:csatlakoz|lepj be|lepjen be|belepes)\\p{L}* (?:\\p{L}+ ){0,2}?(?:csapat|csoport|munkaterulet|projekt|szervezet|kozosseg|csatorna|szerver)|^csatlakozom$|^csatlakozas$|(?:csapat|csoport|munkaterulet|projekt|szervezet)\\p{L}* (?:\\p{L}+ )?csatlakoz|hozzaad(?:tak|ott|ta) (?:ont |teged )?(?:\\p{L}+ )?(?:csapat|csoport|munkaterulet|projekt|tagkent)|csatlakozhat',
  ],
  verified: [
    'fiok|e-?mail|regisztr|feliratkoz|hirlevel|eszkoz|cim(?:e|et|ed|edet|ehez)?(?!\\p{L})|szemelyazonossag|belepes|tagsag',
  ],
  disowned: [
    'nem (?:on|te|en)(?!\\p{L})|nem (?:kert|kerte|kerted|kertel|regisztral|kezdemenyez|vegez|hozott|hoztal|ismeri|ismered|iratkozott|iratkoztal|indit|adta|adtad|szeretne|probal|modosit|valtoztat|rendel|hagyta|jelentkez|tole|ontol|toled)\\p{L}*|tevedes|veletlen|(?<!vagy )(?:valaki|mas valaki) (?:mas|illetektelen)|mas valaki|gyanus|illetektelen|jogosulatlan|tudta nelkul|tudtod nelkul',
  ],
  leads: [
    'ide|kattintva|kattintassal|kattintas|kattints|kattintson|erre|ezen|ezt|ez|a|az|linken|linkre|link|hivatkozas|hivatkozasra|hivatkozason|gomb|gombra|gombot|tovabb|megnyitas|megnyitom|nyissa|nyisd|meg|inditas|kezdes|kezdjuk|kovetkezo|alabbi|lenti|itt|oldal|oldalra|folytatas|folytatom|folytat|mehet|cim|cimre|lepes|ugras|nyomja|nyomd|koppints|koppintson|most',
  ],
  notFollowed: [
    'nem en(?!\\p{L})|beallitas(?:ok|ai|aim)|kezelese|leiratkoz|tovabb olvas|reszletek|bovebben|kapcsolat|ugyfelszolgalat|ertekeles|letolt|naptar|bongeszo|megtekintes(?:e)? a|lemond|elutasit|torles|letilt|bejelentes|adatvedel|feltetel|sugo|segitseg|tamogatas|fiok (?:vedelm|biztons)|megujit|ajanl|meghosszabbit',
  ],
  otherAction: [
    '(?<!\\p{L})(?:rendeles\\p{L}*|foglalas\\p{L}*|idopont\\p{L}*|reszvetel\\p{L}*|ertekezlet\\p{L}*|talalkozo\\p{L}*|megbeszeles\\p{L}*|webinar\\p{L}*|esemeny\\p{L}*|szallitas\\p{L}*|atvetel\\p{L}*|szamla\\p{L}{0,3}|fizetes\\p{L}*|ajanlat\\p{L}*|jegy(?:ed|ek)?)(?!\\p{L})',
  ],
};

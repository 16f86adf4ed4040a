import type { LanguageWords } from './language-words.ts';

export const ROMANIAN: LanguageWords = {
  strong: [
    '(?:cod|codul|coduri|codurile|parola|pin|pin-ul|token|tokenul|cheia|cheie) (?:(?:tau|dvs\\.?|dumneavoastra|unic|unica|temporar|temporara|numeric|secret|dinamic|sms|otp|din [4-8] cifre|de [4-8] cifre) ){0,2}(?:de |pentru |cu )(?:(?:a|va|te|iti|vi|ti|se|a-ti|a-ti) ?-?){0,2}(?:unica (?:folosinta|utilizare)|unic|o singura (?:folosire|utilizare)|verific|securitat|securizat|autentific|conect|validare|valida|login|logare|loga|identific|recuperare|recupera|resetare|reset|reinitializ|deblocare|debloca|semnare|semna|semnatura|siguranta|intra in cont|intrare in cont|schimbarea parolei|doi (?:pasi|factori)|doua (?:etape|factori))',
    '(?:cod|codul) (?:\\p{L}+ )?pentru (?:(?:a|iti|va|ti|crearea|confirmarea|finalizarea|activarea|aprobarea|autorizarea|inregistrarea|asocierea|schimbarea|modificarea|accesarea|validarea)(?:-ti|-va)? ?){1,2}(?:(?:confirma|finaliza|activa|crea|continua|aproba|autoriza|schimba|accesa|completa) ?)?(?:contul\\p{L}*|adresa\\p{L}*|e-?mail\\p{L}*|inregistrar\\p{L}*|identitat\\p{L}*|tranzacti\\p{L}*|transfer\\p{L}*|parol\\p{L}*|dispozitiv\\p{L}*|numar\\p{L}*)',
    '(?:cod|codul) (?:3-?d ?-?secure|3ds|2fa|mfa|sms|tan|otp|token|din [4-8] cifre|de [4-8] cifre|(?:format )?din (?:patru|cinci|sase|opt) cifre|primit prin sms)(?!\\p{L})',
    'parol[ae] (?:ta |dvs\\.? )?(?:unica|dinamica|otp|sms|de unica folosinta|(?:temporara )?valabila o singura data)|numarul? (?:tau )?de (?:verific|autentific|valid|securitate)',
    '(?:autentificare (?:cu|in) (?:doi|2) (?:factori|pasi)|verificare in (?:doi|2) pasi)(?=\\s?:)',
  ],
  ambiguous: [
    '(?:cod|codul|coduri) (?:tau |dvs\\.? |dumneavoastra )?(?:unic |temporar )?(?:de )?(?:confirmare|acces|activare|autorizare|inregistrare|imperechere|asociere|conexiune|aprobare|tranzactie|operatiune|temporar|confidential|personal|secret|provizoriu|pin)',
    '(?:parola|pin-?ul?|token(?:ul)?|chei[ae]) (?:tau |ta )?(?:temporar[a]?|provizori[ue]|de (?:acces|activare))|token(?=\\s?:)',
  ],
  parts: ['chei[ae] ', 'numarul? (?:tau )?de', 'autentificare', 'verificare in'],
  types: [
    '(?<!\\p{L})(?:introdu|introduce|introduceti|introducand|introducerea|introduci|tasteaza|tastati|tastezi|tasta|scrie|scrieti|scrii|completeaza|completati|insereaza|inserati|lipeste|lipiti|copiaza si lipeste|copiati si lipiti|digitati)(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:comanda|comenzii|comenzi|rezervar|factur|client|awb|colet|ridicar|locker|interfon|intalnir|sedint|reducer|voucher|cadou|contract(?:ul)? nr|polit|dosar|produs|zbor|locul|tombol|prieten|cnp|cui|interior|membru|candidat|wi-?fi|puk|eroare|erori|versiun|postal|referint|dauna|serie|seria|chitant|bilet|usii|poart|camer|apartament|etaj|bon(?!\\p{L})|card(?:ul)? care se termin|se termina (?:in|cu)|nr\\.? de telefon|suma|iban|tichet|nr\\.? de inregistrare|numar de inregistrare)',
  ],
  otherKinds: [
    '(?<!\\p{L})(?:comanda (?:ta|dvs|nr|a fost|cu)|comenzii|colet\\p{L}*|awb|factur\\p{L}+|rezervar\\p{L}+|zbor\\p{L}*|voucher\\p{L}*|reducer\\p{L}+|cupon\\p{L}*|card(?:ului)? cadou|oferta|oferte|promotie\\p{L}*|tombol\\p{L}+|concurs\\p{L}*|premi(?:u|ul|i|ile)|invita(?:-ti)? prieten\\p{L}*|curier\\p{L}*|livrar\\p{L}+|ridicare|locker|easybox|interfon|usii|poart[ai]|parcare|cazare\\p{L}*|bilet\\p{L}*|check-?in|puncte de fidelitate|sedint\\p{L}+|intalnir\\p{L}+|chestionar|cosul?(?! de e)|in magazin|soldul|extras(?:ul)? de cont|wi-?fi|examen\\p{L}*)(?!\\p{L})',
  ],
  authentication: [
    'nu (?:il |o |le )?(?:comunic|divulg|distribui|partaj|impartas|dezvalui|transmit|da|dati)\\p{L}*|(?:nu|n-) ?(?:ai|ati) (?:fost|solicitat|cerut|initiat|incercat)|autentific|autoriz\\p{L}* (?:plata|tranzacti|transfer|operati)|contul|contului|parol|(?:crearea|activarea|confirmarea) (?:contului|adresei)|(?:finaliz|complet|confirm)\\p{L}* (?:inregistrar|abonar|adres|e-?mail|identitat)\\p{L}*|dispozitiv|unica folosinta|valabil|expir|semnarea|internet banking|asocia (?:televizor|dispozitiv)|conectare|conecta',
  ],
  handedOver: [
    '(?<!\\p{L})(?:curierului|soferului|livratorului|casierului|vanzatorului|receptionerului|agentului de livrare|postasului|portarului|la (?:receptie|casa|ghiseu|punctul de (?:ridicare|livrare)|casierie))(?!\\p{L})|(?<!\\p{L})(?:prezint[ai]|prezentati|arata|aratati|spune(?:ti)?-?i) (?:acest |codul|acesta|curier)',
  ],
  secret: [
    'nu (?:il |o |le )?(?:comunic|divulg|distribui|partaj|impartas|dezvalui|transmit|da|dati|spune)\\p{L}* (?:nimanui|acest|codul|altor|nimeni)|confidential',
  ],
  verify: [
    '(?:finaliz|complet|continu|termin|incheie)\\p{L}* (?:-ti )?(?:inregistrar|crear|abonar|inscrier|verificar)\\p{L}*|(?:autoriz|aprob|recunos|permit|accept|incred)\\p{L}* (?:(?:acest|aceasta|noul|un|nou|in) ){0,2}(?:dispozitiv|browser|telefon|calculator|tranzacti|operatiun|transfer|conect|modificar|plata)\\p{L}*',
    'da,? (?:eu sunt|sunt eu|am fost eu|vreau|doresc|confirm)|^(?:am fost|sunt) eu|(?<!\\p{L})(?:validare|confirmare|verificare|activare)(?!\\p{L})|(?:adresa|contul|e-?mailul) (?:(?:iti|va|imi) )?apartine|(?:iti|va|imi) apartine|asiguram ca|deblocarea|debloc',
  ],
  signIn: [
    '(?:autentific|conect|log|identific)(?:are|arii|area|a|eaza-te|ati-va|ează-te|eaza)(?!\\p{L})|(?:conecteaza|autentifica|logheaza|identifica)-te|(?:conectati|autentificati|logati|identificati)-va|te (?:poti )?(?:autentifica|conecta|loga)|(?:intr|acces|reveni|continu)\\p{L}* (?:direct )?(?:in|spre|la|catre)? ?(?:contul|cont(?!\\p{L})|platform|portal|aplicati|profilul)|^(?:login|intra|intrati|logare|conectare|autentificare)(?:$| )|link(?:ul)?(?: tau| dvs\\.?)? (?:magic|de (?:acces|autentificare|conectare|login|unica folosinta))|fara parola',
  ],
  resetPassword: [
    '(?:reset|schimb|modific|recuper|seteaz|seta|set|cre|aleg|alege|stabil|actualiz|reinitializ|inlocui|defin|uitat|configur)\\p{L}*(?:-ti|-va|-o)? (?:(?:o|ta|ti|va|noua|a|din nou) ){0,2}(?:noua )?parol\\p{L}*|parol\\p{L}* (?:ta |dvs\\.? )?(?:noua|uitata)|(?:recuper|restaur|recapat|restabil)\\p{L}* (?:(?:a|ta|accesul|acces|la) ){0,2}(?:contul\\p{L}*|cont(?!\\p{L})|accesul\\p{L}*)|link(?:ul)? (?:de|pentru) (?:resetare|recuperare)|schimb-o',
  ],
  invitation: [
    'accept(?:a|ati|area|are)? (?:sau refuza(?:ti)? )?invitati\\p{L}*|(?:vezi|vedeti|raspunde|raspundeti|deschide|vizualiz\\p{L}+) (?:la )?invitati\\p{L}*|accept(?:a|ati)? si (?:cre|inregistr|alatur|contin|inscri)|invitatia (?:expira|este valabila)|(?:te-a|v-a|te-au|v-au|ne-a) (?:invitat|adaugat)|(?:ai|ati|a) fost (?:invitat|adaugat)[ai]?|invitat[ai]? sa (?:te|va|particip|colabor|intr)',
    'alatur\\p{L}*(?:-te|-va)?|(?:intr|inscri|particip|acced)\\p{L}*(?:-te|-va)? (?:in|la) (?:spatiul|grup|echip|proiect|organizati|workspace|canal)\\p{L}*|fac(?:e|i|eti)? parte din|incep\\p{L}* colaborar|colabor\\p{L}* (?:la|pe|cu) (?:un |o |acest )?(?:document|proiect|fisier|tablou)|(?:document|dosar|fisier|folder|proiect|calendar|album)\\p{L}* partajat|partaj\\p{L}* (?:\\p{L}+ ){0,3}cu (?:tine|dvs|dumneavoastra)',
  ],
  verified: ['abonar', 'inregistrar', 'profil', 'dispozitiv', 'identitat', 'adresei', 'contului', 'telefon'],
  disowned: [
    '(?:nu|n-) ?(?:te-|v-|ti-|l-|le-|il |o |iti |va )?(?:ai|ati|am|a) (?:fost|solicitat|cerut|facut|initiat|creat|efectuat|autorizat|incercat|inregistrat|realizat|schimbat|trimis|abonat)|nu (?:recunos\\p{L}*|incercai|incercati|dumneavoastra|tu (?:ai|esti)|esti tu|sunteti|asteptai|asteptati)|nu (?:iti|va) apartine|(?:primit|primesti) (?:acest|acesta|aceasta) (?:mesaj|e-?mail|notificare) din (?:greseala|eroare)|in caz contrar,?$|(?:banui|crez|cred|suspect)\\p{L}* ca (?:altcineva|cineva|o alta)|altcineva|fara (?:acordul|permisiunea|stirea) ',
  ],
  leads: [
    'linkul|link|de|mai|jos|departe|deschide|deschideti|la|aceasta|adresa|fa|faceti|da|dati|clic|click|inainte|continua|continuati|urmator|urmatorul|butonul|acceseaza|accesati|pagina|apasand|apasa|apasare|incepe|incepeti|viziteaza|vizitati|urmeaza|urmati|din|pentru|acum|si|te|rog|va|rugam|aceste|acestui|mergi|mergeti|copiaza|copiati',
  ],
  notFollowed: [
    '(?<!\\p{L})(?:nu (?:am fost|sunt|eram) eu|nu recunosc|(?:vezi|verific|revizui|consult)\\p{L}* (?:toata )?activitat\\p{L}*|(?:intra|alatura-te|participa|intrati) (?:in|la) (?:sedint|intalnir|webinar|apel|eveniment|conferint)\\p{L}*|dezabon|gestion|preferint|citeste|citiţi|cititi|afla|recenzi|evalu|descarc|suport|contact|cumpar|comanda|comanda|plateste|platiti|calendar|voucher|check-?in|chestionar|extras|reinnoi|treci la|urmareste|politic|termeni|ajutor|confidentialit|anulea|refuz|raporteaz|securizeaz|deschide aplicatia|acorda)',
  ],
  otherAction: [
    '(?<!\\p{L})(?:comanda|comenzi[i]?|programar\\p{L}*|rezervar\\p{L}*|prezent[ae]i?|livrar\\p{L}*|plat[ai](?!\\p{L})|factur\\p{L}*|cumparatur\\p{L}*|oferta|sedint\\p{L}*|vizita(?!\\p{L})|bilet\\p{L}*)(?!\\p{L})',
  ],
};

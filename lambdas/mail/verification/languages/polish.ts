import type { LanguageWords } from './language-words.ts';

export const POLISH: LanguageWords = {
  strong: [
    '(?:kod(?:u|em|y)?|haslo|hasla|haslem|pin|token|numer|liczba|liczbe|cyfry|klucz)(?: (?:sms|otp|pin|e-?mail|mailowy|jednorazowy|weryfikacyjny|dostepu|autoryzacyjny|potwierdzajacy|jednorazowe|tymczasowe))? (?:(?:sluzac|potrzebn|niezbedn|wymagan)\\p{L}+ )?(?:do|dla|w celu|umozliwiajacy|umozliwiajace) (?:\\p{L}+ ){0,2}?(?:weryfik|zweryfik|potwierdzenia (?:tozsam|adres|konta|transakc|platnos|operac|przelew|rejestr|e-?mail|logow|zmian|danych)|logow|zalogow|uwierzyteln|autoryz|zatwierdz|podpis|resetow|zresetow|resetu|odzysk|przywroc|zmiany hasl|ustawienia (?:nowego )?hasl|aktywacji konta|odblokow|dwuetap|rejestrac)',
    'kod(?:u|em|y)? (?:sms|otp|2fa|mfa|e-?mail|mailowy|3-?d ?-?secure|dwuskladnikow|uwierzytelnia|identyfikacyjn|z (?:sms|wiadomosci|e-?maila|maila|aplikacji))|kod(?:u|em)? \\p{L}{2,14} (?:do logowania|weryfikacyjn|jednorazow)',
    'haslo (?:sms|otp|jednokrotne|dynamiczne|autoryzacyjne|3-?d ?-?secure|z tokena)|(?:smskod|sms-?kod|mkod|m-kod|e-?kod)(?!\\p{L})|3-?d ?-?secure (?:kod|haslo)',
    '(?:token|pin|numer|klucz|ciag) (?:sms|autoryzacyjny|bezpieczenstwa|weryfikacyjny|jednorazowy|uwierzytelniajacy)|(?:jednorazow|tymczasow|dynamiczn|uwierzytelniajac)\\p{L}{0,4} (?:pin|token|haslo do logow|kod do logow|klucz)',
    '[4-9]-?cyfrow\\p{L}* (?:kod|pin|numer)|(?:cztero|piecio|szescio|siedmio|osmio)(?:cyfrow|znakow)\\p{L}* (?:kod|pin|numer|haslo)',
  ],
  ambiguous: [
    'kod(?:u|em)? (?:do )?(?:parowan|sparowan|polaczen|powiazan|autoryzuj|zatwierdz|tymczasow|podpis|zabezpieczajac|potwierdzajac|aktywuj|urzadzen|dostepow)',
    'tymczasowe haslo|haslo (?:tymczasowe|startowe|aktywacyjne|dostepu)|klucz (?:aktywacyjny|dostepu|aktywacji)|pin (?:aktywacyjny|dostepu|dostepowy|do konta|do podpis)|tajny (?:kod|pin)',
  ],
  weak: ['kodzie(?!\\p{L})|ciag (?:cyfr|znakow)'],
  parts: [
    '(?:liczb|cyfr|klucz|numer)[a-z]{0,4} (?:do|sms|autor|weryf|bezp|uwierz|aktyw|dost)',
    'cyfrow',
    'znakow',
    'ciag c',
  ],
  types: [
    '(?<!\\p{L})(?:wpisz|wpiszcie|wpisac|wpisujac|wpisanie|wpisania|wprowadz|wprowadzic|wprowadzajac|wprowadzenie|wprowadzenia|przepisz|przepisac|przepisujac|przepisanie|podaj|podac|podajac|podanie|podania|wklej|wkleic|wklejajac|wstaw|wstawic|wystukaj|wklep)(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:polis|sygnatur|artykul|miejsc[ea](?!\\p{L})|losu(?!\\p{L})|nip(?!\\p{L})|regon|pesel|krs|wewnetrzn|czlonkow|zdajac|koncowce|koncowk|wersj|lotu(?!\\p{L})|lot lo|skrytk|referencyjn|seryjn|licencyjn|recept[ay]|paragonu|reklamacj|(?:nr|numer|id|identyfikator) (?:rachun|spraw|zlecen|zwrot|transakcj|dokument|wnios|platnos|operacj|konta)|partii|kolejce|ksiazeczk|licznik|ewidencyjn|legitymacj|indeks|startow|uczestnik|pojazd|rejestracyjn[ya](?: pojazdu)?|pokoj|stolik|przystan)',
  ],
  otherKinds: [
    '(?<!\\p{L})(?:paczkomat|punk(?:t|cie) odbioru|odbior(?:u|ze)?(?!\\p{L})|zniz|kupon|bon(?:u|em|ow)(?!\\p{L})|bon (?:podar|towar|zakup|rabat|na)|podarunk|losowan|loteri|nagrod|koszyk|przy kasie|domofon|drzwi|bram[aeyk]|szlaban|garaz|skrytk|szafk|kluczyk|sejf|parking|recepty(?!\\p{L})|e-recept|wi-?fi|puk(?!\\p{L})|polecajac|polecen(?:ia|ie)(?!\\p{L})|polec znajom|zapros znajom|spotkani|telekonferenc|bilet|wejsciow|dostaw(?:a|y|e|ie|o)(?!\\p{L})|kurier|zwrot(?:u|ow)?(?!\\p{L})|zamow|bled(?:u|ow|em)?(?!\\p{L})|licencj|seryjn|lojalnosc|wypozycz|hulajno|ladowark|stacji ladowania|ankiet|przedsprzedaz|korzystasz ze znizki|wizyt|kursu(?!\\p{L}))',
  ],
  authentication: [
    'zatwierdz|autoryz|uwierzyteln|rejestr|zarejestr|aktywac|aktywuj|tozsamosc|bezpieczen|dwuskladn|dwuetap|dwustopn|jednoraz|(?:po)?prosil|nikomu|zignoruj|odblok|odzysk|podpis|parow|urzadzen|konto(?!\\p{L})|to (?:na pewno |naprawde )?ty(?!\\p{L})|telewizor|formularz\\p{L}* rejestr',
  ],
  handedOver: [
    'kurierowi|kierowcy|dostawcy|pracownikowi|sprzedawcy|konduktorowi|obsludze|ochronie|portierowi|kasjerowi|bileterowi|recepcjoni|przy (?:odbiorze|zameldowaniu)|(?:podaj|pokaz|okaz|przedstaw|podac|okazac|pokazac)\\p{L}* [^.!?\\n]{0,40}(?:przy (?:kasie|wejsciu|ladzie)|w (?:kasie|recepcji|punkcie|sklepie|aptece)|na recepcji)',
  ],
  secret: ['nikomu|nie (?:zdradz|pokaz|wysyl|dziel)\\p{L}*|poufn|w tajemnicy'],
  verify: [
    'zatwierdz|autoryz|zweryfik|ufam temu|zaufaj (?:temu )?urzadzeni|tak,? (?:to ja|to (?:jest )?moj|zapis|subskryb|chce (?:otrzym|zapis|subskryb|dostaw))|to bylem ja|to bylam ja|(?:zezwol|pozwol)\\p{L}* na (?:\\p{L}+ )?(?:logow|dostep)',
    '(?:dokoncz|zakoncz|sfinalizuj|ukoncz|skoncz|finaliz)\\p{L}* (?:\\p{L}+ ){0,2}?(?:rejestr|zakladan|zapis|tworzen|konfigur)|(?:dokonczen|zakonczen|ukonczen)\\p{L}* (?:\\p{L}+ ){0,2}?(?:rejestr|zapis)|(?:jeszcze (?:tylko )?jeden|ostatni) krok|odblok|wlacz (?:swoje )?konto',
    '(?:sprawdz|sprawdzi|upewni)\\p{L}* (?:\\p{L}+ ){0,4}?(?:adres|e-?mail)',
  ],
  signIn: [
    'zalogowa|zalogowan|zaloguj|loguj sie|logowania|magiczn\\p{L}* (?:link|odnosnik)|(?:link|odnosnik)\\p{L}* (?:dostepow|jednorazow|logowan|do (?:\\p{L}+ ){0,2}(?:logow|zalogow))|jednorazow\\p{L}* (?:link|odnosnik)|(?:wejdz|wejscie|zaloguj|wskocz) na (?:\\p{L}+ )?konto',
    '(?:link|odnosnik|ten adres)\\p{L}* (?:\\p{L}+ ){0,3}?(?:zaloguje|przeniesie cie na konto)|uzyska\\p{L}* dostep do (?:\\p{L}+ )?(?:panel|stref)',
  ],
  resetPassword: [
    '(?:przypomn|ustal|ustaw|ustanow|nada|zmien|zmian|odzysk|zresetuj|zresetow|reset|utworz|stworz|wybier|wybor|wygeneruj|zdefiniuj)\\p{L}* (?:\\p{L}+ ){0,3}?hasl|now(?:e|ego|ym) hasl|nie pamieta\\p{L}* (?:\\p{L}+ )?hasl|zapomn\\p{L}* (?:\\p{L}+ )?hasl',
    'hasl\\p{L}* (?:\\p{L}+ ){0,3}?(?:wygas|zmien|ustal|ustaw|zresetow|odzysk)|hasl\\p{L}*[^.\\n]{0,30}[.?] (?:\\p{L}+ ){0,3}?(?:zmien|ustal|ustaw|nadaj) (?:je|nowe)(?!\\p{L})',
    '(?:odzysk|przywroc|przywroc)\\p{L}* (?:\\p{L}+ ){0,3}?(?:dostep|kont)|(?:ustal|ustaw|zmien|zresetuj)\\p{L}* (?:\\p{L}+ ){0,2}?pin(?!\\p{L})',
  ],
  invitation: [
    'zaprasza (?:cie|pania|pana|panstwa) do|zapros\\p{L}+ (?:cie|pania|pana|panstwa|ciebie)|zostal\\p{L}* (?:\\p{L}+ )?zaproszon|(?:przyjmij|przyjac|zaakceptuj|zaakceptowac|akceptuj|otworz|zobacz|wyswietl) (?:\\p{L}+ )?zaprosz|dodano (?:cie|pana|pania|panstwa) (?:jako|do)|doda(?:l|la|no|li) cie (?:jako|do)|wspolautor|zostan (?:\\p{L}+ )?(?:czlonk|wspoltworc)\\p{L}* (?:zespol|grup|projekt|przestrzen|organiz|spolecznosc)|wejdz do (?:\\p{L}+ )?(?:projekt|zespol|grup|przestrzen)',
    'dolaczy\\p{L}* do (?:\\p{L}+ ){0,3}?(?:zespol|grup|projekt|przestrzen|organiz|spolecznosc|serwer|kanal)',
  ],
  verified: ['newsletter|tozsam|urzadzen|zapis(?:u|ow)?(?!\\p{L})|skrzynk|kont[ao](?!\\p{L})|mail'],
  disowned: [
    'nie (?:\\p{L}+ )?(?:zaklada|zalozy|wysyla|wysla|dokonywa|dokona|prosi|poprosi|sklada|zlozy|zleca|zleci|wykonywa|wykona|inicjowa|zainicjowa|rejestrowa|zarejestrowa|zapisywa|zapisa|logowa|zalogowa|zmienia|zmieni|podejmowa|probowa|zamawia|oczekiwa|subskrybowa|rozpoczyna|zglasza|wnioskowa|podawa|tworzy|utworzy|dodawa|autoryzowa|generowa)l\\p{L}{0,4}(?!\\p{L})',
    '(?:to )?nie (?:byles|bylas|byl|byla|bylo|ty|twoje|twoja|twoj|panstwa|panstwo|moje|ja)(?!\\p{L})|przez pomylke|omylkow|pomylkow|przypadk(?:owo|iem)|(?<!lub |albo )kto[sz] inny|podejrzewa|podejrzan|nieautoryzow|nieuprawnion|bez (?:twojej|panstwa|twej) (?:wiedzy|zgody)|nie (?:chcesz|chca|chce) (?:\\p{L}+ )?(?:zapis|otrzym|dalej|potwierdz|zaklad)|nie rozpozna|nie poznaj|nie kojarz|nie (?:wiesz|masz pojecia)|nic (?:ci )?o tym nie wie',
  ],
  leads: [
    'odnosnik|odnosnika|przycisk|ponizszy|ponizsze|ponizszego|ponizszym|ponizej|tego|tym|te|tej|strone|stronie|strona|otworz|zaczynamy|zacznij|zaczynam|rozpocznij|na|linku|linkiem|linka|kliknac|klik|klikam|adres|adresem|pod|wejdz|idz|dotknij|nacisnij|i|aby|prosze|nastepny|krok|tam|skorzystaj|uzyj|z|ta|ide',
  ],
  notFollowed: [
    'to nie ja|nie ja(?!\\p{L})|nie (?:prosil|zakladal|rejestrowal|logowal)\\p{L}*|preferencj|ustawieni|zarzadzaj|kontakt|skontaktuj|czytaj|przeczytaj|wiecej|dowiedz sie|ocen(?!\\p{L})|opini[ae]|pobierz|przedluz|kalendarz|aktywnosc(?!\\p{L}{2})|anuluj|zablokuj|zglos|zabezpiecz|obslug|poleca|polec(?!\\p{L})|wersj[aei] (?:online|internet)',
  ],
  otherAction: [
    '(?<!\\p{L})(?:odbior\\p{L}* (?:towar|zamow|przesyl|paczk)\\p{L}*|przybyci\\p{L}*|obecnosc\\p{L}*|udzial(?:u)?|dostaw\\p{L}*|zwrot(?:u|y|ow)?|spotkani\\p{L}*|konferencj\\p{L}*|wideokonferencj\\p{L}*|webinar\\p{L}*|wydarzeni\\p{L}*|oferty? (?:handlow|cenow)\\p{L}*|faktur\\p{L}*|grafik\\p{L}*|badani[ea] lekarsk\\p{L}*|potwierdz\\p{L}* termin\\p{L}*)(?!\\p{L})',
  ],
};

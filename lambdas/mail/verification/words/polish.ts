import type { LanguageWords } from './language-words.ts';

export const POLISH: LanguageWords = {
  codes: 'kod, kodu, kodem, kodzie, kod pin',
  manyCodes: 'kody, kodów, kodami',
  numbers: 'numer, klucz, cyfry, cyfr, liczba',
  signInCodes: `
    hasło jednorazowe, hasła jednorazowego, jednorazowe hasło, jednorazowy pin, hasło sms, smskod, sms-kod,
    klucz bezpieczeństwa, kod cyfrowy, tymczasowe hasło jednorazowe`,
  security: `
    weryfik*, bezpiecz*, zalogow*, logow*, uwierzyteln*, autentyk*, jednorazow*, resetow*, zresetow*, reset,
    odzysk*, zmiany hasła, zmianę hasła, ponownego ustawienia, dwuetapow*, dwuskładnikow*, zabezpiecz*,
    podpis*, tożsamości, 4 cyfrow*, 6 cyfrow*, 8 cyfrow*, czterocyfrow*, pięciocyfrow*, sześciocyfrow*,
    siedmiocyfrow*, ośmiocyfrow*, kilkucyfrow*, odblokow*, sms`,
  access: `
    potwierdz*, dostęp*, aktywac*, aktywuj*, rejestrac*, autoryzac*, tymczasow*, tajn*, osobist*, parowani*`,
  your: 'twój, twoje, twojego, twoim, twojej, twoją, pana, pani, państwa, mój',
  is: 'to, to:, jest, brzmi, poniżej, następujący',
  type: `
    wpisz, wpisać, wprowadź, wprowadzić, podaj, podać, przepisz, przepisać, wpisując, wklej, wpisania,
    wstukaj`,
  use: 'użyj, użyć, skorzystaj z',
  minutes: 'minut, minuty, minuta',
  units: 'godzin*, dni, dzień, lat, zł, pln, osób, punktów, wiadomości, szt',
  things: `
    zamówieni*, faktur*, przesyłk*, paczk*, rezerwac*, rabat*, promocj*, promocyjn*, odbioru, odbiór,
    dostaw*, bilet*, lot, lotu, wizyt*, kupon*, voucher*, bon, bonu, prezent*, konkurs*, loteri*, paragonu,
    zwrot*, gwarancj*, ankiet*, oferty, ofert, kurier*, zniżk*, wyprzedaż*, licencj*`,
  labels: `
    recept*, klient*, zgłoszen*, kwot*, umow*, kończąc*, końcówka, karta, karty, pocztow*, kreskow*, błędu,
    błąd, towaru, produktu, rachunk*, nip, pesel, zadzwoń*, infolini*, referencyjn*, seri*, polis*, członk*,
    pracownik*, klas*, miejsc*, wagon*, peron*, wersj*, model*, parti*, transakcj*, pokoju, pokój, bram*,
    drzwi, domofon*, skrytk*, skrzynk*, kraj*, dokument*, sprawy, sprawa, wniosk*, pacjent*, sklep*, nr,
    terminal*, merchant, adres, rejestracyjn*`,
  topics: 'aptece, farmaceut*, recept*, w koszyku, znajomych, przyjaciół, raport*, paczkomat*, wyciąg*',
  meetings: 'identyfikator spotkania, id spotkania, id webinaru',
  account: `
    twoje konto, twoim koncie, swoje konto, hasło, hasła, nowe urządzenie, nowego urządzenia, to ty,
    rejestracj*, zarejestr*, prosił*, poprosił*, adres e-mail, adresu e-mail, tożsamość, przelew*, bankowoś*,
    otrzymujesz tę, próbę logowania, logujesz, konta`,
  share: 'udostępn*, podawaj, przekaz*, ujawn*, poufn*, tajn*, nikomu',
  not: 'nie, nigdy, nikomu, nikt, żadn*',
  people: 'kurierowi, kierowcy, dostawcy, recepcji, okaż, pokaż, okazać, pokazać, w sklepie, przy odbiorze',
  verify: `
    potwierdz*, zweryfik*, weryfik*, aktywuj*, aktywow*, aktywac*, odblokuj*, autoryzuj*, zatwierdz*, zezwól,
    zaufaj`,
  objects: `
    kont*, tożsamoś*, rejestrac*, subskryp*, hasł*, urządzeni*, logowani*, skrzynk*, użytkownik*, zapis*,
    zmian*, dostęp*, przelew*, przeglądark*`,
  signIn: 'zaloguj*, logowan*, zalogow*, loguj*, bez hasła, magiczny link, link do logowania',
  passwords: 'hasło, hasła, hasłem, haseł',
  change: `
    zresetuj*, zmien*, zmian*, ustaw*, odzysk*, utworz*, nowe, nowego, zapomnia*, przywróć, stwórz, wybierz,
    nadaj`,
  invite: 'zaproszeni*, dołącz*, zaprasza*, zaprosił*, przyjmij, zaakceptuj',
  disowned: `
    nie ty, nie prosił*, nie rozpozna*, nie rejestrował*, nie logował*, przez pomyłkę, ktoś inny,
    nie zakładał*, omyłkowo, podejrzan*, nie dokonał*, nie tworzył*`,
  click: `
    kliknij, klikając, kliknięcie, kliknięcia, tutaj, tu, w, ten, linku, odnośnik, przycisk, dalej,
    kontynuuj, przejdź, do, otwórz, poniżej, adres, stron*, przeglądarce, przeglądarki, skopiuj, wklej, i,
    lub, na, teraz, rozpocznij, zacznij, naciśnij, pod, poniższ*, następujący`,
  skip: `
    wypisz*, prywatnoś*, regulamin*, pomoc*, przegląda*, odrzuć*, więcej, kontakt*, ustawieni*, śledź*,
    dwuetapow*, zignoruj`,
  yes: 'tak, to ja, to byłem ja, to byłam ja',
};

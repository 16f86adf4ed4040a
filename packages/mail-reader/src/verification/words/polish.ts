import type { LanguageWords } from './language-words.ts';

export const POLISH: LanguageWords = {
  codes: 'kodem, kodzie, kod pin',
  manyCodes: 'kody, kodów, kodami',
  numbers: 'numer, klucz, cyfry, cyfr, liczba',
  signInCodes: `
    hasło jednorazowe, hasła jednorazowego, jednorazowe hasło, jednorazowy pin, hasło sms, smskod, sms-kod,
    klucz bezpieczeństwa, kod cyfrowy, tymczasowe hasło jednorazowe`,
  security: `
    weryfik*, bezpiecz*, zalogow*, logow*, uwierzyteln*, autentyk*, jednorazow*, resetow*, zresetow*,
    odzysk*, zmiany hasła, zmianę hasła, ponownego ustawienia, dwuetapow*, dwuskładnikow*, zabezpiecz*,
    podpis*, tożsamości, 4 cyfrow*, 6 cyfrow*, 8 cyfrow*, czterocyfrow*, pięciocyfrow*, sześciocyfrow*,
    siedmiocyfrow*, ośmiocyfrow*, kilkucyfrow*, odblokow*`,
  access: `
    potwierdz*, dostęp*, aktywac*, aktywuj*, rejestrac*, autoryzac*, tymczasow*, tajn*, osobist*, parowani*`,
  your: 'twój, twoje, twojego, twoim, twojej, twoją, pana, pani, państwa, mój',
  is: 'to, to:, jest, brzmi, poniżej, następujący',
  type: `
    wpisz, wpisać, wprowadź, wprowadzić, podaj, podać, przepisz, przepisać, wpisując, wklej, wpisania,
    wstukaj`,
  use: 'użyj, użyć, skorzystaj z',
  minutes: 'minut, minuty, minuta',
  units: 'godzin*, dni, dzień, lat, zł, pln, osób, punktów, wiadomości, stron, szt',
  things: `
    zamówieni*, faktur*, przesyłk*, paczk*, rezerwac*, rabat*, odbioru, odbiór, dostaw*, lot, lotu, wizyt*,
    voucher*, bon, bonu, prezent*, kart podarunkow*, karta podarunkowa, karty podarunkowej, konkurs*,
    loteri*, polecen*, paragonu, paragony, paragon fiskalny, zwrot*, gwarancj*, ankiet*, oferty, ofert,
    kurier*, zniżk*, wyprzedaż*, licencj*, darowizn*, przedsprzedaż*, subskrypcji premium`,
  acts: 'płatnoś*, obecnoś*, zakup*, spotkani*, udział, wydarzen*',
  labels: `
    recept*, klient*, zgłoszen*, kwot*, umow*, kończąc*, końcówka, końcówce, karta, karty, pocztow*,
    kreskow*, błędu, błąd, towaru, produktu, konta nr, rachunk*, nip, regon, pesel, zadzwoń*, infolini*,
    referencyjn*, szkod*, licznik*, członk*, pracownik*, klas*, miejsc*, wagon*, wersj*, transakcj*, pokoju,
    pokój, bram*, drzwi, domofon*, sejf*, skrytk*, skrzynk*, kraj*, dokument*, sprawy, sprawa, wniosk*,
    wniosek, pacjent*, ucznia, sklep*, pin karty, stolik*, piętr*, ulic*, lini*, nr, autoryzacji, adres,
    źródłow*, rejestracyjn*`,
  topics: 'aptece, farmaceut*, recept*, w koszyku, znajomych, przyjaciół, raport*, paczkomat*, wyciąg*',
  meetings: 'identyfikator spotkania, id spotkania, id webinaru',
  account: `
    twoje konto, twojego konta, twoim koncie, swoje konto, hasło, hasła, nowe urządzenie, nowego urządzenia,
    że to ty, to ty, rejestracj*, zarejestr*, nie prosił*, prosił*, poprosił*, adres e-mail, adresu e-mail,
    tożsamość, przelew*, bankowoś*, otrzymujesz tę, próbę logowania, logujesz, konta`,
  share: 'udostępn*, podawaj, podawać, przekaz*, ujawn*, zdradzaj, dziel się, poufn*, tajn*, nikomu',
  not: 'nigdy, nikomu, nikt, żadn*',
  people: `
    kurierowi, kierowcy, dostawcy, obsłudze, pracownikowi, w recepcji, recepcji, przy ladzie, okaż, pokaż,
    okazać, pokazać, w sklepie, przy wejściu, ochronie, przy odbiorze`,
  example: '',
  verify: `
    potwierdz*, zweryfik*, weryfik*, aktywuj*, aktywow*, aktywac*, odblokuj*, autoryzuj*, zatwierdz*,
    zezwól, zaufaj`,
  objects: `
    kont*, tożsamoś*, rejestrac*, subskryp*, hasł*, urządzeni*, logowani*, skrzynk*, użytkownik*, zapis*,
    zmian*, dostęp*, przelew*, przeglądark*`,
  signIn: 'zaloguj*, logowan*, zalogow*, loguj*, bez hasła, magiczny link, link do logowania',
  passwords: 'hasło, hasła, hasłem, haseł',
  change: `
    zresetuj*, zmien*, zmian*, ustaw*, odzysk*, utworz*, nowe, nowego, zapomnia*, przywróć, stwórz, wybierz,
    nadaj`,
  reset: '',
  invite: `
    zaakceptuj zaproszenie, przyjmij zaproszenie, akceptuj zaproszenie, zaproszeni*, dołącz*, zaprasza*,
    zaprosił*, przyjmij, zaakceptuj`,
  disowned: `
    nie ty, nie pan, nie pani, nie prosił*, nie składał*, nie zlecał*, nie wykonywał*, nie rozpozna*,
    nie rejestrował*, nie logował*, nie zmieniał*, nie poznajesz, to nie ty, przez pomyłkę, ktoś inny,
    nie zakładał*, nie wysyłał*, nie inicjował*, omyłkowo, nie był*, podejrzan*, nie dokonał*, nie podawał*,
    nie tworzył*`,
  click: `
    kliknij, klikając, kliknięcie, kliknięcia, tutaj, w, ten, linku, odnośnik, przycisk, dalej, kontynuuj,
    przejdź, do, otwórz, poniżej, stron*, przeglądarce, przeglądarki, skopiuj, wklej, i, lub, teraz,
    rozpocznij, zacznij, naciśnij, pod, poniższ*, następujący`,
  skip: `
    wypisz*, prywatnoś*, regulamin*, pomoc*, przegląda*, odrzuć*, więcej, kontakt*, ustawieni*, śledź*,
    dwuetapow*, zignoruj, oceń*`,
  yes: 'tak, to ja, to byłem ja, to byłam ja',
};

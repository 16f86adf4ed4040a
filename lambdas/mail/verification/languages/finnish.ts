import type { LanguageWords } from './language-words.ts';

export const FINNISH: LanguageWords = {
  strong: [
    '(?:(?:tilin|sahkopostin|salasanan|kayttajan|laitteen|kirjautumisen|maksun|sms|tekstiviesti)[- ]?)?(?:vahvistus|turva|suojaus|todennus|kirjautumis|sisaankirjautumis|kertakaytto|kerta|tunnistus|tunnistautumis|varmennus|varmistus|palautus|henkilollisyys|allekirjoitus|hyvaksynta|nollaus|salasananpalautus|sms|tekstiviesti|2fa|otp|sahkoposti|verifiointi|autentikointi)-?(?:koodi|koodin|koodisi|koodinne|koodia|koodilla|koodiksi|koodilta|koodit|tunnusluku|tunnuslukusi|salasana|salasanasi|pin|pin-koodi|avain)(?!\\p{L}{3})',
    '(?:kertakayttoi|kaksivaihei|kertaluontei)\\p{L}{2,5} (?:\\p{L}+ )?(?:koodi|salasana|tunnusluku|pin|tunnistautumis|vahvistus)\\p{L}{0,5}|(?:nelja|viisi|kuusi|seitseman|kahdeksan|[4-9])-?numeroi\\p{L}{2,5} (?:\\p{L}+)?koodi\\p{L}{0,4}|(?:maksun |tilin )?vahvistustunnus(?!\\p{L}{4})|verkko-ostos\\p{L}* tunnusluvu',
    '(?:kirjaudu|kirjautuaksesi|kirjautumista|kirjautumiseen|tunnistautumis|vahvista|vahvistaaksesi|todentami)\\p{L}* (?:\\p{L}+ ){0,3}?(?:koodi|koodin|koodilla|koodia|tunnusluku|tunnusluvulla)(?!\\p{L})',
  ],
  ambiguous: [
    '(?:aktivointi|rekisterointi|rekisteroitymis|paasy|laite|laitteen|yhdistamis|pariliitos|parilittos|parinmuodostus|lupa|valtuutus|kaytto|tili)-?(?:koodi|koodin|koodisi|koodia|tunnus|avain)(?!\\p{L}{3})|(?:tilapai|valiaikai|henkilokohtai)\\p{L}{2,4} (?:koodi|salasana|pin)\\p{L}{0,3}',
  ],
  weak: [
    '(?:koodi|koodin|koodisi|koodia|koodilla|koodinne|pin-koodi|pin-koodisi)(?!\\p{L})|tunnusluku(?:si)?(?!\\p{L})',
  ],
  parts: ['tunnuslu', 'vahvistustunn', 'aktivointiavain'],
  types: [
    '(?<!\\p{L})(?:syota|syottakaa|syottamalla|syottaa|kirjoita|kirjoittakaa|kirjoittamalla|anna (?:koodi|tama|se(?!\\p{L})|saamasi|alla|tunnusluku|oheinen|seuraava)|antakaa|antamalla|nappaile|nappailemalla|lisaa|liita|tayta|kayta tata koodia|kopioi)(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:tilau[sk]|tilausnumero|varau[sk]|varausnumero|varaustunnus|lasku|viite|asiakas|tapaus|seuranta|kokous|lahjakort|vakuutus|y-tunnus|jasen|sopimus|tuote|lahety[sk]|paketti|kuitti|lippu|lento|puhelin|postinumero|versio(?:n|numero)?(?!\\p{L})|sarjanumero|sarja|henkilotunnus|rekisterinumero|jonotus|jononumero|paikka|lokero|huone|arpa|kortti|kortin(?!\\p{L})|tilinumero|maksu(?:tunnus|viite)|potilas|resepti|opiskelija|palvelupyynto|tiketti)',
  ],
  otherKinds: [
    '(?<!\\p{L})(?:tilauksesi|tilausnumero|tilausvahvistus|varau(?:s|ksesi|snumero|stunnus)(?!\\p{L}{4})|lasku(?:n|si)?(?!\\p{L})|lahetyks|paket(?:ti|in)|pakettiautomaat|nouto|nouda|toimitu[sk]|kuriiri|alennu[sk]|kampanja|tarjou[sk]|kuponki|lahjakort|ovikoodi|ovi(?!\\p{L})|oven(?!\\p{L})|portti|lokero|avainsailo|pysakoin|kokou[sk]|tapaami|lento(?!\\p{L})|lippu|liput|arvonta|kilpailu|palkinto|suosittel|kaveri|bonuspiste|virhekoodi|wifi|wlan|puk(?!\\p{L})|lisenssi|sarjanumero|ostoskori|kassalla|saat \\d+ ?%)',
  ],
  authentication: [
    'vahvist|kirjaudu|kirjautu|salasana|tili(?:si|n|nne|lle|a)?(?!\\p{L})|tilille|turva|voimassa|vanhenee|kertakaytto|tunnista|tunnistau|todenn|henkilollisyy|rekisteroi|aktivoi|hyvaksy|allekirjoit|palaut|nollaa|ala (?:jaa|kerro|luovuta)|alka jaa|pyysit|pyytan|pyysi|ohita|jata (?:tama )?(?:viesti )?huomiotta|uusi laite|uudella laitteella|televisio|kaksivaihei|suojau[sk]',
  ],
  handedOver: [
    '(?<!ala )(?<!alkaa )(?<!\\p{L})(?:nayta|kerro|sano|anna|esita) [^.!?\\n]{0,40}(?:kuljettaja|kuriiri|myyja|kassa|henkilokun|vastaanot|vartija|noutopiste)|(?:noudettaessa|noutaessa|nouto(?:pisteessa|piste)|saapuessa|sisaankirjautuessa hotelli)|(?<!ala )nayta (?:tama|koodi)',
  ],
  secret: [
    'ala (?:jaa|kerro|luovuta|anna|nayta|valita)|alkaa (?:jakako|kertoko|luovuttako|antako)|kenellekaan|kenenkaan|muille|salassa|luottamuksel',
  ],
  verify: [
    'vahvist(?:a|aa|aaksesi|us|amalla|akaa|an)|varmenna|varmista (?:\\p{L}+ )?(?:sahkopost|osoit)|todenna|aktivoi|(?:viimeistele|taydenna|vie loppuun|suorita loppuun)\\p{L}* (?:\\p{L}+ ){0,2}?(?:rekister|tilin|tilisi|ilmoittau)|hyvaksy (?:\\p{L}+ ){0,2}?(?:laite|kirjautu|muuto|maksu|tapahtum)|luota (?:tahan )?laitte|^kylla,? (?:se olin|se oli|tama on|haluan (?:uutis|tilata|saada)|tilaa|mina olin|olen mina)|olin mina|ota (?:\\p{L}+ ){0,3}?kayttoon|viimeinen vaihe|avaa (?:\\p{L}+ )?lukit|kuuluu sinulle',
  ],
  signIn: [
    'kirjaudu|kirjautu(?:a|misen|mista|minen|maan|aksesi|minen)|kirjautumislink|taikalink|kertakayttoi\\p{L}* (?:kirjautumis)?link|ilman salasanaa|sisaan',
  ],
  resetPassword: [
    '(?:nollaa|luo|vaihda|vaihtaa|palauta|aseta|asettaa|uusi|muuta|paivita|valitse|unohd|unohtu|unohdit|unohditko|maarita)\\p{L}* (?:\\p{L}+ ){0,2}?salasana|salasana(?:n|si|nne|a)? (?:\\p{L}+ ){0,2}?(?:vaihto|vaihta|nollau|nollaa|palaut|asetta|vanhen|unohtu|uusi)|salasana\\p{L}*[^.\\n]{0,20}[.?] [^.\\n]{0,20}(?:uusi|uuden)(?!\\p{L})|salasanan(?:palautus|vaihto)',
    '(?:palauta|palauttaa|avaa)\\p{L}* (?:\\p{L}+ )?(?:tili|tilisi|tilin|kayttooikeu|paasy)|tilin palaut',
  ],
  invitation: [
    'kutsu|liity (?:\\p{L}+ )?(?:tiimi|ryhma|tyotila|projekt|organisaatio|kanava|palvelim|mukaan|jaseneksi)|liittya (?:\\p{L}+ )?(?:tiimi|ryhma|tyotila|projekt)|(?:lisatty|lisattiin|lisasi sinut) (?:\\p{L}+ )?(?:jasen|tiimi|ryhma|tyotila|projekt)',
  ],
  verified: [
    'sahkoposti|(?<!\\p{L})tili|tunnu[sk]|laite|laittee|rekisteroi|uutiskirj|kirjautumi|henkilolli|jasenyy|profiili|osoite',
  ],
  disowned: [
    '(?:et|ette|en|etko|etteko) (?:\\p{L}+ ){0,2}?(?:ollut|olleet|ollu|tehnyt|tehneet|pyytanyt|pyytaneet|ole|rekisteroity|yrittany|tilan|luonut|luoneet|kirjautu|tunnista|odottan|vaihtan|muuttan|halua|hyvaksy|tieda|aloittan|lahettan)\\p{L}*|(?:se |tama )?(?:et|en) ollut|ollut sina|olitko se sina|vahingossa|erehdyksessa|epailytta|epailet|(?<!tai )joku (?:muu|toinen)|luvatta|tietamat',
  ],
  leads: [
    'klikkaa|klikkaamalla|napsauta|napsauttamalla|paina|painamalla|napauta|tasta|tata|taalta|taalla|tahan|tama|tassa|linkki|linkkia|linkista|linkin|jatka|jatkaa|siirry|sivulle|sivulla|sivu|avaa|avaamalla|aloita|aloitetaan|seuraava|seuraavaa|seuraavasta|alla|oleva|olevaa|olevasta|painike|painiketta|nyt|ja|tai|kautta|seuraa|mene|osoite|osoitteeseen|tanne|vaihe',
  ],
  notFollowed: [
    'en (?:se )?ollut mina|en mina|asetuk|hallitse|peruuta|peru (?:tilaus|uutis|varaus)|lue lisaa|ota yhteytta|asiakaspalvelu|arvostelu|arvioi|lataa|kuitti|kalenteri|selaim|hylkaa|ilmoita (?:vaar|asiat|tast)|tietosuoja|ehdot|ohje|tuki(?!\\p{L})|suojaa (?:\\p{L}+ )?tili|nayta (?:tilaus|tapahtum)|uusi jasenyys|suosittele',
  ],
  otherAction: [
    '(?<!\\p{L})(?:ajanvarau\\p{L}*|varau[sk]\\p{L}*|tilauksesi|kokou[sk]\\p{L}*|tapaami\\p{L}*|osallistumi\\p{L}*|lasku(?:n|si)?|toimitu[sk]\\p{L}*|tarjou[sk]\\p{L}*|webinaari\\p{L}*|lento(?:si)?|maksu(?:n|si)?|noudon|palautukse\\p{L}*)(?!\\p{L})',
  ],
};

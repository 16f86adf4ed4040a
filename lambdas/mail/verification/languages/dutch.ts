import type { LanguageWords } from './language-words.ts';

export const DUTCH: LanguageWords = {
  strong: [
    '(?:bevestig|onderteken|keur)\\p{L}* [^.\\n]{0,40}met (?:de )?code(?!\\p{L})',
    '(?:(?:account|e-?mail|mail|sms|app|online|web|mobiele|telefoon|apparaat|klant|betaal|kaart|gebruikers|bank|otp|2fa|tweestaps|tweefactor|twee-?(?:staps|factor)|2-?(?:staps|factor))-?)?(?:verificatie|verifieer|beveiligings|veiligheids|inlog|aanmeld|aanmeldings|authenticatie|identiteits|herstel|login|log-?in|validatie|identificatie|ontgrendel|ontgrendelings|deblokkeer|deblokkerings|tweestaps|tweefactor|2-?(?:staps|factor)|2fa|mfa|sms|e-?mail|mail|3-?d ?-?secure|teken|signeer|ondertekenings?|ondertekening|tan|otp|wachtwoordherstel|resetwachtwoord|reset|goedkeurings)-?(?:code|pincode|pin|wachtwoord|token|cijfercode|sleutel|tan)s?(?!\\p{L})',
    '(?:eenmalige?|eenmalig te gebruiken|tijdelijke) (?:verificatie|beveiligings|inlog|login|toegangs|bevestigings|activerings|activatie)?-?(?:code|wachtwoord|pincode|pin|sleutel|toegangssleutel|token)(?!\\p{L})',
    '(?:code|pincode|pin|token|sleutel|codes|cijfercode|controlegetal|cijfers) (?:om|voor|voor het|waarmee) (?:\\p{L}+ ){0,3}?(?:inlog|in te log|inlogt|aanmeld|aan te meld|verifi|te verifi|authenti|te bevestig|bevestiging van|login|herstel|te herstel|reset|te reset|wachtwoord|ontgrendel|deblokk|identi|ondertekenen|te onderteken|goedkeur|goed te keur|tweestaps|tweefactor|activatie van)',
    '(?:tan|sms|m|e)-?tan(?:-?code)?(?!\\p{L})|tan-?code(?!\\p{L})|signeercode|tekencode|verzendcode voor',
  ],
  ambiguous: [
    '(?:bevestigings?|toegangs?|activerings?|activatie|registratie|autorisatie|machtigings|koppel|koppelings|pairing|apparaat|account|controle)-?(?:code|pincode|pin|sleutel|token|getal|wachtwoord|cijfers)s?(?!\\p{L})',
    '(?:geheime|persoonlijke|tijdelijke|vertrouwelijke) (?:code|pincode|pin|wachtwoord)(?!\\p{L})|tijdelijk wachtwoord(?!\\p{L})',
  ],
  weak: ['cijfercode(?!\\p{L})|toegangssleutel(?!\\p{L})|codewoord(?!\\p{L})'],
  parts: ['controlegetal', 'cijfers', 'sleutel', 'wachtwoord'],
  types: [
    '(?<!\\p{L})(?:invoeren|in te voeren|voert|invullen|in te vullen|intypen|in te typen|intoetsen|in te toetsen|overtypen|over te typen|overnemen|over te nemen|ingeven|in te geven|plakken|te plakken|invoer)(?!\\p{L})',
    '(?<!\\p{L})(?:voer|vul|vult|typ|typt|toets|geef|neem|tik)\\s[^.!?\\n]{0,100}?(?<!\\p{L})(?:in|over)(?=\\s{0,2}(?:[.,:;!?)]|$)|\\s(?:en|of|om|op|bij|voordat|binnen)(?!\\p{L}))',
    '(?<!\\p{L})(?:voer|vul|typ|toets) (?:de |deze |onderstaande |dit |je |uw |jouw |de volgende )',
  ],
  labels: [
    '(?<!\\p{L})(?:polis|lidnummer|lidmaatschaps|kandidaat|stoel(?!\\p{L})|lotnummer|toestel|volgnummer|betalingskenmerk|kenmerk|kvk|btw|licentie|serienummer|zaaknummer|dossier|versie|vlucht|kluisje|locker|personeels|studentnummer|relatienummer|debiteur|order(?:nummer|nr|code)|artikel|productcode|productnummer|meterstand|meternummer|ean|bsn|iban|(?:contract|rekening|abonnements?|aanvraag|meldings?|verzoek|transactie)-?(?:nummer|nr|id)|ticket|postbus|huisnummer|kamernummer|perceel|bonnummer|kassabon|retour|patientnummer|rit(?:nummer)?(?!\\p{L})|zendings?|machtiging(?:s)?(?:kenmerk|nummer)|deelnemers|startnummer|chassis|kenteken)',
  ],
  otherKinds: [
    '(?<!\\p{L})(?:winkelwagen|winkelmand|bij het afrekenen|afrekenen|kassa|verzilver|inwissel|inleveren|spaarpunten|je bespaart|u bespaart|\\d+ ?% (?:op|korting)|kortings|actiecode|waardebon|tegoed|tegoedbon|cadeau|vriendencode|vrienden uitnodig|vriendenkorting|beloning|winactie|prijsvraag|loting|lotnummer|garderobe|afhaal|afhalen|ophalen|ophaal|afhaalpunt|pakketautomaat|pakketpunt|pakketkluis|kluisje|fietskluis|sleutelkastje|sleutelkluis|deurcode|deur(?!\\p{L})|poort(?:code)?(?!\\p{L})|slagboom|parkeer|parkeren|laadpaal|vergadering|wachtwoordcode|vergaderings?-id|toegangsbewij|entreeticket|licentie(?:sleutel|code)|serienummer|voorverkoop|volgcode|track ?(?:&|en|and) ?trace|puk(?!\\p{L})|foutcode|wifi|factuur|enquete|instapkaart|afspraak)',
  ],
  authentication: [
    'bevestig|registratie|registreer|(?:je|uw|jouw|mijn|dit|het) account|ontgrendel|deblokk|identiteit|identif|autoris|goedkeur|goed te keur|keur [^.!?\\n]{0,30} goed|tweestaps|tweefactor|beveilig|veilig|aangevraagd|gevraagd|niemand|deel (?:hem|deze code|deze|de code) (?:met |niet|nooit)|negeer|vervalt|verlopen|onderteken|tekenen|koppel|nieuw apparaat|(?<!\\p{L})je tv|uw tv|aan te meld|in te log|log [^.!?\\n]{0,20} in(?!\\p{L})|dat (?:jij|u|je) (?:het|dit) (?:echt )?(?:bent|was)',
  ],
  handedOver: [
    '(?:bij|tijdens) (?:het |de |uw |je )?(?:afhalen|ophalen|overdracht|aankomst|bezorging|aflevering)(?!\\p{L})|aan de (?:balie|kassa|receptie|deur|bar|poort|slagboom|medewerker)(?!\\p{L})|bij de (?:balie|kassa|receptie|ingang|slagboom|pakketautomaat)(?!\\p{L})|(?:aan|bij) (?:de|het|onze|uw|je) (?:chauffeur|koerier|bezorger|monteur|personeel|verhuurder|gastheer|winkel)(?!\\p{L})|(?:toon|laat) [^.!?\\n]{0,30}(?:zien|medewerker|balie|kassa)',
  ],
  secret: [
    '(?:deel|geef|stuur|vertel) [^.!?\\n]{0,40}(?:niet|nooit|niemand|geen)|houd [^.!?\\n]{0,30}geheim|met niemand|aan niemand|nooit (?:aan|met|door)|niet (?:delen|doorgeven|verder)|geheim(?: te)? houden',
  ],
  verify: [
    'te bevestigen|bevestigen|bevestiging van|verifieren|geverifieerd|valider|(?:apparaat|aanmelding|inlogpoging|wijziging|toegang|login|browser|transactie|overboeking|verzoek)\\p{L}{0,2} (?:\\p{L}+ ){0,2}?(?:goedkeur|goed te keur|toestaan|toe te staan|vertrouw|te vertrouw|autoriser)|keur [^.!?\\n]{0,40} goed(?!\\p{L})|vertrouw (?:dit|het|je) (?:nieuwe )?apparaat|(?:dit|het) (?:nieuwe )?apparaat vertrouwen|autoriseer|dat was ik|ik was het',
    '^ja,? [^.!?\\n]{0,30}(?:nieuwsbrief|inschrijv|schrijf (?:me|mij)|aanmeld|meld (?:me|mij)|abonneer|e-?mails? ontvangen)|^ja,? (?:dit is|dat is) mijn',
    '(?:registratie|aanmelding|inschrijving|accountregistratie|aanmaken van je account) (?:\\p{L}+ ){0,3}?(?:voltooi|te voltooi|afrond|af te rond|afmaken|af te maken|rond af|compleet|bevestig)|(?:voltooi|rond|maak|vervolledig)\\p{L}* (?:je |uw |jouw |de )?(?:registratie|aanmelding|inschrijving|account)',
    '(?:activer|activeren|te activeren|activering van|activatie)|(?:e-?mailadres|mailadres|adres|identiteit|telefoonnummer) (?:\\p{L}+ ){0,3}?(?:controler|te controler|van (?:u|jou|jouw) is|klopt)|dat dit (?:e-?)?mail-?adres|nog een stap|ontgrendel|deblokk',
  ],
  signIn: [
    'aan te melden|in te loggen|inloggen|inloglink|loginlink|toegangslink|aanmeldlink|magic-?link|magische link|(?<!\\p{L})log(?:t|gen)? (?:\\p{L}+ ){0,3}in(?!\\p{L})|(?<!\\p{L})meldt? (?:je|u|jezelf) (?:\\p{L}+ ){0,3}aan(?!\\p{L})|eenmalige (?:\\p{L}+ )?link|met een klik (?:\\p{L}+ )?(?:in|aan)(?!\\p{L})',
    'link (?:\\p{L}+ ){0,5}(?:toegang|automatisch) (?:\\p{L}+ ){0,6}(?:account|omgeving|portaal|profiel|dashboard)|laat (?:me|mij) (?:binnen|erin)',
  ],
  resetPassword: [
    'wachtwoord (?:\\p{L}+ ){0,4}?(?:herstel|te herstel|resetten|te resetten|reset|wijzig|te wijzig|verander|te verander|aanmaken|aan te maken|aanmak|instell|in te stell|kiezen|te kiezen|vernieuw|te vernieuw|opgeven|bijwerken|verlopen|vergeten|aanpass|aan te pass|in(?=[.:!?]|$| op| via| en))|wachtwoord[^.\\n]{0,30}\\. (?:vernieuw|wijzig|stel|kies)',
    '(?:reset|herstel|wijzig|verander|vernieuw|kies|maak|stel|pas|vraag|update)\\p{L}* (?:(?:hier|nu|dan|zelf|snel) )?(?:je|uw|jouw|mijn|het|een|van je|van uw|van het) (?:nieuwe?r? )?(?:eigen )?wachtwoord|wachtwoord-?(?:wijziging|reset|herstel|vergeten)|(?:wijzigen|resetten|herstellen|instellen) van (?:je|uw|het|jouw) wachtwoord',
    '(?:account|toegang|inloggegevens|pincode)(?:toegang)? (?:\\p{L}+ ){0,4}?(?:herstellen|te herstellen|herstel|terugkrijg|terug te krijg|terug|opnieuw instel|wijzigen)|(?:herstel|krijg) (?:\\p{L}+ ){0,2}?(?:weer )?(?:je account|uw account|toegang)|weer toegang (?:\\p{L}+ )?te krijgen|accountherstel|inloggegevens (?:\\p{L}+ )?(?:vergeten|opvragen)',
  ],
  invitation: [
    'uitnodiging (?:\\p{L}+ ){0,4}?(?:accept|te accept|aannem|aan te nem|aan(?=[.:,!]|$)|bekijk|te bekijk|openen|te openen|in(?=[.:,!]|$)|beantwoord|bevestig)|(?:neem|accepteer|aanvaard|bekijk|open|beantwoord) (?:\\p{L}+ ){0,3}uitnodiging|uitnodigingslink|op de uitnodiging',
    'uitnodiging (?:voor|om|tot|van) (?:\\p{L}+ ){0,4}?(?:team|project|werkruimte|workspace|groep|organisatie|kanaal|server|bord|samenwerk|deel te nemen|lid te worden|account)|nodigt (?:je|u|jou) (?:\\p{L}+ ){0,5}uit|heeft (?:je|u|jou) uitgenodigd|uit te nodigen voor',
    '(?:lid|deelnemer) (?:te )?worden van|word(?:t)? lid van|deel te nemen aan|sluit (?:je|u|jezelf) (?:\\p{L}+ ){0,4}aan(?!\\p{L})|aansluiten bij (?:\\p{L}+ )?(?:team|groep|project|werkruimte|collega)|toegang (?:accepteren|aanvaarden)|accepteren en account|(?:bent|ben) toegevoegd als|toegevoegd (?:aan het team|als (?:\\p{L}+ )?(?:medewerker|lid|gebruiker|beheerder|bewerker))|samen ?werken aan|meedoen door een account',
  ],
  verified: [
    'lidmaatschap|inschrijv|aanmeld|registrati|account|apparaat|postvak|mailbox|toegang|nieuwsbrief|profiel',
  ],
  disowned: [
    '(?:was|ben|bent) (?:jij|u|je|ik) (?:dit|dat|het) niet|(?:jij|u|je|ik) (?:dit|dat|het) (?:niet|helemaal niet) (?:was|bent|ben)|niet (?:zelf |door jou |door u )?(?:(?:heeft|hebt|had|heb|is|zijn|werd) )?(?:aangevraagd|gedaan|gevraagd|verzocht|uitgevoerd|doorgevoerd|aangemeld|geregistreerd|ingeschreven|aangemaakt|gemaakt|gewijzigd|verstuurd|verzonden|verwacht|geprobeerd|ingelogd|gestart|ingediend|besteld|opgegeven|gewenst|afkomstig|van (?:u|jou|mij))',
    'geen (?:\\p{L}+ ){0,4}(?:aangevraagd|aangemaakt|gemaakt|gevraagd|verzocht|opgevraagd|geregistreerd|besteld|gedaan|ingediend|gewijzigd)|per ongeluk|per abuis|ten onrechte|onterecht|abusievelijk|(?<!of )iemand anders|verdacht|onbevoegd|onbekende (?:activiteit|aanmelding|inlog)',
    'herken\\p{L}* [^.!?\\n]{0,60}niet|(?:komt|kwam) [^.!?\\n]{0,50}niet bekend voor|niet bekend voor|zonder (?:je|uw|jouw) (?:medeweten|toestemming)|(?:helemaal|toch) niet (?:inschrijven|aanmelden|registreren)|weet (?:je|u) (?:hier )?niets (?:van|hiervan)',
  ],
  leads: [
    'hierop|deze|dit|die|dat|het|een|onderstaande|bovenstaande|volgende|pagina|link|linkje|button|ga|gaan|naar|verder|volg|open|openen|starten|begin|beginnen|aan|slag|nu|tik|druk|drukken|klikt|via|of|om|te|door|en|tikken|bezoek|kopieer|adres|ons|mij|met|stap',
  ],
  notFollowed: [
    'niet ik(?!\\p{L})|was ik niet|ik was het niet|ik niet|voorkeur|instellingen|beheren|contact|lees (?:verder|meer)|meer (?:info|informatie|lezen|weten)|beoordeel|schrijf een review|review (?:schrijven|plaatsen)|download (?:je|uw|de|factuur|app)|verleng|in (?:je |uw )?agenda|bekijk (?:activiteit|online|in)|bekijk (?:je|uw|de) activiteit|annuleer|annuleren|intrekken|beveilig|klantenservice|helpcentrum|privacyverklaring|nodig vrienden|webversie|online versie|(?:bekijk|lees|open)\\p{L}* [^.]{0,20}in (?:je|uw) browser|meld (?:misbruik|dit)|upgrade (?:je|uw|jouw)',
  ],
  otherAction: [
    '(?<!\\p{L})(?:ontvangst van (?:je|uw|de|het)|retour(?:zending)?|annulering|bezorgadres|bezorgmoment|vergadering(?:en)?|videogesprek|videovergadering|conferentie|dienst(?:rooster)?|bezichtiging|proefrit|aanwezigheid|beschikbaarheid|offerte|factuur|reservering|bijeenkomst|evenement)(?!\\p{L})',
  ],
};

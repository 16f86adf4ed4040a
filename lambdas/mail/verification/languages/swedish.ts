import type { LanguageWords } from './language-words.ts';

export const SWEDISH: LanguageWords = {
  strong: [
    '(?:(?:konto|e-?post|mejl|mail|sms|app|enhets|kort|betal|kund|lösenords|losenords|tvastegs|tvafaktors|2fa|bank)-?)?(?:verifierings|verifikations|bekraftelse|sakerhets|inloggnings|engangs|autentiserings|autenticerings|identifierings|identitets|legitimerings|aterstallnings|upplasnings|tvastegs|tvafaktors|tvastegsverifierings|validerings|signerings|underskrifts|sms|mejl|e-?post|login|otp|2fa|mfa|3-?d ?-?secure|kontoaterstallnings)-?(?:kod|koden|koder|losenord|losenordet|pin|pinkod|pinkoden|nyckel|token)(?!\\p{L}{3})',
    '(?:kod|koden|pin|pinkod|pinkoden|losenord|siffrorna|token) for (?:att )?(?:\\p{L}+ ){0,3}?(?:logga in|inlogg|verifier|bekrafta|aterstall|godkann|signer|identifier|legitimer|slutfor|las upp|tvastegs|tvafaktor|autentiser)|[4-9]-?siffrig\\p{L}* (?:kod|pin)|(?:fyra|fem|sex|sju|atta)siffrig\\p{L}* (?:kod|pin)',
  ],
  ambiguous: [
    '(?:atkomst|behorighets|aktiverings|registrerings|auktoriserings|parkopplings|parnings|enhets|svars|tilltrades|konto|inkopplings|godkannande)-?(?:kod|koden|pin|pinkod|nyckel|nyckeln)(?!\\p{L}{3})|(?:tillfallig\\p{L}*|personlig\\p{L}*|hemlig\\p{L}*) (?:kod|losenord|pin|pinkod)',
  ],
  parts: ['siffr', 'nyckel'],
  types: [
    '(?<!\\p{L})(?:ange|anger|angiv|angivit|skriv in|skriver in|skriva in|mata in|matar in|knappa in|knappar in|fyll i|fylla i|fyller i|sla in|slar in|klistra in|klistrar in|uppge|uppger|tryck in)(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:order(?:nummer|nr|-id)|bokning|faktura|kundnummer|kundnr|arende|kolli|forsakring|diarie|artikel|plats(?!\\p{L})|lottnummer|anknytning|moms|medlem|kort som slutar|slutar pa|flyg|skap|ocr|kon(?:ummer|r)|organisationsn|personnummer|postnummer|serienummer|bankgiro|plusgiro|referens|sparnings|forsandelse|leverans|kvitto|biljett|version(?!\\p{L})|avtals(?:nummer|nr|id)|telefon|startnummer|deltagar|anmalningsn|registreringsn|patientnummer|receptnummer|lagenhet|rum(?!\\p{L})|butik|transaktions(?:id|nummer)|betalnings(?:id|nummer|referens))',
  ],
  otherKinds: [
    '(?<!\\p{L})(?:rabatt|i kassan|varukorg|kampanjkod|presentkort|vardekod|erbjudande|bestallning|leverans|paket|paketbox|hamtkod|hamta ut|upphamtning|avhamtning|utlamning|bokning|biljett|flyg(?!\\p{L}{3})|incheckning|mote(?:t|s)?(?:-id)?(?!\\p{L})|faktura|portkod|dorrkod|dorr(?:en)?(?!\\p{L})|porten(?!\\p{L})|nyckelskap|nyckelbox|skap(?:et)?(?!\\p{L})|parkering|grind|bommen|tavling|lotteri|lott(?!\\p{L})|vinst|varvning|varva|tipsa en van|poang|bonuskod|licens(?!e)|serienummer|felkod|puk(?!\\p{L})|wifi|enkat|kursen?(?!\\p{L})|tidbokning|lakarbesok|anonymkod|tentamen|elsparkcykel|laddstolpe)',
  ],
  authentication: [
    'bekraft|verifier|inlogg|logga in|losenord|konto|sakerhet|giltig|gar ut|engangs|identifier|identitet|legitimer|autentiser|registrer|atkomst|godkann|tvasteg|tvafaktor|signer|parkoppla|aterstall|lasa? upp|bad om|begart|begarde|dela (?:inte|aldrig)|ignorera|ny enhet|din tv|att det (?:ar|var) du',
  ],
  handedOver: [
    '(?:visa|uppge|sag|ge|lamna|beratta) (?!(?:\\p{L}+ ){0,2}(?:aldrig|inte)(?!\\p{L}))[^.!?\\n]{0,50}?(?:for|till|hos) (?:foraren|chaufforen|budet|personalen|kassan|kassorskan|butiken|ombudet|receptionen|vakten|vardinnan|vard)|vid (?:upphamtning|avhamtning|utlamning|incheckning|leverans|entren|kassan)|visa (?:upp )?(?:koden|den|denna)(?! (?:inte|aldrig))|till (?:foraren|chaufforen|budet)',
  ],
  secret: [
    'dela (?:den |koden |det )?(?:inte|aldrig)|(?:inte|aldrig) (?:dela|lamna ut|ge|visa|vidarebefordra)|(?:med|till) nagon annan|ingen annan|hemlig',
  ],
  verify: [
    'godkann\\p{L}* (?:\\p{L}+ ){0,3}?(?:enhet|inlogg|andring|atkomst|overfor|transaktion|begaran)|lita pa (?:\\p{L}+ ){0,3}?enhet|(?:slutfor|gor klar|gora klar|fullborda|fardigstall|avsluta)\\p{L}* (?:\\p{L}+ ){0,2}?(?:registrer|anmalan|kontoregistrer|konto)|det var jag|^ja,? [^.!?\\n]{0,25}(?:det stammer|prenumerera|nyhetsbrev|anmal mig)|bara ett steg|ett steg kvar|sista steget|las upp (?:\\p{L}+ )?konto|laser upp|validera|tillhor (?:verkligen )?(?:dig|er)|kontrollera (?:\\p{L}+ )?e-?post',
  ],
  signIn: [
    'loggar? (?:\\p{L}+ ){0,2}in|loggas in|inloggningslank|inloggning utan|magisk\\p{L}* lank|engangslank|(?:personlig|engangs)\\p{L}* lank\\p{L}* (?:till|for) (?:\\p{L}+ ){0,3}(?:konto|mina sidor|inlogg)|slapp in|nar (?:ert|ditt) konto',
  ],
  resetPassword: [
    '(?<!\\p{L})(?:byt|byta|byter|andra|andrar|uppdatera|stall in|stalla in|valj|valja|nollstall|nollstalla|fornya|aterstall|aterstalla|glomt|glomde|skapa|satt|satta)\\p{L}{0,3} (?:\\p{L}+ ){0,3}?losenord|losenord\\p{L}* (?:\\p{L}+ ){0,3}?(?:aterstall|byt|andra|gatt ut|fornya|nollstall)|losenords(?:aterstall|byte)|ange (?:ditt|ett|nytt) (?:nya? )?losenord pa|losenord\\p{L}*[^.\\n]{0,30}[.?] [^.\\n]{0,30}(?:nytt(?!\\p{L})|fornya|skapa|valj)',
    '(?:aterstall|aterfa|fa tillbaka|atervinn|aktivera om)\\p{L}* (?:\\p{L}+ ){0,3}?(?:konto|atkomst|inlogg|behorighet)|ny pinkod|byt pinkod|kontoaterstallning',
  ],
  invitation: [
    'ga med i (?:\\p{L}+ )?(?:team|grupp|arbetsyt|projekt|organisation|kanal|server|rum|ert|vart)|^ga med(?: nu)?$|lagts till som|lagt till dig (?:i|som)|bjudit in (?:dig|er)|bjuder in (?:dig|er)|inbjuden|anslut (?:dig )?till (?:\\p{L}+ )?(?:arbetsyt|team|grupp|projekt|organis)|acceptera och skapa|tacka ja till|bli medlem i (?:\\p{L}+ )?(?:team|grupp|arbetsyt|projekt|organis)|behorighet till [^.\\n]{0,40} konto',
  ],
  verified: ['prenumer|nyhetsbrev|enhet|inlogg|medlemskap|profil|identitet|mejl|e-?post'],
  disowned: [
    'inte (?:var |ar )?(?:du|jag|ni|dig)(?!\\p{L})|inte (?:sjalv )?(?:har |hade )?(?:begart|bett|gjort|skapat|registrerat|anmalt|forsokt|bestallt|initierat|andrat|loggat|skickat|vantat|efterfragat|godkant|utfort|bad|gjorde|begarde|skapade|forsokte|registrerade|anmalde|andrade|bestallde|loggade|kanner|vill (?:prenumerera|ha))(?!\\p{L})|inte (?:du )?igen|inte bekant|kanner (?:du )?inte',
    'av misstag|(?<!eller )nagon annan|misstank|obehorig|inget konto hos|utan (?:din|er) (?:vetskap|kannedom)',
  ],
  leads: [
    'nasta|vidare|ga|oppna|kom|igang|denna|detta|sida|sidan|lank|foljande|knappen|knapp|nu|kor|vi|borja|starta|fortsatta|till|webbplatsen|folj|nedan|via|tryck|och|for|att|steg|adressen|det|dar|hit|med',
  ],
  notFollowed: [
    'inte jag(?!\\p{L})|det var inte|inte du(?!\\p{L})|installningar|hantera|avsluta prenumeration|avprenumerera|avregistrera|las mer|kontakta|kundtjanst|kundservice|recension|omdome|betygsatt|ladda ner|kvitto|kalender|visa (?:aktivitet|i webblasare|online)|webblasare|avbryt|avboj|(?<!\\p{L})neka(?!\\p{L})|blockera|anmal (?:missbruk|detta)|integritet|villkor|hjalp|tipsa|uppgradera|sakra (?:ditt )?konto|forny[a ]|erbjudande',
  ],
  otherAction: [
    'bekrafta (?:din |er |min )?(?:tid|bokning|narvaro|order|bestallning|narvarande)|(?<!\\p{L})(?:bokning(?:en)?|besok(?:et)?|leverans(?:en)?|mote(?:t)?|videomote(?:t)?|faktura(?:n)?|offert(?:en)?|narvaro|deltagande|retur(?:en)?|ordern|ordrar)(?!\\p{L})',
  ],
};

import type { LanguageWords } from './language-words.ts';

export const DUTCH: LanguageWords = {
  codes: '*code, *pincode, *pin, *cijfercode, toegangssleutel, codewoord',
  manyCodes: '*codes',
  numbers: 'nummer, sleutel, getal, cijfers',
  signInCodes: `
    tan-code, sms-tan, eenmalig wachtwoord, eenmalige wachtwoord, tijdelijk inlogwachtwoord, signeercode,
    tekencode, controlegetal, goedkeurcode, met de code`,
  security: `
    verificatie*, verifieer*, verifiëren, beveiliging*, veiligheid*, inlog*, aanmeld*, authenticatie*,
    identiteit*, herstel*, login*, validatie*, identificatie*, ontgrendel*, deblokkeer*, tweestaps*,
    tweefactor*, 2fa*, sms*, otp*, eenmalig*, onderteken*, goedkeur*, reset*, te loggen, aan te melden,
    in te loggen, wachtwoord*, 4 cijferige, 5 cijferige, 6 cijferige, 7 cijferige, 8 cijferige,
    viercijferige, vijfcijferige, zescijferige, achtcijferige`,
  access: `
    bevestig*, toegang*, activering*, activatie*, activeren, registratie*, autorisatie*, machtiging*,
    koppel*, pairing*, apparaat*, account*, controle*, geheime, persoonlijke, tijdelijke, vertrouwelijke`,
  your: 'je, uw, jouw',
  is: 'is, is:, luidt, zijn, hieronder',
  type: `
    voer, vul, typ, invoeren, in te voeren, voert, invullen, in te vullen, intypen, in te typen, overtypen,
    over te typen, overnemen, over te nemen, neem, geef, invoer, tik`,
  use: 'gebruik',
  minutes: 'minuten, minuut',
  units: 'uur, uren, dagen, dag, weken, jaar, personen, bezoekers, berichten, km',
  things: `
    bestelling*, bestelnummer, factuur*, bezorg*, pakket*, zending*, boeking*, reservering*, vlucht*,
    korting*, actiecode, waardebon*, cadeau*, winactie, prijsvraag, loterij, afhaal*, ophaal*, ophalen,
    kassabon, ticket*, voorverkoop, volgcode, order*, retour*, e-ticket*, tegoed*, vriend*, offerte,
    garderobe, parkeer*, licentie*, promo*, afspraak, beloning, enquête, entreeticket, toegangsbewijs,
    toegangsbewijzen, abonnement, levering`,
  acts: `
    betaling, aanwezigheid, ontvangst van, annulering, bezichtiging, proefrit, bijeenkomst, evenement,
    vergadering`,
  labels: `
    klant*, toets*, agb*, afspraak*, referentie*, telefoon*, bedrag, kaart*, polis*, eindigend op,
    eindigt op, eindigend, eindigt, dossier*, lid*, kandidaat*, stoel, lotnummer, toestel, volgnummer,
    betalingskenmerk, kenmerk, kvk, btw, bsn, serienummer, zaaknummer, versie, kluis*, locker*, personeels*,
    student*, relatienummer, debiteur*, artikel*, product*, meter*, ean, contract*, rekening*, aanvraag*,
    melding*, verzoek*, transactie*, huisnummer, kamer*, perceel, patient*, rit*, deelnemer*, startnummer,
    chassis, kenteken, fout*, wifi*, post*, deur*, poort*, sleutelkluis, sleutelkastje, bel, bar*, nummer,
    spoor, zitplaats`,
  topics: `
    winkelwagen, winkelmand, bij het afrekenen, afrekenen, kassa, verzilver, inwissel, spaarpunten,
    slagboom, laadpaal, pakketautomaat, pakketpunt, weekoverzicht, % korting`,
  meetings: 'vergadering-id, vergaderings-id, meeting-id, vergaderings id, webinar-id',
  account: `
    je account, uw account, jouw account, mijn account, registratie, registreer*, nieuw apparaat,
    aangevraagd, vraagt, identiteit, inlogpoging, je e-mailadres, uw e-mailadres, aanmelding, toegang tot,
    overboeking, keur, ondertekenen, tekenen, log`,
  share: 'deel, delen, geef, vertel, stuur, doorgeven, geheim, vertrouwelijk, door, nooit naar, vragen',
  not: 'niet, nooit, niemand, geen',
  people: `
    bezorger, chauffeur, koerier, aan de balie, bij de balie, receptie, medewerker, laat zien, toon,
    bij aankomst, bij de zuil, monteur, verhuurder`,
  example: 'bijvoorbeeld',
  verify: `
    bevestig*, verifieer*, verifieren, verifiëren, activeer*, activer*, activatie, valideer*, valider*,
    ontgrendel*, deblokk*, goedkeuren, toestaan, autoriseer, vertrouwen, meld me aan`,
  objects: `
    mailadres*, identiteit*, aanmeld*, inlog*, registrat*, inschrijv*, nieuwsbrief*, wachtwoord*, apparaat*,
    lidmaatschap*, profiel*, toegang*, mailbox, transactie, overboeking, wijziging*, abonnement`,
  signIn: `
    inlog*, in te loggen, log in, logt in, aanmelden, aanmeldlink, loginlink, toegangslink, magische link,
    magic link, zonder wachtwoord, logt`,
  passwords: 'wachtwoord, wachtwoorden, wachtwoords, inloggegevens',
  change: `
    herstel*, wijzig*, verander*, aanmaken, aan te maken, instellen, in te stellen, kiezen, kies, vernieuw*,
    nieuw, nieuwe, vergeten, opnieuw, stel, maak, verlopen, pas, aanpassen`,
  reset: '',
  invite: `
    uitnodiging accepteren, uitnodiging aannemen, uitnodiging bekijken, accepteer uitnodiging,
    bekijk uitnodiging, uitgenodigd, nodigt je, nodigt u, deelnemen, word lid, lid worden, lid van,
    uitnodigingslink, uitnodiging, toegevoegd, meedoen, accepteren`,
  disowned: `
    was jij dit niet, niet zelf, niet aangevraagd, niet gedaan, niet gevraagd, niet herken*, niet door jou,
    niet geregistreerd, niet ingeschreven, niet aangemeld, niet aangemaakt, niet uitgevoerd, niet verwacht,
    geen account, geen aanvraag, herken je dit niet, per ongeluk, per abuis, iemand anders, verdacht,
    niets van, ten onrechte`,
  click: `
    klik, klikken, klikt, op, deze, dit, het, knop, doorgaan, verder, hier, hieronder, onderstaande,
    volgende, ga, naar, open, openen, nu, starten, je, uw, adres, kopieer, in, of, om, te, via, tik, druk,
    pagina, aan de slag, volg, gebruik`,
  skip: `
    uitschrijv*, afmeld*, hulp, help, voorkeur*, instellingen, contact, lees, bekijk online, annuleer*,
    annuleren, privacy*, klantenservice, account beveiligen, track, twee*`,
  yes: 'ja, dat was ik, ik was het',
};

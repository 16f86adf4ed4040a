import type { LanguageWords } from './language-words.ts';

export const DUTCH: LanguageWords = {
  codes: '*pincode, *cijfercode, toegangssleutel, codewoord',
  numbers: 'sleutel, getal, cijfers',
  signInCodes: `
    tan-code, eenmalig wachtwoord, eenmalige wachtwoord, tijdelijk inlogwachtwoord, signeercode, tekencode,
    controlegetal, goedkeurcode, met de code`,
  security: `
    verifieer*, verifiëren, beveiliging*, veiligheid*, inlog*, aanmeld*, authenticatie*, identiteit*,
    herstel*, validatie*, ontgrendel*, deblokkeer*, tweestaps*, tweefactor*, sms*, eenmalig*, onderteken*,
    goedkeur*, reset*, te loggen, aan te melden, in te loggen, wachtwoord*, 4 cijferige, 5 cijferige,
    6 cijferige, 7 cijferige, 8 cijferige, viercijferige, vijfcijferige, zescijferige, achtcijferige`,
  access: `
    bevestig*, toegang*, activering*, activatie*, activeren, autorisatie*, machtiging*, koppel*, pairing*,
    apparaat*, account*, controle*, geheime, persoonlijke, tijdelijke, vertrouwelijke`,
  your: 'je, uw, jouw',
  is: 'luidt, zijn, hieronder',
  type: `
    voer, vul, typ, invoeren, in te voeren, voert, invullen, in te vullen, intypen, in te typen, overtypen,
    over te typen, overnemen, over te nemen, neem, geef, invoer, tik`,
  use: 'gebruik',
  minutes: 'minuut',
  units: 'uur, uren, dagen, dag, weken, jaar, bezoekers, berichten',
  things: `
    bestelling*, bestelnummer, factuur*, bezorg*, pakket*, zending*, boeking*, reservering*, vlucht*,
    korting*, actiecode, waardebon*, cadeau*, winactie, prijsvraag, loterij, afhaal*, ophaal*, ophalen,
    kassabon, voorverkoop, volgcode, order*, retour*, e-ticket*, tegoed*, vriend*, garderobe, parkeer*,
    licentie*, afspraak, beloning, enquête, entreeticket, toegangsbewijs, toegangsbewijzen, levering`,
  acts: 'betaling, aanwezigheid, ontvangst van, annulering, bezichtiging, proefrit, bijeenkomst, vergadering',
  labels: `
    klant*, toets*, agb*, afspraak*, referentie*, telefoon*, bedrag, kaart*, eindigend op, eindigt op,
    eindigend, eindigt, dossier*, lid*, kandidaat*, stoel, lotnummer, toestel, volgnummer, betalingskenmerk,
    kenmerk, kvk, btw, bsn, zaaknummer, versie, kluis*, locker*, personeels*, student*, relatienummer,
    debiteur*, product*, meter*, ean, contract*, rekening*, aanvraag*, melding*, verzoek*, transactie*,
    huisnummer, kamer*, perceel, patient*, rit*, deelnemer*, chassis, kenteken, fout*, deur*, poort*,
    sleutelkluis, sleutelkastje, bel, spoor, zitplaats`,
  topics: `
    winkelwagen, winkelmand, bij het afrekenen, afrekenen, kassa, verzilver, inwissel, spaarpunten,
    slagboom, laadpaal, pakketautomaat, pakketpunt, weekoverzicht, % korting`,
  meetings: 'vergadering-id, vergaderings-id, vergaderings id',
  account: `
    je account, uw account, jouw account, mijn account, registratie, registreer*, nieuw apparaat,
    aangevraagd, vraagt, identiteit, inlogpoging, je e-mailadres, uw e-mailadres, aanmelding, toegang tot,
    overboeking, keur, ondertekenen, tekenen, log`,
  share: 'deel, delen, geef, vertel, stuur, doorgeven, vertrouwelijk, door, nooit naar, vragen',
  not: 'niet, nooit, geen',
  people: `
    bezorger, koerier, aan de balie, bij de balie, receptie, medewerker, laat zien, toon, bij aankomst,
    bij de zuil, monteur, verhuurder`,
  example: 'bijvoorbeeld',
  verify: `
    bevestig*, verifieer*, verifieren, ontgrendel*, deblokk*, goedkeuren, toestaan, autoriseer, vertrouwen,
    meld me aan`,
  objects: `
    mailadres*, identiteit*, aanmeld*, inlog*, registrat*, inschrijv*, nieuwsbrief*, wachtwoord*, apparaat*,
    lidmaatschap*, profiel*, toegang*, transactie, overboeking, wijziging*, abonnement`,
  signIn: `
    inlog*, in te loggen, logt in, aanmelden, aanmeldlink, loginlink, toegangslink, magische link,
    zonder wachtwoord, logt`,
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
    klik, klikken, klikt, op, deze, dit, het, knop, doorgaan, verder, hieronder, onderstaande, volgende, ga,
    naar, openen, nu, je, uw, kopieer, of, om, te, tik, druk, aan de slag, volg, gebruik`,
  skip: `
    uitschrijv*, afmeld*, hulp, voorkeur*, instellingen, lees, bekijk online, annuleer*, annuleren,
    privacy*, klantenservice, account beveiligen, track, twee*`,
  yes: 'dat was ik, ik was het',
};

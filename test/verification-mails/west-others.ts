import { mails } from './mails.ts';

/** Mails in German, French, Spanish, Portuguese, Italian and Dutch that have neither a code nor a link to find. */
export const WESTERN_OTHERS = [
  ...mails(
    'de',
    `
@@ bestellung | order
Kaufwerk <bestellung@kaufwerk.example>
Bestellbestätigung 4482913
Vielen Dank für Ihre Bestellung Nr. {4482913} vom 12.03.2026.
| 2 × Kaffeefilter Gr. 4, Art.-Nr. 660412 | 5,98 €
| Versand | 3,90 €
| Gesamt | 9,88 €

@@ rechnung | receipt
Funkturm Mobil <rechnung@funkturm-mobil.example>
Ihre Rechnung 2026-0317 vom 01.03.2026
Rechnungsbetrag 29,99 €. Kundennummer 70988123, Rufnummer 0151 23456789. Wir buchen am 10.03. ab.

@@ sendung | tracking
Paketblitz <sendung@paketblitz.example>
Ihre Sendung 00340434161094042557 kommt heute
Zustellung zwischen 13:15 und 14:15 Uhr.
> Sendung verfolgen | https://paketblitz.example/verfolgen?nr=00340434161094042557

@@ abholcode | tracking
Paketblitz <station@paketblitz.example>
Zugestellt: Sendung 77192204 liegt beim Nachbarn
Ihre Sendung wurde bei Familie Kurz, Hausnummer 14, abgegeben. Zeit: 16:42 Uhr.

@@ gutschein | promo-code
Wanderlaune <aktion@wanderlaune.example>
20 % Rabatt mit dem Code WANDERN20
Geben Sie im Warenkorb den Gutscheincode ein:
# WANDERN20
Gültig bis 30.04.2026 ab 50 € Bestellwert.

@@ kontoauszug | bank
Nordhafen Bank <service@nordhafen-bank.example>
Ihr Kontoauszug Nr. 3/2026 liegt bereit
Im Postfach Ihres Onlinebankings finden Sie den Auszug für das Konto DE02 1203 0000 0000 2020 51. Ihre PIN erfragen wir nie per E-Mail.

@@ zählerstand | public-office
Stadtwerke Waldheim <zaehler@stadtwerke-waldheim.example>
Bitte teilen Sie uns Ihren Zählerstand mit
Zähler 1ESY1160662914, letzter Stand 048213 kWh am 31.12.2025. Kundennummer 4400918.

@@ termin | reminder
Praxis Dr. Vogt <termine@praxis-vogt.example>
Erinnerung: Ihr Termin am 14.03.2026 um 09:40 Uhr
Bitte bringen Sie Ihre Versichertenkarte mit. Absagen unter 0221 555014.

@@ neues gerät hinweis | security-notice
Tresor24 <sicherheit@tresor24.example>
Neue Anmeldung bei Ihrem Konto
Am 03.06.2026 um 21:07 Uhr gab es eine Anmeldung aus Köln (IP 192.0.2.10). Waren Sie das nicht, ändern Sie bitte Ihr Passwort.

@@ betrugswarnung | education
Nordhafen Bank <sicherheit@nordhafen-bank.example>
Vorsicht: So erbeuten Betrüger Ihre TAN
Geben Sie eine TAN niemals am Telefon weiter. Im Jahr 2025 wurden 3.482 Fälle gemeldet. Notruf 116 116.

@@ besprechung | meeting
Svenja Kroll <svenja@projektpilot.example>
Einladung: Jour fixe, Di 10.03.2026 10:00
Meeting-ID: 881 2344 1902, Kenncode: 482913. Einwahl +49 69 7104 9922.

@@ verein | personal
Uwe <uwe@verein.example.test>
Re: Schlüssel Vereinsheim
%text
Moin,

das Zahlenschloss am Schuppen steht jetzt auf 4417. Bitte nicht weitersagen.
Grillen ist am 18.7. ab 17 Uhr.

Gruß Uwe
`,
  ),
  ...mails(
    'fr',
    `
@@ commande | order
Maison Pervenche <commande@pervenche.example>
Confirmation de votre commande n° 482913
Merci Camille ! Votre commande {482913} sera expédiée sous 48 h.
| Bougie figue, réf. 660412 | 24,00 €
| Livraison | 4,90 €

@@ colis | tracking
Colis Express <suivi@colis-express.example>
Votre colis 6A12345678901 arrive demain
Livraison prévue entre 9 h et 12 h.
> Suivre mon colis | https://colis-express.example/suivi/6A12345678901

@@ code promo | promo-code
Cuisine de Saison <offres@cuisine-saison.example>
-15 % avec le code PRINTEMPS15
Saisissez le code promo {PRINTEMPS15} avant le 31 mars 2026 dans votre panier.

@@ billet de train | booking
Rails de France <billets@rails-fr.example>
Vos billets Paris - Lyon du 12 mai
| Dossier | QXKT7P
| TGV 6607, voiture 12, place 45 | 59,00 €
Départ 14 h 32, gare de Lyon.

@@ facture | receipt
Énergie Claire <factures@energie-claire.example>
Votre facture du 05/03/2026 : 88,14 €
N° de client 4400918772. Index relevé : 048213. Prélèvement le 20/03/2026.

@@ relevé bancaire | bank
Banque du Littoral <espace@banque-littoral.example>
Votre relevé de compte est disponible
Le relevé du compte se terminant par 2051 est disponible. Votre conseillère : Mme Petit, 01 44 55 66 77.

@@ rendez-vous | reminder
Cabinet Dentaire <rdv@cabinet-dentaire.example>
Rappel de votre rendez-vous du 14/03 à 9h40
12 avenue Foch, 3e étage, digicode 4471B. En cas d'empêchement, prévenez-nous 24 h avant.

@@ alerte connexion | security-notice
Nuage Perso <securite@nuage-perso.example>
Nouvelle connexion à votre compte
Connexion depuis Lyon le 3 mars 2026 à 08:12 avec Firefox 128. Si c'était vous, aucune action n'est nécessaire.

@@ arnaque | education
Banque du Littoral <prevention@banque-littoral.example>
Ne donnez jamais votre code de sécurité
Un faux conseiller peut vous demander le code à 6 chiffres reçu par SMS. Raccrochez et appelez le 09 69 32 00 00.

@@ école | public-office
École Jules Ferry <secretariat@ecole-ferry.example>
Sortie du 14 mai : autorisation à signer
Participation : 12,50 €. Départ à 8 h 45, classe CM1, salle 204.

@@ lettre | newsletter
Lectures du Soir <lettre@lecturesdusoir.example>
Le code Da Vinci, vingt ans après
Paru en 2003, vendu à 80 millions d'exemplaires, 571 pages. ISBN 978-2-7096-2493-8.
`,
  ),
  ...mails(
    'es',
    `
@@ pedido | order
Tiendalia <pedidos@tiendalia.example>
Confirmación del pedido 4829130
Gracias por tu compra. Número de pedido: {4829130}. Entrega estimada: 14/03/2026.
| Lámpara de mesa, ref. 118203 | 39,90 €

@@ envío | tracking
Mensajería Rayo <envios@rayo.example>
Tu paquete PQ4F6H0412 está en reparto
Llegará hoy antes de las 14:00. Código postal 28013.
> Seguir envío | https://rayo.example/s/PQ4F6H0412

@@ cupón | promo-code
Recetario <ofertas@recetario.example>
Tu código de descuento: COCINA10
Aplica el código {COCINA10} y llévate un 10 % hasta el 30 de abril.

@@ factura luz | receipt
Luz del Sur <facturas@luzdelsur.example>
Factura FE26-0048213 por 61,20 €
CUPS ES0021000004829130KX. Lectura actual 48213 kWh. Cargo el 05/04/2026.

@@ vuelo | booking
Viajes Cóndor <reservas@viajescondor.example>
Reserva confirmada: localizador KX7PQ2
Vuelo VC482 de Madrid a Quito, 12 may, 23:55, puerta S14.

@@ banco | bank
Banco Alameda <avisos@bancoalameda.example>
Compra de 38,29 € con su tarjeta *8830
Comercio: Frutería Sol, 18/06/2026 17:52. Si no la reconoce, llame al 900 123 456.

@@ inicio de sesión | security-notice
Correo Norte <seguridad@correonorte.example>
Se ha iniciado sesión desde un dispositivo nuevo
Android 14, Sevilla, 18:40. Si has sido tú, ignora este aviso.

@@ estafa | education
Banco Alameda <consejos@bancoalameda.example>
Nadie del banco te pedirá la clave
Si recibes un SMS con un código que no has pedido, no lo compartas. Línea 017 de ayuda en ciberseguridad.

@@ cita | reminder
Clínica Sol <citas@clinicasol.example>
Recordatorio: cita el 14/03/2026 a las 9:40
Consulta 204, planta 3. N.º de historia 482913. Teléfono 915 550 123.

@@ lotería | event-ticket
Peña La Suerte <socios@lasuerte.example>
Nuestro número de este año: 48291
Jugamos el 48291 en el sorteo del 22 de diciembre. Cada participación: 5 €.
`,
  ),
  ...mails(
    'pt',
    `
@@ pedido | order
Lojinha Boa <pedidos@lojinhaboa.example>
Pedido 4829-1307 confirmado
Obrigada pela compra! Prazo de entrega: 3 dias úteis. Total: R$ 118,20 em 2x de R$ 59,10.

@@ rastreio | tracking
Entrega Já <rastreio@entregaja.example>
Seu objeto AA482913774BR foi postado
Código de rastreamento: {AA482913774BR}. Previsão: 20/03.

@@ boleto | receipt
Condomínio Ipê <financeiro@condominioipe.example>
Boleto do condomínio, vencimento 10/03/2026
Linha digitável: 00190.00009 01234.567891 23456.789012 3 84710000061200. Valor: R$ 612,00.

@@ cupom | promo-code
Estudaí <ofertas@estudai.example>
CUPOM: ESTUDA30 (30% de desconto)
Use o código {ESTUDA30} no pagamento até domingo.

@@ acesso | security-notice
Nuvem Azul <conta@nuvemazul.example>
Sua senha foi alterada
A senha foi alterada em 02/03/2026 às 10:22. Não foi você? Fale com o suporte: 0800 722 0000, protocolo 20260302118.

@@ golpe | education
Banco Ipê <dicas@bancoipe.example>
Golpe do código: não caia nessa
Nunca informe o código de 6 dígitos que chega por SMS, nem para "funcionários" do banco.

@@ consulta | reminder
Clínica Vida <agenda@clinicavida.example>
Lembrete: consulta dia 14/03 às 09h40
Sala 204. Carteirinha 0048213. Para remarcar: (11) 5550-0144.

@@ imposto | public-office
Portal do Contribuinte <nao-responder@contribuinte.example>
Documento de cobrança do IMI: referência 118 204 417
Entidade 10095, referência 118 204 417, montante 148,20 €, pagar até 31-05-2026.
`,
  ),
  ...mails(
    'it',
    `
@@ ordine | order
Bottega Chiara <ordini@bottegachiara.example>
Ordine n. 482913 ricevuto
Grazie Martina! Il tuo ordine {482913} del 12/03/2026 è in preparazione. Totale: 48,20 €.

@@ spedizione | tracking
Corriere Lampo <tracking@corrierelampo.example>
La spedizione 1ZK2913774 è in consegna
Consegna prevista oggi tra le 11:00 e le 13:00.

@@ sconto | promo-code
Ricettando <news@ricettando.example>
Codice sconto PASTA20 per te
Inserisci {PASTA20} al momento dell'acquisto entro il 30/04/2026.

@@ bolletta | receipt
Luce Amica <bollette@luceamica.example>
La bolletta di febbraio: 61,20 €
Codice cliente 4400918, POD IT001E48291377. Autolettura dal 1 al 5 aprile.

@@ treno | booking
Treno Subito <biglietti@trenosubito.example>
Il tuo biglietto: PNR QX7KTP
Frecciazzurra 9482, carrozza 7, posto 12A, partenza 14:32 da Bologna.

@@ accesso nuovo | security-notice
Postino <sicurezza@postino.example>
Nuovo accesso al tuo account
iPad, Bologna, 18:40 del 3 marzo. Se sei stato tu, non devi fare nulla.

@@ truffa | education
Banca Ligure <consigli@bancaligure.example>
Attenzione alle truffe: il codice OTP è solo tuo
Nessun operatore te lo chiederà. Nel 2025 le denunce sono state 48.213.

@@ visita | reminder
Sanità Online <prenotazioni@sanitaonline.example>
Promemoria visita: 14/03/2026 ore 9:40
Ambulatorio 204. Codice fiscale RSSMRA85T10A562S, impegnativa 0100A4482913774.
`,
  ),
  ...mails(
    'nl',
    `
@@ bestelling | order
Fietswereld <bestelling@fietswereld.example>
Bestelling 482913 is bevestigd
Bedankt! Je bestelling wordt morgen bezorgd. Totaal € 48,20.

@@ pakket | tracking
Pakketpost <volg@pakketpost.example>
Je pakket 3SKABA482913774 komt eraan
Bezorging vandaag tussen 13:15 en 15:15, 1015 CV 100.

@@ korting | promo-code
Tuinpraat <acties@tuinpraat.example>
15% korting met code LENTE15
Vul de actiecode {LENTE15} in je winkelmandje in. Geldig t/m 30 april.

@@ factuur | receipt
Waterbedrijf West <facturen@waterwest.example>
Factuur 2026044182 van € 31,20
Klantnummer 4400918. Betalingskenmerk 5044 1829 1377 4402.

@@ inlogmelding | security-notice
Postbus Plus <veilig@postbusplus.example>
Er is ingelogd op uw account
Utrecht, 20:15, Chrome 126. Was u dit? Dan hoeft u niets te doen.

@@ oplichting | education
Dijkbank <veilig@dijkbank.example>
Deel nooit uw beveiligingscode
Wij vragen nooit om de code uit uw sms. Twijfelt u? Bel 020 555 01 23.

@@ afspraak | reminder
Huisarts De Linde <balie@delinde.example>
Uw afspraak op 14 maart om 9:40 uur
Spreekkamer 2, BSN meenemen. Afzeggen: 030 555 0144.
`,
  ),
];

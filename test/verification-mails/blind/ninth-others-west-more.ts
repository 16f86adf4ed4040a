import { mails } from '../mails.ts';

/** Mails of Portugal, Brazil, Italy, the Netherlands and Flanders without anything to find, sealed until the end. */
export const NINTH_WEST_OTHERS_MORE = [
  ...mails(
    'pt',
    `
@@ b9r portagens fatura | receipt
ViaRápida <faturacao@viarapida.example>
Extrato mensal de portagens - setembro de 2026
%text
Caro(a) Cliente,

Junto enviamos o extrato n.º 2026/0950588, referente ao identificador 50588864681.

Total de passagens: 18
Total a debitar: 41,35 € (com IVA à taxa de 23 %)
Data do débito: 15-10-2026
Código de validação do documento (ATCUD): JFK7X2Q9-50588

Consulte o detalhe em https://www.viarapida.example/area-reservada

@@ b9r entrega morada | tracking
Expresso Luso <clientes@expressoluso.example>
A sua encomenda chega hoje entre as 14h00 e as 16h00
%html
<table width="540" align="center" style="font-family:Arial"><tr><td><h3>Olá, Teresa!</h3><p>O estafeta já leva a sua encomenda <b>EL044320324PT</b>.</p><p>No ato da entrega indique o PIN <b>6038</b> ao estafeta.</p><p>Não vai estar em casa? <a href="https://www.expressoluso.example/reagendar/EL044320324PT">Altere a entrega</a></p><p><a href="https://www.expressoluso.example/seguir/EL044320324PT">Seguir encomenda</a></p><p style="font-size:11px">Expresso Luso, Rua da Indústria 44, 2685-331 Prior Velho</p></td></tr></table>
`,
  ),
  ...mails(
    'pt-BR',
    `
@@ b9r boleto escola | bank
Colégio Aquarela <financeiro@colegioaquarela.example>
Boleto da mensalidade de março
%text
Prezados responsáveis,

Segue o boleto da mensalidade de MARÇO/2027 da aluna Manuela (turma 4ºB).

Vencimento: 10/03/2027
Valor: R$ 1.284,00 (com pontualidade: R$ 1.219,80)
Linha digitável: 34191.79001 07151.516897 81020.150008 1 99870000128400

Dúvidas? (31) 3371-5151 ou WhatsApp (31) 98715-1516.

Atenciosamente,
Tesouraria

@@ b9r entrega comida | order
Rango Já <pedidos@rangoja.example>
Pedido #7120 confirmado!
%html
<html><body style="font-family:Sora,Arial;background:#fff"><table width="420" align="center"><tr><td><h2 style="color:#ea1d2c">Pedido confirmado 🎉</h2><p>Gustavo, o restaurante <b>Sabor da Vila</b> já está preparando tudo.</p><p>Código de entrega: <b style="font-size:24px">7120</b><br><small>Informe ao entregador só quando receber o pedido.</small></p><p>Previsão: 20h35 - 20h50<br>Rua das Acácias, 447, apto 93, Curitiba - PR, 80440-120</p><table width="100%"><tr><td>1x Feijoada completa</td><td>R$ 46,90</td></tr><tr><td>Taxa de entrega</td><td>R$ 5,99</td></tr><tr><td>Total (Pix)</td><td><b>R$ 52,89</b></td></tr></table><a href="https://rangoja.example/pedidos/9f71664/acompanhar">Acompanhar pedido</a></td></tr></table></body></html>

@@ b9r grupo corrida | personal
Patrícia Nunes <patricia.nunes@example.com>
Kit da corrida de domingo
%text
Oi gente!

Peguei os kits. Nossos números de peito são 4289, 4472 e 4473, largada 6h30 em frente ao coreto.
Quem vier de carro: o portão do prédio abre com 2580 e a vaga é a 112.

Até domingo!
Pati
`,
  ),
  ...mails(
    'it',
    `
@@ b9r prenotazione ristorante | booking
TavoloSubito <prenotazioni@tavolosubito.example>
Prenotazione confermata: Trattoria da Nonna Pina
%html
<div style="font-family:Arial;max-width:500px"><h2>È tutto pronto, Federica!</h2><p><b>Trattoria da Nonna Pina</b><br>Sabato 17 ottobre 2026, ore 20:30<br>4 persone, tavolo all'aperto</p><p>Codice prenotazione: <b>NP8K27</b></p><p><a href="https://www.tavolosubito.example/p/NP8K27/modifica">Modifica o annulla</a></p><p>Via dei Coronari 44, 00186 Roma - 06 844 4950</p><p style="font-size:11px">Ricevi 200 punti dopo la cena. <a href="https://www.tavolosubito.example/regolamento">Regolamento</a></p></div>

@@ b9r estratto conto | bank
Credito Appenninico <comunicazioni@creditoappenninico.example>
Nuovo documento disponibile in Home Banking
%text
Gentile Cliente,

Le comunichiamo che nella sezione "Documenti" è disponibile:

Estratto conto al 30/09/2026
Rapporto: 0447/12093881
Documento n. 20260930-0048555

Per consultarlo acceda all'Home Banking con le consuete modalità. La Banca non chiede mai via e-mail codici OTP, PIN o password.

Cordiali saluti
Credito Appenninico S.C.

@@ b9r offerta telefonia | marketing
Chiamami <offerte@chiamami.example>
Torna con noi: 150 GB a 6,99 € al mese
%html
<html><head><style>.cta{background:#ff0066;color:#fff;padding:16px 40px;border-radius:40px;font-weight:800}</style></head><body bgcolor="#0b0b3b"><table width="600" align="center" style="color:#fff;font-family:Arial;text-align:center"><tr><td><p style="font-size:10px"><a style="color:#99f" href="https://news.chiamami.example/web/79954">Se non visualizzi correttamente clicca qui</a></p><h1>Ci manchi!</h1><p>150 GB, minuti illimitati e 200 SMS a soli</p><p style="font-size:54px;margin:0">6,99 €</p><p>Mostra il codice offerta <b>TORNA699</b> in negozio oppure attiva online entro il 31/10.</p><p><a class="cta" href="https://news.chiamami.example/go/79954">SCOPRI L'OFFERTA</a></p><p style="font-size:10px">Attivazione 0 €, SIM 10 €. Info 800 799 540. <a style="color:#99f" href="https://news.chiamami.example/cancella/79954">Cancellati</a></p></td></tr></table></body></html>

@@ b9r ordine spedito | order
Ferramenta Online Rossi <ordini@ferramentarossi.example>
Il tuo ordine n. 100087653 è stato spedito
%text
Buongiorno Sig. Barbieri,

il Suo ordine n. 100087653 del 05/11/2026 è stato affidato al corriere.

Numero di spedizione: 1Q8765304231
1 x Trapano avvitatore 18V (cod. art. 876530)   EUR 89,90
2 x Punte HSS 6 mm (cod. art. 10938)            EUR  7,80
Contrassegno: EUR 102,70

Per il tracking: https://www.ferramentarossi.example/sales/order/track?id=100087653

Ferramenta Rossi S.n.c., Via Mazzini 12, 36015 Schio (VI), tel. 0445 876530

@@ b9r verbale assemblea | discussion
Amministrazione Bianchi <amministrazione@studiobianchi.example>
R: Cancello carraio
%text
Gentili condomini,

il tecnico ha riprogrammato la tastiera: da domani il codice del cancello è 19375 (il vecchio 37583 non funzionerà più). I telecomandi restano validi.

Spesa: € 148,00 + IVA, come da preventivo n. 71/2026.

Geom. Carlo Bianchi

Il giorno gio 8 ott 2026 alle ore 09:14 Elena Sarti ha scritto:
> Il cancello è di nuovo bloccato, qualcuno può chiamare?
`,
  ),
  ...mails(
    'nl',
    `
@@ b9r treinreis | booking
Spoorlijn Internationaal <boeking@spoorlijn.example>
Je boekingsbevestiging - boekingscode WRTLPQ
%html
<table width="600" align="center" style="font-family:Arial"><tr><td><p>Beste Tom,</p><p>Bedankt voor je boeking! Je tickets zitten als pdf bij deze mail.</p><p>Boekingscode (DNR): <b>WRTLPQ</b></p><table border="1" cellpadding="6"><tr><td>Antwerpen-Centraal</td><td>10:06</td><td>spoor 22</td></tr><tr><td>Parijs Noord</td><td>12:14</td><td>rijtuig 7, plaats 44</td></tr></table><p>Vrijdag 16 oktober 2026. Totaal: € 58,00.</p><p><a href="https://www.spoorlijn.example/mijn-boeking?dnr=WRTLPQ">Beheer je boeking</a></p></td></tr></table>

@@ b9r energie jaarnota | receipt
Kustwind <facturen@kustwind.example>
Je jaarafrekening staat klaar
%text
Dag Wim,

Je jaarafrekening is klaar. Je krijgt 112,40 euro terug op rekening BE44 **** **** 0938.

Factuurnummer: 2026/544045
Klantnummer: 300544045
EAN: 541448 8200 5440 4534
Nieuw voorschot: 96 euro per maand vanaf december

Bekijk je factuur in My Kustwind.

Tot schrijfs
Team Kustwind

@@ b9r inlogmelding | security-notice
Mijn Fotoalbum <beveiliging@mijnfotoalbum.example>
Nieuwe aanmelding op je account
%html
<div style="font-family:Arial"><p>Hoi Bram,</p><p>We zagen een nieuwe aanmelding op je account.</p><p>Wanneer: 22 november 2026 om 09.17 uur<br>Waar: Groningen<br>Apparaat: tablet (Android 16)</p><p>Was jij dit? Mooi, dan hoef je niets te doen. Herken je dit niet? <a href="https://mijnfotoalbum.example/account/afmelden-overal">Meld alle apparaten af</a> en kies een nieuw wachtwoord.</p></div>

@@ b9r wekelijkse cijfers | report
Winkelmeter <rapport@winkelmeter.example>
Weekoverzicht webshop: week 41
%html
<html><body><table width="600" align="center" style="font-family:Arial"><tr><td><h2>Week 41 (5 t/m 11 oktober 2026)</h2><table width="100%" cellpadding="8"><tr><td align="center"><div style="font-size:28px">12447</div>bezoekers</td><td align="center"><div style="font-size:28px">318</div>bestellingen</td><td align="center"><div style="font-size:28px">€ 20.938</div>omzet</td></tr></table><p>Conversie 2,55% (+0,31). Best verkocht: art. 477915 Regenjas geel.</p><p><a href="https://app.winkelmeter.example/dashboard?w=41">Open dashboard</a></p><p style="font-size:11px"><a href="https://app.winkelmeter.example/rapportinstellingen">Rapportinstellingen</a> · <a href="https://app.winkelmeter.example/afmelden">Afmelden</a></p></td></tr></table></body></html>

@@ b9r afspraak gemeente | reminder
Gemeente Zuiderpolder <afspraken@zuiderpolder.example>
Herinnering: uw afspraak op maandag 7 september
%text
Geachte heer El Idrissi,

U heeft een afspraak:

Product: rijbewijs verlengen
Datum: maandag 7 september 2026, 15.20 uur
Locatie: Stadhuisplein 1, 2801 GE
Afspraaknummer: 782131
Aanmelden bij de zuil met code 3812

Neem mee: uw huidige rijbewijs, een pasfoto en € 52,90 (pinnen). Kunt u niet? Annuleer dan via https://afspraken.zuiderpolder.example/annuleren of bel 14 0182.
`,
  ),
];

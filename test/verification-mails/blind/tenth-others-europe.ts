import { mails } from '../mails.ts';

/** Mails without anything to find: German, French, Spanish, Portuguese, Italian. Written without a look at the extractor. */
export const TENTH_EUROPE_OTHERS = [
  ...mails(
    'de',
    `
@@ b10r stromrechnung | receipt
Stadtwerke Moorbach <kundenservice@sw-moorbach.example>
Ihre Jahresrechnung 2026 ist da
%text
Guten Tag Herr Blum,

Ihre Rechnung Nr. 700448213 vom 16.11.2026 steht im Online-Service für Sie bereit.

Vertragskonto:        2004417730
Zählernummer:         1EMH0012 884417
Verbrauch:            2.841 kWh
Guthaben:             63,18 EUR
Neuer Abschlag:       84,00 EUR (ab 01.01.2027)

Zum Online-Service: https://online.sw-moorbach.example/login

Sie haben noch keinen Zugang? Zur Registrierung benötigen Sie Ihr Vertragskonto und Ihre Zählernummer.

Freundliche Grüße
Ihre Stadtwerke Moorbach GmbH
Am Gaswerk 2, 49565 Moorbach, Telefon 05461 4410-0

@@ b10r packstation abholung | tracking
Gelbpost Paket <noreply@gelbpost.example>
Ihre Sendung liegt in der Packstation 144 zur Abholung bereit
%html
<html><body><table width="600" align="center" style="font-family:Arial"><tr><td bgcolor="#ffcc00" style="padding:15px"><b style="color:#d40511">GELBPOST</b></td></tr>
<tr><td style="padding:20px"><p>Guten Tag Anna Hartwig,</p><p>Ihre Sendung <a href="https://www.gelbpost.example/sendungsverfolgung?piececode=00340434161094021501">00340434161094021501</a> von Bücher Lenz kann jetzt abgeholt werden:</p>
<p>Packstation 144, Bahnhofsplatz 3, 37073 Göttingen (24 Std. geöffnet)</p>
<table border="0" cellpadding="8" bgcolor="#f2f2f2"><tr><td>Ihr Abholcode:</td><td style="font-size:26px"><b>4 8 1 7</b></td></tr></table>
<p>Abholbar bis einschließlich Dienstag, 24.11.2026. Alternativ nutzen Sie einfach die Gelbpost App.</p>
<p><a href="https://www.gelbpost.example/app">Jetzt App herunterladen</a></p></td></tr>
<tr><td style="font-size:11px;color:#666;padding:20px">Postnummer 88410277 | Gelbpost Paket GmbH, Beispielweg 10, 53113 Bonn</td></tr></table></body></html>

@@ b10r neues geraet registriert | security-notice
Volksbank am Weiher <info@vb-weiher.example>
Sicherheitshinweis: Neues Gerät für SecureFreigabe registriert
%text
Sehr geehrte Kundin,

für Ihren Online-Zugang (Endung 4471) wurde am 17.11.2026 um 10:02 Uhr das Gerät „Pixel 8a" für das Verfahren SecureFreigabe registriert.

Wenn Sie das selbst waren, ist nichts weiter zu tun. Andernfalls lassen Sie Ihren Zugang bitte sofort unter 116 116 sperren.

Ihre Volksbank am Weiher eG

@@ b10r elternbrief | education
Grundschule am Eichenhain <sekretariat@gs-eichenhain.example>
Elternbrief Nr. 5: Laternenumzug, Fotograf, Läuse in der 2b
%text
Liebe Eltern,

anbei der Elternbrief Nr. 5. Das Wichtigste in Kürze:

- Laternenumzug am 19.11., Treffpunkt 17:00 Uhr auf dem Schulhof
- Die Bilder des Schulfotografen können Sie bis 30.11. unter https://foto-lenz.example/schule bestellen. Den Zugangscode zur Galerie finden Sie auf der Karte, die Ihr Kind mitbekommen hat.
- In der Klasse 2b sind Kopfläuse aufgetreten.

Bitte geben Sie den Rücklaufzettel bis Donnerstag unterschrieben ab.

Herzliche Grüße
S. Wendt, Schulleiterin
`,
  ),
  ...mails(
    'fr',
    `
@@ b10r billet de train | booking
Rails de France <noreply-billets@railsdefrance.example>
Votre e-billet Rennes - Paris Montparnasse du 21/11
%html
<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><style>.ref{font-size:22px;font-weight:bold;color:#0c131f}</style></head><body style="background:#f2f2f0">
<table width="600" align="center" bgcolor="#ffffff" cellpadding="0" cellspacing="0" style="font-family:Arial,sans-serif">
<tr><td style="padding:20px;background:#0c131f;color:#ffffff">Merci pour votre commande, Thomas</td></tr>
<tr><td style="padding:20px">Référence de votre dossier<br><span class="ref">QXPLWT</span><br>Nom associé : GIRAUD</td></tr>
<tr><td style="padding:20px"><table width="100%" cellpadding="6"><tr><td><b>08:35</b></td><td>RENNES</td><td rowspan="2">TGR INOUI 8606<br>2e classe<br>Voiture 14 - Place 63</td></tr><tr><td><b>10:04</b></td><td>PARIS MONTPARNASSE 1 ET 2</td></tr></table></td></tr>
<tr><td style="padding:20px">N° e-billet : 174420881 &nbsp; Total payé : 45,00 €<br><a href="https://www.railsdefrance.example/mes-voyages/QXPLWT">Voir mon billet</a></td></tr>
<tr><td style="padding:20px;font-size:12px">Échange et remboursement sans frais jusqu'à 7 jours avant le départ. L'accès au train n'est plus garanti 2 minutes avant le départ. Pour retrouver votre voyage dans l'appli, saisissez votre nom et la référence de dossier.</td></tr>
<tr><td style="padding:20px;font-size:11px;color:#777">Rails de France Voyageurs, SA au capital de 44 172 000 €, 4 rue de l'Exemple, 93200 Saint-Denis. <a href="https://www.railsdefrance.example/desabonnement">Se désabonner</a></td></tr></table></body></html>

@@ b10r colis point relais | tracking
Relais Malin <info@relaismalin.example>
Votre colis est disponible au TABAC DE LA GARE
%text
Bonjour,
Votre colis 41028837 est arrivé au point relais TABAC DE LA GARE, 2 place de la Gare, 35200 Rennes.
Code de retrait : 7 7 4 1 0 2
Présentez ce code et une pièce d'identité avant le 30/11/2026.

@@ b10r code promo anniversaire | promo-code
Maison Colibri <bonjour@news.maisoncolibri.example>
Joyeux anniversaire Amélie, voici votre cadeau 🎁
%html
<table width="600" align="center" cellpadding="0" cellspacing="0" bgcolor="#fff5f0"><tr><td align="center"><a href="https://news.maisoncolibri.example/m/1/774/02/web">Afficher dans le navigateur</a></td></tr>
<tr><td><img src="https://img.maisoncolibri.example/crm/anniv.jpg" width="600" alt="Joyeux anniversaire"></td></tr>
<tr><td align="center" style="font-family:Arial;padding:20px"><p>Pour fêter ça, nous vous offrons</p><p style="font-size:40px;margin:0">-20 %</p><p>sur tout le site* avec votre code personnel</p><p style="border:2px dashed #e2725b;padding:10px;font-size:24px;display:inline-block">ANNIV774K</p><p>à saisir dans votre panier avant le 30 novembre.</p><p><a href="https://news.maisoncolibri.example/c/774/shop">J'en profite</a></p></td></tr>
<tr><td style="font-family:Arial;font-size:10px;color:#888;padding:20px">*Hors marques partenaires, non cumulable. Maison Colibri SARL, 14 rue des Teinturiers, 84000 Avignon. <a href="https://news.maisoncolibri.example/u/774">Me désinscrire</a></td></tr></table>

@@ b10r visio copropriete | meeting
Cabinet Lemoine Syndic <syndic@cabinet-lemoine.example>
Convocation : conseil syndical en visioconférence le 26/11 à 18 h 30
%text
Mesdames, Messieurs,

La prochaine réunion du conseil syndical de la résidence Les Tilleuls se tiendra en visioconférence :

Jeudi 26 novembre 2026, 18 h 30 (heure de Paris)

Rejoindre la réunion : https://visio.salledereunion.example/j/84417720915?pwd=Qk1vZ2xT
ID de réunion : 844 1772 0915
Code secret : 620418

Ordre du jour : devis ravalement (lot n° 3), changement du digicode, compte rendu du 12/09.

Cordialement,
Mme Lemoine
02 99 44 12 08
`,
  ),
  ...mails(
    'es',
    `
@@ b10r factura luz | receipt
Lumbre Energía <facturaelectronica@lumbre.example>
Tu factura de luz de octubre ya está disponible
%html
<p>Hola, NEREA:</p><p>Ya puedes consultar tu factura <b>PZ6421N0088417</b>.</p>
<table border="0" cellpadding="5"><tr><td>Importe</td><td>58,42 €</td></tr><tr><td>Periodo</td><td>30/09/2026 - 31/10/2026</td></tr><tr><td>Fecha de cargo</td><td>23/11/2026</td></tr><tr><td>Referencia contrato</td><td>100044718203</td></tr><tr><td>CUPS</td><td>ES0031408441720001XK0F</td></tr></table>
<p><a href="https://zonaclientes.lumbre.example/facturas">Ver factura</a></p>
<p>Si aún no estás registrada en el Área Clientes, solo necesitas tu DNI y tu email.</p>
<p>Urgencias y averías: 900 441 208. Lumbre Energía S.L.U., C/ del Ejemplo 60, 28042 Madrid</p>

@@ b10r cita medica | reminder
Clínica San Telmo <citas@clinicasantelmo.example>
Recordatorio de cita: 20/11/2026 a las 09:40
%text
Estimado/a paciente:
Le recordamos su cita con la Dra. Salcedo (Dermatología) el viernes 20/11/2026 a las 09:40, consulta 214, 2.ª planta.
Localizador de la cita: 8840127. Introdúzcalo en el quiosco de la entrada al llegar para obtener su turno.
Para anular, llame al 952 441 208 con 24 h de antelación.

@@ b10r nuevo inicio sesion | security-notice
Cuenta Nopal <seguridad@nopal.example>
Nuevo inicio de sesión en tu cuenta
%html
<div style="font-family:Roboto,Arial;border:1px solid #dadce0;border-radius:8px;padding:40px 20px;max-width:480px;margin:auto;text-align:center">
<img src="https://www.static-nopal.example/images/logo.png" width="74" alt="Nopal">
<div style="font-size:24px;padding:16px 0">Nuevo inicio de sesión en Windows</div>
<div>julian.rios@example.com</div>
<div style="text-align:left;font-size:14px;padding-top:20px">Detectamos un nuevo acceso a tu Cuenta Nopal desde un dispositivo Windows. Si fuiste tú, no es necesario que hagas nada. De lo contrario, te ayudaremos a proteger tu cuenta.</div>
<div style="padding-top:32px"><a href="https://cuentas.nopal.example/AccountChooser?Email=julian.rios@example.com&amp;continue=https://micuenta.nopal.example/alert/nt/1763412000?rfn%3D325">Revisar actividad</a></div>
<div style="font-size:11px;color:#777;padding-top:20px">Te enviamos este correo para informarte sobre cambios importantes en tu cuenta y los servicios.<br>© 2026 Nopal LLC, Av. Ejemplo 1600, Monterrey, N.L. 64000, México</div></div>

@@ b10r reenvio codigo | reply
Carmen Ruiz <carmen.ruiz@example.com>
Fwd: Tu código de acceso a Gestoría Online
%text
Paco, me ha llegado esto a mí en lugar de a ti, creo que pusiste mi correo en la ficha. Cámbialo cuando puedas y pide otro, que este ya ha caducado.

Un beso

---------- Forwarded message ---------
De: Gestoría Online <acceso@gestoriaonline.example>
Date: lun, 16 nov 2026 a las 9:12
Subject: Tu código de acceso a Gestoría Online
To: <carmen.ruiz@example.com>

Hola, Francisco:
Tu código de acceso es 448102. Caduca en 10 minutos.
`,
  ),
  ...mails(
    'pt',
    `
@@ b10r nota fiscal pedido | order
Casa do Parafuso <pedidos@casadoparafuso.example>
Pedido nº 1004417 faturado - NF-e em anexo
%text
Prezado(a) RAFAEL MOURA,

Seu pedido 1004417 foi faturado e será coletado pela transportadora em até 2 dias úteis.

Nota fiscal: 000.088.412  Série: 1
Chave de acesso: 3126 1108 4417 2000 0158 5500 1000 0884 1210 0441 7208
Valor total: R$ 312,90

Consulte a autenticidade no portal nacional da NF-e informando a chave de acesso.

Casa do Parafuso Ltda - CNPJ 08.441.720/0001-58
Av. Exemplo, 2207, Contagem/MG - WhatsApp (31) 99441-2087

@@ b10r pix recebido | bank
Banco Lilás <todomundo@bancolilas.example>
Você recebeu uma transferência
%html
<p>Oi, Thaís!</p><p>Você recebeu um Pix de <b>MARCOS V. PRADO</b> no valor de <b>R$ 180,00</b>.</p><p>16 NOV 2026 às 20:41<br>ID da transação: E18441720202611162041s0884417f02<br>Código de autenticação: 7F1A.44C0.9B2E.D871</p><p>O valor já está disponível na sua conta. Abra o app para ver o comprovante.</p>

@@ b10r cartao presente | gift-card
Livraria Travessa do Cais <ofertas@travessadocais.example>
A Inês enviou-lhe um cartão-presente de 25 €
%html
<html><body style="background:#f3efe8"><table width="560" align="center" bgcolor="#ffffff" style="font-family:Georgia"><tr><td style="padding:30px" align="center"><h2>Um presente para si!</h2><p><i>&laquo;Parabéns, mano! Compra aquele livro de que falámos. Beijinhos, Inês&raquo;</i></p>
<table style="border:1px solid #b08d57" cellpadding="12"><tr><td align="center">Valor: <b>25,00 €</b><br>Código do cartão: <b>TC25-8841-QX07</b><br>PIN: <b>4471</b></td></tr></table>
<p>Introduza o código e o PIN no momento do pagamento em <a href="https://www.travessadocais.example/">travessadocais.example</a> ou mostre este e-mail em qualquer loja.</p><p style="font-size:12px">Válido até 17/11/2027. Não reembolsável em dinheiro.</p></td></tr>
<tr><td style="padding:20px;font-size:11px;color:#888" align="center">Livraria Travessa do Cais, Lda., Rua do Cais 44, 4050-010 Porto. NIPC 508 441 720</td></tr></table></body></html>

@@ b10r boletim semanal | newsletter
Fio da Meada <edicao@fiodameada.example>
#212: o que sobrou da conferência, 3 livros e um bolo de fubá
%text
Bom dia! Esta é a edição 212 do Fio da Meada, lida por 48.207 pessoas.

1. Clima: o acordo saiu às 4h12 da manhã e ninguém gostou. Leia: https://fiodameada.example/212/clima
2. Segurança: por que os códigos de seis dígitos por SMS estão com os dias contados. Bancos começam a trocar o código de verificação por chaves de acesso. Leia: https://fiodameada.example/212/chaves
3. Receita: bolo de fubá da dona Zuleide, 180 graus por 40 minutos.

Indique um amigo com seu código FIO-LUANA88 e ganhe uma ecobag.

Para sair da lista: https://fiodameada.example/sair?u=20841
`,
  ),
  ...mails(
    'it',
    `
@@ b10r avviso pagopa | public-office
Comune di Borgo d'Esempio <tributi@comune-borgo.example>
Avviso di pagamento TARI 2026 - saldo
%text
Gentile contribuente MORETTI GIULIA,

si comunica che è stato emesso l'avviso di pagamento relativo al saldo TARI 2026.

Codice avviso: 3020 0000 0441 7208 83
Codice ente (CF): 01844710352
Importo: 87,00 euro
Scadenza: 16/12/2026

È possibile pagare online, in banca, alle Poste o in tabaccheria presentando il codice avviso.

Ufficio Tributi - Piazza Esempio 1 - tel. 055 844 1217 (mar. e gio. 9.00-12.30)

@@ b10r ricevuta pec | report
Posta Certificata <posta-certificata@gestorepec.example>
ACCETTAZIONE: Invio fattura 44/2026
%text
Ricevuta di accettazione

Il giorno 17/11/2026 alle ore 11:20:41 (+0100) il messaggio "Invio fattura 44/2026" proveniente da "studioferri@gestorepec.example" ed indirizzato a:
phubak@gestorepec.example ("posta certificata")
è stato accettato dal sistema ed inoltrato.

Identificativo messaggio: opec21004.20261117112041.208844.417.1.51@gestorepec.example

@@ b10r biglietto teatro | event-ticket
Teatro Comunale Verdi <biglietteria@teatroverdi.example>
I tuoi biglietti per "La locandiera" - 28 novembre
%html
<html><body><table width="600" align="center" style="font-family:Times,serif;border:1px solid #990000" cellpadding="10"><tr><td colspan="2" bgcolor="#990000"><font color="#ffffff" size="5">Teatro Comunale Verdi</font></td></tr>
<tr><td>Ordine n. 20884</td><td>Transazione 441720883</td></tr>
<tr><td colspan="2">Gentile Davide Conti,<br>grazie per il tuo acquisto. In allegato trovi i biglietti in formato PDF (stampa@casa).</td></tr>
<tr><td>La locandiera, di C. Goldoni<br>sabato 28/11/2026 ore 20.45</td><td>Platea, fila F, posti 11 e 12<br>Sigillo fiscale: 8f41c07ab2d9e017</td></tr>
<tr><td colspan="2"><a href="https://www.teatroverdi.example/ordini/20884/biglietti.pdf">Scarica i biglietti</a> - Codice per il ritiro al botteghino: <b>VRD4417</b></td></tr>
<tr><td colspan="2"><font size="1">Teatro Comunale Verdi, Corso Esempio 15, 33170 Pordenone - tel. 0434 247 441. I biglietti non sono rimborsabili.</font></td></tr></table></body></html>

@@ b10r mail condominio | personal
Franco Bellini <franco.bellini@example.com>
Re: caldaia e codice del cancello
%text
Ciao a tutti,
il tecnico passa giovedì tra le 8 e le 10, la caldaia dà l'errore E110.
Il nuovo codice del cancello è 2580 seguito dal tasto campana, da lunedì quello vecchio non funziona più.
Per favore non lasciatelo scritto sul citofono come l'altra volta :-)
Franco (int. 7)
`,
  ),
];

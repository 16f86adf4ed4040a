import { mails } from '../mails.ts';

/** Mails of western Europe and Latin America that no other batch has, written without a look at the rules. */
export const FOURTH_WORLD = [
  ...mails(
    'de',
    `
@@ b4 paketdienst konto | heading | 559201
Paketo <konto@paketo.example>
Ihr Bestätigungscode für die Anmeldung
%html
<p>Guten Tag Frau Weber,</p><p>Sie möchten sich mit einem neuen Gerät anmelden. Geben Sie dazu bitte folgende Ziffern ein:</p><p style="font-size:24px"><b>559201</b></p><p>Die Ziffern sind 15 Minuten lang gültig. Ihre Kundennummer: 40082217</p>

@@ b4 forum | verify-link
Gartenforum <noreply@gartenforum.example>
Registrierung im Gartenforum abschließen
%expect verify https://gartenforum.example/register/confirm/99c1d2
%text
Hallo Kim,

vielen Dank für Ihre Registrierung. Um die Registrierung abzuschließen, rufen Sie bitte folgende Adresse auf:

https://gartenforum.example/register/confirm/99c1d2

Ihr Gartenforum-Team
Impressum: https://gartenforum.example/impressum

@@ b4 zweiter faktor | alphanumeric | KX72-M9
Amtsportal <noreply@amtsportal.example>
Ihr Einmal-Kennwort
Ihr Einmal-Kennwort lautet {KX72-M9}. Es verliert nach 10 Minuten seine Gültigkeit.

@@ b4 passwort | reset-link
Möbelhaus Lindner <service@lindner.example>
Neues Passwort vergeben
%expect reset_password https://r.lindner.example/tr/cl/8fGh2
%html
<p>Sie haben Ihr Passwort vergessen? Kein Problem.</p><p><a href="https://r.lindner.example/tr/cl/8fGh2">Neues Passwort vergeben</a></p><p><a href="https://r.lindner.example/tr/cl/shop">Zum Shop</a> | <a href="https://r.lindner.example/tr/cl/agb">AGB</a></p>
`,
  ),
  ...mails(
    'fr',
    `
@@ b4 code dans l'objet | subject-only | 307715
Doctolien <no-reply@doctolien.example>
307715 : votre code Doctolien
%html
<p>Bonjour,</p><p>Saisissez le code indiqué en objet pour vérifier votre adresse e-mail.</p>

@@ b4 banque | box | 664920
Banque du Lac <securite@banquedulac.example>
Validation de votre opération
%html
<p>Pour valider l'ajout du bénéficiaire MARTIN (IBAN se terminant par 4471), veuillez saisir le code suivant sur votre espace client :</p><table><tr><td>664 920</td></tr></table><p>Ne communiquez jamais ce code.</p>

@@ b4 lien magique | magic-link
Le Carnet <bonjour@lecarnet.example>
Votre lien de connexion
%expect sign_in https://lecarnet.example/c/71bd0
%text
Bonjour Alex,

Voici le lien qui vous permet de vous connecter sans mot de passe :

https://lecarnet.example/c/71bd0

Il est valable une heure.
`,
  ),
  ...mails(
    'es',
    `
@@ b4 tabla | table | 44810
Taxi Rápido <hola@taxirapido.example>
Verifica tu cuenta
%html
<table><tr><td>Usuario</td><td>sam.k</td></tr><tr><td>Código</td><td>44810</td></tr><tr><td>Válido hasta</td><td>12:45</td></tr></table><p>Introduce el código en la aplicación para verificar tu cuenta.</p>

@@ b4 clave dinamica | inline | 902117
Banco Sur <avisos@bancosur.example>
Clave dinámica
Su clave dinámica es {902117}. No la comparta con nadie. Operación: transferencia por $ 25.000 a la cuenta terminada en 3381.

@@ b4 confirmar | verify-link
Librería Aurora <hola@aurora.example>
Falta un paso
%expect verify https://clicks.aurora.example/f/a/abc~~/xyz
%html
<p>¡Gracias por registrarte!</p><p>Haz clic en el botón para confirmar que este correo es tuyo.</p><p><a href="https://clicks.aurora.example/f/a/abc~~/xyz">Sí, es mi correo</a></p><p><a href="https://clicks.aurora.example/f/a/pref">Preferencias</a></p>
`,
  ),
  ...mails(
    'pt',
    `
@@ b4 entrar | heading | 118934
Lojinha <conta@lojinha.example>
Seu código de acesso chegou
%html
<h2>Olá, Sam!</h2><p>Use os números abaixo para entrar na sua conta:</p><h1>118 934</h1><p>Expira em 10 minutos. CNPJ 12.345.678/0001-90.</p>

@@ b4 redefinir | reset-link
Portal do Aluno <naoresponda@portalaluno.example>
Redefinição de senha
%expect reset_password https://portalaluno.example/senha/nova/Zk3p
%text
Prezado(a),

Recebemos uma solicitação de redefinição de senha para a matrícula 2026004417.
Para criar uma nova senha, acesse: https://portalaluno.example/senha/nova/Zk3p

Se não foi você, ignore.
`,
  ),
  ...mails(
    'it',
    `
@@ b4 otp | inline | 55120987
Poste Nuove <noreply@postenuove.example>
Codice OTP
Gentile cliente, il codice OTP per autorizzare l'operazione di 120,00 EUR è {55120987}. Non comunicarlo a nessuno.

@@ b4 verifica | verify-link
Ricettario <ciao@ricettario.example>
Conferma la tua iscrizione
%expect verify https://ricettario.example/conferma?k=8812
%html
<p>Ciao!</p><p>Per completare l'iscrizione fai clic qui sotto:</p><a href="https://ricettario.example/conferma?k=8812">CONFERMA</a><p>Ricettario S.r.l., P.IVA 01234567890</p>
`,
  ),
  ...mails(
    'nl',
    `
@@ b4 inlog | split | 330918
Fietsclub <inloggen@fietsclub.example>
Inloggen bij Fietsclub
%html
<p>Vul deze cijfers in om in te loggen:</p><div><span>3</span> <span>3</span> <span>0</span> <span>9</span> <span>1</span> <span>8</span></div><p>Heb je dit niet aangevraagd? Dan hoef je niets te doen.</p>

@@ b4 bevestig | verify-link
Buurtapp <hallo@buurtapp.example>
Bevestig je e-mailadres
%expect verify https://buurtapp.example/b/1c9?m=2
%text
Hoi Kim,

Klik op de link om je e-mailadres te bevestigen: https://buurtapp.example/b/1c9?m=2

Groetjes!
`,
  ),
  ...mails(
    'sv',
    `
@@ b4 engangskod | plain | 771209
Bokhyllan <hej@bokhyllan.example>
Din engångskod
%text
Hej!

Din engångskod är:

771209

Skriv in den på sidan där du började. Koden gäller i 10 minuter.
`,
  ),
  ...mails(
    'da',
    `
@@ b4 log ind | heading | 40917
Madklub <hej@madklub.example>
Log ind på Madklub
%html
<p>Hej Kim</p><p>Brug koden herunder for at logge ind.</p><h2>40917</h2><p>Madklub ApS, CVR 40112233</p>
`,
  ),
];

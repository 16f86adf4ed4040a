import type { VerificationCase } from '../case.ts';
import { mails } from '../mails.ts';

/** Mails of other services in many languages, written after the first batch was looked at and before this one was measured. */
export const SECOND_WORLD: readonly VerificationCase[] = [
  ...mails(
    'de',
    `
@@ b2 mobilitaet | heading | 604118
Rollo <hallo@rollo.example>
Dein Code für Rollo
%html
<p>Hey Kim,</p><p>hier kommt dein Code, um dich einzuloggen:</p><p style="font-size:30px">604 118</p><p>Gib ihn in der App ein und schon geht's los. Er gilt 10 Minuten.</p>

@@ b2 krankenkasse link | verify-link
Gesund Plus <service@gesundplus.example>
Ihre E-Mail-Adresse bestätigen
%expect verify https://meine.gesundplus.example/optin?token=9a7f2
%text
Guten Tag,

Sie haben diese E-Mail-Adresse in Ihrem Konto hinterlegt. Bitte bestätigen Sie, dass sie Ihnen gehört:

https://meine.gesundplus.example/optin?token=9a7f2

Freundliche Grüße
Gesund Plus, Postfach 10 04 82, 60004 Frankfurt

@@ b2 depot | inline | 4829137
Depotbank <tan@depotbank.example>
Ihre mobileTAN
Die mobileTAN für Ihre Order (50 Stück, WKN 710000) lautet: {4829137}
`,
  ),
  ...mails(
    'fr',
    `
@@ b2 transport | inline | 880214
TransVille <nepasrepondre@transville.example>
Connexion à votre compte TransVille
Voici votre code : {880 214}. Saisissez-le dans l'application pour vous connecter.

@@ b2 activer | verify-link
La Ruche <bonjour@laruche.example>
Bienvenue ! Activez votre compte
%expect verify https://laruche.example/fr/activation/4f9a0b
%html
<p>Merci de votre inscription.</p><p>Pour activer votre compte, <a href="https://laruche.example/fr/activation/4f9a0b">cliquez ici</a>.</p><p>Ce lien expire dans 24 heures.</p>

@@ b2 mot de passe | reset-link
CAF Simplifiée <ne-pas-repondre@caf-simple.example>
Mot de passe oublié
%expect reset_password https://caf-simple.example/mdp?jeton=88fe21
%text
Bonjour,

Vous avez oublié votre mot de passe ? Suivez ce lien pour en choisir un nouveau :
https://caf-simple.example/mdp?jeton=88fe21

Numéro d'allocataire : 4829137
`,
  ),
  ...mails(
    'es',
    `
@@ b2 hacienda | table | 318207
Agencia Fiscal <noreply@agenciafiscal.example>
Clave temporal de acceso
%html
<table><tr><td>NIF</td><td>***2913**</td></tr><tr><td>PIN de acceso</td><td><b>318207</b></td></tr><tr><td>Válido hasta</td><td>20/11/2026 18:40</td></tr></table>

@@ b2 mensajero | plain | 59204
Charlita <no-reply@charlita.example>
Código de Charlita
%text
59204 es tu código de inicio de sesión en Charlita. No lo compartas.

@@ b2 invitacion | invitation
Tableros <avisos@tableros.example>
Lucía te invitó a unirte a "Marketing"
Lucía Pérez te invitó a colaborar en el tablero Marketing.
>i Aceptar invitación | https://tableros.example/inv/4fQ2
`,
  ),
  ...mails(
    'pt',
    `
@@ b2 operadora | inline | 602914
Operadora Mar <noreply@opmar.example>
O seu código
O seu código de acesso à Área de Cliente é {602 914}. É válido durante 5 minutos.

@@ b2 recuperar | reset-link
Biblioteca Viva <geral@bibviva.example>
Recuperação da palavra-passe
Pediu para recuperar a palavra-passe.
>r Definir nova palavra-passe | https://bibviva.example/conta/recuperar/77ab2
`,
  ),
  ...mails(
    'it',
    `
@@ b2 banca app | heading | 0482913
BancaSole <noreply@bancasole.example>
Conferma l'accesso da un nuovo dispositivo
Ciao Kim, stai accedendo da un nuovo telefono. Inserisci questo codice nell'app:
# 0482913
Non è tua l'operazione? Chiama il numero 800 482 913.

@@ b2 verifica | verify-link
Spesafacile <ciao@spesafacile.example>
Verifica il tuo indirizzo e-mail
Un ultimo passaggio e potrai fare la spesa.
>v Verifica l'e-mail | https://spesafacile.example/verifica/Zk82
`,
  ),
  ...mails(
    'nl',
    `
@@ b2 ov | inline | 774201
OV Reizen <noreply@ovreizen.example>
Inloggen bij OV Reizen
Je eenmalige inlogcode is {774 201}. Deel deze code met niemand.

@@ b2 uitnodiging | invitation
Teamplek <hoi@teamplek.example>
Sanne heeft je uitgenodigd voor Teamplek
Sanne de Vries wil met je samenwerken in het team Ontwerp.
>i Uitnodiging accepteren | https://teamplek.example/join/4a9-x
`,
  ),
  ...mails(
    'pl',
    `
@@ b2 komunikator | inline | 48213
Gadka <noreply@gadka.example>
Twój kod Gadka
Twój kod to {48213}. Nie udostępniaj go nikomu.

@@ b2 reset | reset-link
Uczelnia Online <pomoc@uczelnia.example>
Zmiana hasła
Otrzymaliśmy prośbę o zmianę hasła. Kliknij przycisk, aby ustawić nowe.
>r Ustaw nowe hasło | https://konto.uczelnia.example/haslo/4829fe
`,
  ),
];

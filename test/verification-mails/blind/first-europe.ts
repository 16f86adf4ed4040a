import type { VerificationCase } from '../case.ts';
import { mails } from '../mails.ts';

/** Mails in languages of Europe, written without a look at the extraction. */
export const FIRST_EUROPE: readonly VerificationCase[] = [
  ...mails(
    'de',
    `
@@ b1 paketdienst | heading | 5720
Gelbpost <noreply@login.gelbpost.example>
Ihr Bestätigungscode für Gelbpost
Guten Tag Kim Lee,
bitte geben Sie den folgenden Code ein, um Ihre E-Mail-Adresse zu bestätigen:
# 5720
Der Code ist 30 Minuten gültig. Ihre Kundennummer lautet 20448817.
-- Gelbpost AG, Charles-de-Gaulle-Str. 20, 53113 Bonn

@@ b1 bank freigabe | table | 88201473
Nordbank <sicherheit@nordbank.example>
Ihre Freigabe für den Online-Auftrag
Sie haben eine Überweisung über 1.250,00 EUR an IBAN DE89 3704 0044 0532 0130 00 beauftragt.
| Auftrag | 2026-1120-771
# TAN :: 88201473
Geben Sie die TAN niemals am Telefon weiter.

@@ b1 forum aktivieren | verify-link
Modellbahn-Forum <admin@modellbahn-forum.example>
Aktivierung deines Kontos
%expect verify https://modellbahn-forum.example/register/activation/?u=4471&k=af93be
%text
Hallo bramblefox,

danke für deine Registrierung. Damit du schreiben kannst, musst du dein Benutzerkonto noch aktivieren. Rufe dazu diese Adresse auf:

https://modellbahn-forum.example/register/activation/?u=4471&k=af93be

Alternativ kannst du deine Benutzer-ID (4471) und den Aktivierungsschlüssel auf der Seite eingeben.

@@ b1 passwort neu | reset-link
Stadtwerke Portal <portal@stadtwerke.example>
Passwort zurücksetzen
Hallo, Sie haben Ihr Kennwort vergessen? Über die Schaltfläche legen Sie ein neues fest.
>r Neues Kennwort festlegen | https://portal.stadtwerke.example/kennwort/neu?schluessel=7Qx2
Zählernummer 1EMH0048291377, Servicenummer 0800 482 9137.

@@ b1 anmeldecode kurz | plain | 402993
Kleinanzeiger <noreply@kleinanzeiger.example>
402 993 – dein Anmeldecode
%text
Hi Kim,

402 993

Gib diese Zahl in der App ein, dann bist du drin. Teile sie mit niemandem.

@@ b1 newsletter doi | verify-link
Gartenbrief <post@gartenbrief.example>
Bitte bestätige deine Anmeldung
Fast geschafft! Klicke auf den Knopf, um den Gartenbrief zu abonnieren.
>v Ja, ich möchte den Gartenbrief bekommen | https://gartenbrief.example/doi/9c2e/ok
Du bekommst dann jeden Donnerstag Post.
`,
  ),
  ...mails(
    'fr',
    `
@@ b1 impots | heading | 730229
Service des impôts <ne-pas-repondre@impots-service.example>
Votre code de sécurité
Bonjour,
Pour accéder à votre espace particulier, saisissez le code de sécurité à usage unique ci-dessous.
# 730 229
Numéro fiscal : 30 22 481 377 104. Ce code est valable 10 minutes.

@@ b1 banque validation | inline | 59204817
Banque du Sud <alerte@banquedusud.example>
Validation de votre opération
Le code {59204817} vous permet de valider votre paiement de 89,90 € chez LIBRAIRIE MARTIN le 20/11/2026. Ne le communiquez à personne, même à votre conseiller.

@@ b1 lien magique | magic-link
Carnet <bonjour@carnet.example>
Votre lien de connexion à Carnet
Cliquez sur ce lien pour vous connecter. Il est valable une seule fois.
>s Se connecter à Carnet | https://carnet.example/c/lien?jeton=Yk72
Vous n'avez rien demandé ? Ignorez ce message.

@@ b1 adresse a confirmer | verify-link
Covoit <no-reply@covoit.example>
Kim, plus qu'une étape
Confirmez votre adresse e-mail pour publier votre premier trajet.
>v Je confirme mon adresse | https://t.covoit.example/r/?id=h1a2,b3c4&p1=ok
-- Covoit SA, 84 avenue de la République, 75011 Paris

@@ b1 mutuelle table | table | 4093
Mutuelle Horizon <nepasrepondre@mutuelle-horizon.example>
Code de vérification : 4093
Adhérent n° 0077148293
# Votre code de vérification :: 4093
Il expire à 17 h 45.
`,
  ),
  ...mails(
    'es',
    `
@@ b1 banco clave | heading | 640118
Banco Litoral <avisos@bancolitoral.example>
Tu clave de un solo uso
Hola, Kim: usa esta clave para autorizar tu operación en Comercio XYZ por 45,20 EUR con la tarjeta terminada en 8830.
# 640 118
Nunca te pediremos esta clave por teléfono.

@@ b1 red social | alphanumeric | 7HQ2XK
Trino <info@trino.example>
¿Iniciaste sesión desde un dispositivo nuevo?
%text
Hola:

Introduce este código para confirmar que eres tú:

7HQ2XK

Caduca en dos horas.

@@ b1 activar cuenta | verify-link
Mercalibro <hola@mercalibro.example>
Activa tu cuenta de Mercalibro
Gracias por registrarte. Para activar tu cuenta pulsa el botón:
>v Activar mi cuenta | https://mercalibro.example/alta/confirmar?c=99ab&u=17
Si el botón no funciona, copia este enlace:
^v https://mercalibro.example/alta/confirmar?c=99ab&u=17

@@ b1 restablecer | reset-link
Soporte Andes <soporte@andesnube.example>
Solicitud de cambio de contraseña
Recibimos una solicitud para cambiar tu contraseña. Haz clic para elegir una nueva.
>r Cambiar contraseña | https://id.andesnube.example/pwd/reset/Zq8-11
Ticket 204417.

@@ b1 asunto solo | subject-only | 918204
Rappidito <no-responder@rappidito.example>
918 204 es tu código de Rappidito
¡Hola! Te enviamos el código en el asunto de este correo. Úsalo en los próximos 5 minutos.
`,
  ),
  ...mails(
    'pt-BR',
    `
@@ b1 banco digital | heading | 771402
Banco Roxinho <nao-responda@roxinho.example>
Seu código de confirmação
Oi, Kim! Use o código abaixo para confirmar seu cadastro:
# 771 402
Não compartilhe esse código com ninguém. CNPJ 18.236.120/0001-58.

@@ b1 governo | inline | 20817
Conta Cidadã <naoresponda@contacidada.example>
Código de acesso
Prezado(a), seu código de acesso é {20817}. Ele expira em 10 minutos. CPF ***.482.913-**.

@@ b1 loja senha | reset-link
Lojas Aurora <sac@lojasaurora.example>
Esqueceu sua senha?
Recebemos um pedido para redefinir a senha da sua conta.
>r Criar nova senha | https://www.lojasaurora.example/minha-conta/nova-senha?h=5d7e
Pedido nº 8820417733 não foi afetado.

@@ b1 confirmar | verify-link
Feira Livre <contato@feiralivre.example>
Confirme o seu e-mail
Falta pouco! Clique no botão para confirmar seu e-mail.
>v Confirmar e-mail | https://click.feiralivre.example/f/a/9KQ~/AAQRxQA~/RgRi?x=1
`,
  ),
  ...mails(
    'it',
    `
@@ b1 poste | table | 480913
PosteFacile <noreply@postefacile.example>
Codice conto: conferma la tua identità
Gentile Kim Lee, inserisci il codice nella pagina aperta.
# Codice OTP :: 480 913
Pratica 2026/0048291. Numero verde 800 003 322.

@@ b1 collegamento | magic-link
Quaderno <ciao@quaderno.example>
Il tuo link per accedere
Tocca il pulsante per entrare in Quaderno senza password.
>s Accedi ora | https://quaderno.example/entra/4f-2q

@@ b1 conferma | verify-link
Treni Veloci <noreply@treniveloci.example>
Conferma la registrazione
Grazie per esserti iscritto. Completa la registrazione cliccando qui:
^v https://www.treniveloci.example/registrazione/conferma?id=20417&chk=9ab1
CartaFreccia 081294417

@@ b1 codice breve | inline | 5581
Gustami <ordini@gustami.example>
Accesso a Gustami
Ciao! {5581} è il tuo codice per accedere a Gustami. Vale 3 minuti.
`,
  ),
  ...mails(
    'nl',
    `
@@ b1 digi | heading | 604177
MijnOverheid Login <noreply@mijnlogin.example>
Uw controlecode
Beste heer/mevrouw,
U hebt gevraagd om een code. Vul deze in op het scherm:
# 60 41 77
Deze code is 15 minuten geldig. BSN eindigend op 482.

@@ b1 bevestig | verify-link
Fietsbeurs <hallo@fietsbeurs.example>
Nog even je e-mailadres bevestigen
Klik op de knop, dan weten we dat dit adres van jou is.
>v E-mailadres bevestigen | https://fietsbeurs.example/bevestig/77ab-10
-- Fietsbeurs B.V., Kerkstraat 204, 1017 GX Amsterdam, KvK 48291377

@@ b1 wachtwoord | reset-link
Zorgverzekeraar Noord <noreply@zvnoord.example>
Wachtwoord vergeten
Stel via onderstaande link een nieuw wachtwoord in. De link werkt 2 uur.
>r Nieuw wachtwoord instellen | https://mijn.zvnoord.example/ww/herstel?t=Qp4
`,
  ),
  ...mails(
    'pl',
    `
@@ b1 allegro like | heading | 204771
Targowisko <powiadomienia@targowisko.example>
Kod do logowania
Cześć Kim, ktoś próbuje się zalogować na Twoje konto. Jeśli to Ty, wpisz kod:
# 204 771
Logowanie z: Warszawa, 20.11.2026, 09:14

@@ b1 urzad | table | 55190428
Profil Obywatela <nie-odpowiadaj@profilobywatela.example>
Autoryzacja operacji
# Kod autoryzacyjny :: 55190428
| Numer operacji | 3
| Data | 2026-11-20

@@ b1 aktywacja | verify-link
Księgarnia Sowa <biuro@ksiegarniasowa.example>
Potwierdź rejestrację w Księgarni Sowa
Dziękujemy za założenie konta. Kliknij poniższy odnośnik, aby je aktywować.
^v https://ksiegarniasowa.example/rejestracja/aktywuj/4829ab
`,
  ),
];

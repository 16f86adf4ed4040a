import type { VerificationCase } from './case.ts';
import { mails } from './mails.ts';

/** Mails with a code or a link in European languages, for measuring only. */
export const HELD_OUT_EUROPE: readonly VerificationCase[] = [
  ...mails(
    'de',
    `
@@ h streaming code | heading | 5820
Flixbox <info@account.flixbox.example>
Ihr temporärer Zugangscode
Geben Sie diesen Code auf Ihrem Fernseher ein
# 5820
Angefordert von Lena um 19:41 Uhr. Der Code läuft in 15 Minuten ab.

@@ h freischaltcode | table | 773018
Energiehof <kundenportal@energiehof.example>
Ihr Freischaltcode für das Kundenportal
| Vertragskonto | 200044182913
# Freischaltcode :: 773018
Zählernummer und Vertragskonto finden Sie auf Ihrer Rechnung vom 03.02.2026.

@@ h sicherheitscode hersteller | distractors | 9014427
Fabrikam-Konto-Team <account-security-noreply@accounts.fabrikam.example>
Sicherheitscode für das Fabrikam-Konto
Bitte verwenden Sie den folgenden Sicherheitscode für das Fabrikam-Konto ma*****@example.com.
# Sicherheitscode :: 9014427
Geben Sie diesen Code nur auf einer offiziellen Website oder in einer offiziellen App ein.

@@ h betreff zahl vorn | subject-only | 240913
Leihrad <moin@leihrad.example>
240913 lautet Ihr Einmalcode
Geben Sie den Einmalcode aus dem Betreff in der App ein. Servicenummer 0800 5550144.

@@ h registrierung abschließen | verify-link
Chorportal <kontakt@chorportal.example>
Registrierung abschließen
Hallo Birte, bitte schließe deine Registrierung ab, indem du deine Adresse bestätigst:
^v https://chorportal.example/registrierung/abschluss/Zk3-91f
Nächste Probe: Mittwoch, 19:30 Uhr.

@@ h kennwort | reset-link
Uni Auental <idm@uni-auental.example>
Kennwort vergessen
Sie haben ein neues Kennwort für die Kennung abc12345 angefordert.
>r Kennwort neu setzen | https://idm.uni-auental.example/kennwort/neu?ticket=ST-77-aa

@@ h gruppiert | grouped | 30518822
Sparbank Auental <tan@sparbank-auental.example>
Ihr Einmalkennwort
Ihr Einmalkennwort für den Login
# 3051 8822
BLZ 100 500 00
`,
  ),
  ...mails(
    'fr',
    `
@@ h livraison repas | inline | 6248
Miam <bonjour@miam.example>
Votre code Miam
Bonjour, {6248} est votre code pour vous connecter. Ne le partagez pas.

@@ h santé | grouped | 771940
Mon Dossier Santé <ne-pas-repondre@dossier-sante.example>
Votre code d'accès provisoire
Pour accéder à votre dossier, utilisez ce code d'accès :
# 77 19 40
N° de sécurité sociale : ne le communiquez jamais par e-mail. Support : 34 22.

@@ h activation | code-and-link | 83K4QZ
Opéra de Rive <billetterie@opera-rive.example>
Activez votre compte
Code d'activation
# 83K4QZ
>v Activer votre compte | https://billetterie.opera-rive.example/activer?c=83K4QZ

@@ h prévention et code | distractors | 405118
Assurances du Pont <client@assurances-pont.example>
Confirmez votre identité
Contrat n° 7712044 3, échéance 01/07/2026.
# Votre code de confirmation :: 405118
Attention aux fraudes : nous ne vous demanderons jamais ce code par téléphone.

@@ h magie | magic-link
La Gazette <abonnes@lagazette.example>
Connectez-vous à La Gazette
Votre lien de connexion vous attend. Il est valable 20 minutes et ne peut être utilisé qu'une fois.
>s Se connecter | https://lagazette.example/connexion/lien/71b?u=5

@@ h oubli | reset-link
Assurances du Pont <client@assurances-pont.example>
Mot de passe oublié
Pour créer un nouveau mot de passe, cliquez sur le lien suivant.
>r Créer un nouveau mot de passe | https://client.assurances-pont.example/mdp/0c-19
`,
  ),
  ...mails(
    'es',
    `
@@ h reparto | heading | 3907
Rapidito <hola@rapidito.example>
Tu código es 3907
¡Ya casi está! Para continuar, escribe
# 3907

@@ h token empresa | box | 660183
Nóminas Claras <acceso@nominasclaras.example>
Token de acceso
Token de un solo uso:
# 660183
Nómina de marzo: 1.482,90 €. NIF B12345678.

@@ h asunto final | subject-only | 51803
Gimnasio Ágora <socios@gimnasioagora.example>
Código para confirmar tu alta: 51803
El código está en el asunto. Tu cuota será de 29,90 € al mes desde el 01/04/2026.

@@ h suscripción | verify-link
Boletín Verde <hola@boletinverde.example>
¿Confirmas tu suscripción?
Nos has dejado tu correo. Dinos que sí y empezamos el lunes.
>v Sí, quiero suscribirme | https://boletinverde.example/si?k=90d

@@ h nueva contraseña | reset-link
Nóminas Claras <acceso@nominasclaras.example>
¿Olvidaste tu contraseña?
Pulsa para crear una nueva contraseña. El enlace vence mañana a las 10:00.
>r Crear nueva contraseña | https://nominasclaras.example/clave?rt=aa-71
`,
  ),
  ...mails(
    'pt',
    `
@@ h mercado | box | 718204
Mercadinho <seguranca@mercadinho.example>
Código de segurança: 718204
Use este código para confirmar sua identidade:
# 718204
O código expira em 5 minutos.

@@ h saúde | table | 440719
Centro de Saúde <nao-responder@centro-saude.example>
Código de ativação da conta
| N.º de utente | 118 204 417
# Código de ativação :: 440719

@@ h ativar | verify-link
Biblioteca Aberta <ola@bibliotecaaberta.example>
Ative a sua conta
Falta apenas ativar a conta para requisitar livros.
>v Ativar a minha conta | https://bibliotecaaberta.example/ativar/61-ff
`,
  ),
  ...mails(
    'it',
    `
@@ h poste | inline | 530184
PosteVia <noreply@postevia.example>
Conferma la tua identità
Il codice di sicurezza da inserire è {530184}. Scade alle 18:55.

@@ h palestra | subject-only | 8840
FitCasa <ciao@fitcasa.example>
8840 è il tuo codice FitCasa
Apri l'app e inserisci il codice che vedi nell'oggetto.

@@ h reimposta | reset-link
PosteVia <noreply@postevia.example>
Reimposta la password
Hai chiesto di reimpostare la password. Se non sei stato tu, ignora il messaggio.
>r Reimposta password | https://postevia.example/reimposta?t=0c0c1

@@ h benvenuto | verify-link
Libreria Nonna <ciao@librerianonna.example>
Benvenuta! Conferma il tuo indirizzo
Ancora un clic per ricevere il buono di 5 €.
>v Conferma indirizzo email | https://librerianonna.example/conf/81
`,
  ),
  ...mails(
    'nl',
    `
@@ h sporten | heading | 664091
Sportpas <team@sportpas.example>
Bevestigingscode: 664091
Vul deze bevestigingscode in:
# 664091
Je lidmaatschap start op 1 april en kost € 29,90 per maand.

@@ h verzekering | distractors | 50817
Polderpolis <klant@polderpolis.example>
Uw pincode voor Mijn Polderpolis
Polisnummer 22044177, kenteken KX-192-B.
# Pincode :: 50817
Geldig tot 16:45 uur.

@@ h wachtwoord vergeten | reset-link
Sportpas <team@sportpas.example>
Wachtwoord vergeten?
Kies binnen een uur een nieuw wachtwoord.
>r Nieuw wachtwoord kiezen | https://sportpas.example/ww?t=09f
`,
  ),
  ...mails(
    'pl',
    `
@@ h aukcje | box | 718830
Targowisko <bezpieczenstwo@targowisko.example>
Kod bezpieczeństwa
Twój kod bezpieczeństwa:
# 718830
Ważny do 14:30. Nie przekazuj go sprzedającemu.

@@ h potwierdzenie zakupu | distractors | 204155
Kantor24 <info@kantor24.example>
Potwierdź transakcję na 1 200,00 EUR
Kurs 4,2913, kwota 5 149,56 zł.
# Hasło jednorazowe :: 204155

@@ h newsletter | verify-link
Rower i My <kontakt@rowerimy.example>
Potwierdź zapis do newslettera
Kliknij, żeby potwierdzić zapis. Bez tego nic nie wyślemy.
>v Potwierdzam zapis | https://rowerimy.example/n/ok?i=81
`,
  ),
  ...mails(
    'ru',
    `
@@ h доставка еды | inline | 5519
Вкусно Дома <hi@vkusnodoma.example>
Код для входа
{5519} — код для входа во «Вкусно Дома». Не передавайте его курьеру.

@@ h страховая | table | 730441
Страховая Щит <lk@shchit.example>
Код для личного кабинета
| Полис | ХХХ 0048291377
# Проверочный код :: 730441

@@ h регистрация | verify-link
Библиотека Слово <info@slovo-lib.example>
Завершите регистрацию
Чтобы завершить регистрацию, подтвердите адрес электронной почты.
>v Подтвердить адрес | https://slovo-lib.example/reg/71?c=0f
`,
  ),
  ...mails(
    'tr',
    `
@@ h yemek | heading | 40712
Lezzet <merhaba@lezzet.example>
Lezzet onay kodu: 40712
Onay kodun
# 40712
Bu kodu kuryeyle paylaşma.

@@ h sigorta | distractors | 885013
Kalkan Sigorta <destek@kalkan.example>
Güvenlik kodu
Poliçe no 22044177, bitiş 30.04.2027.
# Güvenlik kodu :: 885013

@@ h yeni şifre | reset-link
Kalkan Sigorta <destek@kalkan.example>
Yeni şifre oluştur
Yeni bir şifre oluşturmak için aşağıdaki bağlantıya tıklayın.
>r Yeni şifre oluştur | https://kalkan.example/sifre?r=17
`,
  ),
  ...mails(
    'sv',
    `
@@ h bibliotek | heading | 7731
Biblioteket <noreply@bibliotek.example>
Din pinkod till biblioteket
Här är din tillfälliga pinkod:
# 7731
Lånekort 2204 4177 30.

@@ h bekräfta | verify-link
Cykelkartan <hej@cykelkartan.example>
Bekräfta din e-postadress
Välkommen! Bekräfta adressen så är du igång.
>v Bekräfta e-postadress | https://cykelkartan.example/b/55
`,
  ),
  ...mails(
    'da',
    `
@@ h engangskode | inline | 518830
Sundhed Nu <noreply@sundhednu.example>
Din engangskode
Brug engangskoden {518830} til at logge ind. Den gælder i 10 minutter.
`,
  ),
  ...mails(
    'cs',
    `
@@ h banka | distractors | 88140273
Banka Vltava <info@bankavltava.example>
Potvrzení platby 1 482,00 Kč
Účet 19-2000145399/0800, 14.03.2026.
# Autorizační kód :: 88140273
`,
  ),
  ...mails(
    'uk',
    `
@@ h банк | distractors | 440812
Банк Дніпро <info@bankdnipro.example>
Код підтвердження переказу
Переказ 1 200,00 грн на картку *4471.
# Код підтвердження :: 440812
`,
  ),
  ...mails(
    'el',
    `
@@ h κωδικός μίας χρήσης | inline | 61840
Ταχυδρομείο <asfaleia@taxydromeio.example>
Κωδικός μίας χρήσης
Ο κωδικός μίας χρήσης είναι {61840}.
`,
  ),
];

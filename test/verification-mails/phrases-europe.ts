import type { VerificationCase } from './case.ts';
import { mails } from './mails.ts';

/** Further wordings of services in European languages, each in a short mail. */
export const EUROPEAN_PHRASES: readonly VerificationCase[] = [
  ...mails(
    'de',
    `
@@ p verifizierungscode | plain | 508812
Murmel <hallo@murmel.example>
Dein Verifizierungscode
Verifizierungscode: 508812. Er ist bis 18:30 Uhr gültig.

@@ p zugangscode | inline | 7734
Dampfbad Therme <info@dampfbad.example>
Dein Zugangscode zum Kundenbereich
Melde dich mit dem Zugangscode {7734} an. Öffnungszeiten: 9 bis 22 Uhr.

@@ p freigabecode | plain | 90318846
Depot Süd <info@depot-sued.example>
Freigabecode für Ihren Auftrag
Bitte geben Sie den Freigabecode 90318846 in das Eingabefeld ein, um die Order über 40 Stück freizugeben.

@@ p konto entsperren | verify-link
Murmel <hallo@murmel.example>
Dein Konto wurde vorübergehend gesperrt
Klick auf den Link und bestätige, dass du es bist.
>v Identität bestätigen | https://murmel.example/entsperren/7f-a1

@@ p passwort vergessen text | reset-link
Dampfbad Therme <info@dampfbad.example>
Passwort vergessen?
Über diesen Link können Sie ein neues Passwort festlegen:
^r https://konto.dampfbad.example/neues-passwort?id=4412&h=0c
`,
  ),
  ...mails(
    'fr',
    `
@@ p code à usage unique | plain | 884120
Écuries du Val <contact@ecuries-val.example>
Code à usage unique
Votre code à usage unique : 884120. Il est valable jusqu'à 18 h 30.

@@ p code confidentiel | inline | 5093
Piscine Municipale <abonnes@piscine.example>
Votre code confidentiel temporaire
Utilisez le code confidentiel {5093} pour votre première connexion.

@@ p clé | alphanumeric | 7KD2P9
Archives du Val <lecteurs@archives-val.example>
Votre clé d'activation
Clé d'activation :
# 7KD2P9

@@ p valider inscription | verify-link
Piscine Municipale <abonnes@piscine.example>
Validez votre inscription
Dernière étape : cliquez pour valider votre inscription.
>v Valider mon inscription | https://piscine.example/valider/31c
`,
  ),
  ...mails(
    'es',
    `
@@ p clave dinámica | plain | 771904
Cooperativa Sierra <socios@coopsierra.example>
Clave dinámica
Su clave dinámica es 771904. Vence en 3 minutos.

@@ p código de seguridad | inline | 40218
Museo Vivo <amigos@museovivo.example>
Código de seguridad para tu cuenta
Para confirmar que eres tú, introduce el código de seguridad {40218}.

@@ p contraseña temporal de un uso | plain | 6620
Cine Luz <club@cineluz.example>
Contraseña de un solo uso
Tu contraseña de un solo uso: 6620

@@ p verifica tu cuenta | verify-link
Cine Luz <club@cineluz.example>
Verifica tu cuenta para usar tus entradas
Toca el botón y listo.
>v Verificar mi cuenta | https://cineluz.example/verifica?c=1f&u=9
`,
  ),
  ...mails(
    'pt',
    `
@@ p código de segurança | plain | 218840
Padaria Sol <clube@padariasol.example>
Código de segurança
O seu código de segurança é: 218840. Introduza-o até às 18:30.

@@ p senha temporária | inline | 903317
Escola Aberta <suporte@escolaaberta.example>
Senha de uso único
Digite a senha de uso único {903317} na tela de login.

@@ p verifique conta | verify-link
Padaria Sol <clube@padariasol.example>
Verifique a sua conta
Toque no botão para verificar a conta.
>v Verificar conta | https://clube.padariasol.example/v?n=71a

@@ p palavra-passe | reset-link
Escola Aberta <suporte@escolaaberta.example>
Recuperar palavra-passe
Para definir uma nova palavra-passe, clique aqui.
>r Definir nova palavra-passe | https://escolaaberta.example/pp/nova/9c
`,
  ),
  ...mails(
    'it',
    `
@@ p codice di sicurezza | plain | 660219
Cantina Alta <soci@cantinaalta.example>
Codice di sicurezza
Il codice di sicurezza è 660219, valido fino alle 18:30.

@@ p password usa e getta | inline | 48120
Palestra Nove <info@palestranove.example>
Password temporanea monouso
La tua password monouso è {48120}. Tessera n. 22044177.

@@ p verifica account | verify-link
Palestra Nove <info@palestranove.example>
Verifica il tuo account
Fai clic per verificare l'account.
>v Verifica account | https://palestranove.example/verifica/61c
`,
  ),
  ...mails(
    'nl',
    `
@@ p toegangscode | plain | 77120
Zwembad De Golf <info@degolf.example>
Uw toegangscode
Uw toegangscode is 77120 en verloopt om 18.30 uur.

@@ p bevestigingscode | inline | 508814
Kringloop Oost <leden@kringloopoost.example>
Bevestigingscode
Voer de bevestigingscode {508814} in op de website.

@@ p inschrijving | verify-link
Kringloop Oost <leden@kringloopoost.example>
Bevestig je e-mailadres om verder te gaan
Klik op de link.
>v E-mailadres bevestigen | https://kringloopoost.example/b?e=7c
`,
  ),
  ...mails(
    'pl',
    `
@@ p kod jednorazowy | plain | 508820
Basen Fala <klub@basenfala.example>
Kod jednorazowy
Kod jednorazowy: 508820. Ważny do godz. 18:30.

@@ p kod dostępu | inline | 7713
Teatr Mały <widz@teatrmaly.example>
Kod dostępu do konta widza
Zaloguj się, podając kod {7713}. Sezon 2026/2027.

@@ p potwierdź rejestrację | verify-link
Teatr Mały <widz@teatrmaly.example>
Potwierdź rejestrację
Został ostatni krok.
>v Potwierdź rejestrację | https://teatrmaly.example/rej/ok/18
`,
  ),
  ...mails(
    'ru',
    `
@@ p одноразовый пароль | plain | 508831
Бассейн Волна <club@volna.example>
Одноразовый пароль
Ваш одноразовый пароль: 508831. Действует до 18:30.

@@ p проверочный код | inline | 7719
Театр Юности <zritel@teatr.example>
Проверочный код
Для входа введите проверочный код {7719}.

@@ p код доступа | plain | 904412
Школа Онлайн <help@shkola-online.example>
Код доступа к дневнику
904412 - код доступа к электронному дневнику. Класс 7Б.

@@ p новый пароль | reset-link
Школа Онлайн <help@shkola-online.example>
Сброс пароля
Нажмите кнопку, чтобы придумать новый пароль.
>r Сбросить пароль | https://shkola-online.example/pass/0c8
`,
  ),
  ...mails(
    'tr',
    `
@@ p doğrulama | plain | 508843
Havuz Dalga <uye@havuzdalga.example>
Doğrulama kodu
Doğrulama kodunuz: 508843. 18:30'a kadar geçerlidir.

@@ p aktivasyon | inline | 77204
Tiyatro Sahne <uye@tiyatrosahne.example>
Aktivasyon kodu
Üyeliğinizi açmak için {77204} aktivasyon kodunu girin.

@@ p hesabı doğrula | verify-link
Tiyatro Sahne <uye@tiyatrosahne.example>
Hesabını doğrula
Son bir adım kaldı.
>v Hesabımı doğrula | https://tiyatrosahne.example/d/4f
`,
  ),
];

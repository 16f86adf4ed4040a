import type { VerificationCase } from '../case.ts';
import { mails } from '../mails.ts';

/** Mails without anything to find, of other kinds, written before this batch was measured. */
export const SECOND_OTHERS: readonly VerificationCase[] = [
  ...mails(
    'en',
    `
@@ b2 click and collect | order
Fern Garden Centre <orders@ferngarden.example>
Good news! Your order is ready to collect
Bring your collection code with you.
# Your collection code :: 604 118
Opening hours 09:00 to 17:30. Order 2204-118.

@@ b2 cinema | event-ticket
Roxy Cinemas <tickets@roxy.example>
Your booking: Low Tide, Screen 4
%html
<h2>See you at the movies!</h2><p>Your booking code</p><h1>WTK4829</h1><p>Scan at the kiosk or show this email. Fri 20 Nov 2026, 20:15, seats F11 F12.</p>

@@ b2 gym day pass | receipt
Larkspur Fitness <hello@larkspurfit.example>
Your day pass is here
Use entry code 4829# at the turnstile on 21 November. Lockers take a £1 coin.

@@ b2 ev charging | receipt
Voltway <receipts@voltway.example>
Charging session 771482 finished
| Energy | 20.417 kWh
| Cost | $8.17
| Station | LDS-0482
| Session code | 771482

@@ b2 tax software | public-office
Taxmate <filing@taxmate.example>
Your 2025 return was accepted
Submission ID 482913 2026 324 0k4xq2m1. Your e-file PIN on record is unchanged. Keep this email.

@@ b2 insurance claim | public-office
Oakline Insurance <claims@oakline.example>
Claim CL-204417: we need one more document
Please upload the police report and quote claim code 204417 when you call.

@@ b2 hr payslip | report
Crewplan <no-reply@crewplan.example>
Your payslip for November is available
Employee 20417, tax code 1257L, net pay £2,482.91. Open it with your usual password.

@@ b2 course enrolment | education
Coursebook <learn@coursebook.example>
You are enrolled: CS 48291 Distributed Systems
Enrollment confirmed. Course code CS48291, section 004. First lecture Mon 7 Dec.

@@ b2 job application | discussion
Jobwell <noreply@jobwell.example>
Application received: Backend Engineer (R-204417)
Your application ID is 48291377. We usually answer within 5 working days.

@@ b2 mailing list digest | discussion
users <users-request@lists.opencalc.example>
users Digest, Vol 48, Issue 29
%text
Today's Topics:

   1. Re: macro asks for confirmation code (Ann)
   2. error code 59204 on import (Bo)

Message: 2
I get "error code 59204". The build is 24.8.2.1. Any idea?

@@ b2 sprint mail | discussion
Planeo <no-reply@planeo.example>
[ATL-4829] Verification code screen: digits overlap
Sam Ortiz changed the status to In Review. Sprint 41. Steps: enter 123456 on the verification screen and press Next.
> View issue | https://planeo.example/browse/ATL-4829

@@ b2 test mail | developer
Postmarker <support@postmarker.example>
Template "otp-login" was published
Version 7 of the template otp-login is live. Variables: code, product_name, expires_in. 0 errors.

@@ b2 usage limit | developer
Paragon AI <noreply@paragon-ai.example>
You have used 80% of your monthly limit
$96.04 of $120.00 used. 48,291,377 tokens in November. Rate limit code 429 starts at 100%.

@@ b2 token expiring | developer
Forgeyard <noreply@forgeyard.example>
[Forgeyard] Your personal access token is about to expire
Your token "deploy 2026" (ghp_...4829) expires in 7 days. Regenerate it in the settings.
> Settings | https://forgeyard.example/settings/tokens/20441773

@@ b2 ssl | developer
Registrar Cloud <certs@registrarcloud.example>
Certificate expires in 20 days: potluck.example
Serial 04:82:91:37:7A, order 20441773. CA code R3. Renewal is automatic.

@@ b2 uptime | developer
Pagerly <alerts@pagerly.example>
[Down] api.potluck.example: HTTP 503
Incident 48291 opened 09:14 UTC. Response code 503, 3 regions. Ack with code 4 in the phone menu.

@@ b2 alumni | newsletter
Northfield University <alumni@northfield-univ.example>
Reunion '96: 30 years on
Class of 1996 meets on 12 June 2027. Call 0113 496 0482 or email us. Members save 15% with NU1996.

@@ b2 bank tips | newsletter
Harrow Bank <news@harrowbank.example>
5 ways to keep your passcode safe
1. Never tell anybody a passcode. 2. Use 6 digits, not 4. Over 48,291 customers switched to the app in 2026. Reward code inside the app.

@@ b2 survey reward | gift-card
OpinionHub <panel@opinionhub.example>
You earned a $10 Rainforest card
# Claim code :: AQ7K-9XTM2P-4LDW
Balance 0 points. Go to rainforest.example/redeem to use it.

@@ b2 game gift | gift-card
Playnext <store@playnext.example>
Your download code for Low Tide Deluxe
Redeem the 12-digit code in the store: {7KQ2-XPTM-4829}

@@ b2 subscription box | promo-code
FreshBox <hi@freshbox.example>
We miss you! $60 off with COMEBACK60
Just enter COMEBACK60 when you sign in and reactivate your plan.

@@ b2 flash sale pin | promo-code
Secondhandly <deals@secondhandly.example>
VIP access: your presale code
# Your presale code :: LOWTIDE482
Presale starts Friday 10:00.

@@ b2 rental car | booking
Wheelsy <reservations@wheelsy.example>
Reservation 48291377US4: pick-up in Lisbon
Confirmation number 48291377US4. Show your licence at the desk. Tank code 2: full to full.

@@ b2 luggage | booking
Skyrail <service@skyrail.example>
Delayed baggage report LHRSK20417
Your file reference is LHRSK20417. Bag tag 0105 482913. Track it online with your surname.

@@ b2 vet | reminder
Paws and Co <hello@pawsandco.example>
Rex is due for a booster
Microchip 985141004829137. Book on 020 7946 0482 (Mon to Fri).

@@ b2 school trip | reminder
Oakfield Primary <office@oakfield.example>
Trip consent: museum, 4 December
Reply by Friday. Cost £4.82. Form code T204. Bring packed lunch.

@@ b2 donation blood | reminder
Give Blood <appointments@giveblood.example>
See you on 24 Nov at 17:10
Donor number 4829 1377. Eat before you come. Text STOP to 62265.

@@ b2 login from app password notice | security-notice
Postbird <security@postbird.example>
App password created
An app password named "Mail on laptop" was created on 20 Nov 2026, 09:14. You will not be shown it again.

@@ b2 email changed | security-notice
Planeo <no-reply@planeo.example>
Your email address was changed
The email of your account was changed from agent@agents.test to kim@new.example on 20 November 2026. If you did not do this, contact support and quote 482913.

@@ b2 too many attempts | security-notice
Tillpay <service@tillpay.example>
Too many wrong security codes
Somebody entered a wrong security code 5 times. We paused sign-ins until 10:44. Reference 48291377.

@@ b2 auth app backup | security-notice
Vaultkeep <no-reply@vaultkeep.example>
Save your recovery kit
Your recovery kit from 2026-11-20 has 8 codes. They are in the attached PDF (204 KB).

@@ b2 data breach | security-notice
Mammoth Social <trust@mammoth.example>
Notice about your data
On 3 November 2026 somebody read hashed one-time codes of 48291 members. The codes had expired. You need not do anything.

@@ b2 neighbour | personal
Jo Marsh <jo@friends.example.test>
bins + spare key
Hiya, spare key is in the safe by the shed, code 4829. Bins are Tuesday. My new number is 07700 900482.

@@ b2 boss | personal
Ann Cho <ann@atlas.example>
numbers for tomorrow
Please update slide 12: 48291 sign-ups, 20417 confirmed by email code, 1337 paying. Thanks!

@@ b2 family tablet | personal
Dad <dad@family.example.test>
tablet
the pin of the tablet is 7714 now, grandma kept locking it :) love dad
`,
  ),
];

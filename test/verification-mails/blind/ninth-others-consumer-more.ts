import { mails } from '../mails.ts';

/** English mails of consumer services without anything to find, sealed until the end. */
export const NINTH_CONSUMER_OTHERS_MORE = mails(
  'en',
  `
@@ b9q new device notice | security-notice
Northlight account team <account-security-noreply@accountprotection.northlight.example>
New app(s) connected to your Northlight account
%html
<table dir="ltr" style="font-family:Segoe UI,Tahoma,Arial"><tr><td style="font-size:17px;color:#707070">Northlight account</td></tr><tr><td style="font-size:41px;color:#2672ec">New app(s) have access to your data</td></tr><tr><td style="padding-top:25px;font-size:14px">Mailwing Desktop connected to the Northlight account <b>ja**7@example.com</b> on 11/9/2026 7:12 PM (GMT).</td></tr><tr><td style="padding-top:25px;font-size:14px">If you didn't grant this access, please remove the app(s) from your account.</td></tr><tr><td style="padding-top:25px"><a href="https://account.northlight.example/consent/Manage?ru=1f" style="background:#2672ec;color:#fff;padding:5px 20px">Manage your apps</a></td></tr><tr><td style="padding-top:25px;font-size:12px">You can also <a href="https://account.northlight.example/notifications/optout">opt out</a> or change where you receive security notifications.<br>Thanks,<br>The Northlight account team</td></tr></table>

@@ b9q backup codes | security-notice
Guildhall <noreply@guildhall.example>
Your backup codes were viewed
%text
Hey emberfox,

Backup codes for your account were just viewed (Nov 9, 2026, 22:40 UTC, IP 203.0.113.201). Each of them works once. You have 8 left.

If this was you, there's nothing to do.

Guildhall Safety

@@ b9q passkey added | security-notice
Basketly <security@basketly.example>
A passkey was added to your account
%html
<p>Hello Tove,</p><p>You can now sign in to Basketly with your fingerprint on <b>Pixel 11</b>. Added on 08.11.2026 at 12:07.</p><p>Wasn't you? <a href="https://basketly.example/account/security?remove=pk_60418">Remove the passkey</a> and <a href="https://basketly.example/forgot">choose a new password</a>.</p>

@@ b9q inactivity | marketing
Tripboard <hello@tripboard.example>
We miss you, Noor (14 new places in Sapporo)
%html
<h2>Still dreaming of snow?</h2><p>People saved 14 new places in Sapporo since you last looked.</p><p><a href="https://tripboard.example/explore/sapporo?utm_medium=email">Explore Sapporo</a></p><p style="font-size:11px">Tripboard Pte. Ltd., 71 Robinson Road #14-01, Singapore 068895 · <a href="https://tripboard.example/email/unsubscribe/9d7e">Unsubscribe</a></p>

@@ b9q vaccination | reminder
Community Vaccinations <noreply@vaccinations.health.example>
Your vaccination booking: 19 November 2026
%text
Booking confirmation

Name: Tomasz W.
Booking reference number: 4417 8820 3316
Flu and COVID-19 vaccination
Thursday 19 November 2026, 9:25am
Cedar Pharmacy, 3 High Street, Harrogate HG1 1AB

You may be asked for your booking reference number or NHS number. To change the booking, go to the booking service or phone 119.

@@ b9q video appointment | meeting
Lumen GP Online <appointments@lumengp.example>
Your video appointment with Dr Farah today at 15:20
%html
<p>Dear Ngozi,</p><p>Your appointment takes place by video. Join five minutes early:</p><p><a href="https://meet.lumengp.example/j/88401729653?pwd=Zm9vYmFyYmF6">Join video appointment</a></p><p>Meeting ID: 884 0172 9653<br>Passcode: 604417</p><p>No internet? Dial +44 20 7946 0330 and use the same ID.</p>

@@ b9q fibre outage | reminder
Fibrenest <service@fibrenest.example>
Planned work in YO24 on 18 November
%text
Hello,

we're upgrading our network in your street on Wed 18 November between 00:30 and 05:00. Your connection will drop for up to 40 minutes.

Work reference CHG0048217. Live status: https://status.fibrenest.example/yo24

Fibrenest, York

@@ b9q digest about codes | discussion
Van Life Forum <digest@vanlifeforum.example>
[Van Life Forum] Summary: 6 new replies
%html
<div style="font-family:Arial;max-width:640px"><h3>Popular since your last visit</h3><p><a href="https://vanlifeforum.example/t/verification-code-never-arrives-abroad/41182"><b>Verification code never arrives abroad</b></a><br>camper_bo: "My bank sends a 6 digit code by text but roaming blocks it. Yesterday 118402 arrived four hours late."</p><p><a href="https://vanlifeforum.example/t/diesel-heater-error-e-10/41107"><b>Diesel heater error E-10</b></a><br>12 replies, 4,417 views</p><p style="font-size:11px">Sent because we haven't seen you in a while. <a href="https://vanlifeforum.example/my/preferences/emails">Email settings</a> or <a href="https://vanlifeforum.example/email/unsubscribe/7a2f9c">unsubscribe</a>.</p></div>

@@ b9q flat listings | newsletter
Letfinder <alerts@letfinder.example>
3 new flats to rent in Bristol, up to £1,400 pcm
%html
<table width="600" align="center" style="font-family:Arial"><tr><td><b>2 bed flat, Redland BS6</b><br>£1,350 pcm · Available 01/12/2026 · Ref 66104482<br><a href="https://r.letfinder.example/k/66104482?src=alert">See details</a></td></tr><tr><td><b>Studio, Clifton BS8</b><br>£995 pcm · Ref 66104510<br><a href="https://r.letfinder.example/k/66104510?src=alert">See details</a></td></tr><tr><td><b>1 bed maisonette, Totterdown BS4</b><br>£1,150 pcm · Ref 66104533<br><a href="https://r.letfinder.example/k/66104533?src=alert">See details</a></td></tr><tr><td style="font-size:11px">You get instant alerts for this search. <a href="https://r.letfinder.example/alerts/stop?id=204418">Stop this alert</a></td></tr></table>

@@ b9q interview | reminder
Civic Careers <do-not-reply@civiccareers.example>
Interview for Library Assistant (JR-0041882)
%text
Dear Candidate,

We would like to meet you on Monday 30 November 2026 at 14:00, Central Library, 2nd floor, room 204. Please report to reception and quote 0041882.

Bring your passport or another right-to-work document.

Kind regards
Recruitment Team, 0117 496 0225

@@ b9q charity run | event-ticket
Hope Harbour 10K <runners@hopeharbour.example>
Race day info: your bib number is 4417
%text
Hi Greta!

Only five days to go. Your bib: 4417. Start wave: C, 09:40. Bag drop closes at 09:15.

Collect your pack at the Quayside tent with this email (registration HH10K-88203).

You've raised £312 of £400. Keep going: https://hopeharbour.example/fundraise/greta-4417

@@ b9q cinema | event-ticket
Lantern Cinemas <bookings@lanterncinemas.example>
Booking confirmation WJ7K2QP
%html
<div style="background:#1a1a1a;color:#eee;font-family:Arial;padding:24px;width:560px"><h2>See you at the movies</h2><p>Booking ref: <b style="font-size:26px">WJ7K2QP</b></p><p>The Salt Road (12A)<br>Sat 14 Nov 2026, 20:15, Screen 5, seats G11 G12</p><p>2 x Adult £23.00, booking fee £1.50, total £24.50</p><p><a href="https://lanterncinemas.example/b/WJ7K2QP/pass" style="color:#fc0">Mobile ticket</a></p><p>Scan it at the door or type the reference into a kiosk.</p></div>

@@ b9q passport progress | public-office
Passport Service <noreply@passports-gov.example>
Your passport has been printed
%text
Application reference: PEX 441 882 0173

We've printed your passport. It should arrive in 2 to 4 working days. Your old passport will be sent back separately.

Do not book travel until you've received it.

@@ b9q note from neighbour | personal
Wilf Atherton <wilf.atherton@example.com>
Cats and keys
%text
Hi both,

thanks for feeding Biscuit next week. Key safe by the back door is 7714, alarm is off. Vet is 01904 496 0233, account 20418 in our name if anything happens.

If the doorbell app asks you to confirm an email just text me, it sends the thing to my phone and I'll read it out.

Back Thursday on the 16:32.
Wilf

@@ b9q privacy update | newsletter
Earshot <legal@earshot.example>
We're updating our Terms and Privacy Policy
%text
Hello,

On 1 January 2027 our new Terms of Use (version 4.2) and Privacy Policy take effect. In short: we explain better how recommendations work, and accounts now need a verified email address. Yours already is, so there's nothing for you to do.

Read them: https://earshot.example/legal/2027

Earshot Audio AB, Box 4417, 111 29 Stockholm
`,
);

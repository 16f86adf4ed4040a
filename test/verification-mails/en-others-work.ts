import { mails } from './mails.ts';

/** English mails of work, services and people that have numbers, but neither a code nor a link to find. */
export const ENGLISH_WORK = mails(
  'en',
  `
@@ meeting with passcode | meeting
Zoomy <no-reply@zoomy.example>
Invitation: Weekly sync @ Tue Mar 10, 2026 10am (UTC)
Priya is inviting you to a scheduled Zoomy meeting.
> Join meeting | https://zoomy.example/j/88123441902?pwd=ZkQx
| Meeting ID | 881 2344 1902
| Passcode | 482913
One tap mobile: +16465588656,,88123441902#

@@ conference dial-in | meeting
Grace Lin <grace@stonebridge-corp.example>
Budget call, Thursday 15:00
Hi all,
Dial-in: +44 20 3481 5237, conference PIN 440981#. Agenda attached. We have until 16:00.
Grace

@@ webinar | meeting
Fabrikam Events <events@fabrikam.example>
You're registered: Data in 2026
Your webinar ID is 940-015-882. Starts on June 3, 2026 at 1:00 PM EDT. Add to calendar.

@@ new sign-in | security-notice
Glimmer <no-reply@accounts.glimmer.example>
Security alert: new sign-in on Linux
We noticed a new sign-in to your Glimmer Account on a Linux device. If this was you, you don't need to do anything. If not, we'll help you secure your account.
> Check activity | https://myaccount.glimmer.example/notifications?rfn=127
| Time | March 4, 2026 18:22:07 UTC
| IP | 203.0.113.140

@@ password changed | security-notice
Forgeyard <noreply@forgeyard.example>
[Forgeyard] Your password was changed
Hello octavia, the password of your account was changed on 2026-02-11 at 09:15:44 UTC from IP 198.51.100.23. If you did not make this change, contact support. Ticket prefix FY-20260211.

@@ two-factor turned on | security-notice
Pigeonhole <security@pigeonhole.example>
Two-factor authentication is on
You'll now be asked for a 6-digit code whenever you log in from a new device. You have 10 recovery codes left. Keep them in a safe place.

@@ phone number added | security-notice
Vaultkeep <no-reply@vaultkeep.example>
A phone number was added
The number ending in 0142 was added to your account on 5 May 2026 at 11:20 for verification codes. If this wasn't you, write to security@vaultkeep.example.

@@ code education | education
Harbour First Bank <news@harbourfirst.example>
Never share your 6-digit code
= Fraudsters are after your one-time passcode
They call you, pretend to be the bank, and ask you to read out the code that we text you. We will never ask for it. Report scams on 159 or forward texts to 7726.

@@ phishing training | education
Security Awareness <awareness@stonebridge-corp.example>
This month's lesson: verification code scams
Look at this example of a scam: "Your parcel is waiting, pay $1.99". In 2025, 3,482 colleagues took the training and 118 clicked. Quiz closes on 30 April.

@@ marketing of two-factor | marketing
Vaultkeep <news@vaultkeep.example>
Passkeys are here: no more verification codes
Tired of typing 6-digit codes? Passkeys sign you in 40% faster. Available in version 8.12.3 and later.
> Read the announcement | https://vaultkeep.example/blog/passkeys

@@ api marketing | marketing
Textwave <hello@textwave.example>
Send one-time passwords from $0.0075
Our Verify API delivers OTPs in 180 countries. Get started with 5 lines of code, 1,000 free verifications and 24/7 support.

@@ ci failure | developer
Forgeyard <notifications@forgeyard.example>
[octavia/tidepool] Run failed: CI - main (48fa913)
Build 482913 failed in 4 minutes and 12 seconds. exit code 137. 2 jobs failed: test (node 24), lint.
> View workflow run | https://forgeyard.example/octavia/tidepool/actions/runs/8823410

@@ pull request | developer
kmori <notifications@forgeyard.example>
Re: [octavia/tidepool] Fix verification code parsing (PR #4471)
@kmori commented on this pull request. In src/otp.ts line 118: "the code 123456 in the test is fine, but please use a constant". Commits: 7 (a1b2c3d4e5)

@@ release notes | developer
Hexmap <releases@hexmap.example>
Hexmap 2026.4.1 released
Changes since 2026.4.0: 118 commits, 22 contributors. Fixes error code 50412 and crash 0x80070057. SHA-256 9f86d081884c7d65.

@@ error alert | developer
Watchtower <alerts@watchtower.example>
[ALERT] error code E50781 on api-7f9c
Error code: E50781. Count 4,829 in 5 min. First seen 2026-03-03T10:22:31Z. Host 10.0.4.18:8443. Incident 660127.

@@ error code plain | developer
Print Services <noreply@stonebridge-corp.example>
Printer 3F-114 reports code 557341
The printer shows service code 557341. Toner level 12%. A technician has been asked to come: job 204418.

@@ ticket reply | discussion
Nimbus Support <support@nimbus.example>
[Ticket #771204] Your request has been received
Your ticket number is 771204. We aim to reply within 24 hours. Please keep the number in the subject.

@@ reply quoting a code | reply
Ana Ruiz <ana.ruiz@fieldnote.example>
Re: Your Fieldnote verification code
%text
Hi,

I got this mail but I never asked for it. Can you look into it? My user name is anar.

Ana

On Mon, 2 Mar 2026 at 10:15, Fieldnote <support@fieldnote.example> wrote:
> Hi Ana,
> Your verification code is 742910.
> The Fieldnote team

@@ reply quoting in html | reply
Joe Mercer <joe@brightside.example>
Re: code?
%html
<div dir="ltr">Thanks, that one had already expired. I will try again tomorrow.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Tue, Apr 7, 2026 at 9:03 AM Kim &lt;<a href="mailto:kim@brightside.example">kim@brightside.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex"><div>Your login code is 860214</div></blockquote></div>

@@ forum digest | discussion
Gardeners Forum <digest@gardeners.example>
Daily digest: 14 new posts
| Re: Error 4829 on my irrigation timer | 12 replies
| Which tomato for zone 7b? | 88 replies
| Unlocking the timer with the factory PIN | 3 replies
You are subscribed with 3 topics.

@@ mailing list about otp | discussion
Lars Holm <lars@lists.example.test>
[auth-dev] RFC 6238 test vectors
%text
Hello list,

with the ASCII secret 12345678901234567890 and T = 59 the expected TOTP is 94287082 (SHA-1, 8 digits).
With SHA-256 I see 46119246. Does anybody get something else?

Lars
_______________________________________________
auth-dev mailing list
https://lists.example.test/mailman/listinfo/auth-dev

@@ shared document | discussion
Mira Shah <drive-shares@docs.example.test>
Document shared with you: "Plan 2026 v3"
Mira Shah has shared a document with you: "Plan 2026 v3". 12 pages, last edited on 3 March.
> Open | https://docs.example.test/d/1AbC2dEf3/edit

@@ newsletter economy | newsletter
The Daily Ledger <newsletter@dailyledger.example>
Inflation at 3.1%, index at 38,221
Good morning. The index closed at 38,221 points, up 0.4%. Unemployment fell to 4.2%. In 1998 it was 4.5%.
* View in browser | https://dailyledger.example/nl/20260304
* Unsubscribe | https://dailyledger.example/unsub

@@ newsletter tech | newsletter
Bytes & Pieces <hi@bytespieces.example>
#482: Codes, ciphers and the 1990s
How a 56-bit key fell in 1999, why 6-digit codes are 20 bits, and a colour of the week: #482913.

@@ weather | report
Skywatch <daily@skywatch.example>
Tomorrow: 18°C, rain 60%
Sunrise 06:41, sunset 18:03. Pressure 1013 hPa, wind 22 km/h NW, UV 3. Warning code YELLOW from 14:00.

@@ sports | report
Matchday <scores@matchday.example>
FT: Rovers 2-1 City
Attendance 48,291. Shots 14-9, possession 56-44. Next: Wed 20:45. Table: Rovers 3rd with 61 points.

@@ recipe | newsletter
The Slow Baker <news@slowbaker.example>
Sunday loaf: 500 g flour, 350 g water
Bake at 230 °C (450 °F) for 25 minutes, then 200 °C for 20. Makes 12 slices, about 180 kcal each.

@@ personal | personal
Dad <dad@family.example.test>
the shed
%text
Hi love,

the new lock on the shed is 4417, the old one was your birthday. The code for the alarm stays what it was.
Train gets in at 17:52 on Saturday. Mum's new number is 07700 900412.

Dad

@@ personal address | personal
Noor <noor@friends.example.test>
New address!
We moved! 1184 Maple Court, Apt 204, Springfield, IL 62704. Gate is on 4th street. Phone stays (217) 555-0188.

@@ school notice | public-office
Oakfield Primary <office@oakfield-primary.example>
Year 4 trip on 14 May: consent form 2026-14
Cost £12.50, meet at 8:45. Pay with reference 4B-SMITH-0512 to sort code 20-45-77, account 55512384.

@@ tax notice | public-office
Revenue Online <noreply@revenueonline.example>
Your tax code for 2026 to 2027
Your tax code is 1257L. You do not need to do anything. Reference 118/A4471. This is not a bill.

@@ election | public-office
City Clerk <clerk@waterdam-city.example>
Polling place for Ward 7, Precinct 4410
Polls open 7 AM to 8 PM on November 3, 2026 at 1200 Main St, 78701. Your voter ID number is 22044177.

@@ job alert | newsletter
Workfinder <alerts@workfinder.example>
12 new jobs for "postman"
| Delivery driver, job code 482913, Leeds LS1 | £12.40 per hour
| Sorting clerk, job code 482977, York YO1 | £11.90 per hour

@@ survey | marketing
Roostly <research@roostly.example>
5 minutes for a $25 voucher?
Take our survey (code RS2026, 14 questions). The first 500 answers win.
> Start survey | https://survey.roostly.example/s/RS2026

@@ statistics | report
Sitecounter <reports@sitecounter.example>
Your week: 48,213 visitors
| Page views | 120,488
| Bounce rate | 41.2%
| Top referrer | search (22,041)

@@ fitness | report
Stridewell <coach@stridewell.example>
You walked 73,104 steps this week
Average heart rate 118 bpm. Personal record: 12,904 steps on 18 March.

@@ server cron | developer
Cron Daemon <root@db3.stonebridge-corp.example>
Cron <root@db3> /usr/local/bin/backup.sh
%text
2026-03-04 02:00:01 start backup id=20260304020001
2026-03-04 02:14:47 wrote 482913774 bytes
exit code 0
pid 660127

@@ dns report | developer
Mailgarden Reports <dmarc@mailgarden.example>
Report Domain: example.com Submitter: mailgarden.example Report-ID: 884120031
This is a DMARC aggregate report for example.com, 2026-03-03. Messages: 4829. Report-ID 884120031.

@@ out of office | reply
Kenji Abe <kenji@brightside.example>
Automatic reply: Your verification code
I am away until 14 April. In urgent cases call extension 4471 or write to desk@brightside.example.

@@ bounce | reply
Mail Delivery System <mailer-daemon@mx.example.test>
Undelivered Mail Returned to Sender
<kim@brightside.example>: host mx1.brightside.example[192.0.2.25] said: 550 5.1.1 User unknown (in reply to RCPT TO command). Queue ID 4XkQ2913Tz

@@ welcome without confirmation | marketing
Tunely <hello@tunely.example>
Welcome to Tunely!
Your account is ready. Here are 3 things to try first: follow 5 artists, make a playlist, invite your friends and get 30 days free.
> Start listening | https://open.tunely.example/

@@ address confirmed | security-notice
Timberline <welcome@timberline.example>
Your email address has been confirmed
Thanks, Robin. Nothing more to do. You joined on March 12, 2026 as member 10482.

@@ login generic | marketing
Projectory <news@projectory.example>
We've updated your dashboard
Charts are now 3 times faster. Log in to see the new dashboard.
> Go to dashboard | https://app.projectory.example/dashboard?utm_source=mail&utm_campaign=202603
`,
);

import { mails } from '../mails.ts';

/** English mails of consumer services without anything to find. */
export const EIGHTH_CONSUMER_OTHERS_MORE = mails(
  'en',
  `
@@ b8q two-step on | security-notice
Parley Messenger <no-reply@support.parley.example>
Two-step verification is now on
%text
Hi,

Two-step verification was turned on for your Parley account (number ending 309) on 9 November 2026. From time to time, Parley will ask you for the PIN that you created. If you forget it, we'll use this email address to help you.

You don't need to do anything now.

Parley Team

@@ b8q dentist | reminder
Rowan Street Dental <reminders@rowanstreetdental.example>
Reminder: appointment on Tue 17 Nov at 10:40
%text
Dear Ms Kowalczyk,

This is a reminder of your appointment with Dr Patel (hygienist) on Tuesday 17 November 2026 at 10:40.

Reply YES to confirm or call 0113 496 0177 to change it. Missed appointments are charged at £25.
Patient no. 118402

@@ b8q clinic visit | reminder
Lakeview MyHealth <noreply@myhealth.lakeview.example>
New test result available in MyHealth
%html
<table width="600" align="center" style="font-family:Segoe UI,Arial"><tr><td bgcolor="#00677f" style="color:#fff;padding:16px">Lakeview MyHealth</td></tr><tr><td style="padding:20px"><p>Marguerite, you have a new test result.</p><p>Results are released as soon as they are final. Your care team may not have seen them yet.</p><p><a href="https://myhealth.lakeview.example/inside.asp?mode=labdetail&amp;eorderid=WP-24aX1b-2Fq">View test result</a></p><p style="font-size:12px">Forgot your username or need an activation code? Call (608) 555-0124. You received this because of your <a href="https://myhealth.lakeview.example/prefs">notification preferences</a>.</p></td></tr></table>

@@ b8q meter reading | reminder
Brightgrid Energy <readings@brightgrid.example>
It's time to send us your meter readings
%html
<p>Hi Mrs Adebayo,</p><p>We're about to work out your bill. So that you pay only for what you use, send us your readings by <b>28 November</b>.</p><p><a href="https://my.brightgrid.example/readings?src=em1">Submit a reading</a></p><p>Last electricity reading: 48213 (customer, 29 Oct). Last gas reading: 06127.<br>Meter serial E10Z004417. Account number 8830417.</p>

@@ b8q broadband bill | receipt
Bluepoint Home <billing@bluepointmobile.example>
Your bill for November: $74.98 due 12/03/2026
%text
Hello,

Your bill for account 55-2108-7734 is ready.

Balance                 $74.98
AutoPay date            12/03/2026
Paying with             Checking ...6620

Because you're enrolled in AutoPay you don't have to do a thing. Nice!

View the bill: https://www.bluepointmobile.example/bill/202611?cmp=em_bill

@@ b8q security newsletter | newsletter
The Lockpick Weekly <weekly@lockpick.example>
Issue 214: Why your bank still texts you codes
%html
<div style="max-width:640px;font-family:Georgia"><p style="font-size:12px"><a href="https://lockpick.example/issues/214">View in browser</a></p><h1>One-time codes won't die</h1><p>You know the drill: "Your verification code is 123456, don't share it." Regulators in four countries want that gone by 2028. We asked three banks why they haven't moved to passkeys.</p><h2>In short</h2><ul><li>Phishing kits now relay a six-digit OTP in under 9 seconds.</li><li>A leaked list shows 2580 and 1234 remain among the most popular PINs.</li><li>CVE-2026-31877 in a popular password manager is fixed in 8.11.2.</li></ul><p><a href="https://lockpick.example/r/8f2?to=passkeys">Read the full story</a></p><p style="font-size:11px">You get this because you subscribed at lockpick.example. <a href="https://lockpick.example/u/un?k=Xa81">Unsubscribe</a> or <a href="https://lockpick.example/u/ref?c=QK7X2">share with a friend</a>. Lockpick Media, PO Box 4410, Utrecht</p></div>

@@ b8q refer a friend | marketing
Stridely <hello@stridely.example>
Give a month, get a month 🏃
%text
Priyanka, know someone who'd love Stridely?

Share your code STRIDE-P8842 and you both get a free month when they join.

Or send them this link: https://stridely.example/invite?ref=P8842

Offer ends 31 December 2026. Full terms: https://stridely.example/legal/referral

@@ b8q concert ticket | event-ticket
Encore Tickets <orders@order.encoretickets.example>
You're in! Order 61-40288/LON for The Paper Lanterns
%html
<table width="600" align="center" style="font-family:Arial"><tr><td bgcolor="#026cdf" style="color:#fff;padding:20px;font-size:22px">You're Going to The Paper Lanterns!</td></tr><tr><td style="padding:20px"><p>Order <b>61-40288/LON</b></p><p>Sat 12 Dec 2026, 19:00<br>Brixton Exchange, 211 Stockwell Road, London SW9 9SL</p><p>2x Standing, Stalls<br>Ticket 1 barcode 771029384456<br>Ticket 2 barcode 771029384457</p><p><a href="https://www.encoretickets.example/order/61-40288?mode=view">View tickets</a></p><p>Your tickets stay in the app. Screenshots won't get you in.</p><p>Total: £98.70 (Visa 4417)</p></td></tr></table>

@@ b8q survey | marketing
Albatross Air <feedback@news.albatrossair.example>
How was your flight, Oliver?
%text
Dear Mr Nakamura,

Thank you for flying AL 0871 to Edinburgh on 8 November 2026. Would you answer 5 questions? It takes 2 minutes:

https://survey.albatrossair.example/s/9QK71?m=40281177

As a thank you, you'll be entered in a draw for 50,000 Miles.

@@ b8q letter from gran | personal
Margaret Doyle <margaret.doyle@example.net>
Visiting at the weekend
%text
Hello love,

Grandad and I will drive up on Saturday, should be with you by 11. Is the gate code still 2580 or did you change it after the break-in next door? Also what's your new postcode, the satnav didn't like the old one.

I finally got onto the family video thing, had to type in so many codes from the email that I nearly gave up!

See you Saturday,
Gran x

@@ b8q tax return received | public-office
Revenue Online Services <no.reply@notifications.revenue.example>
We've received your Self Assessment tax return
%text
Dear M Okafor

We've received your tax return for the year ending 5 April 2026.

Submission receipt reference: 9KF4-77XQ-2LMB
Date: 7 November 2026, 16:20
Unique Taxpayer Reference ending: 418

Payment of 1,204.60 pounds is due by 31 January 2027. Your payment reference is your 10-digit UTR followed by the letter K.

You do not need to do anything else. For your security, there are no links in this email.

@@ b8q school trip | education
Hillcrest Primary School <office@hillcrest.example>
Year 4 trip to the Roman Baths: payment open
%text
Dear parents and carers,

Payment for the Year 4 trip on 3 December is now open on ParentHub (£18.50). Please log in with the details you already use; new parents will find their activation letter in the book bag.

Coach leaves at 8:45. Packed lunch needed.

Mrs Osei, School Office, 01225 496 0114

@@ b8q charity donation | receipt
Riverkeepers Trust <donations@riverkeeperstrust.example>
Thank you for your gift
%html
<h2>Thank you, Samira!</h2><p>Your gift of <b>£30.00</b> will plant 12 trees along the Wye.</p><p>Donation reference: RT20261109-0417<br>Gift Aid: yes, we'll claim £7.50<br>Date: 9 November 2026</p><p><a href="https://riverkeeperstrust.example/share?d=0417">Tell your friends</a></p><p>Registered charity 1159966 (England and Wales). 3 Castle Street, Hereford HR1 2NL</p>
`,
);

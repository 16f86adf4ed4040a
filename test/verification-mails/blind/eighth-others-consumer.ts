import { mails } from '../mails.ts';

/** English mails of consumer services without anything to find. */
export const EIGHTH_CONSUMER_OTHERS = mails(
  'en',
  `
@@ b8q kettle order | order
Hearth & Pan <orders@hearthandpan.example>
Order #204918 confirmed
%html
<!DOCTYPE html><html><head><title>Order confirmed</title><style>.button__cell{background:#1990c6}a,a:hover,a:active{color:#1990c6}.order-list__item__cell{padding:10px 0}</style></head><body style="margin:0">
<table class="body" width="100%"><tr><td><table class="header row" width="560" align="center" style="margin:40px auto 20px"><tr><td><h1 style="font-weight:normal;font-size:30px;color:#333">Hearth &amp; Pan</h1></td><td align="right" style="text-transform:uppercase;font-size:14px;color:#999"><span>Order #204918</span></td></tr></table>
<table width="560" align="center"><tr><td><h2 style="font-weight:normal;font-size:24px">Thank you for your purchase!</h2><p style="color:#777;font-size:16px">Hi Colm, we're getting your order ready to be shipped. We will notify you when it has been sent.</p>
<table><tr><td class="button__cell" bgcolor="#1990c6" style="border-radius:4px;padding:20px 25px"><a href="https://hearthandpan.example/58120331/orders/7be1af29c30d/authenticate?key=0c4d8b1e6a27f953" style="color:#fff">View your order</a></td><td style="padding-left:16px">or <a href="https://hearthandpan.example">Visit our store</a></td></tr></table></td></tr></table>
<table width="560" align="center" style="border-top:1px solid #e5e5e5"><tr><td><h3>Order summary</h3></td></tr><tr><td class="order-list__item__cell">Stovetop kettle, 1.7 l, cream &times; 1</td><td align="right">&euro;64.00</td></tr><tr><td>SKU 482913</td></tr><tr><td>Subtotal</td><td align="right">&euro;64.00</td></tr><tr><td>Shipping</td><td align="right">&euro;5.95</td></tr><tr><td>Total</td><td align="right"><b>&euro;69.95 EUR</b></td></tr></table>
<table width="560" align="center"><tr><td><h4>Shipping address</h4><p>Colm Byrne<br>14 Shandon Street<br>Cork T23 P8XK<br>Ireland</p></td><td><h4>Payment</h4><p>Visa ending with 4417</p></td></tr></table>
<p style="text-align:center;color:#999;font-size:14px">If you have any questions, reply to this email or contact us at <a href="mailto:orders@hearthandpan.example">orders@hearthandpan.example</a></p></td></tr></table></body></html>

@@ b8q parcel out | tracking
Swiftpost <noreply@swiftpost.example>
Your parcel is arriving today between 13:15 and 14:15
%text
Hi Gemma,

Your driver Marek will deliver your parcel 1550 2948 3311 07 today between 13:15 and 14:15.

Track it on a map: https://track.swiftpost.example/p/15502948331107?k=Tt0w2
Change delivery: https://track.swiftpost.example/p/15502948331107/change

Not in? We'll leave it in your safe place: porch.

@@ b8q locker pickup | tracking
Lockbox Points <info@lockboxpoints.example>
Ready to collect: your parcel from Ginkgo
%html
<table width="600" style="font-family:Arial"><tr><td bgcolor="#ffcd00" style="padding:20px"><b>LOCKBOX POINTS</b></td></tr><tr><td style="padding:20px"><h2>Your parcel has arrived</h2><p>Go to the locker at <b>Northgate Garage, 210 Bath Road, Reading RG30 2EU</b> and enter this collection code on the screen:</p><h1 style="letter-spacing:4px">638204</h1><p>Or scan the QR code in the app. Collect before <b>Thursday 19 November 2026, 23:59</b>, otherwise we return it to the sender.</p><p>Parcel number JJD0002233445566778</p></td></tr><tr><td style="font-size:11px;color:#777;padding:20px">Lockbox Points UK Ltd, 6 Nexus, Milton Keynes MK1 1ST</td></tr></table>

@@ b8q ride receipt | receipt
Zipcab Receipts <receipts@zipcab.example>
Your Thursday evening trip with Zipcab
%html
<table width="100%" bgcolor="#f3f3f3"><tr><td><table width="600" align="center" style="font-family:Helvetica,Arial"><tr><td style="padding:24px">Total £14.72<br>November 12, 2026</td></tr><tr><td style="font-size:32px;padding:0 24px">Thanks for riding, Adaeze</td></tr><tr><td style="padding:24px"><table width="100%"><tr><td>Trip fare</td><td align="right">£12.10</td></tr><tr><td>Booking fee</td><td align="right">£1.62</td></tr><tr><td>Clean air fee</td><td align="right">£1.00</td></tr><tr><td>Payment: Mastercard ••••8826</td><td align="right">£14.72</td></tr></table></td></tr><tr><td style="padding:24px">You rode with Yusuf · 4.93 ★<br>Licence plate: LD22 OVK · PHV licence 308177<br>Zip X 4.81 miles | 19 min<br>18:42 Old Street, London EC1V 9NR<br>19:01 Brixton Road, London SW9 6AT</td></tr><tr><td style="padding:24px"><a href="https://email.zipcab.example/ls/click?upn=u001.2FtdXBsZSB0cmlwIHJlY2VpcHQ-2Bq8">Rate or tip</a> &nbsp; <a href="https://email.zipcab.example/ls/click?upn=u001.ZG93bmxvYWQgcGRm">Download PDF</a></td></tr></table></td></tr></table>

@@ b8q food receipt | receipt
Forkful <orders@forkful.example>
Order Confirmation for Daniel from Golden Wok
%text
Thanks for your order, Daniel!

Golden Wok
1x General Tso's Chicken      $14.95
2x Veggie Spring Roll          $7.00
Taxes                          $1.92
Tip                            $4.00
Total charged to Visa ...0416  $27.87

Give your courier this PIN at the door: 5170
Estimated arrival: 7:25 PM - 7:40 PM
Order 8f31c07a, 901 Market Street, Suite 600, San Francisco

@@ b8q monthly statement | bank
Mersey & Dee Bank <service@notify.merseydee.example>
Your November statement is ready to view
%html
<p>Dear Mr Hargreaves,</p><p>Your statement for account ending <b>3381</b> is ready. Log in to online banking or the app and choose Statements.</p><p><a href="https://online.merseydee.example/login">Log in to online banking</a></p><p>We'll always greet you by name and quote part of your postcode (4QT). Never disclose your passcodes to anyone.</p><p style="font-size:11px">Statement period 14 Oct 2026 to 13 Nov 2026. Statement number 118.</p>

@@ b8q card declined | bank
Paylight <alerts@paylight.example>
We declined a payment on your card
%text
A payment of USD 312.09 at WEBHOST PLUS on your card ending 7719 was declined on 10 Nov 2026 at 23:51 because your online limit is USD 300.00.

You can change your limits in the app under Cards. If you don't recognise the payment, freeze your card in the app or call +1 628 555 0151. Reference 20261110-551907.

@@ b8q boarding pass | booking
Aeronova <checkin@aeronova.example>
Your boarding pass to Lisbon, AN 2417
%html
<!DOCTYPE html><html><body style="margin:0;background:#eef1f6"><div style="display:none;max-height:0">Seat 14C, gate closes 06:25. Have a great flight!</div>
<table width="600" align="center" bgcolor="#fff" style="font-family:Arial"><tr><td bgcolor="#0a3d91" style="padding:20px;color:#fff;font-size:20px">You're checked in</td></tr>
<tr><td style="padding:20px"><table width="100%"><tr><td><small>BOOKING CODE</small><br><b style="font-size:24px">K7Q2MX</b></td><td><small>FLIGHT</small><br><b style="font-size:24px">AN 2417</b></td><td><small>SEQ</small><br><b style="font-size:24px">0083</b></td></tr></table></td></tr>
<tr><td style="padding:20px"><table width="100%"><tr><td style="font-size:32px">AMS<br><small>06:55</small></td><td align="center">✈</td><td align="right" style="font-size:32px">LIS<br><small>08:55</small></td></tr></table></td></tr>
<tr><td style="padding:20px">LINDQVIST/RUTH MS<br>Ticket 074 2391182204<br>Seat 14C · Group 3 · Gate D61</td></tr>
<tr><td align="center" style="padding:20px"><img src="https://bp.aeronova.example/qr/9f8e21.png" width="180" alt="Boarding pass barcode"><br><a href="https://bp.aeronova.example/wallet/add?p=9f8e21">Add to wallet</a></td></tr>
<tr><td style="font-size:11px;color:#777;padding:20px">Bag drop closes 40 minutes before departure. Aeronova N.V., Amsterdamseweg 55, 1182 GP Amstelveen. <a href="https://www.aeronova.example/privacy">Privacy</a></td></tr></table></body></html>

@@ b8q hotel booking | booking
Staywise <customer.service@staywise.example>
🛄 Thanks! Your booking is confirmed at Hotel Alameda
%text
Thanks, Ruth! Your booking in Lisbon is confirmed.

Confirmation number: 3947.205.118

Hotel Alameda, Rua da Prata 74, 1100-420 Lisboa, Portugal
Check-in   Tuesday, 17 November 2026 (from 15:00)
Check-out  Friday, 20 November 2026 (until 11:00)
Price      EUR 412.50 (city tax of EUR 4 per night not included)

You'll pay at the property. Free cancellation until 16 November 2026, 23:59 [WET].
Manage your booking: https://secure.staywise.example/mybooking.html?bn=3947205118

@@ b8q flat door code | booking
Roomly <automated@roomly.example>
Your trip starts tomorrow: check-in details
%html
<div style="font-family:Circular,Arial;max-width:560px"><h2>Pack your bags, Femi</h2><p>Check-in at <b>Loft by the canal</b> is tomorrow, after 4:00 PM.</p><p><b>Self check-in with smart lock</b><br>Door code: <b>802614</b> (works from check-in time)<br>Building entrance: 17B#</p><p><b>Wifi</b>: CanalLoft / password tulip-1640</p><p>Message your host Anneke if you can't get in. Reservation HMQ8XK2T9D.</p><p><a href="https://www.roomly.example/trips/v1/HMQ8XK2T9D">Show trip details</a></p><p style="color:#767676;font-size:12px">Roomly, Inc., 888 Brannan Street, San Francisco</p></div>

@@ b8q welcome discount | promo-code
Linen & Loom <hello@linenandloom.example>
Welcome! Here's 15% off your first order
%html
<!DOCTYPE html><html><head><style>@media(max-width:480px){.h1{font-size:28px!important}}</style></head><body style="margin:0"><div style="display:none">Use your code at checkout ͏ ͏ ͏ ͏ ͏</div><table width="600" align="center" style="font-family:Georgia"><tr><td align="center" style="padding:30px"><img src="https://d3k81.cloud.example/company/Vb3n/logo.jpeg" width="160" alt="Linen &amp; Loom"></td></tr><tr><td align="center"><h1 class="h1">You're on the list</h1><p>Thank you for signing up. Enter this code at checkout to enjoy 15% off:</p><p style="border:2px dashed #333;display:inline-block;padding:14px 36px;font-size:22px;letter-spacing:3px"><b>HELLO-7XQ42M</b></p><p>Single use. Valid for 14 days on full-price items.</p><a href="https://ctrk.linenandloom.example/l/01HF8S2WZK/01HF8S31QA?upn=c2hvcA" style="background:#333;color:#fff;padding:16px 40px">SHOP NOW</a></td></tr><tr><td align="center" style="font-size:11px;color:#999;padding:30px">No longer want to receive these emails? <a href="https://manage.linenandloom.example/unsubscribe?a=V8a1">Unsubscribe</a>.<br>Linen &amp; Loom 88 Mill Lane, Hebden Bridge HX7 8AD</td></tr></table></body></html>

@@ b8q game key | gift-card
Keyhold Games <shop@keyholdgames.example>
Your game key is here: Starhollow Tactics
%text
Hey grizzlepaw_77,

thanks for buying Starhollow Tactics (PC). Your activation key for Boiler:

4XK7P-QM2RT-9VZ3L

In the Boiler client, choose Games > Activate a product. Order KH-5530192, EUR 19.99. Keys can't be refunded once revealed.

@@ b8q store gift card | gift-card
Ginkgo Gift Cards <gc-orders@ginkgo.example>
Aunt Jo sent you a Ginkgo Gift Card!
%html
<table width="600" style="font-family:Arial"><tr><td><img src="https://images.ginkgo.example/gc/birthday_cake.jpg" width="600" alt="Happy birthday"></td></tr><tr><td style="padding:20px"><p style="font-size:24px">$50.00</p><p>"Happy 21st! Spend it on something silly. Love, Aunt Jo"</p><p><b>Claim code</b><br><span style="font-size:20px">A7FQ-M92KXT-LZ4B</span></p><p><a href="https://www.ginkgo.example/gc/redeem?claimCode=A7FQM92KXTLZ4B">Apply to your account</a></p><p style="font-size:11px">Order #: 113-7720418-6633025. Gift cards have no fees and no expiration date. Terms at ginkgo.example/gc-legal</p></td></tr></table>

@@ b8q sign-in alert | security-notice
Snapfold <security@mail.snapfold.example>
New login to Snapfold from Chrome on Mac OS X
%html
<div style="font-family:Helvetica,Arial;max-width:430px;font-size:18px;color:#565a5c"><h3 style="text-align:center">We Noticed a New Login, maya.okafor</h3><p>We noticed a login from a device you don't usually use.</p><p style="text-align:center">🖥️<br>Mac OS X · Chrome · Leicester, United Kingdom<br>November 10 at 8:17 AM (GMT)</p><p>If this was you, you won't need to do anything. If this wasn't you, please <a href="https://snapfold.example/accounts/hacked/flow?uid=8kd1xq&amp;nonce=Ab81Kz">secure your account</a>.</p><p style="font-size:11px;color:#abadae">You can check your account activity at any time on your <a href="https://snapfold.example/session/login_activity">login activity</a> page.</p></div>

@@ b8q password changed | security-notice
Coinharbor <no-reply@coinharbor.example>
Your password was changed
%text
Hi Thijs,

The password for your Coinharbor account was changed on Nov 11, 2026 at 21:14 UTC from 198.51.100.77 (Utrecht, NL). For your protection, withdrawals are paused for 24 hours.

If you made this change, you're all set. If not, contact support right away: https://help.coinharbor.example/compromised

Case 40993817
Coinharbor Europe Ltd, 70 Sir John Rogerson's Quay, Dublin 2
`,
);

import { mails } from './mails.ts';

/** English mails with a code or a link, for measuring only. */
export const HELD_OUT_ENGLISH = mails(
  'en',
  `
@@ h professional network pin | heading | 418862
Linkwise <security-noreply@linkwise.example>
Kim, here's your PIN 418862
Hi Kim,
Enter this 6-digit code on the sign in page to verify your identity:
# 418862
| When and where | February 12, 2026, 8:12 AM (GMT), Leeds, UK
For security reasons, don't share this with anyone. Thanks for helping us keep your account secure.
-- You are receiving Linkwise notification emails. Linkwise Ireland, Wilton Plaza, Dublin 2

@@ h marketplace otp | heading | 603815
Rainforest <account-update@rainforest.example>
rainforest.example: Sign-in attempt
Someone who knows your password is attempting to sign in to your account. If this was you, your verification code is:
# 603815
| When | Feb 12, 2026 08:12 AM UTC
| Device | Chrome on Windows (Desktop)
If it wasn't you, please deny the attempt.

@@ h ride hailing | inline | 7043
Zipcab <no-reply@zipcab.example>
Your Zipcab verification code
Welcome to Zipcab. Please enter {7043} to log in. Never share this code.

@@ h identity of devices | grouped | 550926
Orchard <appleid@id.orchard.example>
Verify your Orchard ID email address
You have selected this email address as your new Orchard ID. To verify that it belongs to you, enter the code below on the email verification page:
# 550926
This code will expire three hours after this email was sent. Why you received this email: Orchard requires verification whenever an email address is selected.
-- Copyright © 2026 Orchard Distribution Ltd., Hollyhill, Cork

@@ h voice chat device | verify-link
Banter <noreply@banter.example>
Verify Banter Login from New Location
Hey bramblefox,
It looks like someone tried to log into your Banter account from a new location. If this is you, follow the link below to authorize logging in from this location.
| IP Address | 203.0.113.54
| Location | Manchester, England, United Kingdom
>v Verify Login | https://click.banter.example/ls/click?upn=aa1-2Fverify

@@ h short video | box | 381577
Reelz <register@account.reelz.example>
381577 is your verification code
Verification Code
To verify your account, enter this code in Reelz:
# 381577
Verification codes expire after 48 hours. If you didn't request this code, you can ignore this message.

@@ h streaming household | heading | 2849
Flixbox <info@account.flixbox.example>
Your Flixbox temporary access code
Enter this code to watch temporarily
# 2849
Requested by Sam from a TV at 7:41 PM. This code expires after 15 minutes.

@@ h streaming sign in code | split | 9260
Flixbox <info@account.flixbox.example>
Your sign-in code
Enter this code to sign in
# 9260
Questions? Visit the Help Center or call 1-866-555-0172.

@@ h video call otp | table | 617348
Zoomy <no-reply@zoomy.example>
Code for signing in to Zoomy
| Time of request | 2026-03-10 09:58
# One-time passcode :: 617348
The code expires in 10 minutes. Meeting IDs and passcodes are never used for signing in.

@@ h payments | distractors | 293804
Paylark <service@paylark.example>
Paylark: 293804 is your security code
Your code is {293804}. It expires in 10 minutes. Don't share it. You're sending $48.20 USD to Jo's Plants, invoice 0044.

@@ h note app login | alphanumeric | 55QM2X
Draftpad <notify@mail.draftpad.example>
Your temporary Draftpad login code is 55QM2X
Login code: {55QM2X}

@@ h tv device | alphanumeric | BQ7KM
Glimmer TV <no-reply@tv.glimmer.example>
Connect your TV
Go to tv.glimmer.example/activate and enter this activation code:
# BQ7KM
It expires at 21:30.

@@ h registrar transfer | inline | 84419027
Namehaven <support@namehaven.example>
Confirm access to example-shop.test
To unlock the domain, please enter the one-time PIN {84419027} in the control panel. Domain ID 2204_DOM, expires 2027-03-01.

@@ h school sso | plain | 330917
Westmoor Learning <noreply@learning.westmoor.example>
Your Westmoor login token
Hi Ella,
Token: 330917
Valid for: 10 minutes
Please do not reply. Semester starts 14/09/2026.

@@ h email change with old code | distractors | 771093
Threadbare <account@threadbare.example>
Your new code
You asked for a new code, so the previous one no longer works. This is the one to use now:
# New verification code :: 771093
Order 482913 is not affected.

@@ h origin bound | origin-bound | 602849
Sandpiper <login@sandpiper.example>
Sandpiper sign-in
602849 is your Sandpiper sign-in code.
@sandpiper.example #602849

@@ h origin bound letters | origin-bound | 55T9QK
Foreshore <login@foreshore.example>
Foreshore authentication
Use 55T9QK to log in to Foreshore. Requested on 3/4/2026.
@foreshore.example #55T9QK

@@ h prefix | prefixed | MC-840162
Maplecloud <id@maplecloud.example>
MC-840162 is your Maplecloud code
Someone is signing in to your Maplecloud ID. Enter MC-840162 if it's you.
-- Maplecloud ULC, 350 Bay St, Toronto ON M5H 2S6

@@ h subject only | subject-only | 55817
Quickbite <login@quickbite.example>
Quickbite: use 55817 to log in
Open the app and type the code from the subject. Hungry? Orders over £15 ship free until 30 June.

@@ h subject verification | subject-only | 902744
Lumen Books <no-reply@lumenbooks.example>
Verification code: 902744
Happy reading! The code in the subject line is valid for 1 hour.

@@ h patient portal | grouped | 70518236
St Brigid's Hospital <portal@stbrigids.example>
Your access code for My Record
Dear Mr Flynn, please use this access code when you first sign in.
# 7051 8236
Hospital number H0044182. Switchboard 01 555 0100.

@@ h bank email auth | inline | 481370
Summit Savings <no-reply@summitsavings.example>
Here is your one-time authorization code
Your one-time authorization code is {481370}. This code expires in 10 minutes. Card ending 2204. If you didn't request it, call 1-800-555-0119.

@@ h digits with break | split | 604128
Homely <hi@homely.example>
Let's verify it's you
Enter the six digits
# 604128
Thank you for choosing Homely.

@@ h code in link area | code-and-link | 718830
Groveside <auth@groveside.example>
Sign in to Groveside with 718830
Sign in to Groveside
# 718830
>s Sign in to Groveside | https://auth.groveside.example/v1/magic/ab-44?rt=%2F
Button not working? Copy the code into the sign-in window.

@@ h scheduling verify | verify-link
Slotwise <no-reply@slotwise.example>
Verify your account
Just one more step before you can share your calendar.
>v Verify email address | https://slotwise.example/auth/verify-email?token=7f-12&callbackUrl=%2Fgetting-started

@@ h magazine link | magic-link
The Paper Kite <hello@paperkite.example>
Your link to sign in to The Paper Kite
~ Welcome back
Hey there,
Welcome back! Use this link to securely sign in to your The Paper Kite account:
>s Sign in to The Paper Kite | https://paperkite.example/members/?token=Rk2x&action=signin&r=%2F2026%2F03
For your security, the link will expire in 24 hours. See you soon!

@@ h members signup | verify-link
The Paper Kite <hello@paperkite.example>
Complete your sign up to The Paper Kite!
Tap the link below to complete the signup process for The Paper Kite, and be automatically signed in:
>v Confirm signup | https://paperkite.example/members/?token=Jq8z&action=signup

@@ h chat invitation | invitation
Guildhall <noreply@guildhall.example>
Ola Berg has invited you to join a Guildhall team
Ola Berg (ola@fjord.example) has invited you to join the team Fjord Design.
>i Accept Invite | https://guildhall.example/invite/t/771?c=9d
See what's new in Guildhall
* Blog | https://guildhall.example/blog

@@ h monitoring invitation | invitation
Watchtower <noreply@watchtower.example>
Join Brightside on Watchtower
You've been invited to the organization Brightside. Set up your account within 30 days.
^i https://watchtower.example/accept/0f3a71/

@@ h payroll account setup | reset-link
Payday <no-reply@payday-hr.example>
Forgot your password?
We got a request to change the password for the account with the username kim.lee.
>r Create new password | https://app.payday-hr.example/forgot?t=4c0a
Didn't ask? Keep using your old password. Payslips for 02/2026 are online.

@@ h reset airline | reset-link
Meridian Club <club@meridianair.example>
Instructions to reset your Meridian Club password
Member 3302 9918 207, tap the button within 30 minutes.
>r Reset my password | https://club.meridianair.example/pw?z=19ab&lang=en-NZ
`,
);

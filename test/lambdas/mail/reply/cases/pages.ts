import { type ClientReply, html } from './client-reply.ts';

const G = 'Greta Lindqvist &lt;<a href="mailto:greta@example.test">greta@example.test</a>&gt;';
const OLD = '<div>The price list follows.</div><div>Greta</div>';
const outlook = (names: string, date: string): string => {
  const [from, sent, to, subject] = names.split('|');
  return `<b>${from}:</b> Greta Lindqvist &lt;greta@example.test&gt;<br><b>${sent}:</b> ${date}<br><b>${to}:</b> Omar &lt;omar@example.test&gt;<br><b>${subject}:</b> Re: Prices`;
};

/** Replies that are nothing but a page. */
export const PAGES: readonly ClientReply[] = [
  html(
    'English',
    'Gmail, web',
    'Fine.',
    '<div dir="ltr">Fine.</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Tue, Mar 3, 2026 at 4:15 PM Greta Lindqvist &lt;<a href="mailto:greta@example.test">greta@example.test</a>&gt; wrote:<br></div>',
    `<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid">${OLD}</blockquote></div>`,
  ),
  html(
    'English',
    'Gmail, Android',
    'On it!',
    '<p dir="ltr">On it!</p><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Tue, 3 Mar 2026, 16:15 Greta, &lt;<a href="mailto:greta@example.test">greta@example.test</a>&gt; wrote:<br></div>',
    `<blockquote class="gmail_quote">${OLD}</blockquote></div>`,
  ),
  html(
    'English',
    'Gmail, iOS',
    'Soon.',
    `<div dir="auto">Soon.</div><div><br><div class="gmail_quote"><div>On Tue, Mar 3, 2026 at 4:15 PM ${G} wrote:<br></div><blockquote class="gmail_quote">${OLD}</blockquote></div></div>`,
  ),
  html(
    'English',
    'Outlook, web',
    'Received.',
    `<div class="elementToProof">Received.</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font>${outlook('From|Sent|To|Subject', 'Tuesday, March 3, 2026 4:15 PM')}</font><div>&nbsp;</div></div>${OLD}`,
  ),
  html(
    'English',
    'Outlook, desktop',
    'Received, thanks.',
    `<div class="WordSection1"><p class="MsoNormal">Received, thanks.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal">${outlook('From|Sent|To|Subject', 'Tuesday, March 3, 2026 4:15 PM')}<o:p></o:p></p></div></div>${OLD}</div>`,
  ),
  html(
    'English',
    'Outlook for Mac',
    'Thanks from a Mac.',
    `<div><p>Thanks from a Mac.</p><div id="mail-editor-reference-message-container"><div><div style="border-top:solid #B5C4DF 1.0pt"><p>${outlook('From|Date|To|Subject', 'Tuesday, 3 March 2026 at 16:15')}</p></div></div>${OLD}</div></div>`,
  ),
  html(
    'English',
    'Outlook for iOS',
    'Short.',
    `<div dir="ltr">Short.</div><div id="ms-outlook-mobile-signature"><div>Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div></div><hr><div id="divRplyFwdMsg">${outlook('From|Sent|To|Subject', 'Tuesday, March 3, 2026 4:15:27 PM')}</div>${OLD}`,
  ),
  html(
    'English',
    'Outlook Express',
    'Expressly.',
    `<div>Expressly.</div><blockquote style="border-left:#000 2px solid"><div style="font:10pt arial">----- Original Message ----- </div><div><b>From:</b> Greta </div><div><b>To:</b> Omar </div><div><b>Sent:</b> Tuesday, March 03, 2026 4:15 PM</div><div><b>Subject:</b> Prices</div>${OLD}</blockquote>`,
  ),
  html(
    'English',
    'Hotmail',
    'Hot.',
    `<div>Hot.<br><br></div><div><hr id="stopSpelling">Date: Tue, 3 Mar 2026 16:15:27 +0100<br>Subject: Prices<br>From: greta@example.test<br>To: omar@example.test<br><br>${OLD}</div>`,
  ),
  html(
    'English',
    'Apple Mail',
    'Apples.',
    `<div>Apples.<br><div><br><blockquote type="cite"><div>On Mar 3, 2026, at 4:15 PM, ${G} wrote:</div><br class="Apple-interchange-newline"><div>${OLD}</div></blockquote></div></div>`,
  ),
  html(
    'English',
    'Apple Mail, iOS',
    'Pears.',
    `<div dir="ltr">Pears.</div><div dir="ltr"><br>Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">On Mar 3, 2026, at 4:15 PM, ${G} wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${OLD}</div></blockquote>`,
  ),
  html(
    'English',
    'Thunderbird',
    'Birds.',
    `<p>Birds.</p><div class="moz-cite-prefix">On 3/3/26 16:15, Greta Lindqvist wrote:<br></div><blockquote type="cite" cite="mid:1@example.test">${OLD}</blockquote>`,
  ),
  html(
    'English',
    'Thunderbird, below',
    'Birds below.',
    `<div class="moz-cite-prefix">On 3/3/26 16:15, Greta Lindqvist wrote:<br></div><blockquote type="cite" cite="mid:1@example.test">${OLD}</blockquote><p>Birds below.</p>`,
  ),
  html(
    'English',
    'Thunderbird, inline',
    'On 3/3/26 16:15, Greta Lindqvist wrote:\n\n> Is there a list?\n\nYes.\n\n> When?\n\nMonday.',
    '<div class="moz-cite-prefix">On 3/3/26 16:15, Greta Lindqvist wrote:<br></div><blockquote type="cite">Is there a list?</blockquote><p>Yes.</p><blockquote type="cite">When?</blockquote><p>Monday.</p>',
  ),
  html(
    'English',
    'Yahoo',
    'Yodel.',
    `<div class="ydp1"><div>Yodel.</div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div style="font-family:Arial"><div>On Tuesday, March 3, 2026 at 04:15:27 PM GMT+1, Greta Lindqvist &lt;greta@example.test&gt; wrote: </div><div><br></div><div>${OLD}</div></div></div>`,
  ),
  html(
    'English',
    'Yahoo, Android',
    'Yes.',
    `Yes.<br><br><div id="ymail_android_signature"><a href="https://mail.onelink.me/107872968">Yahoo Mail: Search, Organize, Conquer</a></div> <br> <blockquote style="margin: 0 0 20px 0;"> <div> <div>On Tue, Mar 3, 2026 at 4:15 PM, Greta Lindqvist</div><div>&lt;greta@example.test&gt; wrote:</div> </div> <div>${OLD}</div></blockquote>`,
  ),
  html(
    'English',
    'Proton',
    'Protons.',
    `<div style="font-family: Arial">Protons.</div><div class="protonmail_signature_block"><div>Sent with <a href="https://proton.me/">Proton Mail</a> secure email.</div></div><br><div class="protonmail_quote">On Tuesday, March 3rd, 2026 at 4:15 PM, Greta Lindqvist &lt;greta@example.test&gt; wrote:<br><br><blockquote class="protonmail_quote" type="cite">${OLD}</blockquote></div>`,
  ),
  html(
    'English',
    'Hey',
    'Hey.',
    `<div class="trix-content"><div>Hey.</div></div><br>On March 3, 2026, Greta Lindqvist &lt;greta@example.test&gt; wrote:<br><blockquote>${OLD}</blockquote>`,
  ),
  html(
    'English',
    'Superhuman',
    'Super.',
    `<div>Super.</div><div class="gmail_signature"><div>Sent via <a href="https://sprh.mn/?vip=o">Superhuman</a></div></div><div class="gmail_quote">On Tue, Mar 03, 2026 at 4:15 PM, Greta Lindqvist <span>&lt;greta@example.test&gt;</span> wrote:<br><blockquote class="gmail_quote">${OLD}</blockquote></div>`,
  ),
  html(
    'English',
    'Spark',
    'Sparks.',
    `<div name="messageBodySection">Sparks.</div><div name="messageSignatureSection"><br>Sent from Spark</div><div name="messageReplySection">On Mar 3, 2026 at 4:15 PM +0100, Greta Lindqvist &lt;greta@example.test&gt;, wrote:<br><blockquote type="cite">${OLD}</blockquote></div>`,
  ),
  html(
    'English',
    'Zoho',
    'Zo.',
    `<div>Zo.<br><br><div>Sent using <a href="https://www.zoho.com/mail/">Zoho Mail</a></div><br><div class="zmail_extra"><br>---- On Tue, 03 Mar 2026 16:15:27 +0100 <b>Greta Lindqvist &lt;greta@example.test&gt;</b> wrote ----<br><br></div><div class="zmail_extra"><blockquote>${OLD}</blockquote></div></div>`,
  ),
  html(
    'English',
    'Zimbra',
    'Zim.',
    `<div>Zim.</div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><blockquote style="border-left:2px solid #1010FF"><b>From: </b>"Greta" &lt;greta@example.test&gt;<br><b>To: </b>"Omar" &lt;omar@example.test&gt;<br><b>Sent: </b>Tuesday, March 3, 2026 4:15:27 PM<br><b>Subject: </b>Prices<br></blockquote></div><div data-marker="__QUOTED_TEXT__"><blockquote>${OLD}</blockquote></div>`,
  ),
  html(
    'English',
    'Front',
    'In front.',
    `<div>In front.</div><blockquote type="cite" class="front-blockquote">On March 3, 2026 at 4:15 PM GMT+1 <a href="mailto:greta@example.test">greta@example.test</a> wrote:<br><br>${OLD}</blockquote>`,
  ),
  html(
    'English',
    'Freshdesk',
    'Fresh.',
    `<div>Fresh.</div><div class="freshdesk_quote"><blockquote class="freshdesk_quote">On Tue, 3 Mar at 4:15 PM , Support &lt;support@example.test&gt; wrote:<br>${OLD}</blockquote></div>`,
  ),
  html(
    'English',
    'Fastmail',
    'Fast.',
    `<div>Fast.</div><div><br></div><div>On Tue, 3 Mar 2026, at 4:15 PM, Greta Lindqvist wrote:</div><blockquote type="cite" id="qt">${OLD}</blockquote>`,
  ),
  html(
    'English',
    'Roundcube',
    'Round.',
    `<p>Round.</p><p id="reply-intro">On 2026-03-03 16:15, Greta Lindqvist wrote:</p><blockquote type="cite">${OLD}</blockquote>`,
  ),
  html(
    'English',
    'Windows Mail',
    'Windy.',
    `<div>Windy.</div><div><br></div><div>Sent from <a href="https://go.microsoft.com/fwlink/?LinkId=550986">Mail</a> for Windows</div><div style="border-top:solid #E1E1E1 1.0pt"><p><b>From: </b><a href="mailto:greta@example.test">Greta</a><br><b>Sent: </b>Tuesday, March 3, 2026 4:15 PM<br><b>To: </b>Omar<br><b>Subject: </b>Prices</p></div>${OLD}`,
  ),
  html(
    'German',
    'GMX',
    'Gemixt.',
    `<div>Gemixt.</div><div name="quote" style="border-left: 2px solid #C3D9E5"><div style="margin:0 0 10px 0"><b>Gesendet:</b> Dienstag, 03. März 2026 um 16:15 Uhr<br><b>Von:</b> "Greta" &lt;greta@example.test&gt;<br><b>An:</b> omar@example.test<br><b>Betreff:</b> Preise</div><div name="quoted-content">${OLD}</div></div>`,
  ),
  html(
    'German',
    'Outlook, web',
    'Erhalten.',
    `<div>Erhalten.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">${outlook('Von|Gesendet|An|Betreff', 'Dienstag, 3. März 2026 16:15')}</div>${OLD}`,
  ),
  html(
    'German',
    'Gmail, web',
    'Genau.',
    `<div dir="ltr">Genau.</div><br><div class="gmail_quote"><div class="gmail_attr">Am Di., 3. März 2026 um 16:15 Uhr schrieb ${G}:<br></div><blockquote class="gmail_quote">${OLD}</blockquote></div>`,
  ),
  html(
    'French',
    'Gmail, web',
    'Exact.',
    `<div dir="ltr">Exact.</div><br><div class="gmail_quote"><div class="gmail_attr">Le mar. 3 mars 2026 à 16:15, ${G} a écrit :<br></div><blockquote class="gmail_quote">${OLD}</blockquote></div>`,
  ),
  html(
    'French',
    'Outlook, web',
    'Reçu.',
    `<div>Reçu.</div><hr><div id="divRplyFwdMsg">${outlook('De|Envoyé|À|Objet', 'mardi 3 mars 2026 16:15').replaceAll(':</b>', '&nbsp;:</b>')}</div>${OLD}`,
  ),
  html(
    'Russian',
    'Yandex',
    'Так и есть.',
    `<div>Так и есть.</div><div> </div><div>03.03.2026, 16:15, "Greta Lindqvist" &lt;greta@example.test&gt;:</div><blockquote>${OLD}</blockquote>`,
  ),
  html(
    'Russian',
    'Mail.ru',
    'Верно.',
    `<div>Верно.</div><blockquote style="border-left:1px solid #0857A6;margin:10px;padding:0 0 0 10px;">Вторник, 3 марта 2026, 16:15 +03:00 от Greta &lt;greta@example.test&gt;:<br>${OLD}</blockquote>`,
  ),
  html(
    'Chinese',
    'QQ',
    '没错。',
    `<div>没错。</div><div><br></div><div style="font-size:12px;padding:2px 0;">------------------&nbsp;原始邮件&nbsp;------------------</div><div style="background:#efefef;padding:8px;"><div><b>发件人:</b>&nbsp;"Greta"&lt;greta@example.test&gt;;</div><div><b>发送时间:</b>&nbsp;2026年3月3日(星期二) 下午4:15</div><div><b>收件人:</b>&nbsp;"Omar"&lt;omar@example.test&gt;;</div><div><b>主题:</b>&nbsp;价格</div></div>${OLD}`,
  ),
  html(
    'Chinese',
    'NetEase',
    '对的。',
    `<div>对的。</div><br><br><div id="divNeteaseMailCard"></div><p>At 2026-03-03 16:15:27, "Greta" &lt;greta@example.test&gt; wrote:</p><blockquote id="isReplyContent">${OLD}</blockquote>`,
  ),
  html(
    'Korean',
    'Naver',
    '맞아요.',
    `<div>맞아요.</div><p><br></p><p style="border-top:1px solid"><b>-----Original Message-----</b><br><b>From:</b> "Greta"&lt;greta@example.test&gt; <br><b>To:</b> &lt;omar@example.test&gt; <br><b>Cc:</b> <br><b>Sent:</b> 2026-03-03 (화) 16:15:27 (GMT+09:00)<br><b>Subject:</b> 가격<br></p>${OLD}`,
  ),
  html(
    'Japanese',
    'Gmail, web',
    'その通りです。',
    `<div dir="ltr">その通りです。</div><br><div class="gmail_quote"><div class="gmail_attr">2026年3月3日(火) 16:15 ${G}:<br></div><blockquote class="gmail_quote">${OLD}</blockquote></div>`,
  ),
  html(
    'Hebrew',
    'Gmail, web',
    'נכון.',
    `<div dir="rtl">נכון.</div><br><div class="gmail_quote"><div dir="rtl" class="gmail_attr">‫בתאריך יום ג׳, 3 במרץ 2026 ב-16:15 מאת ‪Greta‬‏ &lt;‪greta@example.test‬‏&gt;:‬<br></div><blockquote class="gmail_quote">${OLD}</blockquote></div>`,
  ),
  html(
    'Arabic',
    'Outlook, web',
    'صحيح.',
    `<div dir="rtl">صحيح.</div><hr><div id="divRplyFwdMsg" dir="rtl">${outlook('من|تم الإرسال|إلى|الموضوع', '03/مارس/2026 16:15')}</div>${OLD}`,
  ),
  html(
    'English',
    'Samsung',
    'On my way.',
    `<div>On my way.</div><div id="composer_signature"><div>Sent from my Galaxy</div></div><div><br></div><div style="font-size:100%;color:#000000"><div>-------- Original message --------</div><div>From: Greta &lt;greta@example.test&gt; </div><div>Date: 3/3/26  16:15  (GMT+01:00) </div><div>To: omar@example.test </div><div>Subject: Prices </div></div>${OLD}`,
  ),
  html(
    'English',
    'Notes',
    'Noted.',
    `<font>Noted.</font><br><br><br><font size=1 color=#5f5f5f>From: </font><font size=1>"Greta" &lt;greta@example.test&gt;</font><br><font size=1>To: </font><font size=1>omar@example.test</font><br><font size=1>Date: </font><font size=1>03/03/2026 04:15 PM</font><br><font size=1>Subject: </font><font size=1>Prices</font><br><hr noshade><br>${OLD}`,
  ),
  html(
    'English',
    'Zendesk',
    'Solved.',
    `<div>Solved.</div><div class="gmail_quote"><div>On Tue, Mar 3, 2026 at 4:15 PM Support &lt;support@example.test&gt; wrote:<br></div><blockquote><div>##- Please type your reply above this line -##</div>${OLD}</blockquote></div>`,
  ),
  html(
    'English',
    'Polymail',
    'Poly.',
    `<div>Poly.</div><div class="polymail_quote"><div>On Tue, Mar 3, 2026 at 4:15 pm Greta Lindqvist<br>&lt;<br><a href="mailto:greta@example.test">greta@example.test</a><br>&gt; wrote:</div><blockquote>${OLD}</blockquote></div>`,
  ),
];

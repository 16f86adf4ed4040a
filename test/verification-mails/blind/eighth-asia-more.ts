import { mails } from '../mails.ts';

/** Mails in Japanese, Korean, Thai and Indonesian as local services send them. */
export const EIGHTH_ASIA_MORE = [
  ...mails(
    'ja',
    `
@@ b8t net securities | plain | 724508
みなと証券 <info@mail.minato-sec.example>
【みなと証券】ワンタイムパスワードのお知らせ
%text
お客さま

平素よりみなと証券をご利用いただき、誠にありがとうございます。
ログインに必要なワンタイムパスワードをお知らせいたします。

――――――――――――――――――
ワンタイムパスワード　：　724508
発行日時　：　2026年01月19日 08時51分
有効期限　：　発行から10分間
――――――――――――――――――

※本メールにお心当たりのない場合は、第三者による不正ログインの可能性がございます。
　お手数ですが、下記カスタマーサービスセンターまでご連絡ください。

◇ご注意◇
当社からお電話やSMSでワンタイムパスワードをお伺いすることは一切ございません。

━━━━━━━━━━━━━━━━━━
みなと証券株式会社
金融商品取引業者　関東財務局長（金商）第771号
加入協会：日本証券業協会
カスタマーサービスセンター　0120-104-771（平日 8:00～18:00）
https://www.minato-sec.example/
━━━━━━━━━━━━━━━━━━

@@ b8t provisional registration | verify-link
転職のミチ <entry@tenshoku-michi.example>
【転職のミチ】仮登録完了のお知らせ（まだ登録は完了していません）
%expect verify https://tenshoku-michi.example/entry/honreg/?k=3d9c01ae7f&m=12
%text
この度は「転職のミチ」にご登録いただき、誠にありがとうございます。
現在、仮登録の状態です。

24時間以内に下記URLへアクセスし、本登録を完了してください。

▼本登録はこちら
https://tenshoku-michi.example/entry/honreg/?k=3d9c01ae7f&m=12

※24時間を過ぎるとURLは無効となります。その場合は、お手数ですが再度仮登録からお手続きください。
※URLが2行に渡る場合は、1行につなげてアクセスしてください。

▼よくあるご質問
https://tenshoku-michi.example/faq/

------------------------------------------------------
転職のミチ 運営事務局
〒150-0043 東京都渋谷区道玄坂1-12-5
有料職業紹介事業許可番号：13-ユ-304471
------------------------------------------------------

@@ b8t flea market | inline | 4409
フリマルシェ <no-reply@furimarche.example>
[フリマルシェ] 認証番号のお知らせ
%text
フリマルシェの認証番号は「4409」です。
この番号をアプリの画面に入力してください。他人には絶対に教えないでください。

@@ b8t city library | full-width | 815026
白樺市立図書館 <lib-system@lib.shirakaba.example>
【白樺市立図書館】メールアドレス登録確認番号
%text
これは、白樺市立図書館システムからの自動送信メールです。

メールアドレスの登録を受け付けました。
利用者メニューの「メールアドレス登録」画面で、次の確認番号を入力してください。

　確認番号　８１５０２６

このメールに心当たりのない方は、中央図書館（電話 ０１５５－２２－４７００）までご連絡ください。

@@ b8t rail booking | table | 563017
レールネット予約 <no-reply@railnet-yoyaku.example>
【レールネット】認証コードのご連絡
%html
<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>認証コードのご連絡</title><style>td{font-family:"Hiragino Kaku Gothic ProN",Meiryo,sans-serif;font-size:14px;line-height:1.7}.ft{font-size:11px;color:#666}</style></head>
<body bgcolor="#eef3ee"><div style="display:none;font-size:1px;color:#eef3ee">ログイン時の本人確認のため、認証コードをお送りします。</div>
<table width="640" align="center" cellpadding="0" cellspacing="0" bgcolor="#ffffff">
<tr><td style="background:#008803;padding:14px 24px"><img src="https://www.railnet-yoyaku.example/mail/hd.gif" width="180" alt="レールネット"></td></tr>
<tr><td style="padding:24px">会員ID：RN****204　佐藤 真由美 様<br><br>いつもレールネットをご利用いただきありがとうございます。<br>以下の認証コードを、認証コード入力画面にご入力ください。</td></tr>
<tr><td style="padding:0 24px"><table width="100%" border="1" cellpadding="10" style="border-collapse:collapse;border-color:#ccc"><tr><th bgcolor="#f2f7f2" width="40%" align="left">認証コード</th><td><b>563017</b></td></tr><tr><th bgcolor="#f2f7f2" align="left">有効期限</th><td>2026年1月24日（土）18:35まで</td></tr><tr><th bgcolor="#f2f7f2" align="left">お手続き内容</th><td>ログイン（パソコン）</td></tr></table></td></tr>
<tr><td style="padding:24px">有効期限を過ぎた場合は、再度ログインからやり直してください。<br>お心当たりがない場合は、<a href="https://www.railnet-yoyaku.example/member/password/">パスワードの変更</a>をお願いいたします。</td></tr>
<tr><td class="ft" style="padding:16px 24px;border-top:1px solid #ccc">※本メールは送信専用です。ご返信いただいてもお答えできません。<br>レールネットサポートセンター　050-2016-7712（8:00～22:00 年中無休）<br>メール管理番号：RN20260124-00417<br>Copyright © レールネット株式会社 2026 All Rights Reserved.</td></tr></table></body></html>

@@ b8t manga app | reset-link
コミックの森 <support@comicnomori.example>
パスワード再設定のご案内
%expect reset_password https://comicnomori.example/reminder/reset?token=e92c7a0b15d84&lang=ja
%html
<div style="background:#fff7f0;padding:20px"><div style="max-width:520px;margin:0 auto;background:#fff;border-radius:12px;padding:28px;font-family:'Yu Gothic',sans-serif">
<p style="text-align:center"><img src="https://img.comicnomori.example/logo_mail.png" alt="コミックの森"></p>
<p>もりっこ さん</p><p>パスワード再設定のリクエストを受け付けました。<br>下のボタンから新しいパスワードを設定してください。</p>
<p style="text-align:center"><a href="https://comicnomori.example/reminder/reset?token=e92c7a0b15d84&amp;lang=ja" style="display:block;background:#ff7a2f;color:#fff;padding:14px;border-radius:24px;text-decoration:none">新しいパスワードを設定する</a></p>
<p style="font-size:12px;color:#888">リンクの有効期限は1時間です。リクエストした覚えがない場合は、このメールを破棄してください。</p>
<p style="font-size:12px;text-align:center"><a href="https://comicnomori.example/">トップページ</a> ｜ <a href="https://comicnomori.example/help">ヘルプ</a> ｜ <a href="https://comicnomori.example/terms">利用規約</a></p></div></div>

@@ b8t team chat | invitation
ハナソウ通知 <notify@hanasou.example>
高橋 健さんが「株式会社あけぼの製作所」に招待しています
%expect invitation https://hanasou.example/g/akebono/join/aZ01-kq93Lx?utm_source=mail
%text
高橋 健さんが、ビジネスチャット「ハナソウ」のグループ「株式会社あけぼの製作所」にあなたを招待しています。
下記から参加してください（有効期限：2026/02/02）。
https://hanasou.example/g/akebono/join/aZ01-kq93Lx?utm_source=mail
ハナソウとは？ → https://hanasou.example/about
%html
<p><b>高橋 健</b>さんが、ビジネスチャット「ハナソウ」のグループ「<b>株式会社あけぼの製作所</b>」にあなたを招待しています。</p><p><a href="https://hanasou.example/g/akebono/join/aZ01-kq93Lx?utm_source=mail" style="background:#06c;color:#fff;padding:10px 24px">招待を承認する</a></p><p>有効期限：2026/02/02</p><p><a href="https://hanasou.example/about">ハナソウとは？</a></p>

@@ b8t game account | heading | 30962
てんとうゲームス <no-reply@account.tentogames.example>
[てんとうアカウント] メールアドレス確認コードのご案内
%text
てんとうアカウントをご利用いただきありがとうございます。

以下の確認コードを入力して、メールアドレスの確認を完了してください。

[確認コード]
30962

※確認コードの有効期限は発行から24時間です。
※このメールに覚えがない場合は、お手数ですが削除してください。

てんとうゲームス株式会社
%html
<p>てんとうアカウントをご利用いただきありがとうございます。</p><p>以下の確認コードを入力して、メールアドレスの確認を完了してください。</p><h3 style="color:#e60012">[確認コード]</h3><p style="font-size:28px">30962</p><p>※確認コードの有効期限は発行から24時間です。<br>※このメールに覚えがない場合は、お手数ですが削除してください。</p><hr><p>てんとうゲームス株式会社</p>
`,
  ),
  ...mails(
    'ko',
    `
@@ b8t portal | box | 619430
다온 회원정보 <noreply@member.daon.example>
[다온] 이메일 인증번호를 안내해 드립니다.
%html
<table align="center" width="700" cellpadding="0" cellspacing="0" style="border-top:2px solid #03a35c;border-bottom:1px solid #e5e5e5;font-family:'나눔고딕',NanumGothic,'맑은고딕',sans-serif"><tr><td style="padding:30px 30px 0"><img src="https://ssl.daon.example/static/mail/logo.gif" alt="다온" width="96"></td></tr>
<tr><td style="padding:24px 30px 0;font-size:26px;letter-spacing:-2px">이메일 주소 확인을 위한 <span style="color:#03a35c">인증번호</span>입니다.</td></tr>
<tr><td style="padding:20px 30px;font-size:14px;line-height:24px;color:#696969">안녕하세요? 다온을 이용해 주셔서 진심으로 감사드립니다.<br>아래 <strong>인증번호</strong>를 회원가입 화면에 입력해 주세요.</td></tr>
<tr><td style="padding:0 30px"><table width="100%" bgcolor="#f8f8f8"><tr><td style="padding:20px;font-size:14px">인증번호</td><td style="padding:20px;font-size:22px;font-weight:bold">619430</td></tr></table></td></tr>
<tr><td style="padding:20px 30px 40px;font-size:12px;color:#929292">인증번호는 메일이 발송된 시점부터 30분간 유효합니다.<br>본인이 요청하지 않은 경우 이 메일을 무시하셔도 됩니다.</td></tr></table>
<table align="center" width="700"><tr><td style="font-size:11px;color:#a1a1a1;padding:14px 30px">본 메일은 발신전용입니다. 궁금하신 사항은 <a href="https://help.daon.example/">고객센터</a>에서 확인해 주세요.<br>다온 주식회사 경기도 성남시 분당구 불정로 66 (우 13561) · 대표전화 1577-4471 · Copyright © DAON Corp. All Rights Reserved.</td></tr></table>

@@ b8t mmo login | alphanumeric | 7FQ2MD
별자리온라인 <no-reply@starsign-game.example>
[별자리온라인] 새로운 기기 로그인 인증 코드
%html
<p>안녕하세요, 모험가님!</p><p>평소와 다른 기기에서 로그인이 시도되어 인증이 필요합니다.</p><div style="background:#11142a;color:#ffd76a;font-size:32px;letter-spacing:6px;text-align:center;padding:18px">7FQ2MD</div><ul><li>접속 시각: 2026-01-25 21:40:11 (KST)</li><li>접속 IP: 203.0.113.77 (대한민국 부산)</li></ul><p>인증 코드는 대소문자를 구분하며 10분 후 만료됩니다.</p>

@@ b8t card company | inline | 205871
바로카드 <webmaster@barocard.example>
[바로카드] 본인확인 인증번호
%text
[바로카드] 본인확인 인증번호 [205871]를 입력해 주세요. 타인에게 절대 알려주지 마세요. (유효시간 3분)

@@ b8t fashion mall | verify-link
무드옷장 <help@moodcloset.example>
[무드옷장] 회원가입을 완료해 주세요!
%expect verify https://moodcloset.example/member/email_auth.html?auth_key=9b1d04f7&shop_no=1
%html
<div style="width:640px;margin:0 auto;font-family:'맑은 고딕'"><div style="text-align:center;padding:30px"><img src="https://moodcloset.example/web/upload/logo.png" alt="MOOD CLOSET"></div>
<p style="font-size:20px">이수진님, 환영합니다 :)</p><p>무드옷장 회원이 되어주셔서 감사합니다.<br>아래 버튼을 눌러 이메일 인증을 하시면 회원가입이 완료되며, <b>3,000원 적립금</b>을 바로 사용하실 수 있습니다.</p>
<table style="width:100%;border-top:1px solid #333;font-size:13px"><tr><th align="left" width="120">아이디</th><td>sujin_0417</td></tr><tr><th align="left">가입일</th><td>2026년 1월 21일</td></tr></table>
<p style="text-align:center;margin:30px 0"><a href="https://moodcloset.example/member/email_auth.html?auth_key=9b1d04f7&amp;shop_no=1" style="background:#222;color:#fff;padding:15px 50px;text-decoration:none">이메일 인증하기</a></p>
<p style="font-size:11px;color:#999;border-top:1px solid #ddd;padding-top:15px">상호: (주)무드컴퍼니 | 대표: 박지은 | 사업자등록번호: 204-71-88120 | 통신판매업신고: 제2021-서울성동-0771호<br>주소: 04780 서울특별시 성동구 연무장길 47 | 고객센터: 070-4471-2204 (평일 11:00~17:00, 점심 12:30~13:30)<br>수신을 원치 않으시면 <a href="https://moodcloset.example/member/unsub.html">[수신거부]</a>를 클릭해 주세요.</p></div>

@@ b8t university portal | reset-link
한빛대학교 정보전산원 <portal@hanbit-univ.example>
[한빛대학교] 통합로그인 비밀번호 초기화 안내
%expect reset_password https://sso.hanbit-univ.example/pwreset.do?tk=4c71aa90be
%text
김민준(20210471)님,

통합로그인 비밀번호 초기화를 신청하셨습니다.
아래 주소로 접속하여 새 비밀번호를 설정하시기 바랍니다. (신청 후 1시간 이내)

https://sso.hanbit-univ.example/pwreset.do?tk=4c71aa90be

본인이 신청하지 않았다면 정보전산원(☎ 051-771-2040)으로 연락 바랍니다.

한빛대학교 정보전산원

@@ b8t work tool | invitation
일감보드 <team@ilgamboard.example>
정하늘님이 '디자인팀' 보드에 초대했습니다
%expect invitation https://ilgamboard.example/invite?c=Xy70pLq&to=design-team
%html
<div style="text-align:center;font-family:Pretendard,sans-serif"><h2>정하늘님이 회원님을<br>'디자인팀' 보드에 초대했어요</h2><p>멤버 8명 · 카드 124개</p><a href="https://ilgamboard.example/invite?c=Xy70pLq&amp;to=design-team" style="background:#5b5bf0;color:#fff;border-radius:8px;padding:14px 32px">초대 수락하기</a><p style="color:#aaa;font-size:12px">초대는 7일 동안 유효합니다. <a href="https://ilgamboard.example/guide">일감보드 알아보기</a> · <a href="https://ilgamboard.example/optout">초대 메일 받지 않기</a></p></div>

@@ b8t civil petition | distractors | 884120
민원마당 <minwon@minwon-madang.example>
[민원마당] 비회원 신청내역 조회 인증번호 안내
%text
안녕하십니까, 민원마당입니다.

비회원 신청내역 조회를 위한 인증번호를 아래와 같이 안내해 드립니다.

 - 접수번호 : 2026-0119-004471
 - 신청민원 : 주민등록표 등본(초본) 교부
 - 신청일시 : 2026.01.19. 13:22
 - 인증번호 : 884120

인증번호는 5분 이내에 입력하셔야 하며, 시간이 지난 경우 재발송하시기 바랍니다.
문의: 민원콜센터 (국번없이) 1588-7712 / 평일 09:00~18:00
`,
  ),
  ...mails(
    'th',
    `
@@ b8t wallet otp | inline | 640257
เป๋าทอง วอลเล็ต <no-reply@paothong.example>
รหัส OTP สำหรับเข้าสู่ระบบ เป๋าทอง วอลเล็ต
%html
<div style="font-family:Sarabun,Tahoma"><p>เรียน คุณสมชาย</p><p>รหัส OTP ของคุณคือ <b style="font-size:20px">640257</b> (Ref: HKQT) รหัสนี้มีอายุการใช้งาน 5 นาที</p><p>กรุณาอย่าเปิดเผยรหัสนี้แก่ผู้อื่น หากท่านไม่ได้ทำรายการ โปรดติดต่อ 02-777-1204 ตลอด 24 ชั่วโมง</p><p style="font-size:11px;color:#888">บริษัท เป๋าทอง จำกัด 99/1 ถ.พระราม 9 แขวงห้วยขวาง กรุงเทพฯ 10310 | 18 ม.ค. 2569</p></div>
`,
  ),
  ...mails(
    'id',
    `
@@ b8t shop login | heading | 337196
Pasar Kita <noreply@pasarkita.example>
Kode Verifikasi Pasar Kita
%html
<table width="600" align="center" style="font-family:Open Sans,Arial"><tr><td style="border-bottom:1px solid #eee;padding:16px"><img src="https://ecs.pasarkita.example/img/logo.png" alt="Pasar Kita"></td></tr><tr><td style="padding:24px"><h3>Verifikasi Alamat Email</h3><p>Hai Rizky,</p><p>Berikut adalah kode untuk memverifikasi alamat e-mail kamu. Kode berlaku 30 menit.</p><h1 style="color:#03ac0e;letter-spacing:10px">337196</h1><p style="background:#fff3d6;padding:12px">Penting! Jangan berikan kode ini kepada siapa pun, termasuk pihak yang mengaku dari Pasar Kita.</p></td></tr><tr><td style="font-size:11px;color:#999;padding:16px">Email ini dibuat secara otomatis, mohon tidak membalas. Butuh bantuan? Hubungi <a href="https://pasarkita.example/help">Pasar Kita Care</a>.<br>© 2014-2026, PT Pasar Kita Nusantara. Jl. Prof. Dr. Satrio Kav. 11, Jakarta Selatan 12950</td></tr></table>
`,
  ),
];

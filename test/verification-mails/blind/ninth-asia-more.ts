import { mails } from '../mails.ts';

/** Mails in Japanese, Korean, Thai and Indonesian of other services than those of batch 8. */
export const NINTH_ASIA_MORE = [
  ...mails(
    'ja',
    `
@@ b9t net bank transfer | distractors | 91740258
さざなみ銀行 <no-reply@sazanami-bank.example>
【さざなみ銀行】お振込確認コードのご連絡
%text
佐々木 花子 様

さざなみ銀行インターネットバンキングです。
次のお取引を受け付けました。内容に誤りがなければ、画面に確認コードを入力し、お取引を完了してください。

お取引内容：振込
お受取人：カ）ホクト゛ウシヨウジ
お振込先：あおば銀行　本店営業部　普通　＊＊＊４７１２
お振込金額：１２８，０００円
受付番号：Ｆ２０２６０２０９－００４４７

確認コード：91740258（5分間有効）

お心当たりのないお取引の場合は、確認コードを入力せず、直ちに下記へご連絡ください。
不正利用ご連絡窓口　0120-471-220（24時間365日）

さざなみ銀行　〒760-0023 香川県高松市寿町2-2-10

@@ b9t carrier id | inline | 602714
ソラモバイル <no-reply@id.sora-mobile.example>
ワンタイムキーのお知らせ
%html
<html lang="ja"><body><p>ソラIDをご利用いただきありがとうございます。</p>
<p>ワンタイムキー:<b>602714</b></p>
<p>お手続きの画面に戻り、上記ワンタイムキーを入力してください。<br>有効期限:2026年02月11日 09:14:52</p>
<p>■ワンタイムキーは絶対に他人に教えないでください。<br>■複数のメールが届いた場合は、最後に届いたメールのワンタイムキーをご入力ください。</p>
<p>■お問い合わせ<br>インフォメーションセンター<br>ソラの携帯電話からの場合:(局番なし)151<br>一般電話などからの場合:0120-800-471<br>受付時間:午前9時～午後8時(年中無休)</p></body></html>

@@ b9t shop mail magazine | verify-link
手しごと雑貨 つむぎ <shop@tsumugi-zakka.example>
メールマガジン登録のご確認
%expect verify https://tsumugi-zakka.example/?mode=mailmag_auth&id=4471&key=c20e9b
%text
手しごと雑貨 つむぎ でございます。

メールマガジンの登録申込みを受け付けました。
登録を完了するには、以下のURLをクリックしてください。

https://tsumugi-zakka.example/?mode=mailmag_auth&id=4471&key=c20e9b

＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊
手しごと雑貨 つむぎ
店主：小川 千尋
〒605-0811 京都市東山区小松町7-12
TEL/FAX：075-771-2044（水曜定休）
https://tsumugi-zakka.example/
＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊

@@ b9t study meetup | magic-link
べんきょう会ドットコム <login@benkyokai.example>
ログイン用リンクをお送りします
%expect sign_in https://benkyokai.example/auth/email?otp=1&t=s%3AkQ0r7.Za1&return=%2Fevent%2F30417
%html
<!doctype html><html><head><style>.b{background:#0ea5e9;border-radius:6px;color:#fff !important;display:inline-block;padding:12px 28px;font-weight:bold}</style></head><body style="font-family:'Hiragino Sans',sans-serif;background:#f1f5f9;padding:24px">
<div style="background:#fff;max-width:480px;margin:auto;padding:32px"><h1 style="font-size:18px">ログインはこちらから</h1><p>ボタンを押すと、パスワードなしでログインできます。</p><a class="b" href="https://benkyokai.example/auth/email?otp=1&amp;t=s%3AkQ0r7.Za1&amp;return=%2Fevent%2F30417">ログインする</a><p style="font-size:12px">このリンクは15分間、1回だけ有効です。リンクは同じブラウザーで開いてください。</p>
<p style="font-size:12px;color:#64748b">ログイン後に表示されるページ：「もくもく会 #204」</p></div><p style="text-align:center;font-size:11px;color:#94a3b8">べんきょう会ドットコム 運営チーム　<a href="https://benkyokai.example/contact">お問い合わせ</a></p></body></html>

@@ b9t accounting cloud | schema-org
かんたん帳簿 <no-reply@kantan-choubo.example>
【かんたん帳簿】メールアドレスの確認をお願いします
%expect verify https://accounts.kantan-choubo.example/users/confirmation?confirmation_token=xT9s_Lw2-71Qe
%html
<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"EmailMessage","potentialAction":{"@type":"ConfirmAction","name":"メールアドレスを確認する","handler":{"@type":"HttpActionHandler","url":"https://accounts.kantan-choubo.example/users/confirmation?confirmation_token=xT9s_Lw2-71Qe"}},"description":"かんたん帳簿の登録を完了"}</script></head><body>
<table width="100%" bgcolor="#f6f8fa"><tr><td align="center" style="padding:32px"><table width="560" bgcolor="#ffffff"><tr><td style="padding:32px;font-size:14px;line-height:1.8"><img src="https://img.kantan-choubo.example/logo.png" alt="かんたん帳簿" height="28"><br><br>合同会社みなも　渡辺 様<br><br>かんたん帳簿への無料お試し登録、ありがとうございます。<br>下記ボタンより、メールアドレスの確認を完了してください。</td></tr><tr><td align="center"><a href="https://accounts.kantan-choubo.example/users/confirmation?confirmation_token=xT9s_Lw2-71Qe" style="background:#2864f0;color:#fff;padding:14px 36px;border-radius:8px;text-decoration:none">メールアドレスを確認する</a></td></tr><tr><td style="padding:32px;font-size:12px;color:#666">・お試し期間：2026年3月12日まで<br>・事業者番号：4471-2204<br><br><a href="https://support.kantan-choubo.example/hc/ja">ヘルプセンター</a>｜<a href="https://kantan-choubo.example/seminar">初めての確定申告セミナー</a><br>かんたん帳簿株式会社　〒141-0031 東京都品川区西五反田2-8-1</td></tr></table></td></tr></table></body></html>

@@ b9t school app | alphanumeric | hk47wq9m
れんらくノート <system@renraku-note.example>
れんらくノート 保護者登録 認証キーのお知らせ
%text
桜台小学校 保護者様

れんらくノートの保護者登録を受け付けました。
アプリの「認証キー」欄に、次の8文字を半角で入力してください。

hk47wq9m

登録期限　2月20日（金）17時
ご不明な点は担任または教頭（042-577-1204）までお願いいたします。

@@ b9t live tickets | subject-and-body | 149386
ライブチケ <mail@livetike.example>
ライブチケ認証コード：149386
%html
<div style="font-family:sans-serif;font-size:14px"><p>ライブチケをご利用いただきありがとうございます。</p><p>抽選申込の本人確認のため、次の認証コードを10分以内に入力してください。</p><p style="border:2px solid #e4007f;padding:10px;width:200px;text-align:center"><span style="font-size:24px">149386</span></p><p>対象公演：星野楽団 TOUR 2026「遠い灯」<br>申込受付番号：L204-4471-88</p><p>※申込はまだ完了していません。</p><p>※迷惑メール対策をされている方は「@livetike.example」の受信設定をお願いします。</p></div>

@@ b9t blank mail entry | verify-link
ラーメン三国志 <touroku@ramen-sangokushi.example>
会員登録手続きのご案内
%expect verify http://m.ramen-sangokushi.example/r.php?g=2&c=kZ0q41
%text
空メールありがとうございます♪
下のURLから会員登録の続きをしてね！
↓↓↓
http://m.ramen-sangokushi.example/r.php?g=2&c=kZ0q41

登録するとすぐに使える【味玉無料】クーポンをプレゼント★
`,
  ),
  ...mails(
    'ko',
    `
@@ b9t messenger | heading | 70418326
도란톡 <noreply@dorantalk.example>
[도란계정] 이메일 인증 안내
%html
<div style="width:100%;background:#f7f7f7;padding:40px 0"><div style="width:580px;margin:0 auto;background:#fff;border:1px solid #ebebeb;font-family:'Apple SD Gothic Neo','Malgun Gothic'"><div style="padding:36px 40px 0;font-size:24px"><b>도란계정</b></div><div style="padding:20px 40px;font-size:15px;line-height:1.6">도란계정 이메일로 등록하려면<br>아래 인증번호를 입력해 주세요.</div><div style="margin:0 40px;background:#fee500;padding:18px;text-align:center;font-size:28px;letter-spacing:2px">70418326</div><div style="padding:20px 40px 40px;font-size:13px;color:#888">• 인증번호는 24시간 동안 유효합니다.<br>• 요청하지 않은 메일을 받으셨다면 <a href="https://cs.dorantalk.example/report">고객센터로 신고</a>해 주세요.<br><br>Copyright © Doran Corp. All rights reserved. | 63309 제주특별자치도 제주시 첨단로 242</div></div></div>

@@ b9t crypto withdrawal | verify-link
코인마당 <no-reply@coinmadang.example>
[코인마당] 출금 요청을 확인해 주세요
%expect verify https://www.coinmadang.example/withdraw/confirm?wid=20417712&sig=9d4e1b7a60
%html
<table width="600" style="font-family:Noto Sans KR,sans-serif;font-size:14px"><tr><td style="background:#0b1b3b;color:#fff;padding:18px 24px">COINMADANG</td></tr><tr><td style="padding:24px">박서준 회원님, 아래 출금 요청이 접수되었습니다.<table width="100%" style="margin:16px 0;border-top:1px solid #ccc"><tr><td>자산</td><td>ETH</td></tr><tr><td>수량</td><td>0.482913</td></tr><tr><td>받는 주소</td><td style="font-family:monospace">0x71c204ab88e0d4471f9026ce3b5570419a8812d4</td></tr><tr><td>요청 시각</td><td>2026-02-12 23:04:18</td></tr><tr><td>IP</td><td>192.0.2.118</td></tr></table>본인이 요청하셨다면 30분 이내에 아래 버튼을 눌러 출금을 승인해 주세요.<br><br><a href="https://www.coinmadang.example/withdraw/confirm?wid=20417712&amp;sig=9d4e1b7a60" style="background:#1263ce;color:#fff;padding:12px 32px">출금 승인</a><br><br>본인이 요청하지 않았다면 <a href="https://www.coinmadang.example/account/freeze?u=4471">계정 잠금</a> 후 고객센터(1588-2044)로 연락해 주세요.</td></tr></table>

@@ b9t web hosting | inline | 4713
카페세상 호스팅 <master@cafesesang.example>
[카페세상] 관리자 로그인 2차 인증
%text
안녕하세요. 카페세상 호스팅입니다.
관리자 페이지(moodcloset) 로그인 인증번호는 4713 입니다.
로그인 시각 2026-02-11 09:02, IP 203.0.113.9
감사합니다.

@@ b9t webtoon reset | reset-link
웹툰다락 <account@webtoondarak.example>
비밀번호를 잊으셨나요?
%expect reset_password https://click.webtoondarak.example/f/a/Qm9kZW5-9xTzL4~~/AAQRxQA~/RgRn2Kz1P0QkaHR0cHM6Ly9hY2NvdW50
%html
<html><body><table role="presentation" width="100%"><tr><td align="center"><table role="presentation" width="520"><tr><td style="padding:28px 0"><a href="https://click.webtoondarak.example/f/a/home77~~/AAQRxQA~/RgRn"><img src="https://static.webtoondarak.example/m/logo@2x.png" width="120" alt="웹툰다락"></a></td></tr><tr><td style="font-size:22px"><b>괜찮아요, 누구나 잊을 수 있어요.</b></td></tr><tr><td style="padding:16px 0;color:#555">gr***@example.com 계정의 비밀번호를 다시 만들 수 있도록 도와드릴게요. 아래 버튼은 60분 동안만 작동합니다.</td></tr><tr><td><a href="https://click.webtoondarak.example/f/a/Qm9kZW5-9xTzL4~~/AAQRxQA~/RgRn2Kz1P0QkaHR0cHM6Ly9hY2NvdW50" style="display:block;background:#00c48c;color:#fff;text-align:center;padding:16px;border-radius:10px">새 비밀번호 만들기</a></td></tr><tr><td style="padding:28px 0;font-size:12px;color:#999">요청한 적이 없다면 이 메일은 그냥 지우셔도 됩니다.<br>(주)다락엔터 서울 마포구 월드컵북로 396 · <a href="https://click.webtoondarak.example/f/a/pv02~~/AAQRxQA~/RgRk">개인정보처리방침</a> · <a href="https://click.webtoondarak.example/f/a/cs01~~/AAQRxQA~/RgRm">고객센터</a></td></tr></table></td></tr></table></body></html>

@@ b9t notes app | code-and-link | 395072
조각노트 <notify@jogaknote.example>
조각노트 로그인 코드는 395072입니다
%expect sign_in https://www.jogaknote.example/loginwithemail?state=7Yq0&code=395072&email=jiho%40example.com
%text
조각노트에 로그인

아래 매직 링크를 클릭하여 로그인하세요.
https://www.jogaknote.example/loginwithemail?state=7Yq0&code=395072&email=jiho%40example.com

또는 이 임시 로그인 코드를 복사하여 붙여넣으세요.
395072

로그인을 시도하지 않았다면 이 이메일을 무시하셔도 됩니다.

힌트: 설정 및 멤버 → 내 계정에서 고정 비밀번호를 설정할 수 있습니다.

@@ b9t express bus | plain | 482706
고속버스 타고 <noreply@tago-bus.example>
[타고] 이메일 인증번호
%text
인증번호 482706

화면에 입력해 주세요.
-고속버스 타고-

@@ b9t alumni | verify-link
동백고 총동문회 <admin@dongbaek-alumni.example>
[동백고 총동문회] 인증확인 메일입니다.
%expect verify http://www.dongbaek-alumni.example/bbs/email_certify.php?mb_id=cho71&mb_md5=0c4f71a9e2b8
%html
<div style="margin:30px auto;width:600px;border:10px solid #f7f7f7"><div style="border:1px solid #dedede"><h1 style="padding:30px 30px 0;background:#f7f7f7;color:#555;font-size:1.4em">회원 인증 메일입니다.</h1><span style="display:block;padding:10px 30px 30px;background:#f7f7f7;text-align:right"><a href="http://www.dongbaek-alumni.example" target="_blank">동백고 총동문회</a></span><p style="margin:20px 0 0;padding:30px 30px 50px;min-height:200px"><b>조현우</b> 님의 회원가입을 진심으로 축하합니다.<br><br>아래의 주소를 클릭하시면 인증이 완료됩니다.<br><a href="http://www.dongbaek-alumni.example/bbs/email_certify.php?mb_id=cho71&amp;mb_md5=0c4f71a9e2b8" target="_blank"><b>http://www.dongbaek-alumni.example/bbs/email_certify.php?mb_id=cho71&amp;mb_md5=0c4f71a9e2b8</b></a><br><br>회원님의 성원에 보답하고자 더욱 더 열심히 하겠습니다.<br>감사합니다.</p><a href="http://www.dongbaek-alumni.example/bbs/login.php" target="_blank" style="display:block;padding:30px 0;background:#484848;color:#fff;text-align:center">동백고 총동문회 로그인</a></div></div>
`,
  ),
  ...mails(
    'th',
    `
@@ b9t gov portal | table | 915362
ศูนย์บริการประชาชนออนไลน์ <noreply@prachachon-online.example>
รหัสยืนยันตัวตนสำหรับลงทะเบียนใช้งานระบบ
%text
เรียน คุณพิมพ์ชนก ใจดี

ท่านได้ลงทะเบียนใช้งานระบบบริการประชาชนออนไลน์ เมื่อวันที่ 10 กุมภาพันธ์ 2569 เวลา 09.32 น.

รหัสยืนยัน    : 915362
รหัสอ้างอิง   : ZPKM
ใช้ได้ภายใน  : 10 นาที

อีเมลฉบับนี้เป็นการแจ้งข้อมูลโดยอัตโนมัติ กรุณาอย่าตอบกลับ สอบถามเพิ่มเติม โทร. 1111 กด 77
`,
  ),
  ...mails(
    'id',
    `
@@ b9t tax portal | inline | 820641
Portal Layanan Wajib Pajak <no-reply@layanan-wp.example>
Token Verifikasi Perubahan Data
%text
Yth. BUDI SANTOSO,
NPWP 07.120.447.1-204.000

Permintaan perubahan alamat email Anda telah kami terima pada 09-02-2026 10:17:45 WIB. Masukkan kode verifikasi berikut pada halaman perubahan data: 820641. Kode ini hanya berlaku selama 5 menit.

Abaikan email ini apabila Anda tidak melakukan permintaan tersebut. Informasi lebih lanjut hubungi 1500 471.
`,
  ),
];

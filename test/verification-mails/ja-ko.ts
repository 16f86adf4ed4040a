import { mails } from './mails.ts';

/** Japanese mails with a code or a link. */
export const JAPANESE = mails(
  'ja',
  `
@@ 通販 認証コード | heading | 509274
まちかど商店 <no-reply@machikado.example>
【まちかど商店】認証コードのお知らせ
= メールアドレスの確認
佐藤 様
以下の認証コードを画面に入力してください。
# 509274
有効期限は10分です。心当たりのない場合は、このメールを破棄してください。
-- まちかど商店株式会社 〒150-0001 東京都渋谷区神宮前1-2-3 電話 03-1234-5678

@@ 銀行 | distractors | 7380
みなも銀行 <otp@minamobank.example>
ワンタイムパスワードのお知らせ
振込金額：50,000円　振込先：普通 1234567　受付日時：2026年3月12日 14時05分
# ワンタイムパスワード :: 7380
お問い合わせ：0120-000-123

@@ 文中 | inline | 618205
くらうどメモ <support@cloudmemo.example>
ログイン確認
確認コードは {618205} です。30分以内に入力してください。

@@ 件名 | subject-only | 44810
のりあい <hello@noriai.example>
44810 はのりあいの確認コードです
コードは件名に記載しています。

@@ 全角 | full-width | 382047
市立図書館 <library@city-example.test>
仮登録完了のお知らせ（本人確認番号）
本人確認番号：
# ３８２０４７
登録画面に入力してください。図書館カード番号とは異なります。

@@ 二段階 | box | 903318
ゆうびん箱 <security@yubinbako.example>
二段階認証のコード
二段階認証用コード
# 903318
アクセス元：大阪府 / Windows 11 / Edge 126

@@ 一文字ずつ | split | 152736
おうちごはん <hi@ouchigohan.example>
あと一歩で登録完了です
アプリに次の数字を入力してください。
# 152736

@@ ゲーム | alphanumeric | P9DXC
Kettle サポート <noreply@kettlegames.example>
Kettle アカウント: 新しいコンピュータからのアクセス
アカウント tanuki_55 へのログインに必要なコード：
# P9DXC

@@ 表 | table | 660915
電子申請窓口 <no-reply@denshi-shinsei.example>
申請用パスコードの送付
| 受付番号 | 2026-0311-00482
# パスコード :: 660915
窓口受付時間 9:00～17:00

@@ 本登録 | verify-link
はなとも <welcome@hanatomo.example>
【はなとも】本登録のご案内
仮登録ありがとうございます。24時間以内に下記のURLから本登録を完了してください。
^v https://hanatomo.example/regist/complete?key=8f2c0b&m=1
※このメールは送信専用です。

@@ パスワード再設定 | reset-link
まちかど商店 <no-reply@machikado.example>
パスワード再設定のご案内
パスワード再設定のお申し込みを受け付けました。
>r パスワードを再設定する | https://machikado.example/password/reset/0a7e

@@ ログインリンク | magic-link
くらうどメモ <support@cloudmemo.example>
ログイン用リンク
ボタンを押すとパスワードなしでログインできます。
>s ログインする | https://cloudmemo.example/login/magic/41cc

@@ 招待 | invitation
かんばん <invite@kanban-team.example>
田中さんから「企画チーム」への招待が届いています
チームに参加して一緒に作業しましょう。
>i 招待を承諾する | https://kanban-team.example/invite/kikaku/9b1

@@ コードとリンク | code-and-link | 271950
たびじたく <account@tabijitaku.example>
認証コード：271950
認証コード
# 271950
または次のボタンから認証できます。
>v メールアドレスを認証 | https://tabijitaku.example/auth/v/271950f
`,
);

/** Korean mails with a code or a link. */
export const KOREAN = mails(
  'ko',
  `
@@ 쇼핑 인증번호 | heading | 730582
모두마켓 <no-reply@modumarket.example>
[모두마켓] 이메일 인증번호 안내
= 이메일 인증
안녕하세요, 김하나님. 아래 인증번호를 입력해 주세요.
# 730582
인증번호는 10분간 유효합니다.
-- (주)모두마켓 서울특별시 강남구 테헤란로 123 사업자등록번호 123-45-67890 고객센터 1588-0000

@@ 은행 | distractors | 915037
한빛은행 <otp@hanbitbank.example>
이체 인증번호 안내
이체금액 150,000원, 받는 분 이*수, 2026.03.12 15:20
# 인증번호 :: 915037
타인에게 절대 알려주지 마세요. 문의 1599-8000

@@ 본문 | inline | 408291
클라우드노트 <support@cloudnote.example>
로그인 확인
인증 코드는 {408291}입니다. 본인이 요청하지 않았다면 이 메일을 무시하세요.

@@ 제목 | subject-only | 6027
같이타요 <hello@gachitayo.example>
[같이타요] 인증번호 6027
인증번호는 메일 제목에 있습니다.

@@ 묶음 | grouped | 552814
하늘항공 <member@haneulair.example>
회원 로그인 보안코드
보안코드를 입력하세요
# 552 814
회원번호 KX1002938

@@ 칸 | split | 194630
집밥 <hi@jipbap.example>
가입까지 한 단계 남았어요
앱에 다음 숫자를 입력하세요
# 194630

@@ 표 | table | 337018
전자민원 <no-reply@e-minwon.example>
본인 확인 코드
| 접수번호 | 20260312-00417
# 확인 코드 :: 337018

@@ 이메일 인증 | verify-link
꽃친구 <welcome@kkotchingu.example>
이메일 주소를 인증해 주세요
가입해 주셔서 감사합니다. 버튼을 눌러 인증을 완료하세요.
>v 이메일 인증하기 | https://kkotchingu.example/verify?k=77f0a
* 수신거부 | https://kkotchingu.example/unsub?k=77f0a

@@ 비밀번호 | reset-link
모두마켓 <no-reply@modumarket.example>
비밀번호 재설정 안내
비밀번호 재설정을 요청하셨습니다.
>r 비밀번호 재설정 | https://modumarket.example/pw/reset/1c9e

@@ 로그인 링크 | magic-link
클라우드노트 <support@cloudnote.example>
로그인 링크를 보내드립니다
아래 버튼을 누르면 비밀번호 없이 로그인됩니다.
>s 로그인 | https://cloudnote.example/l/9c0a1

@@ 초대 | invitation
함께보드 <invite@hamkeboard.example>
박지훈님이 "디자인팀"에 초대했습니다
팀에 참여해 함께 일해 보세요.
>i 초대 수락 | https://hamkeboard.example/join/design/3fa
`,
);

import { mails } from './mails.ts';

/** Mails in simplified Chinese with a code or a link. */
export const CHINESE_SIMPLIFIED = mails(
  'zh-Hans',
  `
@@ 商城验证码 | heading | 837105
好物商城 <noreply@haowu.example>
【好物商城】邮箱验证码
= 验证您的邮箱
尊敬的用户，您好！您正在注册好物商城账号，验证码为：
# 837105
验证码 10 分钟内有效，请勿泄露给他人。
-- 好物商城 客服电话 400-820-8820 京ICP备12345678号

@@ 行内 | inline | 260493
云上笔记 <service@yunbiji.example>
云上笔记登录验证
您的登录验证码是 {260493}，5分钟内有效。如非本人操作，请忽略本邮件。

@@ 无空格 | plain | 719304
江海银行 <ebank@jianghaibank.example>
动态密码通知
【江海银行】您尾号4471的账户正在办理转账，金额1,200.00元，动态密码719304，切勿告知他人。客服95500。

@@ 主题 | subject-only | 5068
顺路 <hi@shunlu.example>
5068 是您的顺路验证码
验证码请见邮件主题。

@@ 全角 | full-width | 482913
老字号论坛 <bbs@laozihao.example>
注册确认码
您的确认码：
# ４８２９１３
请在注册页面输入。

@@ 游戏令牌 | alphanumeric | TK4M9
Kettle 客服 <noreply@kettlegames.example>
您的 Kettle 帐户：来自新设备的访问
登录帐户 bamboo_fox 所需的 Kettle 令牌验证码为：
# TK4M9
登录 IP：203.0.113.88（杭州）

@@ 分开 | split | 640817
小厨房 <hello@xiaochufang.example>
还差一步
请在 App 中输入以下数字
# 640817

@@ 表格 | table | 338906
企业服务平台 <noreply@qiyefuwu.example>
身份验证
| 申请编号 | 20260304115
# 校验码 :: 338906
有效期至 2026年3月4日 18:00

@@ 激活 | verify-link
花友会 <welcome@huayouhui.example>
请激活您的账号
感谢注册！请点击下面的按钮完成邮箱验证。
>v 验证邮箱 | https://huayouhui.example/active?code=a7c1e0&uid=8812
如果按钮无法点击，请忽略本邮件。

@@ 重置密码 | reset-link
好物商城 <noreply@haowu.example>
重置您的密码
我们收到了重置密码的请求。请在 30 分钟内点击链接设置新密码：
^r https://passport.haowu.example/reset/pwd?sid=17fae

@@ 登录链接 | magic-link
云上笔记 <service@yunbiji.example>
您的登录链接
点击按钮即可免密登录。
>s 立即登录 | https://yunbiji.example/l/m/70ccd

@@ 邀请 | invitation
协作板 <invite@xiezuoban.example>
王伟邀请您加入团队“产品组”
加入团队，一起协作。
>i 接受邀请 | https://xiezuoban.example/invite/prod/81a

@@ 验证码与链接 | code-and-link | 905521
海外购 <account@haiwaigou.example>
验证码：905521
请输入验证码
# 905521
或者点击链接直接验证。
>v 一键验证 | https://haiwaigou.example/v?c=905521&t=zz1
`,
);

/** Mails in traditional Chinese with a code or a link. */
export const CHINESE_TRADITIONAL = mails(
  'zh-Hant',
  `
@@ 商店驗證碼 | heading | 205867
島嶼選物 <noreply@daoyu.example>
您的驗證碼
親愛的會員您好，請於 10 分鐘內輸入以下驗證碼：
# 205867
-- 島嶼選物有限公司 台北市信義區松仁路 100 號 統一編號 12345678 電話 (02) 2345-6789

@@ 銀行 | distractors | 918442
福安銀行 <service@fuanbank.example>
【福安銀行】網路交易一次性密碼
交易金額 NT$3,280，卡號末四碼 7715，時間 2026/03/12 20:31。
# 一次性密碼 :: 918442
客服專線 0800-023-123

@@ 登入 | inline | 664018
信箱家 <security@xinxiangjia.example>
登入驗證
您的登入驗證碼為 {664018}，請勿轉寄給任何人。

@@ 主旨 | subject-only | 3394
搭便 <hello@dabian.example>
驗證碼 3394（搭便）
驗證碼在主旨中，請於 App 輸入。

@@ 全形 | full-width | 701835
書友論壇 <bbs@shuyou.example>
會員啟用碼
您的啟用碼是
# ７０１８３５
謝謝您的加入！

@@ 分格 | split | 417720
料理教室 <hi@liaoli.example>
請完成信箱驗證
在頁面輸入下列六碼
# 417 720

@@ 啟用帳號 | verify-link
園藝誌 <welcome@yuanyizhi.example>
請驗證您的電子郵件地址
感謝您的註冊，請點選下方按鈕啟用帳號。
>v 驗證電子郵件 | https://yuanyizhi.example/verify/0c8a
* 取消訂閱 | https://yuanyizhi.example/unsub/0c8a

@@ 重設密碼 | reset-link
島嶼選物 <noreply@daoyu.example>
重設密碼通知
您申請了重設密碼，連結 24 小時內有效。
>r 重設密碼 | https://daoyu.example/account/reset/55b1

@@ 邀請 | invitation
看板通 <invite@kanbantong.example>
陳怡君邀請您加入「行銷團隊」
立即加入一起工作。
>i 接受邀請 | https://kanbantong.example/join/mkt/77a0
`,
);

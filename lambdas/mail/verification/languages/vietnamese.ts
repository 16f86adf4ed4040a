import type { LanguageWords } from './language-words.ts';

/** "mã" is written `ma`, a word of many languages: it counts only with what stands before or behind it. */
const END = '(?!\\p{L})';
const START = '(?<!\\p{L})';

export const VIETNAMESE: LanguageWords = {
  strong: [
    `ma (?:so )?(?:pin |code )?(?:xac (?:minh|nhan|thuc)|kiem tra|otp|smart otp|sms|bao mat|bao ve|an toan|dang nhap|dung (?:mot|1) lan|su dung (?:mot|1) lan|mot lan|1 lan|dat lai|cai lai|lay lai|doi mat khau|khoi phuc|phuc hoi|2fa|(?:hai|2) (?:yeu to|lop|buoc)|mo khoa tai khoan)${END}`,
    `mat (?:khau|ma) (?:otp|smart otp|mot lan|1 lan|dung (?:mot|1) lan|su dung (?:mot|1) lan|giao dich mot lan)${END}`,
    `ma (?:so )?(?:gom |co )?(?:4|5|6|7|8|bon|nam|sau|bay|tam) (?:chu so|ky tu|so)${END}`,
    `ma (?:so )?(?:de|dung de|nham) (?:dang nhap|xac (?:minh|nhan|thuc)|dat lai|khoi phuc|lay lai|kich hoat|hoan tat)`,
  ],
  ambiguous: [
    `ma (?:so )?(?:kich hoat|truy cap|phe duyet|uy quyen|ghep (?:noi|doi)|lien ket|ket noi|ky (?:so|hop dong|dien tu)|dang ky|tam thoi|pin|thiet bi|chap thuan|cap quyen|bi mat|ca nhan)${END}`,
    `mat (?:khau|ma) (?:tam thoi|cap lai)${END}`,
  ],
  weak: [
    `(?:nhap|dien|go|su dung|dung|bang|voi|lay|nhan) (?:doan )?ma (?=$|[:\\[(]?\\d)|(?:nhap|dien|go|su dung|dung) (?:doan )?ma(?! (?:giam|khuyen|uu dai|voucher|coupon|qr|gioi thieu|moi|don|vung|nguon|hang|san pham|the|so thue|nhan|du thuong|tra cuu|khach|dat))${END}`,
    `ma (?:nay|sau(?: day)?|duoi day|ben duoi|o tren|so sau|cua (?:ban|quy khach|anh|chi)|code)${END}`,
  ],
  parts: [
    'mat khau|mat ma|(?<![a-z])ma (?:so|pin|code|kiem|sms|smart|an toan|bao|dung|su dung|mot|1|2|hai|khoi|phuc|dat|cai|lay|doi|mo|gom|co|xac|otp|bon|nam|sau|bay|tam|kich|truy|phe|uy|ghep|lien|ket|ky|thiet|chap|cap|bi|ca|de|nham|nay|duoi|ben|o|cua|$|[:\\[(]?\\d)',
  ],
  types: ['(?<!\\p{L}|dang )nhap (?!khau|hoc|vien|hang)|(?<!\\p{L})(?:dien|go) (?:doan )?ma(?!\\p{L})'],
  labels: [
    `${START}(?:ma (?:xac nhan|xac minh) (?:dat (?:phong|cho|ve|ban)|don hang)|ma (?:so )?(?:don|dat (?:phong|cho|ve|ban|hang)|khach|van don|buu|nhan (?:hang|phong|qua|ve|thuong)|lay hang|mo tu|tu|cua|phong|giam|khuyen|uu dai|voucher|coupon|the|qua|gioi thieu|moi|ho so|san pham|hang|du thuong|thue|hoi vien|thanh vien|puk|loi|giao dich(?! otp)|tra cuu|hoa don|hop dong|sinh vien|hoc vien|nhan vien|vung|dien thoai|qr|vach|swift|chung khoan|co phieu|cuoc hop|hop|lop|ve|ghe|su kien|tham chieu|yeu cau|phieu|dai ly|cua hang|thanh toan|nap|seri)|so (?:hoa don|hop dong|ghe|may le|bao danh|dien thoai|tai khoan|the tin dung|tham chieu|se-?ri|phieu|theo doi|don hang|van don|phong)|(?:mat khau|pass) (?:wi-?fi|cuoc hop|mo file|giai nen)|mat ma cuoc hop|don hang|van don|hoa don|dat (?:phong|cho|ban|ve)|phien ban|(?:4|bon) so cuoi|tong dai|hotline)`,
  ],
  otherKinds: [
    `${START}(?:don hang|van don|giao hang|nhan hang|nguoi giao|shipper|buu (?:gui|kien|ta)|hoa don|dat (?:phong|cho|ban|ve)|nhan phong|tra phong|lich hen|giam (?:gia|ngay|den|\\d)|duoc giam|khuyen mai|uu dai|voucher|qua tang|du thuong|trung thuong|boc tham|quay so|ban be|hoan tien|tich diem|the cao|cuoc hop|hoi thao|tu khoa|khoa thong minh|can ho|ve xe|ve may bay|chuyen bay|bao hiem|bao danh|wi-?fi|puk)${END}`,
  ],
  authentication: [
    '(?<!\\p{L})(?:dang nhap|tai khoan|mat khau|xac (?:minh|nhan|thuc)|bao mat|het han|co hieu luc trong|dang ky|khong (?:chia se|cung cap|tiet lo)|kich hoat|thiet bi moi|danh tinh|chinh chu)(?!\\p{L})',
  ],
  handedOver: [
    `(?<!(?:khong|dung) )(?<!\\p{L})(?:doc|dua|xuat trinh|bao|cho xem|trinh) [^.\\n]{0,24}(?:cho|voi|tai) (?:tai xe|shipper|nguoi giao|nhan vien|le tan|thu ngan|quay|bao ve|buu ta)`,
  ],
  secret: [
    '(?:khong|dung|cam) (?:bao gio )?(?:duoc )?(?:chia se|cung cap|tiet lo|gui|dua|cho (?:bat ky|nguoi)|doc)|voi bat ky ai|cho bat (?:ky|cu) ai',
  ],
  verify: [
    'xac thuc|hoan (?:tat|thanh) (?:viec |thu tuc |qua trinh )?(?:dang ky|xac|thiet lap|tao tai khoan|mo tai khoan)|mo khoa (?:tai khoan)',
    '(?<!\\p{L})(?:tin cay|tin tuong|cho phep|phe duyet|chap thuan|uy quyen|duyet) (?:giao dich|thiet bi|yeu cau|thay doi|trinh duyet|lenh|truy cap)',
    '(?<!\\p{L})(?:dung|vang|phai|co),? (?:do |day )?(?:chinh )?la toi|(?<!\\p{L})toi muon (?:nhan|dang ky)|xac nhan',
  ],
  signIn: [
    '(?<!\\p{L})(?:truy cap|vao|tro lai) (?:vao )?tai khoan|khong can (?:nhap )?mat khau|lien ket (?:ma thuat|than ky)',
  ],
  resetPassword: [
    '(?<!\\p{L})(?:dat|dat lai|doi|doi lai|thay doi|tao|tao lai|thiet lap|thiet lap lai|khoi phuc|lay lai|cai lai|cai dat|cai dat lai|cap lai|cap nhat|phuc hoi|chon|dat moi) (?:mot )?mat khau|quen mat khau|mat khau moi',
    '(?<!\\p{L})(?:khoi phuc|lay lai|phuc hoi) (?:lai )?(?:quyen truy cap )?(?:vao )?tai khoan',
  ],
  invitation: [
    '(?<!\\p{L}|dang nhap )(?:tham gia|gia nhap|vao) (?:vao )?(?:nhom|doi|team|khong gian|du an|to chuc|workspace|kenh|may chu|cong ty|bang lam viec|gia dinh)|dong y tham gia|tro thanh thanh vien',
    '(?<!\\p{L})moi (?:ban|quy khach|anh|chi|em) (?:tham gia|vao|lam|cung|cong tac|gia nhap|tro thanh)(?! (?:su kien|hoi thao|khao sat|cuoc hop))|duoc moi (?:tham gia|lam|cung|vao|gia nhap|cong tac|chinh sua)(?! (?:su kien|hoi thao))|link moi|lien ket moi|chap nhan va (?:tao|tham gia|tiep)',
    '(?:tai lieu|thu muc|tep|tap tin|file) (?:duoc |da )?(?:chia se|dung chung)|chia se (?:mot )?(?:thu muc|tai lieu|tep) (?:nay )?voi ban',
  ],
  verified: ['hop thu|danh tinh|thiet bi|ban tin|mat khau|rut tien|giao dich|thay doi'],
  disowned: [
    '(?<!\\p{L})khong (?:phai )?(?:la |do |chinh )?(?:ban|quy khach|anh/chi|toi)(?!\\p{L})',
    '(?<!\\p{L})(?:khong|chua) (?:he |tung |bao gio |co |tu )?(?:thuc hien|yeu cau|dang ky|dang nhap(?! duoc)|nhan ra|nhan biet|biet|tao|gui|khoi tao|thay doi|ro|nho (?:da|minh|viec)|quen thuoc|uy quyen)(?!\\p{L})',
    'nghi ngo|nham lan|do nham|nhan nham|xam nhap|trai phep|bi danh cap',
  ],
  leads: [
    'duong|dan|dia|chi|ben|duoi|tiep|tuc|theo|mo|bay|gio|o|nut|sau|tren|hay|vui|long|di|toi|den|truy|cap|nhap|chuot',
  ],
  notFollowed: [
    '(?<!\\p{L})(?:huy|ngung nhan|ngung|doc (?:them|tiep)|xem (?:chi tiet|tren|them|hoat dong|truc tuyen|don|hoa don)|tai (?:ung dung|hoa don|ve|xuong)|lien he|ho tro|tro giup|chinh sach|dieu khoan|quyen rieng tu|bao cao|khong phai (?:la )?(?:toi|ban)|tu choi|bo qua|quan ly|danh gia|khao sat|mua (?:ngay|sam)|nang cap|gia han|mo ung dung|tham gia (?:cuoc hop|hop|hoi thao|su kien|khao sat|buoi|ngay hoi)|tim hieu|bao ve tai khoan|theo doi|tra cuu|phan hoi)(?!\\p{L})|trinh duyet',
  ],
  otherAction: [
    '(?<!\\p{L})(?:don hang|dat (?:phong|cho|ban|ve|hang)|lich hen|cuoc hen|tham du|thanh toan|hoa don|giao hang|nhan hang|cuoc hop|bao gia|su kien|hoi thao|phong van|lich trinh|chuyen bay)(?!\\p{L})',
  ],
};

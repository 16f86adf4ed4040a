import type { LanguageWords } from './language-words.ts';

export const TURKISH: LanguageWords = {
  strong: [
    '(?:dogrulama|dogrulamasi|onay|onayi|guvenlik|giris|tek kullanimlik|tek seferlik|tek kullanim|bir kerelik|kimlik dogrulama|kimlik|sifirlama|sifre sifirlama|parola sifirlama|sifre yenileme|oturum acma|oturum|uyelik onay|hesap kurtarma|kurtarma|iki adimli|iki asamali|iki faktorlu|cift faktorlu|2fa|sms|otp|3-?d ?-?secure|islem onay|odeme onay|havale onay|hesap dogrulama|e-?posta dogrulama|mobil imza|e-?imza|imza|dinamik|tek kullanimlik giris|sms onay) (?:\\p{L}+ ){0,1}?(?:kod(?:u|un|unuz|unuzu|unu|lari|uyla)?|sifre(?:si|n|niz|nizi|ni|siniz)?|parola(?:si|n|niz|nizi|ni)?|pin(?:i|iniz|in)?|token(?:i|iniz)?|anahtari|belirteci?)(?!\\p{L}| ?n?iz? sifirla| sifirla)',
    'islem sifre(?:si|niz|n)(?!\\p{L})|(?:dogrulama|guvenlik) (?:numara|rakam)(?:si|n|niz|niz|lari|lariniz)(?!\\p{L})|(?:smskodu|sms-?kodu|otp-?kodu)(?!\\p{L})|haneli (?:\\p{L}+ ){0,2}(?:kod|sifre|pin|parola)|[4-9] (?:rakamli|karakterli|basamakli) (?:\\p{L}+ )?(?:kod|sifre)',
    '(?:giris yap|oturum ac|dogrula|onayla|sifirla|tamamla|etkinlestir|teyit et)\\p{L}* (?:icin|uzere) (?:\\p{L}+ ){0,3}?(?:kod(?:u|un|unuz)?|sifre(?:n|niz)?|parola(?:n|niz)?)(?!\\p{L})',
  ],
  ambiguous: [
    '(?:aktivasyon|etkinlestirme|erisim|onaylama|kayit|yetkilendirme|eslestirme|esleme|baglanti|cihaz|cihaz eslestirme|kisisel|gizli|uyelik|hesap|aktiflestirme|gecici|kullanici) (?:kod(?:u|un|unuz|unuzu|unu)?|anahtari|pini?|sifre(?:si|n|niz)?|parola(?:si|n|niz)?)(?!\\p{L})',
  ],
  weak: ['kod(?:u|un|unuz|unuzu|unu|umuz|la|uyla)(?!\\p{L})', 'belirtec(?:i|iniz)?(?!\\p{L})'],
  parts: ['belirtec', 'anahtar', 'dogrulama numara', 'dogrulama rakam'],
  types: [
    '(?<!\\p{L})(?:gir(?:in|iniz|erek|ip|mek|meniz|mesi|ebilirsin|ebilirsiniz|melisin|melisiniz)?|yaz(?:in|iniz|arak|ip|mak|maniz|abilirsin|abilirsiniz)?|kullanarak|tuslay(?:in|iniz|arak|ip)|tusla|yapistir(?:in|iniz|arak|ip|mak)?|kopyalayip|giris ekranina)(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:police no|police num|sozlesme|dosya|koltuk|cekilis|vergi|dahili|uye no|uye numara|aday|surum|ucus|emanet|dolap|sira no|sira numara|t\\.?c\\.? kimlik|tc kimlik|kimlik no|posta kodu|seri no|seri num|lisans|abone|tesisat|destek kaydi|destek talebi|talep no|basvuru|sikayet|barkod|fis no|irsaliye|plaka|hasta no|protokol|recete|islem no|islem numara|dekont|hesap no|hesap numara|iban|bilet|pnr|rezervasyon|oda(?!\\p{L})|masa(?!\\p{L})|daire|kapi no|sayac|ogrenci|personel|sicil|kayit no|kayit numara|iade|kupon|versiyon)',
  ],
  otherKinds: [
    '(?<!\\p{L})(?:teslimat|teslim|kurye|sepet(?:te|inizde|e)?(?!\\p{L})|kasada|odeme adiminda|kupon|hediye|cekilis|odul|puan(?:i|in|lari)?(?!\\p{L})|firsat|promosyon|kazan(?:sin|in|dir)|arkadaslarin|arkadasini|davet kod|referans kod|pnr|rezervasyon|bilet|ucus|toplanti|gorusme|konferans|webinar|wi-?fi|puk(?!\\p{L})|hata kodu|kapi(?:yi|ya|nin)?(?!\\p{L})|daire|bariyer|otopark|garaj|dolap|dolabi|emanet|kasa sifre|kilit kutusu|anahtar kutusu|anahtarlik|lisans|seri no|urun kod|barkod|anket|yarisma|magaza|ilac|recete|e-recete|randevu|scooter|sarj istasyon|iade|kargo)',
  ],
  authentication: [
    'yetkilendir|etkinlestir|aktif|kimli(?:k|g)i?n?|kayit|kaydi|uyelig|uyelik|oturum|parola|kurtar|sifirla|teyit|iki adim|iki asama|eslestir|yeni cihaz|televizyon|tek kullanimlik|talep ett|istedig|kimseyle|paylasmay|gizli|gecerlidir|gormezden|dikkate almay|sozlesme\\p{L}* imza|imzala|siz(?:in)? (?:oldugunuz|misiniz)|sen (?:oldugun|misin)',
  ],
  handedOver: [
    '(?:kurye|sofor|surucu|gorevli|kasiyer|resepsiyon|garson|guvenlik gorevlisi|danisma|personel|magaza|satici|teslimat gorevlisi|dagitici|temsilci)(?:ye|ya|e|a|ine|inize|imize|lere|lara)(?!\\p{L}) (?:\\p{L}+ ){0,3}?(?:soyle|goster|ver(?:in|iniz)?(?!\\p{L})|ibraz|ilet|bildir)|kasada (?:goster|soyle|okut)|teslim alirken|teslim(?:at)? (?:sirasinda|aninda)|giriste goster|ibraz ed',
  ],
  secret: [
    'kimseyle|kimse ile|kimseye (?:soyle|verme|iletme)|paylasma(?:y|mali|ma)|ucuncu (?:kisi|sahis)|gizli tut',
  ],
  verify: [
    'onay(?:la|liyor|lamak|lama(?!z))|dogrula|teyit|etkinlestir|aktiflestir|aktivasyon|(?:cihaz|islem|erisim|giris)\\p{L}{0,4} (?:izin ver|guven|onay)|(?:cihaza|cihazima) guven|bu (?:sizsiniz|sensen|sizseniz|bendim)|bendim|^evet,? (?:ben(?:im|dim)|bu benim|abone|kayit|bulten)',
    '(?:kayd|uyelig|kayit|hesap|hesab|abonelig)\\p{L}* (?:\\p{L}+ ){0,2}?(?:tamamla|bitir|sonlandir)|son bir adim|kayit islem\\p{L}* (?:tamamla|bitir)|abonelig\\p{L}* (?:onay|baslat)|kilid\\p{L}* ac(?:mak|in|iniz|$)|abone olmak istiyorum',
  ],
  signIn: [
    'giris yap|giris icin|giris bag|giris link|oturum ac|sihirli (?:bag|link)|tek kullanimlik (?:bag|link|giris)|tek tikla (?:gir|bag)|(?:erisim|giris|oturum acma) (?:link|baglanti)|(?:link|baglanti)\\p{L}* (?:\\p{L}+ ){0,3}?(?:hesabin\\p{L}*|paneline|panelinize) (?:gotur|ulas|gir|baglan)|parola(?:siz| girmeden)',
  ],
  resetPassword: [
    '(?:sifre|parola)\\p{L}{0,6} (?:\\p{L}+ ){0,2}?(?:sifirla|yenile|degistir|olustur|belirle|ayarla|guncelle|unut|hatirla|kurtar)|(?:yeni|gecici) (?:bir )?(?:sifre|parola)|(?:sifre|parola)\\p{L}* (?:suresi|gecerlilig)|(?:sifre|parola)\\p{L}*[^.\\n]{0,30}[.?] [^.\\n]{0,20}(?:yenile|degistir|belirle|olustur)|pin\\p{L}* (?:yenile|sifirla|belirle)',
    '(?:hesab|hesap|erisim)\\p{L}* (?:\\p{L}+ ){0,2}?(?:kurtar|geri yukle|geri al|yeniden eris|tekrar eris|erisimi? geri)|hesap kurtarma|erisim\\p{L}* (?:geri|yeniden)',
  ],
  invitation: [
    'davet\\p{L}* (?:\\p{L}+ ){0,2}?(?:kabul|goruntul|gor(?:mek|un|$)|incele|onayla|yanit|katil|ac(?:mak|in|$)|cevap)|davet (?:link|baglanti)|(?:sizi|seni|size|sana) (?:\\p{L}+ ){0,8}?davet|davet (?:edildin|edildiniz|ediyor|etti|aldin)|davetlisin|davetiye\\p{L}* (?:kabul|onay|gor|ac)',
    '(?:ekib|takim|grub|grup|proje|calisma alan|topluluk|topluluğ|toplulug|kanal|sunucu|organizasyon|sirket|pano|ekip)\\p{L}* (?:\\p{L}+ )?(?:katil|dahil ol|uye ol)|aralarina katil|ortak calisan|birlikte calisma(?:ya|k)|uye(?:si)? olarak eklen|(?:olarak|ekibine|grubuna|projesine) eklendi(?:n|niz)',
  ],
  verified: ['kimli[kg]|cihaz|abonelig|abonelik|bulten|uyelig|oturum|profil'],
  disowned: [
    '(?:siz|sen|ben) degil(?:se\\p{L}*| mi\\p{L}*|di\\p{L}*|im)?(?!\\p{L})|siz (?:degil )?(?:miydiniz|misiniz)|size ait degil|sana ait degil|(?:gonder|yap|talep et|iste|baslat|gerceklestir|olustur|bulun|kaydol|kayit ol|giris yap|abone ol|degistir|ac|sifirla|onayla|yaptir|dene|bekle)(?:me|ma)(?:di\\p{L}*|mis\\p{L}*|diysen\\p{L}*|diysan\\p{L}*)(?!\\p{L})',
    'tanimiyor|tanimad|yanlislikla|hata(?:en|yla)|(?<!veya )bas(?:ka|kasi) (?:biri|bir kisi)|baskasi|supheli|suphelen|yetkisiz|ele gecir|bilginiz (?:disinda|olmadan)|bilgin (?:disinda|olmadan)|haberin(?:iz)? yoksa|istemiyorsan\\p{L}*|(?:talep|istek|islem) (?:size|sana) ait',
  ],
  leads: [
    'baglanti|ac|acin|aciniz|basla|baslayin|ileri|sayfa|sayfaya|sayfayi|hadi|baslayalim|git|gidin|gidiniz|tiklamaniz|tiklayip|link|linke|asagidaki|asagida|butonu|buton|butonuna|dugme|dugmeye|ziyaret|bas|basin|basiniz|su|adres|adrese|adresi|simdi|hemen|lutfen|icin|uzerinden|kullan|kullanin|adim|sonraki|gec|ile|veya|yeter|siteye',
  ],
  notFollowed: [
    'ben degil|degildim|(?:talep etme|istek yapma|yapma)dim|tercih|ayarlar|yonet(?!i)|iletisim|destek|devamini|daha fazla|bilgi al|degerlendir|puanla|(?<!\\p{L})yorum|(?<!\\p{L})indir(?:in|iniz)?(?!\\p{L})|takvim|etkinligi gor|hareketler|iptal|engelle|bildir(?!im kod)|guvenceye|guvenlik altina|(?<!\\p{L})koru|yukselt|abonelikten|listeden cik|cevrimici goruntule|arkadas\\p{L}* davet|toplanti|alisveris|firsat',
  ],
  otherAction: [
    '(?<!\\p{L})(?:teslim(?:at)?\\p{L}*|katilim(?:ini|inizi)?|toplanti\\p{L}*|etkinlig\\p{L}*|konferans\\p{L}*|webinar\\p{L}*|gorusme\\p{L}*|iade\\p{L}*|teklif\\p{L}*|fatura\\p{L}*|ucus\\p{L}*|bilet\\p{L}*|kargo\\p{L}*)(?!\\p{L})',
  ],
};

import type { LanguageWords } from './language-words.ts';

export const TURKISH: LanguageWords = {
  codes: 'kodunu, kodunuz, kodun, kodunuzu, koda, kodla, kodudur, kodunuzdur, kodumuz, parolanız',
  manyCodes: 'kodlar, kodları, kodlarını',
  numbers: 'numara, numarası, anahtar, anahtarı, rakam, rakamlar',
  signInCodes: `
    tek kullanımlık şifre*, tek kullanımlık parola*, tek seferlik şifre*, tek seferlik parola*, sms şifresi,
    sms şifreniz, sms şifreniz:, tek kullanımlık pin, onay şifre*, giriş şifreniz, geçici giriş şifre*,
    doğrulama numara*, güvenlik anahtarı, mobil onay şifre*, işlem şifre*`,
  security: `
    doğrula*, güvenli*, giriş*, tek kullanımlık, tek seferlik, kimlik*, sıfırla*, oturum*, haneli,
    basamaklı, kurtarma, iki adımlı, iki faktörlü, iki aşamalı, imza*, yenileme`,
  access: `
    onay*, aktivasyon, etkinleştir*, erişim, kayıt, geçici, gizli, teyit, eşleştirme, kişisel, cihaz`,
  your: 'senin, sizin, kodunuz*, kodun, şifreniz, şifren',
  is: 'şudur, şöyle, aşağıda, aşağıdadır, dır, olarak, olan',
  type: `
    gir, girin, giriniz, girerek, girmek, girmeniz, yaz, yazın, yazınız, yazarak, gireceğiniz, tuşlayın,
    giriniz., girebilirsin, girebilirsiniz, girip, yazıp`,
  use: 'kullan, kullanın, kullanınız, kullanarak, kullanabilirsiniz, kullanabilirsin',
  minutes: 'dakika*, dk',
  units: 'saat*, gün, günü, saniye*, hafta*, ay, yıl*, tl, kişi, mesaj, sayfa, ziyaret*, kez',
  things: `
    sipariş*, fatura*, kargo*, teslim*, rezervasyon*, uçuş*, indirim*, kampanya*, çekiliş*, kurye*, hediye*,
    randevu*, yarışma*, davet kodu*, referans kodu*, iade*, garanti*, anket*, puan*, takip*, gönderi*,
    gel-al*, mağazadan teslim, teklif*, bağış*, lisans*, ön satış*, fiş*, ödül*, arkadaşını davet*`,
  acts: 'ödeme*, katılım*, satın al*, toplantı*, etkinlik*, harcama*',
  labels: `
    müşteri*, üyelik no, talep*, referans*, tutar*, kart*, sonu, biten, ile biten, poliçe*, posta kodu,
    hata*, ürün*, vergi*, hesap no, hesap numara*, üye no, üye numara*, sözleşme*, abone*, tesisat*, sayaç*,
    endeks*, öğrenci*, çalışan*, sınıf*, koltuk*, vagon*, sürüm*, işlem no, işlem numara*, oda*, kapı*,
    kasa, kilit*, dolap*, wi-fi*, ülke*, şube*, belge*, dosya*, başvuru*, hasta*, mağaza*, masa*, kat,
    sokak, cadde, hat, plaka*, bilet no, sıra no, arayın, ara, çağrı merkezi*, dekont*, pnr, provizyon*,
    mersis*, daire*, bina*, kaynak*`,
  topics: `
    sepette, sepetinde, kasada, arkadaşların*, bakiye*, ekstre*, kargomat, otopark*, alışveriş*, fırsat*,
    limit*`,
  meetings: 'toplantı kimliği, toplantı no, toplantı id, toplantıya katıl, webinar kimliği',
  account: `
    hesabın*, şifre*, parola*, yeni cihaz*, siz olduğunuz*, sen olduğun*, kayıt*, üyelik*, talep etmedi*,
    istemedi*, talep etti*, istediniz, istediğiniz, kimliğin*, e-posta adres*, havale*, transfer*,
    para gönder*, bankacılık*, onaylamak`,
  share: 'paylaş*, verme*, söyleme*, gizli, iletme*, bildirme*, kimseyle',
  not: 'kimseyle, kimse, asla, hiç kimse, hiçbir, paylaşma*, vermeyin*, söylemeyin*, etmeyin*',
  people: `
    kuryeye, sürücüye, görevliye, görevlisine, gösterin*, göster, ibraz*, kasiyere, resepsiyon*,
    teslimat görevlisi*, personele, mağaza çalışan*, kapıda`,
  example: '',
  verify: `
    doğrula*, onayla*, etkinleştir*, aktive*, aktifleştir*, teyit*, kaydını tamamla*, üyeliğini tamamla*,
    üyeliğinizi tamamla*, bendim, benim, güven, aktivasyon*, onay`,
  objects: `
    e-posta*, eposta*, hesab*, kimlik*, kayıt*, kayd*, üyeli*, abonel*, şifre*, parola*, cihaz*, giriş*,
    bülten*, mail*, oturum*, değişiklik*, transfer*, tarayıcı*`,
  signIn: 'giriş*, oturum aç*, şifresiz, şifre girmeden, sihirli bağlantı*, hesabına gir, bağlan',
  passwords: `
    şifre, şifreni, şifrenizi, şifreniz, şifren, şifrenin, şifresi, şifremi, parola, parolanı, parolanızı,
    parolanız, şifreyi, parolayı, şifrenizin, parolanızın`,
  change: 'sıfırla*, değiştir*, yenile*, oluştur*, belirle*, yeni, unut*, ayarla*, kurtar*, güncelle*',
  reset: 'şifre sıfırlama*',
  invite: 'kabul et*, ekibe katıl*, takıma katıl*, katıl, katılın, seni davet*, sizi davet*, davet*',
  disowned: `
    siz değilseniz, sen değilsen, siz yapmadı*, sen yapmadı*, yapmadıysan*, talep etmedi*, istemedi*,
    başlatmadı*, gerçekleştirmedi*, oluşturmadı*, tanımıyorsan*, siz değil, sen değil, yanlışlıkla, başkası,
    başka biri, kaydolmadı*, size ait değil*, bilginiz dışında, şüpheli, ait değilse, yapan siz, yapan sen,
    bulunmadı*`,
  click: `
    buraya, buradan, tıkla*, bu, bağlantı*, link*, devam, edin, buton*, düğme*, aşağıdaki, aşağıda, aç,
    açın, git, gidin, sayfa*, adres*, tarayıcı*, kopyala*, yapıştır*, veya, için, başla*, şimdi, ya da,
    üzerine, hemen, ziyaret, kullan, üzerinden, basın`,
  skip: 'abonelikten*, gizlilik*, yardım*, oku, iletişim*, tercih*, yönet*, indir, iki adımlı*, destek',
  yes: 'evet, bendim, benim, bu benim',
};

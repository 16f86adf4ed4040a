import type { LanguageWords } from './language-words.ts';

const START = '(?<!\\p{L})';
const END = '(?!\\p{L})';
const PASSWORD = '(?:kata sandi|kata laluan|kata kunci|sandi|password|pasword)';
const ACCOUNT = '(?:akun|akaun)';

/** Indonesian and Malay. */
export const INDONESIAN: LanguageWords = {
  strong: [
    `kod(?:e)? (?:rahasia |numerik |angka |pin |sms )?(?:\\(?otp\\)?|verif\\p{L}*|autentikasi|otentikasi|otentifikasi|autentifikasi|pengesahan|keamanan|keselamatan|masuk|log ?masuk|log ?in|sekali (?:pakai|guna)|satu kali|reset|atur ulang|setel ulang|set semula|tetapan semula|pemulihan|ganti ${PASSWORD}|penggantian ${PASSWORD}|2fa|mfa|dua (?:faktor|langkah)|validasi|identitas|pengenalan diri|tac)(?! (?:pesanan|tempahan|pengambilan|pemesanan|booking|pengiriman))${END}`,
    `${PASSWORD} (?:sekali (?:pakai|guna)|satu kali|otp|dinamis|1 kali)|pin (?:sekali (?:pakai|guna)|otp|verifikasi)|(?:nombor|no\\.?) tac${END}`,
    `kod(?:e)? (?:\\p{L}+ )?(?:4|5|6|8|empat|lima|enam|delapan)[- ](?:digit|angka|karakter)`,
    `kod(?:e)? (?:ini )?(?:untuk|bagi|guna) (?:masuk|log ?in|verif|memverif|konfirm|mengonfirm|mengesahkan|menyelesaikan|mengatur|mereset|memulihkan|aktivasi|mengaktifkan)`,
  ],
  ambiguous: [
    `kod(?:e)? (?:aktivasi|pengaktifan|registrasi|pendaftaran|otorisasi|kebenaran|persetujuan|kelulusan|pemasangan|penautan|pairing|koneksi|perangkat|peranti|sementara|tanda ?tangan|konfirmasi|akses|rahasia)(?! (?:pesanan|tempahan|pemesanan|booking))${END}`,
    `pin (?:anda|kamu|sementara|${ACCOUNT})${END}|(?:kata sandi|kata laluan|password) sementara${END}|(?:token|tac|nombor tac|no\\. tac)(?: (?:tanda tangan|transaksi|verifikasi|masuk|login|autentikasi|anda|kamu))${END}|kode? tac${END}`,
  ],
  parts: ['sandi|laluan|tac'],
  types: [`${START}(?:masukk?an|memasukkan|ketik(?:kan)?|isikan|inputkan|tempel(?:kan)?|taip(?:kan)?)${END}`],
  labels: [
    `${START}(?:kod(?:e)? (?:verifikasi|konfirmasi) (?:pesanan|pemesanan|tempahan|pengambilan|booking)|kod(?:e)? (?:promo\\p{L}*|voucher|baucar|kupon|diskaun|diskon|booking|pemesanan|pesanan|tempahan|pengambilan|loker|pintu|kamar|bilik|gerbang|rapat|mesyuarat|sandi rapat|kartu|kad|hadiah|referr?al|rujukan|undangan|jemputan|barang|produk|puk|error|kesalahan|ralat|pos|poskod|area|negara|bank|bayar|pembayaran|transaksi|penukaran|tiket|resi|unik|cabang|toko|agen|saham|billing|tagihan|kelas|pelanggan|mitra|peserta|antrian|antrean|wi-?fi)|(?:nomor|nombor|no\\.?) (?:pesanan|pemesanan|tempahan|resi|invois|invoice|tagihan|tiket|kontrak|polis|perkara|kursi|undian|anggota|ahli|peserta|virtual|rekening|akun|telepon|telefon|hp|referensi|rujukan|transaksi|antrian|antrean|kamar|bilik|seri|siri|pelanggan|laporan|kes)|pesanan|resi|npwp|ekstensi|versi|berakhiran|berakhir dengan|virtual account|token listrik|${PASSWORD} (?:wi-?fi|rapat|file|berkas)|id (?:rapat|pelanggan|transaksi|pesanan|mesyuarat))`,
  ],
  otherKinds: [
    `${START}(?:pesanan|pemesanan|tempahan|resi|paket anda|pengiriman|penghantaran|kurir|diskon|diskaun|kupon|baucar|hadiah|undian|loker|kamar|bilik hotel|pintu|check-in|tiket|penukaran|belanja|teman(?:mu)?|rakan|rapat|mesyuarat|listrik|tagihan|ujian|antrian|antrean|poin|penebusan|invois|janji temu|temujanji|stiker|cabutan)${END}`,
  ],
  authentication: [
    `${START}(?:akun|akaun|kata sandi|kata laluan|log masuk|masuk ke|untuk masuk|mendaftar|pendaftaran|kedaluwarsa|kadaluarsa|kadaluwarsa|rahasia|keamanan|keselamatan|autentikasi|otentikasi|pengesahan|identitas|perangkat|peranti|berlaku selama|sah selama|tamat tempoh|aktivasi|jangan (?:berikan|bagikan|beritahu|kongsi|dedahkan|sebarkan))`,
  ],
  handedOver: [
    `(?<!(?:jangan|pernah|tidak) )${START}(?:tunjukkan|perlihatkan|berikan|sebutkan|sampaikan|infokan|beritahukan|tunjuk|beri) [^.\\n]{0,30}(?:ke|kepada|pada|di) (?:kurir|kasir|juruwang|petugas|driver|pengemudi|pemandu|staf|resepsionis|satpam|penghantar|kaunter|konter|loket)`,
  ],
  secret: [
    '(?:jangan|tidak boleh|dilarang|mohon tidak) (?:pernah )?(?:memberi|beri|membagi|bagi|sebar|kongsi|dedah|serah|kasih|share|menyebar|teruskan)\\p{L}*|kepada siapa ?pun|kepada sesiapa|rahasiakan|rahsiakan',
  ],
  verify: [
    `onfirmasi|aktivasi|validasi|sahkan${END}|mengesahkan|pengesahan (?:e-?mel|akaun|pendaftaran)|(?:selesaikan|menyelesaikan|lengkapi|melengkapi|lengkapkan|rampungkan|merampungkan) (?:proses )?(?:pendaftaran|registrasi|pembuatan akun|verifikasi|aktivasi)`,
    `(?:setujui|menyetujui|luluskan) (?:permintaan|transaksi|perubahan|perangkat|penarikan|permohonan|login)|(?:percayai|mempercayai|izinkan|mengizinkan|benarkan|membenarkan) (?:perangkat|peranti|browser|akses|pelayar)|${START}ya,? (?:benar,? )?(?:ini|itu)?(?: memang)? ?saya${END}|(?:ingin|mau|mahu) berlangganan|(?:buka|membuka) kunci ${ACCOUNT}`,
  ],
  signIn: [`log masuk|(?:akses|mengakses) (?:ke )?${ACCOUNT}|tanpa ${PASSWORD}|tautan ajaib|pautan ajaib`],
  resetPassword: [
    `(?:atur|mengatur|setel|menyetel|reset|mereset|ubah|mengubah|ganti|mengganti|buat|membuat|tetapkan|menetapkan|set|pulihkan|memulihkan|pemulihan|perbarui|memperbarui|lupa|tukar|menukar|cipta|mencipta|kemas kini|pilih)(?: ulang| semula| kembali)? ${PASSWORD}|${PASSWORD} (?:baru|baharu)${END}`,
    `(?:pulihkan|memulihkan|pemulihan|dapatkan kembali|mendapatkan kembali) (?:semula )?(?:akses )?(?:ke )?${ACCOUNT}`,
  ],
  invitation: [
    `(?:gabung|bergabung|sertai|menyertai)(?: ke| dengan| di| dalam| bersama)? (?:tim|pasukan|ruang|grup|kumpulan|proyek|projek|organisasi|workspace|kanal|saluran|server|papan|perusahaan|syarikat|kelompok|keluarga)|terima (?:dan|&) (?:gabung|bergabung|sertai)|(?:ikut|ikut serta)(?: dalam)? pro[yj]ek|(?:jadi|menjadi) (?:anggota|ahli)|(?:terima|setujui|lihat) (?:ajakan|jemputan)`,
    `diundang (?:untuk )?(?:bergabung|mengedit|berkolaborasi|menjadi|ke tim|mengakses)|mengundang (?:anda|kamu)(?: untuk)? (?:bergabung|ke tim|menjadi|berkolaborasi|mengedit)|dijemput (?:untuk )?(?:menyertai|menjadi)|menjemput anda (?:untuk )?menyertai|(?:dokumen|folder|berkas|file) (?:bersama|yang dibagikan)|membagikan (?:folder|dokumen|berkas|file)|kolaborator`,
  ],
  verified: [
    'pendaftaran|langganan|perangkat|peranti|akaun|identitas|e-?mel|kata sandi|kata laluan|buletin|penarikan|transaksi',
  ],
  disowned: [
    `${START}bukan (?:anda|kamu|saudara|dari anda|oleh anda)`,
    `${START}(?:tidak|tak|belum|tidak pernah|tidak merasa|merasa tidak)(?: pernah| merasa| ada)? (?:melakukan|meminta|memohon|mengajukan|mendaftar\\p{L}*|mengenali|memulai|membuat|mengetahui|login|mencoba|menginginkan|request|mengubah|menukar|kenal|log masuk)${END}`,
    'mencurigai|diretas|karena kesalahan|secara tidak sengaja|salah (?:kirim|alamat)|tanpa sepengetahuan|tersilap|digodam',
  ],
  leads: [
    'berikut|berikutnya|selanjutnya|lanjut|buka|tekan|bawah|tombol|ke|sekarang|sila|silakan|pautan|teruskan|seterusnya|kunjungi|butang|ketuk',
  ],
  notFollowed: [
    `${START}(?:berhenti|batal\\p{L}*|kelola|urus|baca (?:selengkapnya|lebih|lagi)|selengkapnya|lihat (?:di browser|aktivitas|pesanan|detail|e-tiket|aktiviti)|unduh|muat turun|hubungi|kebijakan|dasar privasi|syarat|ketentuan|bantuan|tolak|abaikan|laporkan|lapor|bukan (?:saya|anda)|ulasan|beri nilai|survei|tinjauan|belanja|tingkatkan|naik taraf|perpanjang|perbaharui|(?:gabung|sertai|ikuti|ikut|masuk)(?: ke)? (?:rapat|meeting|webinar|zoom|mesyuarat|acara|survei)|klaim|tebus|buka aplikasi|perbarui metode|bayar|amankan akun|lacak|jejak|cek status)${END}`,
  ],
  otherAction: [
    `${START}(?:janji temu|pemesanan|pesanan|kehadiran|pembayaran|tagihan|pengiriman|reservasi|jadwal|rapat|tempahan|bayaran|temujanji|invoice|invois|acara|wawancara|temu duga|mesyuarat|penghantaran)${END}`,
  ],
};

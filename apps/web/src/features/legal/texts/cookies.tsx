import { Link } from '../../../lib/router/link.js';
import { paths } from '../../../config/paths.js';
import { useSite } from '../../../lib/site.js';
import { LegalPage } from '../legal-page.js';

/** /cerez-politikasi: the one session cookie, and what browsers store for the visitor alone. */
export function CookiesPage() {
  const { brand, contact } = useSite();
  return (
    <LegalPage text="cookies" version="2026-11-28">
      <p>
        Çerez, bir sitenin tarayıcınıza bıraktığı küçük bir metindir. {brand} yalnızca hizmetin çalışması için zorunlu
        olanı kullanır. Bu yüzden sizden çerez izni istemez ve ekranınıza bir izin penceresi çıkarmaz.
      </p>

      <h2>Kullandığımız çerez</h2>
      <ul>
        <li>
          <strong>Oturum çerezi:</strong> yalnızca giriş yaptığınızda bırakılır ve sizi sayfadan sayfaya tanımamızı
          sağlar. İçinde adınız, e-posta adresiniz veya şifreniz değil, rastgele bir numara vardır; sayfadaki programlar
          okuyamaz. Çıkış yaptığınızda silinir, en geç 30 gün sonra geçersiz olur.
        </li>
      </ul>

      <h2>Tarayıcınızda kalanlar</h2>
      <p>
        Giriş yapmadan favorilere eklediğiniz işletmelerin listesi kendi tarayıcınızın yerel belleğinde durur. Favoriler
        sayfasını açtığınızda bu işletmelerin güncel bilgileri sunucumuzdan istenir; liste bizde saklanmaz ve adınızla
        ilişkilendirilmez. Tarayıcınızın site verilerini temizlediğinizde bu liste de silinir. Giriş yaptığınızda liste
        hesabınıza aktarılır ve hesabınızla birlikte silinir.
      </p>
      <p>
        İşletmeler arasında yaptığınız son sekiz arama da yalnızca kendi tarayıcınızda durur ve boş arama kutusunda
        gösterilir. Oradaki “Geçmiş aramaları sil” ile hepsini silebilirsiniz.
      </p>
      <p>
        Karşılaştırmak için seçtiğiniz en çok dört işletme de orada durur; seçimi kaldırdığınızda listeden çıkar. Hesap
        açtığınızda, gönderdiğimiz bağlantıyı aynı tarayıcıda açtığınızı anlamak için rastgele bir numara bırakılır ve
        hesabınız etkinleştiğinde silinir.
      </p>
      <p>
        Yönettiğiniz sayfada yazıp kaydetmedikleriniz de kendi tarayıcınızda durur. Kaydettiğinizde, vazgeçtiğinizde,
        çıkış yaptığınızda ve en geç 7 gün sonra silinir.
      </p>

      <h2>Kullanmadıklarımız</h2>
      <p>
        Reklam, hedefleme, ölçüm ve sosyal medya çerezi kullanmıyoruz. Sitede üçüncü tarafların bıraktığı çerez yoktur.
      </p>

      <h2>Saydıklarımız</h2>
      <p>
        Bir işletmenin sayfasının kaç kez görüntülendiğini, oradaki telefon, WhatsApp, yol tarifi ve web sitesi
        bağlantılarına kaç kez basıldığını gün gün sayar ve işletmenin sahibine gösteririz. Sayfaya götüren aramaların
        sözcükleri yalnızca en az üç kez kullanılmışsa gösterilir. Bunun için çerez kullanmayız; kim olduğunuzu ve IP
        adresinizi kaydetmeyiz. Sayılar 400 gün, sözcükler 91 gün saklanır.
      </p>

      <h2>Çerezleri yönetmek</h2>
      <p>
        Çerezleri tarayıcınızın ayarlarından silebilir veya engelleyebilirsiniz. Oturum çerezini engellerseniz rehberi
        gezmeye devam edersiniz, ancak giriş yapamaz ve değerlendirme yazamazsınız.
      </p>

      <h2>Sorularınız</h2>
      <p>
        Kişisel verileriniz hakkında daha fazla bilgi <Link to={paths.privacyNotice}>KVKK Aydınlatma Metni</Link>
        ’ndedir. Bize <a href={`mailto:${contact.email}`}>{contact.email}</a> adresinden yazabilirsiniz.
      </p>
    </LegalPage>
  );
}

export { CookiesPage as Component };

import { Link } from '../../../lib/router/link.js';
import { paths } from '../../../config/paths.js';
import { useSite } from '../../../lib/site.js';
import { ContactLines } from '../contact-lines.js';
import { LegalPage } from '../legal-page.js';

/** /gizlilik: the privacy notice in plain words. */
export function PrivacyPage() {
  const { brand } = useSite();
  return (
    <LegalPage text="privacy" version="2026-11-24">
      <p>
        {brand} bir gıda tedarikçisi rehberidir. Rehberi gezmek için hesap açmanız veya kendinizi tanıtmanız gerekmez.
        Burada gizliliğinizi nasıl koruduğumuzu sade bir dille anlatıyoruz; hukuki ayrıntılar{' '}
        <Link to={paths.privacyNotice}>KVKK Aydınlatma Metni</Link>’ndedir.
      </p>

      <h2>Gezerken</h2>
      <p>
        Sizi izleyen bir ölçüm, reklam veya sosyal medya aracı kullanmıyoruz. Yazı tipleri ve görseller kendi
        sunucumuzdan gelir; sayfalarımız tarayıcınızı başka sitelere bağlamaz. Bir işletmenin web sitesine veya yol
        tarifine giden bağlantıya siz tıkladığınızda, o sitenin kendi kuralları geçerli olur.
      </p>
      <p>
        Hangi kelimelerin arandığını ve kaçıncı sıradaki sonucun açıldığını, kimin aradığını kaydetmeden sayarız; bir
        kelime son aranışından 90 gün sonra silinir.
      </p>

      <h2>Form gönderirken</h2>
      <p>
        Yalnızca formda yazanları alırız. İşletme başvurunuzu yalnızca ekibimiz görür; siteden hiç kimse başvuruları
        veya durumlarını okuyamaz. Blog yorumunuzla verdiğiniz e-posta adresi yayınlanmaz.
      </p>

      <h2>Hesabınız</h2>
      <p>
        Şifrenizi saklamayız; yalnızca geri çevrilemeyen bir özetini tutarız. Size hesabınızla ilgili e-postalar
        göndeririz: adres doğrulama, şifre yenileme ve güvenlik bildirimleri. Bülten veya reklam göndermeyiz.
      </p>
      <p>
        <Link to={paths.account}>Hesabım</Link> sayfasında adınızı ve şifrenizi değiştirebilir, hakkınızda tuttuğumuz
        verileri indirebilir ve hesabınızı silebilirsiniz. Hesabınız silindiğinde değerlendirmeleriniz “Anonim
        Kullanıcı” adıyla kalır.
      </p>

      <h2>Herkesin gördükleri</h2>
      <p>
        Değerlendirmeniz ve onaylanan blog yorumunuz, yazdığınız adla birlikte herkese açıktır ve arama motorlarında
        bulunabilir. Bu metinlere kendinizin veya başkalarının kişisel bilgilerini yazmayın.
      </p>

      <h2>Ne kadar saklarız?</h2>
      <ul>
        <li>İşletme başvurusu: karardan sonra 1 yıl.</li>
        <li>Reddedilen blog yorumu: 90 gün; yorumla verilen e-posta adresi: 1 yıl.</li>
        <li>Hesap: siz silene kadar; hiç etkinleştirilmediyse 30 gün.</li>
        <li>Ekibimizin kaldırdığı değerlendirme ve yorumlar: geri alınabilmesi için 30 gün daha, yayınlanmadan.</li>
        <li>Size gönderdiğimiz e-postalar: 30 gün.</li>
      </ul>

      <h2>Güvenlik</h2>
      <p>
        Verilere yalnızca görevi gereği ihtiyaç duyanlar erişir. Çok sayıda deneme yapan bağlantılar yavaşlatılır.
        Kişisel verilerinizi etkileyen bir ihlal olursa Kişisel Verileri Koruma Kurulu’nu ve sizi kanunun öngördüğü
        şekilde bilgilendiririz.
      </p>

      <h2>Bize ulaşın</h2>
      <ContactLines />
    </LegalPage>
  );
}

export { PrivacyPage as Component };

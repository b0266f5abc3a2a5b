import { Link } from '../../../lib/router/link.js';
import { paths } from '../../../config/paths.js';
import { useSite } from '../../../lib/site.js';
import { ContactLines } from '../contact-lines.js';
import { LegalPage } from '../legal-page.js';

/** /kullanim-kosullari: the terms of use. */
export function TermsPage() {
  const { brand } = useSite();
  return (
    <LegalPage text="terms" version="2026-11-21">
      <p>{brand} sitesini kullanan herkes bu koşulları kabul etmiş sayılır.</p>

      <h2>1. Hizmet</h2>
      <p>
        {brand}, gıda tedarikçilerini tanıtan ücretsiz bir rehberdir. Site üzerinden satış yapılmaz, sipariş veya ödeme
        alınmaz. İşletmelerle yapacağınız alışverişin tarafı yalnızca siz ve o işletmesiniz.
      </p>

      <h2>2. Rehberdeki bilgiler</h2>
      <p>
        İşletme bilgileri işletmelerden, başvurulardan ve herkese açık kaynaklardan derlenir. Doğru ve güncel olmaları
        için çalışırız, ancak fiyat, belge, çalışma saati gibi bilgileri karar vermeden önce işletmeden teyit edin.
        “Doğrulanmış” işareti, ekibimizin işletmenin bilgilerini kontrol ettiğini gösterir; ürün veya hizmetin niteliği
        için bir güvence değildir. Yanlış bir bilgi görürseniz bize yazın, inceleyip düzeltelim.
      </p>

      <h2>3. İşletme başvuruları</h2>
      <p>
        <Link to={paths.addBusiness}>Başvuru formunu</Link> yalnızca temsil etmeye yetkili olduğunuz işletme için ve
        doğru bilgilerle doldurun. Başvuruları inceler, uygun bulduklarımızı yayınlarız; başvuru yapmak yayınlanma hakkı
        doğurmaz. İşletme sahibi, kaydının düzeltilmesini veya kaldırılmasını her zaman isteyebilir.
      </p>

      <h2>4. Hesaplar</h2>
      <p>
        Hesabınızı gerçek bir e-posta adresiyle açın ve şifrenizi kimseyle paylaşmayın. Hesabınızı dilediğiniz zaman{' '}
        <Link to={paths.account}>Hesabım</Link> sayfasından silebilirsiniz.
      </p>

      <h2>5. Yazdıklarınız</h2>
      <p>
        Değerlendirme ve yorumlarınızdan siz sorumlusunuz. Hukuka aykırı, hakaret içeren, yanıltıcı, reklam amaçlı veya
        başkalarının kişisel bilgilerini içeren metinler yayınlanamaz. Değerlendirmeler için{' '}
        <Link to={paths.reviewRules}>Değerlendirme Kuralları</Link> geçerlidir. Yazdıklarınızın size ait hakları sizde
        kalır; sitede yayınlanmaları için bize ücretsiz kullanım izni verirsiniz.
      </p>

      <h2>6. Yasak kullanımlar</h2>
      <ul>
        <li>Sitenin işleyişini bozmak, güvenlik önlemlerini aşmaya çalışmak,</li>
        <li>formları otomatik programlarla doldurmak,</li>
        <li>başkasının adına hesap açmak veya değerlendirme yazmak,</li>
        <li>rehberin içeriğini izinsiz olarak toplu hâlde kopyalayıp yayınlamak.</li>
      </ul>

      <h2>7. Sorumluluk</h2>
      <p>
        Siteyi kesintisiz ve hatasız sunmak için çalışırız, ancak bunu taahhüt edemeyiz. Bağlantı verilen başka
        sitelerin içeriğinden sorumlu değiliz. Kanunun sınırlanmasına izin vermediği sorumluluklarımız ve tüketici
        olarak haklarınız saklıdır.
      </p>

      <h2>8. Değişiklikler ve uygulanacak hukuk</h2>
      <p>
        Bu koşulları değiştirirsek yeni sürümü tarihiyle birlikte bu sayfada yayınlarız. Koşullar Türk hukukuna tabidir.
      </p>

      <h2>9. İletişim</h2>
      <ContactLines />
    </LegalPage>
  );
}

export { TermsPage as Component };

import { Link } from '../../../lib/router/link.js';
import { paths } from '../../../config/paths.js';
import { NOTICE_VERSION } from '../../../lib/forms/notice-version.js';
import { useSite } from '../../../lib/site.js';
import { ContactLines } from '../contact-lines.js';
import { LegalPage } from '../legal-page.js';

/** /kvkk-aydinlatma-metni: the notice required by KVKK art. 10 (GEN-21); forms store its version with their data. */
export function PrivacyNoticePage() {
  const { brand, contact } = useSite();
  return (
    <LegalPage text="privacyNotice" version={NOTICE_VERSION}>
      <p>
        Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca, {brand} sitesinde
        kişisel verilerinizin nasıl işlendiğini anlatır.
      </p>

      <h2>1. Veri sorumlusu</h2>
      <p>
        Kişisel verileriniz, veri sorumlusu sıfatıyla aşağıda bilgileri yer alan site işletmecisi tarafından işlenir.
      </p>
      <ContactLines />

      <h2>2. İşlenen veriler ve amaçlar</h2>
      <ul>
        <li>
          <strong>İşletme başvurusu:</strong> ad soyad, e-posta, telefon, işletme adı, işletme konumu ve isterseniz
          mesajınız. Başvurunuzu incelemek ve sizinle iletişime geçmek için işlenir.
        </li>
        <li>
          <strong>Fiyat talebi:</strong> ad soyad, e-posta, isterseniz telefon; ürün, miktar, teslim yeri ve notunuz.
          Talebinizi seçtiğiniz firmalara iletmek için işlenir. Firmalar adınızı ve iletişim bilgilerinizi görmez;
          yalnızca teklifini kabul ettiğiniz firmaya iletilir.
        </li>
        <li>
          <strong>Ziyaretçi hesabı:</strong> ad soyad, e-posta ve şifrenizin geri çevrilemeyen özeti. Hesabınızı açmak,
          e-posta adresinizi doğrulamak, oturumunuzu yürütmek ve şifrenizi yenilemek için işlenir.
        </li>
        <li>
          <strong>Favoriler ve kayıtlı aramalar:</strong> giriş yaptığınızda favorilere eklediğiniz işletmeler ile
          kaydettiğiniz aramaların sözcükleri ve seçimleri. Her cihazınızda göstermek ve isterseniz aramanıza uyan yeni
          firmaları size e-postayla bildirmek için işlenir.
        </li>
        <li>
          <strong>Sayfa sahipliği:</strong> işletmenizin sayfasını sahiplenirken hesabınızdaki ad soyad ve e-posta
          adresi, isterseniz notunuz ve eklediğiniz belgeler (vergi levhası, faaliyet belgesi gibi). Sayfanın size ait
          olduğunu doğrulamak ve kararı size bildirmek için işlenir. Belgeleri yalnızca başvuruları inceleyen
          yöneticilerimiz açar; her açılış kayda geçer. Sayfada adınız gösterilmez.
        </li>
        <li>
          <strong>Sahibi olduğunuz sayfa:</strong> önerdiğiniz değişiklikler, eklediğiniz fotoğraflar ve sertifika
          belgeleri, yorumlara işletme adına yazdığınız yanıtlar. Fotoğraflar ve yanıtlar işletmenin adıyla yayınlanır;
          sertifika belgelerini yalnızca sayfanın sahipleri ve yöneticilerimiz görür.
        </li>
        <li>
          <strong>Değerlendirmeler:</strong> verdiğiniz puan, yorumunuz, eklediğiniz fotoğraflar ve tarihi. Adınızla
          birlikte herkese açık olarak yayınlanır. Sahte değerlendirmeleri ayırt etmek için hesabınızın açılış tarihi ve
          sahibi olduğunuz sayfalarla birlikte incelenir; bu bilgiler yayınlanmaz. İşletme yorumunuzu yanıtladığında
          size e-postayla bildirilir; bunu iletideki bağlantıyla kapatabilirsiniz.
        </li>
        <li>
          <strong>Blog yorumları:</strong> adınız, e-posta adresiniz ve yorumunuz. Yorumunuz onaylanırsa adınızla
          yayınlanır; e-posta adresiniz yayınlanmaz.
        </li>
        <li>
          <strong>Düzeltme önerileri:</strong> bir sayfada neyin yanlış olduğuna dair öneriniz, notunuz ve isterseniz
          e-posta adresiniz. Adresiniz yalnızca öneriniz kabul edilirse teşekkür etmek için kullanılır; kararla birlikte
          öneriden, teşekkür e-postasının kaydından da 30 gün sonra silinir.
        </li>
        <li>
          <strong>İşlem güvenliği:</strong> IP adresiniz, kötüye kullanımı önlemek amacıyla deneme sayılarını tutmak
          için kısa süreyle kullanılır; gönderdiğiniz formların yanına kaydedilmez.
        </li>
        <li>
          <strong>Aydınlatma kaydı:</strong> form gönderdiğinizde bu metnin hangi sürümünün gösterildiği ve gönderim
          zamanı.
        </li>
      </ul>

      <h2>3. Hukuki sebepler ve toplama yöntemi</h2>
      <p>
        Verileriniz, sitedeki formları doldurmanız ve siteyi kullanmanız yoluyla elektronik ortamda toplanır. Hesap ve
        başvuru verileri, bir sözleşmenin kurulması veya ifasıyla doğrudan ilgili olması (KVKK m. 5/2-c);
        değerlendirmeler, yorumlar ve işlem güvenliği verileri, temel hak ve özgürlüklerinize zarar vermemek kaydıyla
        meşru menfaatimiz (m. 5/2-f); yetkili makamların taleplerine konu veriler, hukuki yükümlülüğümüzün yerine
        getirilmesi (m. 5/2-ç) sebebiyle işlenir. Pazarlama amacıyla veri işlemeyiz; bu nedenle sizden açık rıza da
        istemeyiz.
      </p>

      <h2>4. Aktarım</h2>
      <p>
        Kişisel verilerinizi satmayız ve reklam amacıyla kimseyle paylaşmayız. Bir fiyat teklifini kabul ettiğinizde
        iletişim bilgileriniz o firmaya, onunkiler de size iletilir. Bunun dışında veriler, yalnızca sitenin
        barındırılması ve e-postaların iletilmesi için gereken ölçüde hizmet aldığımız kişilere, ayrıca kanunen yetkili
        kamu kurum ve kuruluşlarına talepleri hâlinde ve bu taleple sınırlı olarak aktarılabilir.
      </p>

      <h2>5. Saklama süreleri</h2>
      <ul>
        <li>İşletme başvuruları ve düzeltme önerileri: karar verildikten sonra 1 yıl.</li>
        <li>
          Düzeltme önerisiyle verilen e-posta adresi: karar verilene kadar; teşekkür e-postası gönderildiyse onun
          kaydında 30 gün daha.
        </li>
        <li>Fiyat talepleri: sonuçlandıktan sonra 180 gün; hiç onaylanmayanlar 2 gün.</li>
        <li>Sahiplik talepleri: karar verildikten sonra 1 yıl; kodu hiç girilmeyenler 1 gün.</li>
        <li>
          Sahiplik talebine eklenen belgeler: karar verildikten sonra 30 gün; talebi geri çekerseniz hemen silinir.
        </li>
        <li>
          Sayfanıza eklediğiniz fotoğraflar ve sertifika belgeleri: siz kaldırana kadar, en geç sayfayla birlikte.
        </li>
        <li>Reddedilen blog yorumları: 90 gün.</li>
        <li>Blog yorumuyla verilen e-posta adresi: 1 yıl.</li>
        <li>Ziyaretçi hesabı: siz silene kadar; hiç etkinleştirilmeyen hesap: 30 gün.</li>
        <li>Favoriler ve kayıtlı aramalar: siz silene kadar, en geç hesabınızla birlikte.</li>
        <li>
          Değerlendirmeler: siz silene veya kurallara göre kaldırılana kadar. Hesabınızı silerseniz değerlendirmeleriniz
          “Anonim Kullanıcı” adıyla kalır ve sizinle ilişkilendirilemez; fotoğrafları silinir.
        </li>
        <li>
          Ekibimizin kaldırdığı değerlendirmeler ve blog yorumları: yanlışlıkla kaldırılmışsa geri alınabilmesi için,
          yayınlanmadan 30 gün daha.
        </li>
        <li>İşletme listelerinin içe aktarılan dosyaları ve satırları: aktarım bittikten sonra 30 gün.</li>
        <li>
          Yönetim panelinde yapılan işlemlerin kaydı: kimin, ne zaman, hangi kayıtta hangi alanları değiştirdiği, hesap
          verebilirlik için süresiz saklanır. Bu kayıttaki ad ve içerikler, ilgili kayıt silindikten 30 gün sonra, her
          hâlükârda en geç 24 ay sonra (blog yorumlarında 90 gün, başvurularda ve düzeltme önerilerinde 1 yıl sonra)
          kaldırılır.
        </li>
        <li>Size gönderdiğimiz e-postalar: gönderimden sonra 30 gün.</li>
      </ul>
      <p>Süresi dolan veriler silinir.</p>

      <h2>6. Haklarınız</h2>
      <p>KVKK’nın 11. maddesi uyarınca bize başvurarak;</p>
      <ul>
        <li>kişisel verinizin işlenip işlenmediğini öğrenme,</li>
        <li>işlenmişse buna ilişkin bilgi talep etme,</li>
        <li>işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,</li>
        <li>yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,</li>
        <li>eksik veya yanlış işlenmişse düzeltilmesini isteme,</li>
        <li>7. maddedeki şartlar çerçevesinde silinmesini veya yok edilmesini isteme,</li>
        <li>düzeltme, silme ve yok etme işlemlerinin verinin aktarıldığı üçüncü kişilere bildirilmesini isteme,</li>
        <li>
          verilerin münhasıran otomatik sistemlerle analiz edilmesi suretiyle aleyhinize bir sonucun ortaya çıkmasına
          itiraz etme,
        </li>
        <li>kanuna aykırı işleme sebebiyle zarara uğramanız hâlinde zararın giderilmesini talep etme</li>
      </ul>
      <p>haklarına sahipsiniz.</p>

      <h2>7. Başvuru</h2>
      <p>
        Hesabınızdaki verileri <Link to={paths.account}>Hesabım</Link> sayfasından hemen indirebilir, hesabınızı aynı
        sayfadan silebilirsiniz. Diğer taleplerinizi <a href={`mailto:${contact.email}`}>{contact.email}</a> adresine
        veya yukarıdaki posta adresine iletebilirsiniz. Talebiniz en geç 30 gün içinde sonuçlandırılır. Yanıtımızı
        yetersiz bulursanız Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.
      </p>
    </LegalPage>
  );
}

export { PrivacyNoticePage as Component };

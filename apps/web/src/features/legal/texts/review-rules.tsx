import { useSite } from '../../../lib/site.js';
import { LegalPage } from '../legal-page.js';

/** /degerlendirme-kurallari: who may write reviews, how ratings are computed, what is removed and why (PUB-REV-22). */
export function ReviewRulesPage() {
  const { brand, contact } = useSite();
  return (
    <LegalPage text="reviewRules" version="2026-11-26">
      <p>
        Değerlendirmeler, {brand} kullanıcılarının işletmeler hakkındaki kendi deneyimleridir. Bu kurallar herkes için
        aynıdır; işletmeler değerlendirmelerin sırasını, görünürlüğünü veya puanı satın alamaz.
      </p>

      <h2>Kimler değerlendirebilir?</h2>
      <p>
        E-posta adresini doğrulamış her hesap sahibi, her işletme için bir değerlendirme yazabilir. Değerlendirmenizi
        daha sonra düzenleyebilir veya silebilirsiniz. Değerlendirenlerin işletmeden alışveriş yaptığını ayrıca
        doğrulamıyoruz.
      </p>

      <h2>Nasıl yazmalı?</h2>
      <ul>
        <li>1 ile 5 arasında bir puan verin ve en az 10, en fazla 500 karakterlik bir yorum yazın.</li>
        <li>Kendi yaşadığınız bir deneyimi anlatın; ne aldığınızı ve nasıl bulduğunuzu yazın.</li>
        <li>Kendi işletmenizi, çalıştığınız yeri veya rakibinizi değerlendirmeyin.</li>
        <li>Karşılığında para, indirim veya hediye aldığınız bir değerlendirme yazmayın.</li>
        <li>Kişisel bilgi paylaşmayın: telefon numarası, adres, çalışanların soyadı gibi.</li>
        <li>
          Yorumunuza kendi çektiğiniz en fazla 4 fotoğraf ekleyebilirsiniz; izni olmadan kimsenin tanınacağı bir
          fotoğraf yüklemeyin.
        </li>
      </ul>

      <h2>Sıralama ve puan</h2>
      <p>
        Değerlendirmeler yalnızca tarihlerine göre, en yeniden eskiye sıralanır. Bir işletmenin puanı, görünen bütün
        değerlendirmelerinin ortalamasıdır; olumlu ve olumsuz olanlar aynı ağırlıktadır.
      </p>

      <h2>Hangi değerlendirmeler kaldırılır?</h2>
      <p>
        Bir değerlendirme puanı düşük veya yüksek olduğu için gizlenmez ya da silinmez. Yalnızca şu gerekçelerle
        gizlenir veya kaldırılır ve gerekçe kayda geçirilir:
      </p>
      <ul>
        <li>istenmeyen içerik veya reklam,</li>
        <li>hakaret ve saldırgan dil,</li>
        <li>kişisel bilgi paylaşımı,</li>
        <li>işletmeyle ilgisi olmayan içerik,</li>
        <li>kendi deneyiminize dayanmayan içerik,</li>
        <li>hukuka aykırılık,</li>
        <li>mahkeme kararı.</li>
      </ul>
      <p>
        Yalnızca bir fotoğraf kurallara aykırıysa o kaldırılır, yorumunuz kalır; gerekçesini size e-postayla bildiririz.
        Fotoğraflar, değerlendirmeniz yayında olduğu sürece görünür.
      </p>

      <h2>İnceleme</h2>
      <p>
        Bir işletmeye kısa sürede alışılmadık sayıda benzer değerlendirme gelirse, hesaplar birlikte hareket ediyor
        görünürse veya bir işletmenin sahibi kendi sayfasını ya da rakibini değerlendirirse, bu değerlendirmeler
        yayınlanmadan önce incelenir. Yazana nedeni ve sonucu e-postayla bildirilir; kararı bir ekip üyesi verir.
        İncelemedeki değerlendirmeler puana katılmaz.
      </p>

      <h2>Bildirme</h2>
      <p>
        Kurallara aykırı bulduğunuz bir değerlendirmeyi giriş yaptıktan sonra “Bildir” ile bize iletebilirsiniz.
        İşletmeler de hukuka aykırı buldukları bir değerlendirme için{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a> adresine yazabilir. Her bildirimi bir ekip üyesi
        inceler.
      </p>

      <h2>Ne kadar yayında kalır?</h2>
      <p>
        Siz silmedikçe veya yukarıdaki gerekçelerden biri olmadıkça değerlendirmeler en az 1 yıl yayında kalır.
        Hesabınızı silerseniz değerlendirmeniz “Anonim Kullanıcı” adıyla kalır, fotoğrafları silinir.
      </p>
    </LegalPage>
  );
}

export { ReviewRulesPage as Component };

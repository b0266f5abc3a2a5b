import { Inject, Injectable } from '@nestjs/common';
import { QUOTE_UNITS } from '@tedarik/fields';
import { type LetterContent, type Mail, SiteLetters } from '@tedarik/mail';
import { formatDate, formatMoment, formatPhone, formatPrice, formatQuantity } from '@tedarik/turkish';
import { QUOTES_CONFIG, type QuotesConfig } from '../config.js';
import {
  type Buyer,
  type Offer,
  quoteNumber,
  type QuoteRequest,
  type Recipient,
} from '../quote-request/quote-request.js';

type Content = Omit<LetterContent, 'link'>;

/** Address of a letter, and the token of the link in it. */
interface Addressed {
  to: string;
  token: string;
}

const NO_MORE =
  'Bu firmaya fiyat talebi göndermemizi istemiyorsanız bağlantıyı açıp “Bu adrese bir daha yazmayın” demeniz yeterlidir.';

/** The letters of this service. None contains the buyer's note, because mail programs turn text into links. */
@Injectable()
export class QuoteLetters extends SiteLetters {
  constructor(@Inject(QUOTES_CONFIG) config: Pick<QuotesConfig, 'BRAND_NAME' | 'PUBLIC_URL'>) {
    super(config);
  }

  /** Repeats nothing from the form, because anyone may have typed the address. */
  confirm(to: Addressed): Mail {
    return this.toBuyer(to, 'Talebimi gör ve onayla', {
      subject: 'Fiyat talebinizi onaylayın',
      paragraphs: [
        `Bu e-posta adresiyle ${this.brand} üzerinden bir fiyat talebi hazırlandı. Onayınızdan önce hiçbir firmaya gönderilmez.`,
        'Aşağıdaki bağlantıyı 48 saat içinde açıp talebinizi onaylayın. Bağlantı size özeldir: teklifleri de orada göreceksiniz.',
      ],
      closing: 'Bu talebi siz hazırlamadıysanız bu iletiyi silmeniz yeterlidir.',
    });
  }

  sentOut(to: Addressed, request: QuoteRequest, suppliers: number): Mail {
    return this.toBuyer(to, 'Talebimi aç', {
      subject: `Fiyat talebiniz gönderildi: ${request.what}`,
      paragraphs: [
        `Talebinizi ${suppliers} firmaya ilettik. Son teklif zamanı: ${formatMoment(request.deadlineAt!)}.`,
        ...(request.isSealed ? ['Teklifler kapalıdır; o zamana kadar yalnızca kaç teklif geldiğini görürsünüz.'] : []),
      ],
      closing: `Talep numaranız: ${quoteNumber(request)}`,
    });
  }

  invitation(to: Addressed, request: QuoteRequest, { businessName }: Recipient): Mail {
    const place = [request.borough, request.city].filter(Boolean).join(', ');
    const mail = this.toSupplier(to, 'Talebi gör, teklif ver', {
      subject: `Fiyat talebi: ${amountOf(request)} ${request.what}`,
      paragraphs: [
        `Bir alıcı ${businessName} firmasından fiyat istiyor.`,
        `Ürün: ${request.what}\nMiktar: ${amountOf(request)}\nTeslim yeri: ${place}\nSon teklif zamanı: ${formatMoment(request.deadlineAt!)}`,
        'Üye olmanız gerekmez. Bağlantı firmanıza özeldir; teklif verebilir, soru sorabilir ya da talebi geri çevirebilirsiniz. Teklifiniz kabul edilirse iletişim bilgilerinizi karşılıklı paylaşırız.',
      ],
      closing: NO_MORE,
    });
    return { ...mail, unsubscribe: `${this.url}/teklif/${to.token}/yazmayin` };
  }

  offerCame(to: Addressed, { what }: QuoteRequest): Mail {
    return this.toBuyer(to, 'Teklifleri gör', {
      subject: `Yeni bir teklif geldi: ${what}`,
      paragraphs: ['Fiyat talebinize yeni bir teklif geldi.'],
      closing: 'Beğendiğiniz teklifi kabul ettiğinizde iki tarafın iletişim bilgilerini paylaşırız.',
    });
  }

  deadlinePassed(to: Addressed, { what }: QuoteRequest, offers: number): Mail {
    const isAny = offers > 0;
    return this.toBuyer(to, isAny ? 'Teklifleri karşılaştır' : 'Talebimi aç', {
      subject: isAny ? `Teklifleriniz hazır: ${what}` : `Fiyat talebinizin süresi doldu: ${what}`,
      paragraphs: [
        isAny
          ? `Süre doldu; talebinize ${offers} teklif geldi. Karşılaştırıp birini kabul edebilirsiniz.`
          : 'Süre doldu; bu kez teklif gelmedi. Başka firmalara yeni bir talep gönderebilirsiniz.',
      ],
      closing: isAny ? 'Hiçbiri uygun değilse talebi kapatmanız yeterlidir.' : 'Kolay gelsin!',
    });
  }

  questionCame(to: Addressed, { what }: QuoteRequest): Mail {
    return this.toBuyer(to, 'Soruyu gör ve yanıtla', {
      subject: `Talebinize bir soru geldi: ${what}`,
      paragraphs: ['Bir firma teklif vermeden önce size bir soru sordu. Yanıtınızı talebi alan bütün firmalar görür.'],
      closing: 'Kim olduğunuzu firmalara söylemiyoruz.',
    });
  }

  questionAnswered(to: Addressed, { what }: QuoteRequest): Mail {
    return this.toSupplier(to, 'Yanıtı gör', {
      subject: `Sorunuz yanıtlandı: ${what}`,
      paragraphs: ['Alıcı sorunuzu yanıtladı.'],
      closing: 'Teklifinizi de aynı bağlantıdan verebilirsiniz.',
    });
  }

  /** To the supplier whose offer was accepted. */
  offerAccepted(to: Addressed, request: QuoteRequest, supplier: Recipient): Mail {
    return this.toSupplier(to, 'Talebi aç', {
      subject: `Teklifiniz kabul edildi: ${request.what}`,
      paragraphs: [
        'Tebrikler, alıcı sizin teklifinizi kabul etti. Alıcıya şöyle ulaşabilirsiniz:',
        reachable(request.buyer),
        `Kabul edilen teklif:\n${termsOf(request, supplier.offer!)}`,
      ],
      closing: 'Hayırlı işler!',
    });
  }

  /** To the buyer who accepted an offer. */
  acceptedBuyer(to: Addressed, request: QuoteRequest, { businessName, email, phone, offer }: Recipient): Mail {
    return this.toBuyer(to, 'Talebimi aç', {
      subject: `Bir teklifi kabul ettiniz: ${request.what}`,
      paragraphs: [
        'İletişim bilgilerinizi firmayla paylaştık. Firmaya şöyle ulaşabilirsiniz:',
        reachable({ name: businessName, email, phone }),
        `Kabul edilen teklif:\n${termsOf(request, offer!)}`,
      ],
      closing: 'Hayırlı işler!',
    });
  }

  /** To suppliers whose offers were not accepted. */
  offerNotTaken(to: Addressed, { what, closedBecause }: QuoteRequest): Mail {
    const outcome =
      closedBecause === null
        ? 'Alıcı bu kez başka bir teklifi seçti.'
        : closedBecause === 'lapsed'
          ? 'Alıcı karar vermediği için talep kapandı.'
          : WITHDRAWN;
    return this.toSupplier(to, 'Talebi aç', ended(what, outcome));
  }

  /** To suppliers of a buyer whose account is erased; the request cannot be opened any more, so there is no link. */
  requestErased(to: string, { what, acceptedId }: QuoteRequest): Mail {
    if (acceptedId === null) return this.write(to, ended(what, WITHDRAWN));
    return this.write(to, {
      subject: `Fiyat talebi geri çekildi: ${what}`,
      paragraphs: [
        'Teklifinizi kabul eden alıcı hesabını sildi; fiyat talebi de geri çekildi.',
        'Talep ve alıcının iletişim bilgileri silindi; size gönderdiğimiz bağlantılar artık açılmaz.',
      ],
      closing: 'Yeni taleplerde görüşmek üzere!',
    });
  }

  private toBuyer({ to, token }: Addressed, label: string, content: Content): Mail {
    return this.write(to, { ...content, link: { label, url: `${this.url}/taleplerim/${token}` } });
  }

  private toSupplier({ to, token }: Addressed, label: string, content: Content): Mail {
    return this.write(to, { ...content, link: { label, url: `${this.url}/teklif/${token}` } });
  }
}

const WITHDRAWN = 'Alıcı talebini bir teklif seçmeden kapattı.';
const ended = (what: string, outcome: string): Content => ({
  subject: `Fiyat talebi sonuçlandı: ${what}`,
  paragraphs: [`${outcome} Zaman ayırıp teklif verdiğiniz için teşekkür ederiz.`],
  closing: 'Yeni taleplerde görüşmek üzere!',
});

const amountOf = ({ quantity, unit }: QuoteRequest): string => `${formatQuantity(quantity)} ${QUOTE_UNITS[unit].tr}`;

/** What both sides agreed on, without the supplier's note. */
const termsOf = (request: QuoteRequest, { unitPrice, total, deliveryDays, validUntil }: Offer): string =>
  [
    `Ürün: ${request.what}`,
    `Miktar: ${amountOf(request)}`,
    unitPrice !== null && `Birim fiyat: ${formatPrice(unitPrice)} / ${QUOTE_UNITS[request.unit].tr}`,
    `Toplam: ${formatPrice(total ?? (unitPrice ?? 0) * request.quantity)} (KDV hariç)`,
    deliveryDays !== null && `Teslim: ${deliveryDays === 0 ? 'aynı gün' : `${deliveryDays} gün içinde`}`,
    validUntil !== null && `Geçerlilik: ${formatDate(validUntil)} gününe kadar`,
  ]
    .filter(Boolean)
    .join('\n');

const reachable = ({ name, email, phone }: Pick<Buyer, 'name' | 'phone'> & { email: string | null }): string =>
  [name, email, phone && formatPhone(phone)].filter(Boolean).join('\n');

import { Inject, Injectable } from '@nestjs/common';
import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { type Mail, SiteLetters } from '@tedarik/mail';
import { formatNumber } from '@tedarik/turkish';
import { IMPORTS_CONFIG, type ImportsConfig } from '../config.js';
import type { EndCounts, HoldReason } from '../import/import-end-listener.js';
import type { Import } from '../import/import.schema.js';
import type { ScheduledImport } from './scheduled-import.js';

/** The subject of a report: an import that ended or is held back, or a file that could not be fetched. */
type Reported =
  | { ended: Pick<Import, '_id' | 'failure' | 'failureLine'>; counts: EndCounts; isPaused: boolean }
  | { held: Pick<Import, '_id'>; why: HoldReason }
  | { reason: string; isPaused: boolean };

/** Writes the reports to the address that a scheduled import names. */
@Injectable()
export class RunReports extends SiteLetters {
  constructor(@Inject(IMPORTS_CONFIG) config: Pick<ImportsConfig, 'BRAND_NAME' | 'PUBLIC_URL'>) {
    super(config);
  }

  of({ id, name, url, status, reportTo: to }: ScheduledImport & { reportTo: string }, what: Reported): Mail {
    const hasFailed = 'reason' in what || ('ended' in what && what.ended.failure !== null);
    const outcome = outcomeOf(what, hasFailed);
    const started = 'held' in what ? what.held : 'ended' in what ? what.ended : null;
    const isRetried = hasFailed || ('ended' in what && areAllInvalid(what.counts));
    const ofSchedule = `${this.url}/yonetici/${SCHEDULED_IMPORT.path}?kayit=${id}`;
    return this.write(to, {
      subject: `${name}: aktarım ${outcome}`,
      paragraphs: [
        `“${name}” adlı zamanlanmış aktarım ${outcome}.`,
        `Dosya: ${url}`,
        ...detailsOf(what),
        ...('isPaused' in what && what.isPaused
          ? [
              'Art arda beş çalışma başarısız olduğu için bu aktarım duraklatıldı. Sorunu giderdikten sonra yeniden etkinleştirin.',
            ]
          : isRetried && status === 'active'
            ? ['Bir sonraki zamanında yeniden denenecek.']
            : []),
      ],
      link: started
        ? { label: 'Aktarımı aç', url: `${this.url}/yonetici/aktarimlar/${started._id}` }
        : { label: 'Zamanlanmış aktarımı aç', url: ofSchedule },
      closing: `Bu raporları almak istemiyorsanız adresinizi zamanlanmış aktarımın ayarlarından kaldırın: ${ofSchedule}`,
    });
  }
}

function detailsOf(what: Reported): string[] {
  if ('reason' in what) return [whyOf(what.reason)];
  if ('held' in what)
    return [HELD[what.why], 'Hiçbir işletme yazılmadı; aktarımı inceleyip onaylayın ya da iptal edin.'];
  const { counts, ended } = what;
  const hasRows = Object.values(counts).some((count) => count > 0);
  return [
    ...(ended.failure === null ? [] : [whyOf(ended.failure, ended.failureLine)]),
    ...(hasRows ? [countsIn(counts)] : []),
    ...(areAllInvalid(counts)
      ? [
          'Dosyadaki satırların hepsi hatalı; dosyanın biçimi değişmiş olabilir. Nedenleri aktarımın sayfasında yazıyor.',
        ]
      : []),
  ];
}

const HELD: Readonly<Record<HoldReason, string>> = {
  gate: 'Dosyadaki hatalı ya da şehri bulunamayan satırlar bu aktarımın sınırını aşıyor.',
  columns:
    'Dosyanın sütunları son aktarımdakilerden farklı. Sütun seçimleriniz, düzeltmeleriniz ve sınırlarınız eski sütunlar için kayıtlı olduğundan bu dosyaya uygulanamadı.',
};

/** Whether a file had rows and all of them were invalid, as when its columns were renamed or a server describes an error in it. */
export const areAllInvalid = ({ invalid, created, updated, duplicate, skipped }: EndCounts): boolean =>
  invalid > 0 && created + updated + duplicate + skipped === 0;

function outcomeOf(what: Reported, hasFailed: boolean): string {
  if ('held' in what) return 'onayınızı bekliyor';
  if (hasFailed) return 'başarısız oldu';
  return 'ended' in what && areAllInvalid(what.counts) ? 'bitti, ama hiçbir işletme alınamadı' : 'tamamlandı';
}

const countsIn = ({ created, updated, duplicate, skipped, invalid }: EndCounts): string =>
  [
    `Eklenen: ${formatNumber(created)}`,
    `güncellenen: ${formatNumber(updated)}`,
    `atlanan: ${formatNumber(duplicate + skipped)}`,
    `hatalı: ${formatNumber(invalid)}`,
  ].join(', ');

const WHY: Readonly<Record<string, string>> = {
  'address-not-public': 'Adres internete açık bir sunucuya ait değil.',
  'unknown-host': 'Adresteki sunucu bulunamadı.',
  'not-answered': 'Sunucu yanıt vermedi.',
  answered: 'Sunucu dosyayı vermedi.',
  'not-http':
    'Adres ya da yönlendirdiği yer http veya https ile başlamıyor ya da olağan dışı bir bağlantı noktası (port) kullanıyor.',
  'too-many-redirects': 'Adres çok fazla yönlendirme yapıyor.',
  encoded: 'Sunucu dosyayı sıkıştırarak gönderiyor.',
  'broken-off': 'Dosya yarıda kesildi.',
  'too-slow': 'Dosya beş dakika içinde indirilemedi.',
  'file-too-large': 'Dosya 200 MB sınırını aşıyor.',
  'import-files-full': 'Aktarım dosyaları için ayrılan alan dolu.',
  'not-json': 'Dosya geçerli bir JSON değil; sunucu onun yerine bir web sayfası göndermiş olabilir.',
  'not-columns': 'Dosya sütunlardan oluşan bir tablo değil; sunucu onun yerine bir web sayfası göndermiş olabilir.',
  'unknown-columns': 'Tablonun işletme adı ve adres sütunları tanınamadı. Bulunan sütunlar',
  'too-many-columns': 'Tabloda 2.000’den çok sütun var.',
  'too-many-rows': 'Dosyada 200.000’den çok satır var; fazlası aktarılmadı.',
  'no-rows': 'Dosyada hiç kayıt yok.',
  truncated: 'Dosya yarıda kesilmiş; eksik olan kısmı aktarılmadı.',
  'nested-too-deep': 'Dosyadaki JSON çok derin iç içe geçmiş.',
  'encoding-unknown': 'Dosya metin değil ya da karakter kodlaması tanınamadı.',
  'zip-archive': 'Dosya bir zip arşivi; arşivler açılmaz.',
  'spreadsheet-too-large': 'Hesap tablosu 25 MB sınırını aşıyor.',
  'spreadsheet-locked': 'Hesap tablosu parolayla korunuyor.',
  'spreadsheet-broken': 'Hesap tablosu okunamadı; dosya bozuk ya da eksik olabilir.',
  'sheet-not-found': 'Ayarlarda adı yazılı sayfa hesap tablosunda yok.',
};

/** Says why a file was not imported, or not completely, from a reason as `code` or `code: detail`. */
function whyOf(reason: string, line: number | null = null): string {
  const [code = '', ...rest] = reason.split(': ');
  const detail = rest.join(': ');
  const why = WHY[code] ?? 'Dosya okunamadı.';
  const said = code === 'answered' && detail ? `${why} (HTTP ${detail})` : detail ? `${why}: ${detail}` : why;
  return line === null ? said : `${said} (${formatNumber(line)}. satır)`;
}

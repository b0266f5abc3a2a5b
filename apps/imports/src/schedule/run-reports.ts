import { Inject, Injectable } from '@nestjs/common';
import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { type Mail, SiteLetters } from '@tedarik/mail';
import { formatNumber } from '@tedarik/turkish';
import { IMPORTS_CONFIG, type ImportsConfig } from '../config.js';
import type { EndCounts } from '../import/import-end-listener.js';
import type { Import } from '../import/import.schema.js';
import type { ScheduledImport } from './scheduled-import.js';

/** The subject of a report: an import that ended or is held back, or a file that could not be fetched. */
type Reported =
  | { ended: Pick<Import, '_id' | 'failure'>; counts: EndCounts; isPaused: boolean }
  | { held: Pick<Import, '_id'> }
  | { reason: string; isPaused: boolean };

/** Writes the reports to the address that a scheduled import names. */
@Injectable()
export class RunReports extends SiteLetters {
  constructor(@Inject(IMPORTS_CONFIG) config: Pick<ImportsConfig, 'BRAND_NAME' | 'PUBLIC_URL'>) {
    super(config);
  }

  of({ name, url, status, reportTo: to }: ScheduledImport & { reportTo: string }, what: Reported): Mail {
    const hasFailed = 'reason' in what || ('ended' in what && what.ended.failure !== null);
    const outcome = 'held' in what ? 'onayınızı bekliyor' : hasFailed ? 'başarısız oldu' : 'tamamlandı';
    const started = 'held' in what ? what.held : 'ended' in what ? what.ended : null;
    const ofSchedule = `${this.url}/yonetici/${SCHEDULED_IMPORT.path}`;
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
          : hasFailed && status === 'active'
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
  if ('held' in what) {
    return [
      'Dosyadaki hatalı ya da şehri bulunamayan satırlar bu aktarımın sınırını aşıyor. Hiçbir işletme yazılmadı; aktarımı inceleyip onaylayın ya da iptal edin.',
    ];
  }
  const cutShort = 'Dosya sonuna kadar okunamadı. Nedeni aktarımın sayfasında yazıyor.';
  return [countsIn(what.counts), ...(what.ended.failure === null ? [] : [cutShort])];
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
};

function whyOf(reason: string): string {
  const [code = '', detail] = reason.split(': ');
  return `${WHY[code] ?? 'Dosya okunamadı.'}${detail ? ` (HTTP ${detail})` : ''}`;
}

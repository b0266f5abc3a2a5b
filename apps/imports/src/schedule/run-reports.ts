import { Inject, Injectable } from '@nestjs/common';
import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { letter, type Mail } from '@tedarik/mail';
import { formatNumber } from '@tedarik/turkish';
import { IMPORTS_CONFIG, type ImportsConfig } from '../config.js';
import type { EndCounts } from '../import/import-end-listener.js';
import type { Import } from '../import/import.schema.js';
import type { ScheduledImport } from './scheduled-import.js';

/** What a report is of: an import that has ended, or a file that could not be had. */
type Reported = { isPaused: boolean } & (
  { ended: Pick<Import, '_id' | 'failure'>; counts: EndCounts } | { reason: string }
);

/** Tells whom a scheduled import names what its runs did. */
@Injectable()
export class RunReports {
  constructor(@Inject(IMPORTS_CONFIG) private readonly config: Pick<ImportsConfig, 'BRAND_NAME' | 'PUBLIC_URL'>) {}

  of({ name, url, status, reportTo: to }: ScheduledImport & { reportTo: string }, what: Reported): Mail {
    const { BRAND_NAME: brand, PUBLIC_URL: site } = this.config;
    const hasFailed = 'reason' in what || what.ended.failure !== null;
    const ofSchedule = `${site}/yonetici/${SCHEDULED_IMPORT.path}`;
    return letter({
      to,
      brand,
      subject: hasFailed ? `${name}: aktarım başarısız oldu` : `${name}: aktarım tamamlandı`,
      greeting: 'Merhaba,',
      paragraphs: [
        `“${name}” adlı zamanlanmış aktarım ${hasFailed ? 'başarısız oldu' : 'tamamlandı'}.`,
        `Dosya: ${url}`,
        'reason' in what ? whyOf(what.reason) : countsIn(what.counts),
        ...('ended' in what && hasFailed ? ['Dosya sonuna kadar okunamadı. Nedeni aktarımın sayfasında yazıyor.'] : []),
        what.isPaused
          ? 'Art arda beş çalışma başarısız olduğu için bu aktarım duraklatıldı. Sorunu giderdikten sonra yeniden etkinleştirin.'
          : hasFailed && status === 'active' && 'Bir sonraki zamanında yeniden denenecek.',
      ].filter((paragraph) => paragraph !== false),
      link:
        'ended' in what
          ? { label: 'Aktarımı aç', url: `${site}/yonetici/aktarimlar/${what.ended._id}` }
          : { label: 'Zamanlanmış aktarımı aç', url: ofSchedule },
      closing: `Bu raporları almak istemiyorsanız adresinizi zamanlanmış aktarımın ayarlarından kaldırın: ${ofSchedule}`,
    });
  }
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
  'not-http': 'Adres ya da yönlendirdiği yer, kullanılabilen bir http veya https adresi değil.',
  'too-many-redirects': 'Adres çok fazla yönlendirme yapıyor.',
  encoded: 'Sunucu dosyayı sıkıştırarak gönderiyor.',
  'broken-off': 'Dosya yarıda kesildi.',
  'file-too-large': 'Dosya 200 MB sınırını aşıyor.',
};

function whyOf(reason: string): string {
  const [code = '', detail] = reason.split(': ');
  return `${WHY[code] ?? 'Dosya okunamadı.'}${detail ? ` (HTTP ${detail})` : ''}`;
}

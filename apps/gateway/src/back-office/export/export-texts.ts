import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../../config.js';
import { type ExportWords, WebBundle } from '../../web-bundle/web-bundle.js';
import type { ExportColumn } from './export-columns.js';

/** What files for people say, in the language of the site: every sentence of the system is the web app's. */
@Injectable()
export class ExportTexts {
  readonly words: ExportWords;

  constructor(web: WebBundle, @Inject(GATEWAY_CONFIG) { LOCALE }: GatewayConfig) {
    this.words = web.entry.exportWords(LOCALE);
  }

  /** The columns that people are shown, by their headings. */
  columnsOf(operation: string, columns: readonly ExportColumn[]): ExportColumn[] {
    return columns.flatMap(({ name, path }) => {
      const heading = this.words.heading(operation, path);
      return heading === null ? [] : { name: heading ?? name, path };
    });
  }
}

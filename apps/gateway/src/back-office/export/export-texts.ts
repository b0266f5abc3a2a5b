import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../../config.js';
import { type ExportWords, WebBundle } from '../../web-bundle/web-bundle.js';
import type { ExportColumn } from './export-columns.js';

/** Texts of exported files in the language of the site. They come from the web app, which owns all wording. */
@Injectable()
export class ExportTexts {
  readonly words: ExportWords;

  constructor(web: WebBundle, @Inject(GATEWAY_CONFIG) { LOCALE }: GatewayConfig) {
    this.words = web.entry.exportWords(LOCALE);
  }

  /** Returns the columns that have a heading for people, renamed to that heading; a column whose heading is null is left out. */
  columnsOf(operation: string, columns: readonly ExportColumn[]): ExportColumn[] {
    return columns.flatMap(({ name, path }) => {
      const heading = this.words.heading(operation, path);
      return heading === null ? [] : { name: heading ?? name, path };
    });
  }
}

import { backOfficePaths } from '../../back-office-paths.js';
import type { Run } from './api/import-runs-api.js';

/** The screen on which an import is looked through and confirmed. */
export function reviewAddress({ id, form }: Pick<Run, 'id' | 'form'>): string {
  const screen = form === 'json' ? backOfficePaths.mapsImport : backOfficePaths.textImport;
  return `${screen}?${new URLSearchParams({ aktarim: id }).toString()}`;
}

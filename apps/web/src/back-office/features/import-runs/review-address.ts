import { backOfficePaths } from '../../back-office-paths.js';
import type { Run } from './api/import-runs-api.js';

/** Address of the screen on which an import is reviewed and confirmed. */
export function reviewAddress({ id, form }: Pick<Run, 'id' | 'form'>): string {
  const screen = form === 'json' ? backOfficePaths.mapsImport : backOfficePaths.textImport;
  return `${screen}?${new URLSearchParams({ aktarim: id }).toString()}`;
}

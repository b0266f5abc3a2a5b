import { ImportScreen } from './import-screen.js';

/** IMP-TSV, /yonetici/csv-aktar. */
export const Component = () => <ImportScreen form="tsv" />;

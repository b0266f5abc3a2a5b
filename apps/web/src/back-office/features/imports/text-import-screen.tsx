import { ImportScreen } from './import-screen.js';

/** /yonetici/csv-aktar: imports of text columns (IMP-TSV). */
export const Component = () => <ImportScreen form="tsv" />;

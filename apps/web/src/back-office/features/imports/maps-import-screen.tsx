import { ImportScreen } from './import-screen.js';

/** /yonetici/veri-aktar: imports of maps JSON (IMP-JSON). */
export const Component = () => <ImportScreen form="json" />;

import { ImportScreen } from './import-screen.js';

/** IMP-JSON, /yonetici/veri-aktar. */
export const Component = () => <ImportScreen form="json" />;

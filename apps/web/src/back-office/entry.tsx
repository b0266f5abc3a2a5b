import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Site } from '../lib/site.js';
import { BackOffice } from './app/back-office.js';
import { addNonceToStyles } from './app/add-nonce-to-styles.js';
import { makeBackOfficeStore } from './api/store.js';

const { site, nonce } = JSON.parse(document.getElementById('state')!.textContent) as { site: Site; nonce: string };
document.documentElement.lang = site.locale;
addNonceToStyles(nonce);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BackOffice site={site} store={makeBackOfficeStore()} />
  </StrictMode>,
);

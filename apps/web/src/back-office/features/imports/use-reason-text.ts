import { useSite } from '../../../lib/site.js';
import { knownReasonIn, reasonIn } from './reason-text.js';

/** What knownReasonIn says, in the language of the site. */
export const useKnownReason = () => knownReasonIn(useSite().locale);

/** What reasonIn says, in the language of the site. */
export const useReasonText = () => reasonIn(useSite().locale);

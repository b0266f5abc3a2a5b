import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { managedBusinessMessages } from '../businesses.messages.js';

/** Sentences for codes of refusals, for fields, toasts and single rows. */
export function useRefusalWords(): Readonly<Record<string, string>> {
  const messages = useMessages(managedBusinessMessages);
  const shared = useMessages(backOfficeMessages);
  return {
    'business-id-required': messages.idRequired,
    'business-not-found': messages.businessGone,
    'status-change-not-allowed': messages.statusNotAllowed,
    'last-category': messages.lastCategory,
    'business-changed-meanwhile': messages.changedMeanwhile,
    'slug-taken': messages.slugTaken,
    'slug-invalid': messages.slugInvalid,
    'slug-reserved': messages.slugReserved,
    'place-taken': messages.placeTaken,
    'business-merged': messages.businessMerged,
    'category-unknown': messages.categoryGone,
    'certificate-unknown': messages.certificateGone,
    'service-attribute-unknown': messages.serviceGone,
    'district-unknown': messages.districtGone,
    'too-many-products': messages.tooManyProducts,
    'products-too-long': messages.productsTooLong,
    'too-much-at-once': messages.tooMuchAtOnce,
    'certificate-twice': messages.certificateTwice,
    'certificate-dates-out-of-order': messages.datesOutOfOrder,
    'hours-overlap': messages.hoursOverlap,
    'invalid-time': messages.invalidTime,
    'invalid-year': messages.invalidYear,
    'invalid-postal-code': messages.invalidPostalCode,
    'invalid-price': messages.invalidPrice,
    'out-of-range': messages.outOfRange,
    'business-invalid': shared.refused,
  };
}

import { Alert, Drawer, Form } from 'antd';
import { formatShortMoment } from '@tedarik/turkish';
import { useCallback, useEffect, useState } from 'react';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { isSame } from '../../../components/edit/merge-edits.js';
import { useEdit } from '../../../components/edit/use-edit.js';
import { fieldLabels, TEXTS_IN } from '../../../components/form/text-fields.js';
import { showFieldErrors } from '../../../components/form/field-errors.js';
import { FormDrawer } from '../../../components/form/form-drawer.js';
import type { AuditRecord } from '../../../components/history/history-api.js';
import type { Former } from '../../../components/restore/former-fields.js';
import { RestorableHistory } from '../../../components/restore/restorable-history.js';
import { useFocusReturn } from '../../../components/use-focus-return.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type StoredBusiness,
  useBusinessOptionsQuery,
  useCreateBusinessMutation,
  useLazyManagedBusinessQuery,
  useUpdateBusinessMutation,
} from '../api/businesses-api.js';
import {
  type BusinessValues,
  businessChangesOf,
  fieldInForm,
  businessInputOf,
  businessValuesOf,
} from '../business-values.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { editedFields } from '../edited-fields.js';
import { formerVersion } from '../former-version.js';
import { CertificatesSection } from './certificates-section.js';
import { CategoriesSection, ServicesSection } from './choice-sections.js';
import { FormSections } from './form-sections.js';
import { GeneralSection } from './general-section.js';
import { HoursSection } from './hours-section.js';
import { LocationsSection } from './locations-section.js';
import { PicturesSection } from './pictures-section.js';
import { ProductsSection } from './products-section.js';
import { StatusSection } from './status-section.js';
import { useRefusalWords } from './use-refusal-words.js';

const WIDTH = 720;

interface BusinessFormProps {
  /** Null for a new business. */
  id: string | null;
  open: boolean;
  onClose: () => void;
}

/** ADM-BIZ-09: the same form adds and edits; an existing business is loaded afresh when it opens. */
export function BusinessForm({ id, open, onClose }: BusinessFormProps) {
  const messages = useMessages(managedBusinessMessages);
  const shared = useMessages(backOfficeMessages);
  const returnFocus = useFocusReturn(open);
  const afterOpenChange = (isOpen: boolean) => !isOpen && returnFocus();
  const [read, { error }] = useLazyManagedBusinessQuery();
  // A copy of the query's result, because the query is refetched when the window gets the focus, which would change the form during typing.
  const [opened, setOpened] = useState<StoredBusiness | null | undefined>(undefined);
  const load = useCallback(
    (existing: string) => void read(existing).then(({ data }) => data !== undefined && setOpened(data)),
    [read],
  );
  useEffect(() => {
    if (id !== null && open) load(id);
  }, [id, open, load]);

  if (id === null || opened) {
    return <OpenForm {...{ open, onClose, afterOpenChange }} business={opened ?? null} />;
  }
  return (
    <Drawer
      {...{ open, onClose, afterOpenChange }}
      title={messages.edit}
      size={WIDTH}
      loading={opened === undefined && !error}
    >
      {opened === null && <Alert type="warning" showIcon title={shared.gone} />}
      <FailureAlert error={error} title={messages.failedToLoadOne} retry={() => load(id)} />
    </Drawer>
  );
}

interface OpenFormProps {
  business: StoredBusiness | null;
  open: boolean;
  onClose: () => void;
  afterOpenChange: (isOpen: boolean) => void;
}

function OpenForm({ business, open, onClose, afterOpenChange }: OpenFormProps) {
  const messages = useMessages(managedBusinessMessages);
  const shared = useMessages(backOfficeMessages);
  const labels = useMessages(fieldLabels);
  const words = useRefusalWords();
  const toasts = useToasts(words);
  const [form] = Form.useForm<BusinessValues>();
  const { data: options } = useBusinessOptionsQuery();
  const [create] = useCreateBusinessMutation();
  const [update] = useUpdateBusinessMutation();
  const [readStored] = useLazyManagedBusinessQuery();
  const commandIdOf = useCommandId();
  const named = [
    ...(options?.categories ?? []),
    ...(options?.serviceAttributes ?? []),
    ...(options?.certificates ?? []),
  ];
  const nameOf = (id: string) => named.find((one) => one.id === id)?.name ?? id;
  const edit = useEdit<StoredBusiness, BusinessValues>(form, {
    kind: 'business',
    id: business?.id ?? null,
    opened: business,
    valuesOf: businessValuesOf,
    fields: editedFields({ ...messages, ...labels }, nameOf),
  });
  const { base } = edit;
  const createNew = (input: ReturnType<typeof businessInputOf>) => create({ input, commandId: commandIdOf(input) });

  async function save(given: BusinessValues): Promise<boolean> {
    // Fields without a control, such as ids of locations and products, are only in the form's store.
    const values = { ...given, ...(form.getFieldsValue(true) as BusinessValues) };
    const outcome = base
      ? await update({
          id: base.id,
          revision: base.revision,
          changes: businessChangesOf(values, base),
          isRestore: edit.isRestore,
        })
      : await createNew(businessInputOf(values));
    if (!outcome.error) {
      toasts.succeeded(base ? messages.updated : messages.added);
      return true;
    }
    const failure = outcome.error as Failure;
    if (base && failure.code === 'business-changed-meanwhile') {
      const { data: stored } = await readStored(base.id);
      if (stored) {
        edit.meet(stored);
        return false;
      }
    }
    const inForm = failure.fieldErrors.map(({ field, code }) => ({ field: fieldInForm(field, values), code }));
    const isShown = showFieldErrors(form, { ...failure, fieldErrors: inForm }, shared, words);
    if (!isShown || failure.kind !== 'unprocessable') {
      toasts.failed(base ? messages.failedToUpdate : messages.failedToAdd, failure);
    }
    return false;
  }

  function former(changes: readonly AuditRecord[]): Former<BusinessValues> {
    if (!base) return { values: {}, lost: [] };
    const { business: was, lost } = formerVersion(base, changes);
    const [values, now] = [businessValuesOf(was), businessValuesOf(base)];
    // Records that no longer exist cannot be restored.
    const isThere = (one: string) => !options || nameOf(one) !== one;
    values.categoryIds = values.categoryIds.filter(isThere);
    values.serviceAttributeIds = values.serviceAttributeIds.filter(isThere);
    const changed = Object.entries(values).filter(([name, value]) => !isSame(value, now[name as keyof BusinessValues]));
    return { values: Object.fromEntries(changed), lost };
  }

  return (
    <FormDrawer<BusinessValues>
      title={base ? messages.edit : messages.add}
      open={open}
      form={form}
      size={WIDTH}
      initialValues={businessValuesOf(business)}
      onSave={save}
      edit={edit}
      onClose={onClose}
      afterOpenChange={afterOpenChange}
      foot={base && messages.lastChange(formatShortMoment(base.updatedAt))}
    >
      <FormSections
        form={form}
        sections={[
          {
            key: 'genel',
            title: messages.general,
            fields: GENERAL,
            content: <GeneralSection lacksDescription={base?.description === ''} />,
          },
          { key: 'kategoriler', title: messages.categories, fields: ['categoryIds'], content: <CategoriesSection /> },
          {
            key: 'konumlar',
            title: messages.locations,
            fields: ['locations'],
            content: <LocationsSection form={form} />,
          },
          { key: 'saatler', title: messages.hours, fields: ['days'], content: <HoursSection form={form} /> },
          { key: 'urunler', title: messages.products, fields: ['products'], content: <ProductsSection form={form} /> },
          {
            key: 'gorseller',
            title: messages.pictures,
            fields: PICTURES,
            content: <PicturesSection businessId={business?.id} />,
          },
          {
            key: 'sertifikalar',
            title: messages.certificates,
            fields: ['certificates'],
            content: <CertificatesSection />,
          },
          {
            key: 'hizmetler',
            title: messages.services,
            fields: ['serviceAttributeIds'],
            content: <ServicesSection />,
          },
          {
            key: 'durum',
            title: messages.status,
            fields: ['status', 'verified', 'featured'],
            content: <StatusSection allowed={base?.statuses} />,
          },
        ]}
      />
      <RestorableHistory edit={edit} former={former} />
    </FormDrawer>
  );
}

const GENERAL = ['name', 'slug', 'description', ...TEXTS_IN.general];
const PICTURES = [...TEXTS_IN.pictures, 'photosCount'];

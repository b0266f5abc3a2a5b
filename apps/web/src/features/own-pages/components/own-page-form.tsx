import { fieldOf, LIVE_FIELDS, REVIEWED_FIELDS } from '@tedarik/fields';
import { FormFailure } from '../../../components/form/form-failure.js';
import { Icon } from '../../../components/icon.js';
import { HoursFields } from '../../../components/form/hours-fields.js';
import { INPUT_TYPES } from '../../../components/form/input-types.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { TextArea } from '../../../components/form/text-area.js';
import { TextField } from '../../../components/form/text-field.js';
import { fieldText } from '../../../lib/forms/field-text.js';
import { useMessages } from '../../../lib/messages.js';
import { useSite } from '../../../lib/site.js';
import { categoryField, type OwnPage, serviceField } from '../own-page-values.js';
import { ownPagesMessages } from '../own-pages.messages.js';
import { useOwnPageForm } from '../use-own-page-form.js';
import { CertificateFields } from './certificate-fields.js';
import { ChoiceFields } from './choice-fields.js';
import { ProductFields } from './product-fields.js';

/** The form in which an owner edits a page. Fields that are published at once are separated from those that editors review first. */
export function OwnPageForm({ page, onSaved }: { page: OwnPage; onSaved: () => Promise<void> }) {
  const messages = useMessages(ownPagesMessages);
  const { locale } = useSite();
  const { form, rows, addRow, rowTyped, removeRow, failureText, restoredText, discard } = useOwnPageForm(page, onSaved);
  const plainField = (name: (typeof LIVE_FIELDS | typeof REVIEWED_FIELDS)[number]) => (
    <TextField
      key={name}
      label={fieldOf(name).label[locale]}
      type={INPUT_TYPES[fieldOf(name).kind] ?? 'text'}
      autoComplete="off"
      optional
      plain
      defaultValue={fieldText(name, page[name])}
      {...form.field(name)}
    />
  );
  return (
    <form className="own-form" {...form.props} aria-label={messages.form}>
      {restoredText && (
        <div className="notice" role="status">
          <Icon name="info" />
          <div className="stack">
            <p>{restoredText}</p>
            <div>
              <button className="button outline small" type="button" onClick={discard}>
                {messages.discard}
              </button>
            </div>
          </div>
        </div>
      )}
      <section className="panel form" aria-labelledby="live-parts">
        <h2 id="live-parts">{messages.liveTitle}</h2>
        <div className="pairs">{LIVE_FIELDS.map(plainField)}</div>
        <TextArea
          label={messages.description}
          rows={6}
          optional
          plain
          defaultValue={page.description}
          {...form.field('description')}
        />
        <HoursFields rows={page.openingHours} field={(name) => form.field(name)} />
        <ChoiceFields
          legend={messages.services}
          options={page.services}
          chosen={page.serviceAttributeIds ?? []}
          nameOf={serviceField}
        />
        <ProductFields
          rows={rows}
          field={(name) => form.field(name)}
          onAdd={addRow}
          onTyped={rowTyped}
          onRemove={removeRow}
        />
      </section>
      <section className="panel form" aria-labelledby="reviewed-parts">
        <h2 id="reviewed-parts">{messages.reviewedTitle}</h2>
        <p className="muted">{messages.reviewedLead}</p>
        <TextField label={messages.name} autoComplete="off" defaultValue={page.name} {...form.field('name')} />
        {REVIEWED_FIELDS.map(plainField)}
        <TextField
          label={messages.address}
          autoComplete="off"
          defaultValue={page.headquarters?.address ?? ''}
          {...form.field('address')}
        />
        <div className="pairs">
          <TextField
            label={messages.borough}
            autoComplete="off"
            optional
            defaultValue={page.headquarters?.borough ?? ''}
            {...form.field('borough')}
          />
          <TextField
            label={messages.city}
            autoComplete="off"
            defaultValue={page.headquarters?.city ?? ''}
            {...form.field('city')}
          />
        </div>
        <ChoiceFields
          legend={messages.categories}
          options={page.categories}
          chosen={page.categoryIds}
          nameOf={categoryField}
          error={page.categories[0] && form.field(categoryField(page.categories[0].id)).error}
        />
        <CertificateFields page={page} field={(name) => form.field(name)} />
      </section>
      <FormFailure failure={form.failure} text={failureText} />
      <div className="own-actions">
        <SubmitButton sending={form.sending}>{messages.save}</SubmitButton>
      </div>
    </form>
  );
}

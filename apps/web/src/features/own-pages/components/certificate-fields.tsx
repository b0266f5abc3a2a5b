import { TextField } from '../../../components/form/text-field.js';
import { useMessages } from '../../../lib/messages.js';
import { useMinute } from '../../../lib/use-minute.js';
import { isOver } from '../../business/opening-hours.js';
import { certificateDay, certificateField, type OwnPage } from '../own-page-values.js';
import { ownPagesMessages } from '../own-pages.messages.js';

interface CertificateFieldsProps {
  page: OwnPage;
  field: (name: string) => { name: string; error: string | undefined };
}

/** A checkbox for each kind of certificate, with its period of validity. */
export function CertificateFields({ page: { certificateKinds, certificates }, field }: CertificateFieldsProps) {
  const messages = useMessages(ownPagesMessages);
  const now = useMinute();
  if (certificateKinds.length === 0) return null;
  return (
    <fieldset className="certificate-fields">
      <legend>{messages.certificates}</legend>
      <p className="help">{messages.certificatesHelp}</p>
      {certificateKinds.map(({ id, name }) => {
        const held = certificates.find(({ certificateId }) => certificateId === id);
        return (
          <div key={id} role="group" aria-label={name}>
            <label className="check">
              <input type="checkbox" name={certificateField(id)} defaultChecked={held !== undefined} />
              <span>{name}</span>
              {held?.expiryDate && now && isOver(held.expiryDate, now) && (
                <span className="badge expired">{messages.expired}</span>
              )}
            </label>
            <div className="pairs">
              {(['issuedDate', 'expiryDate'] as const).map((end) => (
                <TextField
                  key={end}
                  type="date"
                  label={messages[end]}
                  autoComplete="off"
                  optional
                  defaultValue={held?.[end] ?? ''}
                  {...field(certificateDay(id, end))}
                />
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

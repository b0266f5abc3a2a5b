import { Badge, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { managedBusinessMessages } from '../businesses.messages.js';

export interface FormSection {
  key: string;
  title: string;
  /** Names of the section's fields in the form. */
  fields: readonly string[];
  content: ReactNode;
}

/** A long form in sections, with a navigation row that shows the number of errors in each. */
export function FormSections({ form, sections }: { form: FormInstance; sections: readonly FormSection[] }) {
  const messages = useMessages(managedBusinessMessages);
  const goTo = (key: string) => document.getElementById(`bolum-${key}`)?.scrollIntoView({ block: 'start' });
  return (
    <>
      <Form.Item noStyle shouldUpdate>
        {() => (
          <nav className="form-anchors" aria-label={messages.sections}>
            {sections.map(({ key, title, fields }) => {
              const errors = errorsIn(form, fields);
              return (
                <button type="button" key={key} onClick={() => goTo(key)}>
                  {title}
                  {errors > 0 && <Badge count={errors} title={messages.errors(errors)} />}
                </button>
              );
            })}
          </nav>
        )}
      </Form.Item>
      {sections.map(({ key, title, content }) => (
        <section key={key} id={`bolum-${key}`} className="form-section">
          <h3>{title}</h3>
          {content}
        </section>
      ))}
    </>
  );
}

const errorsIn = (form: FormInstance, fields: readonly string[]): number =>
  form.getFieldsError().filter(({ name, errors }) => errors.length > 0 && fields.includes(String(name[0]))).length;

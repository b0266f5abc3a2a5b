import { Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { type SeoEntityType, type StoredSeoText, useSeoSubjectsQuery } from '../api/seo-texts-api.js';
import { seoTextMessages } from '../seo-texts.messages.js';
import { foldedSearch } from '../../../components/form/choices.js';

interface SubjectSelectProps {
  /** Set by the form. */
  id?: string;
  value?: string;
  onChange?: (key: string) => void;
  type: SeoEntityType | undefined;
  /** The text being edited; its subject cannot be changed. */
  text: StoredSeoText | null;
  onHasText: (key: string) => void;
}

/** ADM-SEO-04: a select for the subject: cities by name, districts with their city, categories by name. */
export function SubjectSelect({ type, text, onHasText, onChange, ...rest }: SubjectSelectProps) {
  const messages = useMessages(seoTextMessages);
  const {
    currentData: subjects = [],
    isFetching,
    error,
  } = useSeoSubjectsQuery({ type: type ?? 'city' }, { skip: !type || text !== null });
  if (text) return <Select {...rest} disabled options={[{ value: text.key, label: text.name }]} />;
  const options = subjects.map(({ key, name, city, hasText }) => {
    const label = city ? messages.inCity(name, city) : name;
    return { value: key, label: hasText ? messages.hasText(label) : label };
  });
  return (
    <Select
      {...rest}
      disabled={!type}
      loading={isFetching}
      {...(error !== undefined && { notFoundContent: messages.failedToListEntities })}
      showSearch={foldedSearch}
      options={type ? options : []}
      onChange={(key: string) => {
        onChange?.(key);
        if (subjects.some((subject) => subject.key === key && subject.hasText)) onHasText(key);
      }}
    />
  );
}

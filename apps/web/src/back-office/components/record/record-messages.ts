import { type RecordDescription, searchedIn, type Words } from '@tedarik/fields';
import { formatNumber, lower, titleCase } from '@tedarik/turkish';
import { defineMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';

interface OwnWords {
  /** The text under the screen's title. */
  lead: Words;
  /** 'Sertifikayı Düzenle' */
  edit: Words;
}

const SHARED: Readonly<Record<'addNew' | 'addressTaken' | 'invalid', Words>> = backOfficeMessages;

/** The messages of a record's screen: generated from its names, plus its own. */
export function recordMessages(record: RecordDescription, { lead, edit }: OwnWords) {
  const { label, labels } = record;
  const small = inSmallLetters(label);
  const texts = searchedIn(record).map(([, field]) => field.label);
  const failedTo = (tr: string, en: string): Words => ({
    tr: `${label.tr} ${tr}`,
    en: `${label.en} could not be ${en}`,
  });
  const failedToDelete = failedTo('silinemedi', 'deleted');
  return defineMessages({
    title: labels,
    lead,
    searchIn: { tr: oneOf(texts, 'tr'), en: oneOf(texts, 'en') },
    add: { tr: `Yeni ${titleCase(label.tr)}`, en: `New ${small.en}` },
    edit,
    added: { tr: `${label.tr} eklendi`, en: `${label.en} added` },
    updated: { tr: `${label.tr} güncellendi`, en: `${label.en} updated` },
    deleted: { tr: `${label.tr} silindi`, en: `${label.en} deleted` },
    deletedMany: {
      tr: (n: number) => `${n} ${small.tr} silindi`,
      en: (n: number) => `${n} ${inSmallLetters(labels).en} deleted`,
    },
    failedToAdd: failedTo('eklenemedi', 'added'),
    failedToUpdate: failedTo('güncellenemedi', 'updated'),
    failedToDelete,
    failedToDeleteMany: failedToDelete,
    failedToLoad: { tr: `${labels.tr} yüklenemedi`, en: `${labels.en} could not be loaded` } as Words,
    addNew: SHARED.addNew,
    deleteOne: backOfficeMessages.deleteOne,
    nameTaken: taken(record.fields.name.label),
    slugTaken: SHARED.addressTaken,
    slugInvalid: SHARED.invalid,
    inUse: {
      tr: (n: number) => `${formatNumber(n)} işletmeden de kaldırılır.`,
      en: (n: number) => `It is taken from ${formatNumber(n)} businesses too.`,
    },
  });
}
export type RecordMessages = ReturnType<typeof recordMessages>;

/** 'Bu kelime zaten kullanılıyor': the refusal speaks of the field as the form does. */
const taken = (label: Words): Words => ({
  tr: `Bu ${inSmallLetters(label).tr} zaten kullanılıyor`,
  en: `This ${inSmallLetters(label).en} is already in use`,
});

const inSmallLetters = ({ tr, en }: Words): Words => ({ tr: lower(tr), en: en.toLowerCase() });

/** 'Semt, şehir veya bölge' */
const oneOf = (words: readonly Words[], locale: keyof Words): string =>
  new Intl.ListFormat(locale === 'tr' ? 'tr' : 'en-GB', { type: 'disjunction' }).format(
    words.map((word, at) => (at === 0 ? word : inSmallLetters(word))[locale]),
  );

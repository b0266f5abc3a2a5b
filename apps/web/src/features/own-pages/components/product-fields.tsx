import { useRef } from 'react';
import { mapTexts, PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from '@tedarik/fields';
import { TextArea } from '../../../components/form/text-area.js';
import { TextField } from '../../../components/form/text-field.js';
import { defineMessages, useMessages } from '../../../lib/messages.js';
import { priceText, productField, type ProductRow } from '../own-page-values.js';
import { ownPagesMessages } from '../own-pages.messages.js';

const productFieldLabels = defineMessages(mapTexts(PRODUCT_FIELD_NAMES, (name) => PRODUCT_FIELDS[name].label));
const productFieldHelp = defineMessages(mapTexts(PRODUCT_FIELD_NAMES, (name) => PRODUCT_FIELDS[name].help));

interface ProductFieldsProps {
  rows: readonly ProductRow[];
  field: (name: string) => { name: string; error: string | undefined };
  onAdd: () => void;
  onTyped: (key: string) => void;
  onRemove: (key: string) => void;
}

/** The page's own products: name, description, price and plain fields of each. */
export function ProductFields({ rows, field, onAdd, onTyped, onRemove }: ProductFieldsProps) {
  const messages = useMessages(ownPagesMessages);
  const labels = useMessages(productFieldLabels);
  const help = useMessages(productFieldHelp);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="own-products">
      <legend>{messages.products}</legend>
      <p className="help">{messages.productsLead}</p>
      {rows.map(({ key, name, description, price, ...texts }) => (
        <div
          className="own-product"
          key={key}
          role="group"
          aria-label={name || messages.newProduct}
          onInput={() => onTyped(key)}
        >
          <div className="pairs">
            <TextField
              label={messages.productName}
              autoComplete="off"
              defaultValue={name}
              {...field(productField(key, 'name'))}
            />
            <TextField
              label={messages.price}
              autoComplete="off"
              inputMode="decimal"
              optional
              defaultValue={priceText(price)}
              {...field(productField(key, 'price'))}
            />
            {PRODUCT_FIELD_NAMES.map((part) => (
              <TextField
                key={part}
                label={labels[part]}
                help={help[part]}
                autoComplete="off"
                optional
                defaultValue={texts[part] ?? ''}
                {...field(productField(key, part))}
              />
            ))}
          </div>
          <TextArea
            label={messages.productDescription}
            rows={2}
            defaultValue={description}
            {...field(productField(key, 'description'))}
          />
          <div>
            <button
              className="button quiet small"
              type="button"
              aria-label={messages.removeProduct(name || messages.newProduct)}
              onClick={() => {
                onRemove(key);
                // The focused button is about to be removed.
                add.current?.focus();
              }}
            >
              {messages.remove}
            </button>
          </div>
        </div>
      ))}
      <div>
        <button className="button outline" type="button" ref={add} onClick={onAdd}>
          {messages.addProduct}
        </button>
      </div>
    </fieldset>
  );
}

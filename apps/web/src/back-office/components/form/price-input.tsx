import { formatTypedPrice, parsePrice } from '@tedarik/turkish';
import { Input } from 'antd';
import type { Rule } from 'antd/es/form';

interface PriceInputProps {
  /** Given by the form, whose value is the text that was typed. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** DATA-15: an amount in lira, typed with a comma or points; shown as '1.250,00' once the field is left. */
export function PriceInput({ value = '', onChange, ...rest }: PriceInputProps) {
  const amount = parsePrice(value);
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      prefix="₺"
      maxLength={20}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={() => amount !== undefined && onChange?.(formatTypedPrice(amount))}
    />
  );
}

/** The amount that was typed; null for none. Only for what `priceRule` let through. */
export const typedPrice = (text: string | undefined): number | null => parsePrice(text ?? '') ?? null;

/** What a form shows of a stored amount. */
export const priceText = (lira: number | null | undefined): string => (lira == null ? '' : formatTypedPrice(lira));

export const priceRule = (message: string): Rule => ({
  validator: (_, text: string | undefined) =>
    !text?.trim() || parsePrice(text) !== undefined ? Promise.resolve() : Promise.reject(new Error(message)),
});

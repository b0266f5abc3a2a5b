import { formatTypedPrice, parsePrice } from '@tedarik/turkish';
import { Input } from 'antd';
import type { Rule } from 'antd/es/form';

interface PriceInputProps {
  /** Set by the form; the value is the typed text. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** DATA-15: an amount in lira, typed with a comma or points, and formatted as '1.250,00' on blur. */
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

/** The typed amount; null if empty. Use only on text that `priceRule` accepted. */
export const typedPrice = (text: string | undefined): number | null => parsePrice(text ?? '') ?? null;

/** The text of a stored amount for the form. */
export const priceText = (lira: number | null | undefined): string => (lira == null ? '' : formatTypedPrice(lira));

export const priceRule = (message: string): Rule => ({
  validator: (_, text: string | undefined) =>
    !text?.trim() || parsePrice(text) !== undefined ? Promise.resolve() : Promise.reject(new Error(message)),
});

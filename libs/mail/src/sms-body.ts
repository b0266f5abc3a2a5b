/** Values of the placeholders in the body of a request to a provider of text messages. */
interface SmsValues {
  /** With the country code and without a plus sign: 905321234567. */
  phone: string;
  text: string;
  sender: string;
}

/** The body as Netgsm expects it (REST v2). `iysfilter` 0: the message is no advertisement. */
export const NETGSM_BODY = '{"msgheader":"{sender}","messages":[{"msg":"{text}","no":"{phone}"}],"iysfilter":"0"}';

/** Fills the placeholders of a JSON template. Only its texts are replaced, so that no value can change its structure. */
export const filledBody = (template: string, values: SmsValues): string =>
  JSON.stringify(JSON.parse(template), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{(phone|text|sender)\}/g, (_whole, name: keyof SmsValues) => values[name])
      : value,
  );

/** Whether a template is JSON with places for the number and the text. */
export function isSmsBody(template: string): boolean {
  try {
    const filled = filledBody(template, { phone: 'a number', text: 'a text', sender: '' });
    return filled.includes('a number') && filled.includes('a text');
  } catch {
    return false;
  }
}

import { Radio, type RadioGroupProps } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { blogCategoryMessages } from '../blog-categories.messages.js';
import { COLOURS } from '../colours.js';

export const Dot = ({ colour }: { colour: string }) => (
  <span className="colour-dot" style={{ background: colour }} aria-hidden="true" />
);

/** ADM-BCAT-04 */
export function ColourChoice(props: RadioGroupProps) {
  const messages = useMessages(blogCategoryMessages);
  return (
    <Radio.Group {...props} className="colour-choice">
      {COLOURS.map(({ value, label }) => (
        <Radio key={value} value={value}>
          <Dot colour={value} />
          {messages[label] as string}
        </Radio>
      ))}
    </Radio.Group>
  );
}

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance, Input, Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { type BusinessValues, type DayValues, WEEK } from '../business-values.js';
import { businessMessages } from '../businesses.messages.js';

const RANGE = { opens: '09:00', closes: '18:00' };

/** ADM-BIZ-24: the week, each day with as many ranges as it needs. */
export function HoursSection({ form }: { form: FormInstance<BusinessValues> }) {
  const messages = useMessages(businessMessages);
  const days = [
    messages.monday,
    messages.tuesday,
    messages.wednesday,
    messages.thursday,
    messages.friday,
    messages.saturday,
    messages.sunday,
  ];
  return (
    <div className="week">
      {WEEK.map((dayOfWeek, index) => (
        <Day key={dayOfWeek} form={form} index={index} day={days[index] ?? ''} />
      ))}
    </div>
  );
}

function Day({ form, index, day }: { form: FormInstance<BusinessValues>; index: number; day: string }) {
  const messages = useMessages(businessMessages);
  const shared = useMessages(backOfficeMessages);
  const is = Form.useWatch(['days', index, 'is'], form) as DayValues['is'] | undefined;
  const required = { required: true, message: shared.required };

  function open(chosen: DayValues['is']) {
    const ranges = form.getFieldValue(['days', index, 'ranges']) as DayValues['ranges'] | undefined;
    if (chosen === 'open' && !ranges?.length) form.setFieldValue(['days', index, 'ranges'], [RANGE]);
  }

  return (
    <div className="week-day">
      <Form.Item name={['days', index, 'is']} label={day}>
        <Select
          onChange={open}
          options={[
            { value: 'unknown', label: messages.unknownHours },
            { value: 'open', label: messages.open },
            { value: 'closed', label: messages.closed },
          ]}
        />
      </Form.Item>
      <Form.List name={['days', index, 'ranges']}>
        {(fields, { add, remove }) =>
          is === 'open' && (
            <div className="week-ranges">
              {fields.map(({ key, name }) => (
                <div key={key} className="week-range">
                  <Form.Item name={[name, 'opens']} rules={[required]}>
                    <Input type="time" aria-label={messages.opens(day)} />
                  </Form.Item>
                  <Form.Item name={[name, 'closes']} rules={[required]}>
                    <Input type="time" aria-label={messages.closes(day)} />
                  </Form.Item>
                  {fields.length > 1 && (
                    <Button
                      type="text"
                      icon={<DeleteOutlined />}
                      aria-label={messages.removeRange(day)}
                      onClick={() => remove(name)}
                    />
                  )}
                </div>
              ))}
              <Button
                type="text"
                icon={<PlusOutlined />}
                aria-label={messages.addRange(day)}
                onClick={() => add({ opens: '', closes: '' })}
              />
            </div>
          )
        }
      </Form.List>
    </div>
  );
}

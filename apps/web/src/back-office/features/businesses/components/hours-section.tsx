import { CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown, Form, type FormInstance, Select } from 'antd';
import { WEEK } from '../../../../lib/forms/hours-text.js';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import type { BusinessValues, DayValues } from '../business-values.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { dayName } from '../week-hours-text.js';
import { TimeInput, timeRule } from './time-input.js';

const RANGE = { opens: '09:00', closes: '18:00' };

/** ADM-BIZ-24: opening hours per day, with any number of ranges. */
export function HoursSection({ form }: { form: FormInstance<BusinessValues> }) {
  return (
    <div className="week">
      {WEEK.map((dayOfWeek, index) => (
        <Day key={dayOfWeek} form={form} index={index} day={dayName(dayOfWeek)} />
      ))}
    </div>
  );
}

const isWeekday = (dayOfWeek: number): boolean => dayOfWeek >= 1 && dayOfWeek <= 5;

function Day({ form, index, day }: { form: FormInstance<BusinessValues>; index: number; day: string }) {
  const messages = useMessages(managedBusinessMessages);
  const shared = useMessages(backOfficeMessages);
  const is = Form.useWatch(['days', index, 'is'], form) as DayValues['is'] | undefined;
  /** Ranges are numbered, so that the controls of each have their own names; a single one is named by its day. */
  const nameOf = (range: number, count: number) => (count > 1 ? messages.range(day, range + 1) : day);
  const required = { required: true, message: shared.required };

  function open(chosen: DayValues['is']) {
    const ranges = form.getFieldValue(['days', index, 'ranges']) as DayValues['ranges'] | undefined;
    if (chosen === 'open' && !ranges?.length) form.setFieldValue(['days', index, 'ranges'], [RANGE]);
  }

  /** Copies this day's hours to other days. */
  function copyTo(which: 'weekdays' | 'all') {
    const hours = form.getFieldValue(['days', index]) as DayValues;
    const others = WEEK.flatMap((dayOfWeek, at) =>
      at !== index && (which === 'all' || isWeekday(dayOfWeek)) ? [at] : [],
    );
    for (const at of others) {
      form.setFieldValue(['days', at], { ...hours, ranges: hours.ranges.map((range) => ({ ...range })) });
    }
    form.setFields(others.map((at) => ({ name: ['days', at, 'is'], value: hours.is, touched: true })));
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
                  <Form.Item name={[name, 'opens']} rules={[required, timeRule(messages.invalidTime)]}>
                    <TimeInput aria-label={messages.opens(nameOf(name, fields.length))} />
                  </Form.Item>
                  <Form.Item name={[name, 'closes']} rules={[required, timeRule(messages.invalidTime)]}>
                    <TimeInput aria-label={messages.closes(nameOf(name, fields.length))} />
                  </Form.Item>
                  {fields.length > 1 && (
                    <Button
                      type="text"
                      icon={<DeleteOutlined aria-hidden />}
                      aria-label={messages.removeRange(nameOf(name, fields.length))}
                      onClick={() => remove(name)}
                    />
                  )}
                </div>
              ))}
              <Button
                type="text"
                icon={<PlusOutlined aria-hidden />}
                aria-label={messages.addRange(day)}
                onClick={() => add({ opens: '', closes: '' })}
              />
              <Dropdown
                trigger={['click']}
                menu={{
                  items: [
                    { key: 'weekdays', label: messages.copyToWeekdays },
                    { key: 'all', label: messages.copyToAll },
                  ],
                  onClick: ({ key }) => copyTo(key as 'weekdays' | 'all'),
                }}
              >
                <Button type="text" icon={<CopyOutlined aria-hidden />} aria-label={messages.copyHours(day)} />
              </Dropdown>
            </div>
          )
        }
      </Form.List>
    </div>
  );
}

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance, Input, Radio, Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { foldedSearch } from '../../../components/form/choices.js';
import { BoroughField, CityField, RegionField } from '../../../components/form/city-field.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useBusinessOptionsQuery } from '../api/businesses-api.js';
import { type BusinessValues, type LocationValues, newLocation } from '../business-values.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { CoordinatesField } from './coordinates-field.js';

/** ADM-BIZ-12: whether a location has everything that is required before another can be added. */
const isComplete = (location: LocationValues | undefined): boolean =>
  [location?.address, location?.city, location?.country].every((text) => text?.trim());

/** The locations of a business; exactly one is the headquarters (ADM-BIZ-25). */
export function LocationsSection({ form }: { form: FormInstance<BusinessValues> }) {
  const messages = useMessages(managedBusinessMessages);
  const locations = Form.useWatch('locations', form) ?? [];
  return (
    <Form.List name="locations">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <fieldset key={key} className="form-card">
              <legend>{messages.locationNumber(name + 1)}</legend>
              <Button
                className="form-card-remove"
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={messages.removeLocation(name + 1)}
                onClick={() => {
                  remove(name);
                  if (locations[name]?.isHeadquarters) makeHeadquarters(form, 0);
                }}
              />
              <LocationFields form={form} name={name} />
            </fieldset>
          ))}
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={!locations.every(isComplete)}
            onClick={() => add(newLocation(locations.length === 0))}
          >
            {messages.addLocation}
          </Button>
        </>
      )}
    </Form.List>
  );
}

/** Marks one location as the headquarters and all others as not. */
function makeHeadquarters(form: FormInstance<BusinessValues>, chosen: number): void {
  const { length } = (form.getFieldValue('locations') as LocationValues[] | undefined) ?? [];
  for (let at = 0; at < length; at++) form.setFieldValue(['locations', at, 'isHeadquarters'], at === chosen);
}

function LocationFields({ form, name }: { form: FormInstance<BusinessValues>; name: number }) {
  const messages = useMessages(managedBusinessMessages);
  const shared = useMessages(backOfficeMessages);
  const { data: options } = useBusinessOptionsQuery();
  const required = { required: true, whitespace: true, message: shared.required };
  const city = Form.useWatch(['locations', name, 'city'], form) as string | undefined;
  const districts = (options?.districts ?? []).map(({ id, name: district, city }) => ({
    value: id,
    label: `${district}, ${city}`,
  }));
  return (
    <>
      <Form.Item name={[name, 'address']} label={messages.address} rules={[required]}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
      <div className="form-columns">
        <Form.Item name={[name, 'city']} label={messages.city} rules={[required]}>
          <CityField onProvince={({ region }) => form.setFieldValue(['locations', name, 'region'], region)} />
        </Form.Item>
        <Form.Item name={[name, 'borough']} label={messages.borough}>
          <BoroughField city={city} />
        </Form.Item>
        <Form.Item name={[name, 'region']} label={messages.region}>
          <RegionField />
        </Form.Item>
        <Form.Item name={[name, 'country']} label={messages.country} rules={[required]}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name={[name, 'postalCode']} label={messages.postalCode}>
          <Input inputMode="numeric" maxLength={10} />
        </Form.Item>
        <Form.Item
          name={[name, 'districtId']}
          label={messages.district}
          extra={messages.districtHelp}
          normalize={(id: string | undefined) => id ?? null}
        >
          <Select allowClear showSearch={foldedSearch} options={districts} />
        </Form.Item>
        <Form.Item name={[name, 'phone']} label={messages.phone}>
          <Input type="tel" maxLength={20} />
        </Form.Item>
        <Form.Item name={[name, 'email']} label={messages.email}>
          <Input inputMode="email" maxLength={254} />
        </Form.Item>
      </div>
      <CoordinatesField form={form} name={name} />
      <Form.Item name={[name, 'isHeadquarters']} valuePropName="checked">
        <Radio onChange={() => makeHeadquarters(form, name)}>{messages.headquarters}</Radio>
      </Form.Item>
    </>
  );
}

import { EnvironmentOutlined } from '@ant-design/icons';
import { findBorough, findProvince } from '@tedarik/turkish/places';
import { Button, Form, type FormInstance, InputNumber } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { BusinessValues } from '../business-values.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { MapPicker } from './map/map-picker.js';
import { placeOf } from './map/place-centres.js';

/** The coordinates of a location, typed or marked on the map; empty if unknown (DATA-17). */
export function CoordinatesField({ form, name }: { form: FormInstance<BusinessValues>; name: number }) {
  const messages = useMessages(managedBusinessMessages);
  const [isOpen, setOpen] = useState(false);
  const latitude = Form.useWatch(['locations', name, 'latitude'], form) ?? null;
  const longitude = Form.useWatch(['locations', name, 'longitude'], form) ?? null;

  const [city, borough] = [
    Form.useWatch(['locations', name, 'city'], form) as string | undefined,
    Form.useWatch(['locations', name, 'borough'], form) as string | undefined,
  ];
  const province = findProvince(city ?? '');
  const near = (province && placeOf(province, findBorough(province, borough ?? ''))) ?? null;

  function mark(place: { latitude: number | null; longitude: number | null }) {
    for (const end of ['latitude', 'longitude'] as const) {
      form.setFields([{ name: ['locations', name, end], value: place[end], touched: true }]);
    }
  }

  return (
    <>
      <div className="form-columns">
        <Form.Item name={[name, 'latitude']} label={messages.latitude}>
          <InputNumber min={-90} max={90} controls={false} decimalSeparator="," />
        </Form.Item>
        <Form.Item name={[name, 'longitude']} label={messages.longitude}>
          <InputNumber min={-180} max={180} controls={false} decimalSeparator="," />
        </Form.Item>
      </div>
      <div className="map-actions">
        <Button
          size="small"
          icon={<EnvironmentOutlined aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.pin}
        </Button>
        {(latitude !== null || longitude !== null) && (
          <Button size="small" type="link" onClick={() => mark({ latitude: null, longitude: null })}>
            {messages.unpin}
          </Button>
        )}
      </div>
      {isOpen && <MapPicker latitude={latitude} longitude={longitude} near={near} onPick={mark} />}
    </>
  );
}

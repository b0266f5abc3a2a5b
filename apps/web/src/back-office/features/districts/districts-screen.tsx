import { DISTRICT } from '@tedarik/fields';
import { Form } from 'antd';
import type { ComponentProps } from 'react';
import { CityField, RegionField } from '../../components/form/city-field.js';
import { recordScreen } from '../../components/record/record-screen.js';
import { CityFilter } from './components/city-filter.js';
import { managedDistrictMessages } from './districts.messages.js';

/** A city field that also sets the region of the chosen province. */
function CityOfDistrict(props: ComponentProps<typeof CityField>) {
  const form = Form.useFormInstance();
  return <CityField {...props} onProvince={({ region }) => form.setFieldsValue({ region })} />;
}

/** /yonetici/konumlar: the districts (ADM-DIST-01). */
export const Component = recordScreen(DISTRICT, managedDistrictMessages, {
  Filters: CityFilter,
  controls: { city: CityOfDistrict, region: RegionField },
});

import { DISTRICT } from '@tedarik/fields';
import { Form } from 'antd';
import type { ComponentProps } from 'react';
import { CityField, RegionField } from '../../components/form/city-field.js';
import { recordScreen } from '../../components/record/record-screen.js';
import { CityFilter } from './components/city-filter.js';
import { managedDistrictMessages } from './districts.messages.js';

/** A province brings its region. */
function CityOfDistrict(props: ComponentProps<typeof CityField>) {
  const form = Form.useFormInstance();
  return <CityField {...props} onProvince={({ region }) => form.setFieldsValue({ region })} />;
}

/** ADM-DIST-01, /yonetici/konumlar. */
export const Component = recordScreen(DISTRICT, managedDistrictMessages, {
  Filters: CityFilter,
  controls: { city: CityOfDistrict, region: RegionField },
});

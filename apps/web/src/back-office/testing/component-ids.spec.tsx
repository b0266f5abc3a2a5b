import { render, screen } from '@testing-library/react';
import { Modal, Tooltip } from 'antd';
import { mockBrowserApis } from './mock-browser-apis.js';

it('components have ids of their own: a dialog is called by its title while a tooltip is there', async () => {
  mockBrowserApis();
  render(
    <>
      <Tooltip open title="Sahipler">
        <button type="button">Ege Süt</button>
      </Tooltip>
      <Modal open title="Ege Süt: sahipler" />
    </>,
  );
  expect(await screen.findByRole('tooltip', { name: 'Sahipler' })).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Ege Süt: sahipler' })).toBeInTheDocument();
});

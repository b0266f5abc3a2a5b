import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-site.js';
import { Breadcrumbs } from './breadcrumbs.js';

it('PUB-LAY-11 begins with the home page and ends with the page itself', () => {
  renderPart(<Breadcrumbs trail={[{ name: 'Firmalar', path: '/firma' }, { name: 'Anadolu' }]} />);

  const [first, ...others] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Ana Sayfa');
  expect(screen.getByRole('link', { name: 'Ana Sayfa' })).toHaveAttribute('href', '/');
  expect(others.map(({ textContent }) => textContent)).toEqual(['Firmalar', 'Anadolu']);
  expect(screen.getByText('Anadolu')).toHaveAttribute('aria-current', 'page');
});

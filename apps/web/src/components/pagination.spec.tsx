import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-site.js';
import { pagesToShow, Pagination } from './pagination.js';

describe('pagesToShow', () => {
  it('PUB-LIST-16 shows the first, the last and two around the current page, and a gap at distance three', () => {
    expect(pagesToShow(6, 12)).toEqual([1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]);
    expect(pagesToShow(1, 7)).toEqual([1, 2, 3, 'gap', 7]);
    expect(pagesToShow(2, 3)).toEqual([1, 2, 3]);
    expect(pagesToShow(4, 4)).toEqual([1, 2, 3, 4]);
  });

  it('stays short for thousands of pages', () => {
    expect(pagesToShow(4000, 8334)).toEqual([1, 'gap', 3998, 3999, 4000, 4001, 4002, 'gap', 8334]);
  });
});

describe('Pagination', () => {
  it('is made of links and marks the current page', () => {
    renderPart(<Pagination page={1} totalPages={7} addressOf={(page) => `/firma?page=${page}`} />);

    expect(screen.getByRole('link', { name: 'Sayfa 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Sonraki' })).toHaveAttribute('href', '/firma?page=2');
    expect(screen.queryByRole('link', { name: 'Önceki' })).toBeNull();
  });

  it('keeps the first and the last page on narrow screens, which shorten those two away', () => {
    renderPart(<Pagination page={3} totalPages={6} addressOf={String} />);

    const far = screen.getAllByRole('link').filter(({ className }) => className === 'far');
    expect(far.map(({ textContent }) => textContent)).toEqual(['5']);
  });

  it('is not there for one page', () => {
    const { container } = renderPart(<Pagination page={1} totalPages={1} addressOf={String} />);

    expect(container).toBeEmptyDOMElement();
  });
});

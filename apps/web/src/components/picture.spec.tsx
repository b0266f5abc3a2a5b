import { fireEvent } from '@testing-library/react';
import { renderPart } from '../testing/render-site.js';
import { Picture } from './picture.js';

const FALLBACK = '/kapak/kapak/diger/yazi.svg';
const show = (src: string | null) =>
  renderPart(<Picture src={src} fallback={FALLBACK} width={640} height={400} />).container;

describe('Picture', () => {
  it('GEN-20 is fetched from our own address, in the width that fits', () => {
    const image = show('/gorsel/imza/adres').querySelector('img');

    expect(image).toHaveAttribute('src', '/gorsel/imza/adres?w=640');
    expect(image?.getAttribute('srcset')).toBe(
      [320, 640, 960, 1280].map((width) => `/gorsel/imza/adres?w=${width} ${width}w`).join(', '),
    );
    expect([image?.getAttribute('width'), image?.getAttribute('height'), image?.getAttribute('loading')]).toEqual([
      '640',
      '400',
      'lazy',
    ]);
  });

  it('is a drawing where there is no picture', () => {
    expect(show(null).querySelector('img')).toHaveAttribute('src', FALLBACK);
  });

  it('is a drawing where the picture cannot be fetched', () => {
    const container = show('/gorsel/imza/adres');
    fireEvent.error(container.querySelector('img')!);

    expect(container.querySelector('img')).toHaveAttribute('src', FALLBACK);
  });

  it('is a drawing where the picture failed before the page was taken over', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const container = show('/gorsel/imza/adres');
    complete.mockRestore();

    expect(container.querySelector('img')).toHaveAttribute('src', FALLBACK);
  });
});

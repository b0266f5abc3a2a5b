import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../testing/render-site.js';
import { StarPicker, Stars } from './stars.js';

describe('Stars', () => {
  it('PUB-UI-01 says the rating with one decimal', () => {
    renderPart(<Stars rating={4.25} />);

    expect(screen.getByRole('img', { name: '5 üzerinden 4,3' })).toHaveTextContent('4,3');
  });

  it('PUB-CARD-04 says how many reviews it is based on', () => {
    renderPart(<Stars rating={4.8} count={1284} size="sm" />);

    expect(screen.getByRole('img', { name: '5 üzerinden 4,8, 1.284 yorum' })).toHaveClass('sm');
  });

  it('PUB-UI-01 fills the stars to the rating', () => {
    const { container } = renderPart(<Stars rating={2.5} size="lg" />);

    expect(container.querySelector('svg svg')).toHaveAttribute('width', '60');
  });
});

function Picker({ onChange }: { onChange: (stars: number) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <StarPicker
      legend="Puanınız"
      value={value}
      onChange={(stars) => {
        setValue(stars);
        onChange(stars);
      }}
    />
  );
}

describe('StarPicker', () => {
  const litStars = () => document.querySelectorAll('label.on').length;

  it('PUB-UI-01 is a group of five radios, each named by its stars', () => {
    renderPart(<Picker onChange={() => undefined} />);

    expect(screen.getByRole('group', { name: 'Puanınız' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.getByRole('radio', { name: '3 yıldız' })).not.toBeChecked();
  });

  it('PUB-UI-01 calls back with the chosen star', async () => {
    const chosen: number[] = [];
    renderPart(<Picker onChange={(stars) => chosen.push(stars)} />);
    await userEvent.click(screen.getByRole('radio', { name: '4 yıldız' }));

    expect(chosen).toEqual([4]);
    expect(litStars()).toBe(4);
  });

  it('PUB-UI-01 shows what a hovered star would mean and forgets it again', async () => {
    renderPart(<Picker onChange={() => undefined} />);
    await userEvent.hover(document.querySelectorAll('label')[1]!);
    expect(litStars()).toBe(2);

    await userEvent.unhover(document.querySelector('.star-picker')!);
    expect(litStars()).toBe(0);
  });

  it('PUB-UI-01 moves by arrow keys', async () => {
    const chosen: number[] = [];
    renderPart(<Picker onChange={(stars) => chosen.push(stars)} />);
    await userEvent.click(screen.getByRole('radio', { name: '2 yıldız' }));
    await userEvent.keyboard('{ArrowRight}');

    expect(chosen).toEqual([2, 3]);
  });
});

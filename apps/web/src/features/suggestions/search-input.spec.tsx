import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SearchInput } from './search-input.js';

function Searching() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchInput id="q" value={text} onTyped={setText} />
      <output>{text}</output>
    </>
  );
}

describe('SearchInput', () => {
  it('keeps the text that was typed before the page was hydrated, and reports it', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Searching />);
    place.querySelector('input')!.value = 'zeytin';
    const root = await act(() => Promise.resolve(hydrateRoot(place, <Searching />)));

    expect(place.querySelector('output')).toHaveTextContent('zeytin');
    expect(place.querySelector('input')).toHaveValue('zeytin');
    act(() => root.unmount());
    place.remove();
  });
});

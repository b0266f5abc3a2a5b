import { act, within } from '@testing-library/react';
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

// The list would request suggestions; this is about when the field shows it, before a page with a store and a server exists.
jest.mock('./suggestion-list.js', () => ({ SuggestionList: ({ text }: { text: string }) => <p>Öneriler: {text}</p> }));

async function hydrateAfter(before: (field: HTMLInputElement) => void) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Searching />);
  before(place.querySelector('input')!);
  const root = await act(() => Promise.resolve(hydrateRoot(place, <Searching />)));
  return {
    place,
    end() {
      act(() => root.unmount());
      place.remove();
    },
  };
}

describe('SearchInput', () => {
  it('suggests for text that was typed before the page was hydrated, while the field has the focus', async () => {
    const typed = (field: HTMLInputElement) => (field.value = 'zeytin');
    const { place, end } = await hydrateAfter((field) => {
      typed(field);
      field.focus();
    });
    expect(await within(place).findByText('Öneriler: zeytin')).toBeInTheDocument();
    end();

    const left = await hydrateAfter(typed);
    expect(left.place.querySelector('input')).not.toHaveAttribute('aria-controls');
    left.end();
  });

  it('keeps the text that was typed before the page was hydrated, and reports it', async () => {
    const { place, end } = await hydrateAfter((field) => (field.value = 'zeytin'));
    expect(place.querySelector('output')).toHaveTextContent('zeytin');
    expect(place.querySelector('input')).toHaveValue('zeytin');
    end();
  });
});

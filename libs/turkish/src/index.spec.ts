it('creates no Intl object while it is loaded, because every page would wait for it', () => {
  const made = [jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'Segmenter'), jest.spyOn(Intl, 'Collator')];
  jest.isolateModules(() => void jest.requireActual('./index.js'));
  for (const one of made) expect(one).not.toHaveBeenCalled();
});

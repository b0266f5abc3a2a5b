import { markersOf } from './markers.js';

const pin = (id: string, latitude: number, longitude: number) => ({
  ...{ id, latitude, longitude },
  ...{ slug: id, name: id, averageRating: null },
});
const area = { west: 28.5, south: 40.8, east: 29.5, north: 41.3 };
const cluster = { latitude: 41, longitude: 29, count: 12, area };
const drawn = (pins: ReturnType<typeof pin>[], isNearest = false) =>
  markersOf({ clusters: [cluster], pins }, isNearest, {
    cluster: ({ count }) => `${count}`,
    pin: ({ id, latitude }) => `${id} at ${latitude}`,
  });

describe('the markers of the map', () => {
  it('are one for each cluster, and for each place of a business', () => {
    const markers = drawn([pin('ege', 38.4, 27.1), pin('ege', 41, 29), pin('ege', 38.4, 30), pin('marmara', 41, 29)]);
    expect([...markers.values()].map((draw) => draw())).toEqual([
      '12',
      'ege at 38.4',
      'ege at 41',
      'ege at 38.4',
      'marmara at 41',
    ]);
  });

  it('keep their keys in the next answer, except clusters that can no longer be zoomed into', () => {
    const keys = (isNearest = false) => [...drawn([pin('ege', 38.4, 27.1)], isNearest).keys()];
    expect(keys()).toEqual(keys());
    const [before, now] = [keys(), keys(true)];
    expect([before[0] === now[0], before[1] === now[1]]).toEqual([false, true]);
  });
});

import { BusinessChanged } from '@tedarik/events';
import { aBusinessSnapshot, aLocationSnapshot, anEnvelope } from '@tedarik/testing';
import { tombstone } from '../index-definition.js';
import { toBusinessDocument } from './business-document.js';

const stamp = { version: 7, hash: 'a'.repeat(32) };

describe('toBusinessDocument', () => {
  it('stores the keys of all locations without duplicates, and the fields of a card', () => {
    const snapshot = aBusinessSnapshot({
      name: 'Hacı Bekir’in Lokumları',
      locations: [
        aLocationSnapshot(),
        aLocationSnapshot({ isHeadquarters: false }),
        aLocationSnapshot({ city: 'İzmir', cityKey: 'izmir', borough: null, region: null, districtKeys: ['id:d1'] }),
      ],
    });
    const document = toBusinessDocument(snapshot, stamp);
    expect(document).toMatchObject({ ...stamp, id: snapshot.id, deleted: false, name: 'Hacı Bekir Lokumları' });
    expect(document.cityKeys).toEqual(['istanbul', 'izmir']);
    expect(document.districtKeys).toEqual(['k:istanbul/kadikoy', 'id:d1']);
    expect(document.places).toEqual(['İstanbul', 'Kadıköy', 'Marmara', 'İzmir']);
    expect(document.card).toMatchObject({ name: snapshot.name, slug: snapshot.slug, locations: snapshot.locations });
    expect(document.card).not.toHaveProperty('productNames');
  });

  it.each([
    ['1998', 1998],
    ["1890'dan beri", 1890],
    ['Kuruluş: 2004', 2004],
    ['19984', null],
    ['yeni', null],
    [null, null],
  ])('PUB-LIST-14 reads the year in %p as %p', (established, year) => {
    expect(toBusinessDocument(aBusinessSnapshot({ established }), stamp).establishedYear).toBe(year);
  });

  it('PUB-REV-21 ranks a business without reviews below every rating', () => {
    expect(toBusinessDocument(aBusinessSnapshot({ averageRating: null }), stamp).rating).toBe(-1);
    expect(toBusinessDocument(aBusinessSnapshot({ averageRating: 0 }), stamp).rating).toBe(0);
  });
});

describe('tombstone', () => {
  it('takes only version and hash from an event', () => {
    const event = anEnvelope(BusinessChanged, aBusinessSnapshot());
    expect(tombstone('an-id', event)).toEqual({ id: 'an-id', version: 1, hash: event.hash, deleted: true });
    expect(Object.keys(toBusinessDocument(event.data, event))).toEqual(
      Object.keys(toBusinessDocument(event.data, stamp)),
    );
  });

  it('stores id, version and hash, and no content', () => {
    expect(tombstone('an-id', stamp)).toEqual({ id: 'an-id', ...stamp, deleted: true });
  });
});

import type { ImportTarget } from '@tedarik/commands';
import { BUSINESS_FIELDS, IMPORTED_FIELDS, type ImportedField, recordKeysOf } from '@tedarik/fields';
import { memoized } from '@tedarik/turkish';
import {
  type Reader,
  readAreaCode,
  readCategory,
  readClosing,
  readComponent,
  readDegrees,
  readHours,
  readList,
  readMail,
  readMapsId,
  readNumber,
  readPicture,
  readPoint,
  readProse,
  readProvince,
  readQuarter,
  readState,
  readStatus,
  readTelephone,
  readText,
} from './read-value.js';
import { hoursColumnOf } from './hours-columns.js';
import { joinedName, namesWithin } from './heading-names.js';

/** Where files of other exporters may have a field, in order of priority, and how it is read there. */
interface Source {
  /** Keys that the mapping reads (IMP-JSON-10). */
  ours: readonly string[];
  /** Key under which a value found elsewhere is written. */
  written: string;
  from: readonly (readonly [names: string, read: Reader])[];
}

const source = (ours: string, names: string, read: Reader = readText, more: Source['from'] = []): Source => {
  const [first = '', ...others] = ours.split(', ');
  return { ours: [first, ...others], written: first, from: [[names ? `${ours}, ${names}` : ours, read], ...more] };
};

/** A part of the address as Google lists it. */
const component = (type: string): Source['from'] => [['address_components', readComponent(type)]];

/** Further names of a field, in addition to its keys and labels. */
const FIELD_NAMES_ELSEWHERE: Readonly<Partial<Record<ImportedField, string>>> = {
  established:
    'established_year, year_established, established_in, founded, founded_year, year_founded, founded_in, founding_year, ' +
    'founding_date, foundation_year, year_of_foundation, kuruluş_tarihi, kuruluş_senesi, kurulduğu_yıl, kurulma_yılı, ' +
    'kurulma_tarihi, tesis_yılı',
  phone:
    'phone_number, national_phone_number, formatted_phone_number, international_phone_number, phone_international, ' +
    'phone_unformatted, phone_1, phones, tel, contact:phone, contact_phone, display_phone, telefon_no, ' +
    'telefon_numarası, tel_no, iş_telefonu, sabit_telefon, cep_telefonu, cep_no, cep, gsm, mobile, contact:mobile, ' +
    'telefonlar, tel_numarası, cep_tel, gsm_no, gsm_numarası, iletişim_no, iletişim_numarası, iletişim_telefonu, irtibat_no, irtibat_telefonu',
  whatsapp: 'contact:whatsapp, whatsapp_no, whatsapp_number',
  email:
    'emails, e_postalar, mail, email_1, email_address, e_mail, contact:email, e_posta_adresi, eposta_adresi, mail_adresi',
  websiteUrl:
    'website_uri, website_url, websites, web, web_site, homepage, contact:website, web_sitesi_adresi, web_adresi, ' +
    'internet_sitesi, internet_adresi, internet_sayfası, web_sayfası, site_web',
  logoUrl: 'logo_url',
  photoUrl:
    'image_url, photos, images, image_urls, featured_image, main_image, photo_url, img_url, thumbnail, image, resim, görsel, fotoğraflar',
};

/** Columns of contacts, which have either of them. */
const CONTACT = 'iletişim, iletişim_bilgisi, irtibat';
/** Columns with the area code of a number in another column. */
const AREA_CODE =
  'alan_kodu, telefon_alan_kodu, tel_alan_kodu, telefon_kodu, tel_kodu, tel_kod, area_code, phone_area_code';
const READ_ELSEWHERE: Readonly<Partial<Record<ImportedField, Source['from']>>> = {
  phone: [
    [CONTACT, readTelephone],
    [AREA_CODE, readAreaCode],
  ],
  email: [[CONTACT, readMail]],
};

const plainFields = Object.fromEntries(
  IMPORTED_FIELDS.map((name) => {
    const { kind, label } = BUSINESS_FIELDS[name];
    const names = [label.tr, label.en, FIELD_NAMES_ELSEWHERE[name]].filter(Boolean).join(', ');
    return [
      name,
      source(recordKeysOf(name).join(', '), names, kind === 'picture' ? readPicture : readText, READ_ELSEWHERE[name]),
    ];
  }),
) as Record<ImportedField, Source>;

/**
 * All our fields with their names in tables and records of others: Turkish and English headings, Outscraper, Apify, gosom, SerpApi, Google
 * Places old and new, OpenStreetMap, Overture, Foursquare. A dot leads into an object or a list. Names are compared without case,
 * diacritics, spaces and punctuation, so `full_address` also matches `Full Address` and `fullAddress`.
 */
export const SOURCES: Readonly<Record<ImportTarget, Source>> = {
  ...plainFields,
  name: source(
    'name',
    'display_name.text, display_name, names.primary, title, business_name, company_name, company, place_name, firma_adı, ' +
      'firma_ismi, firma, işletme_adı, işletme_ismi, işletme, firma_unvanı, ticari_unvan, ticaret_unvanı, unvan, unvanı, ' +
      'şirket_adı, şirket, kurum_adı, kurum, kuruluş_adı, mağaza_adı, tedarikçi_adı, tedarikçi, restoran_adı, bayi_adı, market_adı, şube_adı, ' +
      'kısa_unvan, tabela_adı, ad, adı, isim, ' +
      'cari_unvanı, cari_unvan, cari_adı, cari_hesap_unvanı, cari_hesap_adı, hesap_adı, hesap_unvanı, cari_tanımı, cari_tanım, ' +
      'müşteri_tanımı, müşteri_tanım, adı_unvanı, ad_unvan, adı_soyadı_unvanı, ad_soyad_unvan',
  ),
  slug: source('slug', ''),
  description: source(
    'description, about',
    'activity_detail, editorial_summary.text, editorial_summary.overview, editorial_summary, descriptions, description_1, açıklama, ' +
      'açıklamalar, tanım, hakkında, faaliyet_ayrıntısı, faaliyet_alanı, faaliyet_konusu, faaliyet, iştigal_konusu',
    readProse,
  ),
  address: source(
    'address, full_address',
    'formatted_address, short_formatted_address, location.formatted_address, location.address, headquarters.address, address.full, ' +
      'addresses.0.freeform, address.street_address, vicinity, street_address, address_line, address_1, addr:full, ' +
      'place_address, açık_adres, adres, adresi, tam_adres, işletme_adresi, firma_adresi, adres_bilgisi, adres_1, ' +
      'iş_adresi, merkez_adresi, fatura_adresi, adres_satırı',
  ),
  street: {
    ours: ['street'],
    written: 'street',
    from: [
      ['mahalle, mahalle_adı, addr:place', readQuarter],
      [
        'street, addr:street, complete_address.street, address.street, cadde, cadde_sokak, cadde_adı, bulvar, sokak, sokak_adı',
        readText,
      ],
      ...component('route'),
    ],
  },
  houseNumber: source(
    'house_number',
    'addr:housenumber, address.house_number, kapı_no, dış_kapı_no, bina_no',
    readText,
    component('street_number'),
  ),
  city: source(
    'city',
    'addr:city, headquarters.city, locality, location.locality, addresses.0.locality, complete_address.city, address.city, ' +
      'postal_address.locality, town, şehir, şehri, şehir_adı, il_ilçe, ilçe_il, şehir_ilçe, ilçe_şehir, ville',
  ),
  province: source(
    'state, us_state',
    'province, addr:province, addr:state, region, location.region, addresses.0.region, complete_address.state, ' +
      'address.state, address.province, postal_address.administrative_area, state_province, admin_region, il, il_adı, ' +
      'vilayet',
    readProvince,
    component('administrative_area_level_1'),
  ),
  borough: source(
    'borough',
    'district, addr:district, headquarters.borough, county, address.town, complete_address.borough, ilçe, ilçe_adı',
    readText,
    component('administrative_area_level_2'),
  ),
  postalCode: source(
    'postal_code',
    'addr:postcode, postcode, zip, zip_code, location.postcode, addresses.0.postcode, complete_address.postal_code, ' +
      'address.postcode, postal_address.postal_code, posta_kodu, pk',
    readText,
    component('postal_code'),
  ),
  country: source(
    'country',
    'addr:country, country_name, location.country, addresses.0.country, complete_address.country, address.country, ülke',
    readText,
    component('country'),
  ),
  countryCode: source('country_code', 'address.country_code, ülke_kodu'),
  latitude: source(
    'latitude',
    'lat, location.latitude, location.lat, geometry.location.lat, gps_coordinates.latitude, coordinates.latitude, ' +
      'coordinates.lat, geocodes.main.latitude, geo.latitude, center.lat, enlem',
    readDegrees,
  ),
  longitude: source(
    'longitude',
    'lng, lon, long, longtitude, location.longitude, location.lng, geometry.location.lng, gps_coordinates.longitude, ' +
      'coordinates.longitude, coordinates.lng, geocodes.main.longitude, geo.longitude, center.lon, boylam',
    readDegrees,
  ),
  coordinates: {
    ours: ['latitude'],
    written: 'location',
    from: [['coordinates, gps_coordinates, gps, lat_lng, lat_long, koordinat, koordinatlar, konum', readPoint]],
  },
  placeId: {
    ours: ['place_id'],
    written: 'place_id',
    from: [
      ['place_id, google_place_id', readText],
      ['id, name', readMapsId],
    ],
  },
  googleId: source('google_id', 'fid, data_id, feature_id, cid, data_cid, google_cid'),
  category: source(
    'category',
    'category_name, main_category, primary_category, primary_type_display_name.text, primary_type, categories.primary, ' +
      'taxonomy.primary, basic_category, fsq_category_labels, shop, amenity, craft, kategori, kategori_adı, kategorisi, ' +
      'ana_kategori, sektör, sektörü, ürün_grubu, industry',
    readCategory,
    [['kategoriler', readText]],
  ),
  type: {
    ours: ['type', 'subtypes', 'types'],
    written: 'types',
    from: [
      [
        'type, subtypes, types, categories, place_types, business_type, categories.alternate, cuisine, tür, türü, ' +
          'işletme_türü, meslek_grubu, alt_kategori',
        readList,
      ],
    ],
  },
  hours: {
    ours: [],
    written: 'working_hours',
    from: [
      [
        'working_hours, working_hours_csv_compatible, working_hours_old_format, opening_hours, regular_opening_hours, current_opening_hours, open_hours, operating_hours, hours, ' +
          'business_hours, çalışma_saatleri, açılış_saatleri, mesai_saatleri',
        readHours,
      ],
    ],
  },
  photosCount: source('photos_count', 'images_count, photo_count, fotoğraf_sayısı', readNumber),
  businessStatus: source('business_status', 'operating_status, permanently_closed, temporarily_closed', readStatus, [
    ['date_closed', readClosing],
    ['status, current_status, open_state, durum, durumu, faaliyet_durumu', readState],
  ]),
  rating: source(
    'rating',
    'total_score, stars, review_rating, average_rating, reviews_count, user_ratings_total, user_rating_count, ' +
      'rating_count, review_count, reviews, puan, yorum_sayısı, değerlendirme, değerlendirme_sayısı',
  ),
};

/** One way from a key of a record or a heading of a table to one of our fields. */
export interface Way {
  target: ImportTarget;
  /** Priority among the ways to the same field. */
  rank: number;
  /** Path from the key into its value. */
  path: readonly string[];
  read: Reader;
  /** Whether the heading is numbered as a further one: 'Adres 2'. */
  isFurther?: true;
}

const NONE: readonly Way[] = [];
/** No name of SOURCES is longer. */
const LONGEST_NAME = 60;

const WAYS: ReadonlyMap<string, readonly Way[]> = waysByName();

function waysByName(): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  const add = (name: string, way: Way) => {
    const ways = found.get(name) ?? [];
    if (!ways.some(({ target, path }) => target === way.target && path.join('.') === way.path.join('.')))
      ways.push(way);
    found.set(name, ways);
  };
  for (const [target, { from }] of Object.entries(SOURCES) as [ImportTarget, Source][]) {
    let rank = 0;
    for (const [names, read] of from) {
      for (const name of names.split(', ')) {
        const [key = '', ...path] = name.split('.');
        add(joinedName(name), { target, rank, path: [], read }); // a table writes 'location/lat' as one heading
        if (path.length) add(joinedName(key), { target, rank, path: path.map(joinedName), read });
        rank += 1;
      }
    }
  }
  return found;
}

/** Of these fields, further numbered columns are read too. */
const SEVERAL: ReadonlySet<ImportTarget> = new Set(['name', 'address', 'phone', 'email', 'websiteUrl']);

const remembering = memoized((key: string): readonly Way[] => {
  for (const { name, isFurther } of namesWithin(key)) {
    const ways = WAYS.get(name);
    if (!ways) continue;
    return isFurther
      ? ways.filter(({ target, path }) => SEVERAL.has(target) && !path.length).map((way) => ({ ...way, isFurther }))
      : ways;
  }
  return NONE;
});

/** The ways that start at this key or heading; empty for an unknown one. Cached. */
export const waysFrom = (key: string): readonly Way[] => (key.length > LONGEST_NAME ? NONE : remembering(key));

/** Our field for a heading; null for an unknown one. */
export const targetOf = (heading: string): ImportTarget | null =>
  waysFrom(heading).find(({ path }) => path.length === 0)?.target ?? (hoursColumnOf(heading) ? 'hours' : null);

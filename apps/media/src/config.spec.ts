import { parseConfig } from '@tedarik/service-kit';
import { mediaConfig, s3Of } from './config.js';

const SERVICE = {
  OPS_PORT: '0',
  NATS_URL: 'nats://a',
  SERVICE_TOKEN: 'a-token-of-tests-only',
  MONGODB_URL: 'mongodb://a',
};
const S3 = { UPLOADS_S3_BUCKET: 'b', UPLOADS_S3_ACCESS_KEY_ID: 'a', UPLOADS_S3_SECRET_ACCESS_KEY: 'c' };
const placeBy = (variables: Record<string, string>) => s3Of(parseConfig(mediaConfig, { ...SERVICE, ...variables }));

it('GEN-20 keeps uploads in MongoDB unless a bucket is named', () => {
  expect(placeBy({})).toBeUndefined();
  expect(placeBy({ UPLOADS_S3_BUCKET: '', UPLOADS_S3_REGION: '' })).toBeUndefined();
});

it('GEN-20 reads a bucket of Amazon from name and key, and one of another store from its address', () => {
  const amazon = { bucket: 'b', region: 'us-east-1', pathStyle: false, accessKeyId: 'a', secretAccessKey: 'c' };
  expect(placeBy(S3)).toEqual(amazon);
  const other = { UPLOADS_S3_ENDPOINT: 'http://s3:9000', UPLOADS_S3_PATH_STYLE: 'true', UPLOADS_S3_REGION: 'tr' };
  expect(placeBy({ ...S3, ...other })).toEqual({
    ...amazon,
    endpoint: 'http://s3:9000',
    pathStyle: true,
    region: 'tr',
  });
});

it.each([
  ...Object.keys(S3).map((name) => [{ ...S3, [name]: '' }, name] as const),
  [{ UPLOADS_S3_PATH_STYLE: 'false' }, 'UPLOADS_S3_BUCKET'] as const,
])('refuses an incomplete configuration of a store: %p', (variables, missing) => {
  expect(() => placeBy(variables)).toThrow(new RegExp(`${missing}: is missing, and UPLOADS_S3_\\w+ is set`));
});

it('refuses an endpoint that is not a URL', () => {
  expect(() => placeBy({ ...S3, UPLOADS_S3_ENDPOINT: 's3.example' })).toThrow(/UPLOADS_S3_ENDPOINT/);
});

import { mediaOf } from './upload.js';

const [url, SERVICE_TOKEN, MEDIA_TOKEN] = ['http://media:3100', 'of-the-gateway-alone', 'of-media-alone-here'];

it('GEN-24 sends MEDIA_TOKEN to media, or SERVICE_TOKEN when that is not set', () => {
  expect(mediaOf({ MEDIA_URL: url, SERVICE_TOKEN, MEDIA_TOKEN })).toEqual({ url, token: MEDIA_TOKEN });
  expect(mediaOf({ MEDIA_URL: url, SERVICE_TOKEN })).toEqual({ url, token: SERVICE_TOKEN });
  expect(mediaOf({ SERVICE_TOKEN, MEDIA_TOKEN })).toBeUndefined();
});

import { mediaOf } from './upload.js';

const [url, SERVICE_TOKEN, MEDIA_TOKEN] = ['http://media:3100', 'of-the-gateway-alone', 'of-media-alone-here'];

it('GEN-24 shows media the token of media, which is the gateway’s own where there is no other', () => {
  expect(mediaOf({ MEDIA_URL: url, SERVICE_TOKEN, MEDIA_TOKEN })).toEqual({ url, token: MEDIA_TOKEN });
  expect(mediaOf({ MEDIA_URL: url, SERVICE_TOKEN })).toEqual({ url, token: SERVICE_TOKEN });
  expect(mediaOf({ SERVICE_TOKEN, MEDIA_TOKEN })).toBeUndefined();
});

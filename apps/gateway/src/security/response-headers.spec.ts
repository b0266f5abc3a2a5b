import { CONTENT_SECURITY_POLICY, publicPolicy } from './response-headers.js';

describe('the policy of public pages', () => {
  const PUBLIC_URL = 'https://tezgah.example';

  it('lets nothing in from elsewhere while no map is configured', () => {
    expect(publicPolicy({ PUBLIC_URL, MAP_ORIGINS: 'https://tiles.example' })).toBe(CONTENT_SECURITY_POLICY);
  });

  it('allows the configured map origins, each once, for pictures and requests', () => {
    const policy = publicPolicy({
      PUBLIC_URL,
      MAP_STYLE_URL: 'https://maps.example/styles/bright.json?key=1',
      MAP_ORIGINS: 'https://tiles.example, https://maps.example/fonts',
    });
    const origins = 'https://maps.example https://tiles.example';
    expect(policy.split('; ')).toEqual([
      ...CONTENT_SECURITY_POLICY.replace("img-src 'self' data:", `img-src 'self' data: blob: ${origins}`).split('; '),
      `connect-src 'self' ${origins}`,
    ]);
  });
});

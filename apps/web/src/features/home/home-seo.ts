import { files, paths } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import type { HeadContent } from '../../lib/seo/head.js';
import type { Site } from '../../lib/site.js';
import { homeMessages } from './home.messages.js';

/** The metadata of the home page: the organisation and the site's search. */
export function homeHead(site: Site): HeadContent {
  const messages = messagesIn(homeMessages, site.locale);
  const organization = `${site.origin}/#kurulus`;
  return {
    description: messages.description(site.brand),
    keywords: messages.keywords.split(', '),
    canonical: paths.home,
    structured: [
      {
        '@type': 'Organization',
        '@id': organization,
        name: site.brand,
        url: `${site.origin}/`,
        logo: site.origin + files.mark,
        email: site.contact.email,
        telephone: site.contact.phone,
        address: site.contact.address,
      },
      {
        '@type': 'WebSite',
        name: site.brand,
        url: `${site.origin}/`,
        inLanguage: site.locale,
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}${paths.businesses}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

import type { Crumb } from '../../components/breadcrumbs.js';
import { paths } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import type { HeadContent } from '../../lib/seo/head.js';
import { breadcrumbList } from '../../lib/seo/structured.js';
import type { Site } from '../../lib/site.js';
import { submissionMessages } from './submission.messages.js';

export const submissionTrail = (site: Site): Crumb[] => [{ name: messagesIn(submissionMessages, site.locale).trail }];

/** The metadata of /firma-ekle. */
export function submissionHead(site: Site): HeadContent {
  const messages = messagesIn(submissionMessages, site.locale);
  return {
    title: messages.title,
    description: messages.description(site.brand),
    keywords: messages.keywords.split(', '),
    canonical: paths.addBusiness,
    structured: [breadcrumbList(site, submissionTrail(site))],
  };
}

import { useMessages } from '../../../lib/messages.js';
import { businessMessages } from '../business.messages.js';
import { SECTIONS } from '../sections.js';
import { PageSection } from './page-section.js';

/** The description, one paragraph per block of lines. */
export function BusinessAbout({ description }: { description: string }) {
  const { about } = useMessages(businessMessages);
  if (!description) return null;
  return (
    <PageSection id={SECTIONS.about} title={about}>
      <div className="prose">
        {description.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </PageSection>
  );
}

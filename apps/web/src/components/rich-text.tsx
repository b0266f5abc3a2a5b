/** Renders HTML as it is. Use it only for HTML that the gateway has sanitised. */
export function RichText({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Text with markup of its own. Only for HTML that the gateway calls sanitised: it is put in as it is. */
export function RichText({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

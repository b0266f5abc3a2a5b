const MARKERS = ['head', 'app', 'state'] as const;
type Parts = Record<(typeof MARKERS)[number], string>;

/** The web app's index.html, split at the markers for head, page and state. */
export class PageTemplate {
  private readonly frame: string[];

  /** Throws unless each of the three markers is there exactly once, in this order. */
  constructor(html: string) {
    this.frame = html.split(/<!--(?:head|app|state)-->/);
    const found = [...html.matchAll(/<!--(head|app|state)-->/g)].map(([, name]) => name);
    if (found.join() !== MARKERS.join()) {
      throw new Error(`index.html must hold <!--head-->, <!--app--> and <!--state-->, found: ${found.join()}`);
    }
  }

  fill(parts: Parts): string {
    const [before, betweenHeadAndApp, betweenAppAndState, after] = this.frame;
    return [before, parts.head, betweenHeadAndApp, parts.app, betweenAppAndState, parts.state, after].join('');
  }
}

import type { Locator, Page } from '@playwright/test';

const AS_A_PERSON_MS = 3_000;

/** A form of the site. `send` advances the page's clock first, because forms reject anybody who is faster than a person. */
export class FilledForm {
  private constructor(
    private readonly page: Page,
    readonly form: Locator,
  ) {}

  static async at(page: Page, path: string, name: string): Promise<FilledForm> {
    await page.clock.install();
    await page.goto(path);
    return new FilledForm(page, page.getByRole('form', { name }));
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) await this.field(label).fill(text);
  }

  async send(button: string): Promise<void> {
    await this.page.clock.fastForward(AS_A_PERSON_MS);
    await this.form.getByRole('button', { name: button }).click();
  }
}

import { GetDirectoryPanel } from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { GetDirectoryPanelQuery } from './queries/get-directory-panel.js';

/** What the dashboard of the back office requests. */
@Controller()
export class PanelController {
  constructor(private readonly panel: GetDirectoryPanelQuery) {}

  @Answers(GetDirectoryPanel)
  getDirectoryPanel() {
    return this.panel.execute();
  }
}

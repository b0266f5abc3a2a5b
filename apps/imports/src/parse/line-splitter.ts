import { LIMITS } from './source-row.js';

export interface Line {
  text: string | null;
  line: number;
}

/** Cuts text into lines that end in LF, CRLF or CR; a line above the limit is returned without its text. */
export class LineSplitter {
  private line = 0;
  private held = '';
  private tooLong = false;
  private afterCr = false;

  push(text: string): Line[] {
    const lines: Line[] = [];
    if (this.afterCr && text.startsWith('\n')) {
      text = text.slice(1);
      this.afterCr = false;
    }
    if (text) this.afterCr = text.endsWith('\r');
    const parts = text.split(/\r\n|\n|\r/);
    for (const [i, part] of parts.entries()) {
      this.hold(part);
      if (i < parts.length - 1) lines.push(this.take());
    }
    return lines;
  }

  end(): Line[] {
    return this.held || this.tooLong ? [this.take()] : [];
  }

  private hold(part: string): void {
    if (this.held.length + part.length > LIMITS.lineCharacters) this.tooLong = true;
    this.held = this.tooLong ? '' : this.held + part;
  }

  private take(): Line {
    this.line += 1;
    const line: Line = { text: this.tooLong ? null : this.held, line: this.line };
    this.held = '';
    this.tooLong = false;
    return line;
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import opentype, { type PathCommand } from 'opentype.js';

type Face = ReturnType<typeof opentype.parse>;

/** Draws text as outlines in the site's own typefaces, because a server has no fonts to rely on. */
export class Lettering {
  /** Turkish letters are in two files: `latin` has ü, ö and ç, `latin-ext` has ğ, ş, ı and İ. */
  private constructor(private readonly faces: readonly Face[]) {}

  static load(family: 'besley' | 'figtree', weight: 600 | 800): Lettering {
    // Resolves packages from the folder in which the process was started.
    const { resolve } = createRequire(join(process.cwd(), 'package.json'));
    const files = ['latin', 'latin-ext'].map((subset) => `${family}-${subset}-${weight}-normal.woff`);
    return new Lettering(files.map((file) => parse(readFileSync(resolve(`@fontsource/${family}/files/${file}`)))));
  }

  /** Width in pixels at a font size of `size` pixels. */
  width(text: string, size: number): number {
    return this.glyphs(text).reduce((sum, { glyph, face }) => sum + advance(glyph, face, size), 0);
  }

  /** An SVG path whose baseline begins at (x, y). */
  outline(text: string, x: number, y: number, size: number, fill: string): string {
    let at = x;
    const outlines = this.glyphs(text).map(({ glyph, face }) => {
      const d = pathData(glyph.getPath(at, y, size).commands);
      at += advance(glyph, face, size);
      return d;
    });
    return `<path d="${outlines.join('')}" fill="${fill}"/>`;
  }

  /** Breaks the words into at most `most` lines of at most `width` pixels; text that does not fit ends in an ellipsis. */
  lines(text: string, size: number, width: number, most: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.width(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const kept = lines.slice(0, most).map((line) => this.cut(line, size, width));
    if (lines.length > most) kept[most - 1] = this.cut(`${kept[most - 1]}…`, size, width);
    return kept;
  }

  private cut(line: string, size: number, width: number): string {
    if (this.width(line, size) <= width) return line;
    const letters = [...line.replace(/…$/, '')];
    while (letters.length > 1 && this.width(`${letters.join('')}…`, size) > width) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  }

  private glyphs(text: string) {
    return [...text.normalize('NFC')].flatMap((letter) => {
      const face = this.faces.find((one) => one.charToGlyphIndex(letter) > 0);
      return face ? [{ glyph: face.charToGlyph(letter), face }] : [];
    });
  }
}

const COORDINATES = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;

/** Replaces the library's own writer, which turns some coordinates very close to a whole number into NaN and so cuts off the path. */
const pathData = (commands: readonly PathCommand[]): string =>
  commands
    .map((command) => {
      const numbers = command as Partial<Record<(typeof COORDINATES)[number], number>>;
      return command.type + COORDINATES.flatMap((name) => numbers[name]?.toFixed(1) ?? []).join(' ');
    })
    .join('');

const advance = (glyph: { advanceWidth?: number }, face: Face, size: number): number =>
  ((glyph.advanceWidth ?? 0) * size) / face.unitsPerEm;

const parse = (file: Buffer): Face =>
  opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));

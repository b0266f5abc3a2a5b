import { joinedName } from '../mapping/heading-names.js';
import { BrokenFile } from './broken-file.js';
import { LIMITS } from './source-row.js';

/** The text of one record; null when it was too large. */
export interface Piece {
  text: string | null;
  line: number;
}

/** Names that exporters use for the list of records, normalised. None of them is also a field of a business. */
const WRAPPERS = new Set(
  (
    'data results businesses places features elements items records rows list result response venues localresults ' +
    'placeresults searchresults candidates hits docs entries payload output companies suppliers listings ' +
    'restaurants cafes markets shops stores bakeries pharmacies hotels vendors dealers merchants ' +
    'restoranlar kafeler marketler dukkanlar eczaneler bayiler ureticiler mekanlar ' +
    'firmalar isletmeler kayitlar sonuclar veriler veri liste tedarikciler'
  ).split(' '),
);
/** Longest wrapper name; keys are examined up to this length per part of the text. */
const LONGEST_KEY = 20;
const NEWLINE = 10;
const QUOTE = 34;
const COMMA = 44;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/**
 * Cuts a JSON text into its records without parsing the whole text: elements of a top-level array (nested arrays are flattened), of a list
 * in a wrapper object (WRAPPERS), or consecutive top-level objects. A record with a syntax error affects only itself; throws only when the
 * text is no JSON at all or ends too early.
 */
export class JsonSplitter {
  private line = 1;
  private readonly containers: ('array' | 'wrapper')[] = [];
  private record: { depth: number; line: number; held: string; tooLarge: boolean; mayWrap: boolean } | null = null;
  /** A number or text between the records. */
  private scalar: Piece | null = null;
  /** Nesting depth in the rest of a wrapper after its records; 0 when not skipping. */
  private skipDepth = 0;
  private inString = false;
  private escaped = false;
  private key = '';
  /** Start of the current key in this part of the text, and what earlier parts contained of it; -1 outside a key. */
  private keyStart = -1;
  private keyHeld = '';

  /** Returns the records that end within this part of the text. */
  push(text: string): Piece[] {
    const pieces: Piece[] = [];
    let start = 0; // start of the current record's part in this text
    for (let i = 0; i < text.length; i += 1) {
      const char = text.charCodeAt(i);
      if (char === NEWLINE) this.line += 1;
      if (this.inString) {
        if (this.scalar) this.holdScalar(text[i]!);
        if (this.escaped) this.escaped = false;
        else if (char === BACKSLASH) this.escaped = true;
        else if (char === QUOTE) this.endString(text, i);
        continue;
      }
      if (this.record) {
        start = this.insideRecord(text, i, char, start, pieces);
      } else if (this.skipDepth) this.skip(char);
      else start = this.between(text, i, char, pieces);
    }
    if (this.keyStart >= 0) {
      this.keyHeld += text.slice(this.keyStart, this.keyStart + LONGEST_KEY);
      this.keyStart = 0;
    }
    if (this.record) this.hold(text.slice(start));
    return pieces;
  }

  /** Throws when the text ended inside a record or an array. */
  end(): Piece[] {
    if (this.record || this.inString || this.skipDepth || this.containers.length)
      throw new BrokenFile('truncated', this.line);
    const last = this.scalar;
    this.scalar = null;
    return last ? [last] : [];
  }

  private between(text: string, i: number, char: number, pieces: Piece[]): number {
    const isSeparator = char <= 32 || char === COMMA || char === CLOSE_ARRAY || char === 0xfeff;
    if (this.scalar) {
      if (!isSeparator) {
        this.holdScalar(text[i]!);
        return i;
      }
      pieces.push(this.scalar);
      this.scalar = null;
    }
    if (char === CLOSE_ARRAY) {
      if (this.containers.pop() !== 'array') throw new BrokenFile('not-json', this.line);
      if (this.containers.at(-1) === 'wrapper') this.skipDepth = 1;
    } else if (char === OPEN_ARRAY) {
      this.enter('array');
    } else if (char === OPEN_OBJECT) {
      this.record = {
        depth: 1,
        line: this.line,
        held: '',
        tooLarge: false,
        mayWrap: !this.containers.includes('array'),
      };
      this.key = '';
    } else if (!isSeparator) {
      if (!this.containers.length) throw new BrokenFile('not-json', this.line);
      this.scalar = { text: text[i]!, line: this.line };
      this.inString = char === QUOTE;
    }
    return i;
  }

  private insideRecord(text: string, i: number, char: number, start: number, pieces: Piece[]): number {
    const record = this.record!;
    if (char === QUOTE) {
      this.inString = true;
      if (record.mayWrap && record.depth === 1) this.keyStart = i + 1;
    } else if (char === OPEN_OBJECT || char === OPEN_ARRAY) {
      if (record.mayWrap && record.depth === 1 && WRAPPERS.has(joinedName(this.key))) return this.openWrapper(char, i);
      record.depth += 1;
    } else if (char === CLOSE_OBJECT || char === CLOSE_ARRAY) {
      record.depth -= 1;
      if (record.depth > 0) return start;
      this.hold(text.slice(start, i + 1));
      pieces.push({ text: record.tooLarge ? null : record.held, line: record.line });
      this.record = null;
      if (this.containers.at(-1) === 'wrapper') this.skipDepth = 1;
      return i + 1;
    } else if (char === COMMA && record.depth === 1) this.key = '';
    return start;
  }

  private openWrapper(char: number, i: number): number {
    this.enter('wrapper');
    this.record = null;
    if (char === OPEN_ARRAY) this.enter('array');
    else this.record = { depth: 1, line: this.line, held: '', tooLarge: false, mayWrap: true };
    this.key = '';
    return i;
  }

  /** Skips the rest of a wrapper object after its records. */
  private skip(char: number): void {
    if (char === QUOTE) this.inString = true;
    else if (char === OPEN_OBJECT || char === OPEN_ARRAY) this.skipDepth += 1;
    else if (char === CLOSE_OBJECT || char === CLOSE_ARRAY) this.skipDepth -= 1;
    if (this.skipDepth > 0) return;
    this.containers.pop();
    if (this.containers.at(-1) === 'wrapper') this.skipDepth = 1;
  }

  private endString(text: string, i: number): void {
    this.inString = false;
    if (this.keyStart < 0) return;
    this.key = this.keyHeld + text.slice(this.keyStart, i);
    this.keyStart = -1;
    this.keyHeld = '';
  }

  private enter(container: 'array' | 'wrapper'): void {
    this.containers.push(container);
    if (this.containers.length > LIMITS.depth) throw new BrokenFile('nested-too-deep', this.line);
  }

  private holdScalar(char: string): void {
    const scalar = this.scalar!;
    if (scalar.text !== null) scalar.text = scalar.text.length < LIMITS.recordCharacters ? scalar.text + char : null;
  }

  private hold(part: string): void {
    const record = this.record!;
    if (record.held.length + part.length > LIMITS.recordCharacters) record.tooLarge = true;
    record.held = record.tooLarge ? '' : record.held + part;
  }
}

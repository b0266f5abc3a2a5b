import { memoized } from '@tedarik/turkish';
import { joinedName } from '../mapping/heading-names.js';
import { BrokenFile } from './broken-file.js';
import { type Fields, listHead, placeNamed, textIn } from './inherited-fields.js';
import { LIMITS } from './source-row.js';

/** The text of one record; null when it was too large. */
export interface Piece {
  text: string | null;
  line: number;
  /** Fields of the objects around it that apply to it too. */
  inherited: Fields;
}

/** Names that exporters use for the list of records, normalised. None of them is also a field of a business. */
const WRAPPERS = new Set(
  (
    'data results businesses places features elements items records rows list result response venues localresults ' +
    'placeresults searchresults candidates hits docs entries payload output companies suppliers listings ' +
    'restaurants cafes markets shops stores bakeries pharmacies hotels vendors dealers merchants ' +
    'restoranlar kafeler marketler dukkanlar eczaneler bayiler ureticiler mekanlar ' +
    'firmalar isletmeler kayitlar sonuclar veriler veri liste tedarikciler ' +
    'iller sehirler ilceler provinces cities'
  ).split(' '),
);
const isWrapper = memoized((key: string) => WRAPPERS.has(joinedName(key)));
/** Longest name of a list, with escapes; keys are examined up to this length per part of the text. */
const LONGEST_KEY = 60;
/** An object with more text before a list is not looked at, because that would be parsed again for each of its lists. */
const LONGEST_HEAD = 2_000;
const NEWLINE = 10;
const QUOTE = 34;
const COMMA = 44;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** An object: a record, or one that contains lists of records. */
interface OpenObject {
  depth: number;
  line: number;
  held: string;
  tooLarge: boolean;
  inherited: Fields;
  /** Whether it is what follows a list in its object: no record, but it may contain further lists. */
  isRest: boolean;
  /** What is inherited in the list that has just begun, if its first element shows that it is one of records and not a value. */
  perhaps: Inheritance | null;
  /** Whether it ends with an empty list of records, so that it is a group without any. */
  isEmpty: boolean;
}
/** `inherited` applies to the records in a list, `ofRest` to further lists in the same object. */
type Container = { kind: 'array' } | ({ kind: 'wrapper' } & Inheritance);
interface Inheritance {
  inherited: Fields;
  ofRest: Fields;
}

const NOTHING: Fields = {};
const NEW = { isRest: false, perhaps: null, isEmpty: false };
/** Begins the text of a rest, so that it can be parsed with what follows. */
const BEFORE_REST = '{"":null';

/**
 * Cuts a JSON text into its records without parsing the whole text: elements of a top-level array (nested arrays are flattened), of lists in
 * a wrapper object (named in WRAPPERS, or after a province), or consecutive top-level objects. Objects in an array are wrappers if they have
 * a place or a category before their list of objects, and nothing else of a record. A record with a syntax error affects only itself; throws
 * only when the text is no JSON at all or ends too early.
 */
export class JsonSplitter {
  private line: number;
  private readonly isInList: boolean;
  private readonly containers: Container[] = [];
  private record: OpenObject | null = null;
  /** A number or text between the records. */
  private scalar: Piece | null = null;
  private inString = false;
  private escaped = false;
  private key = '';
  /** Start of the current key in this part of the text, and what earlier parts contained of it; -1 outside a key. */
  private keyStart = -1;
  private keyHeld = '';

  /** With `isInList` the text is one element of a list of records, such as a line of NDJSON that begins at `line`. */
  constructor({ line = 1, isInList = false } = {}) {
    this.line = line;
    this.isInList = isInList;
  }

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
      start = this.record ? this.insideRecord(text, i, char, start, pieces) : this.between(text, i, char, pieces);
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
    if (this.record || this.inString || this.containers.length) throw new BrokenFile('truncated', this.line);
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
      if (this.containers.pop()?.kind !== 'array') throw new BrokenFile('not-json', this.line);
      this.leaveWrapper();
      return i + 1;
    }
    if (char === OPEN_ARRAY) this.enter({ kind: 'array' });
    else if (char === OPEN_OBJECT) this.begin(this.inherited());
    else if (!isSeparator) {
      if (!this.containers.length) throw new BrokenFile('not-json', this.line);
      this.scalar = { text: text[i]!, line: this.line, inherited: NOTHING };
      this.inString = char === QUOTE;
    }
    return i;
  }

  private insideRecord(text: string, i: number, char: number, start: number, pieces: Piece[]): number {
    const record = this.record!;
    if (record.perhaps && char > 32) {
      const list = record.perhaps;
      record.perhaps = null;
      if (char === OPEN_OBJECT || char === OPEN_ARRAY) {
        this.enterList(list);
        return this.between(text, i, char, pieces);
      }
      record.isEmpty = char === CLOSE_ARRAY;
    }
    if (char === QUOTE) {
      this.inString = true;
      if (record.depth === 1) this.keyStart = i + 1;
    } else if (char === OPEN_OBJECT || char === OPEN_ARRAY) {
      const list = record.depth === 1 ? this.listHere(char, text.slice(start, i)) : null;
      if (list && char === OPEN_ARRAY && this.isWithinList()) record.perhaps = list;
      else if (list) return this.openWrapper(char, i, list);
      record.depth += 1;
    } else if (char === CLOSE_OBJECT || char === CLOSE_ARRAY) {
      record.depth -= 1;
      if (record.depth > 0) return start;
      this.hold(text.slice(start, i + 1));
      const { held, tooLarge, line, inherited, isRest, isEmpty } = record;
      if (!isRest && !isEmpty) pieces.push({ text: tooLarge ? null : held, line, inherited });
      this.record = null;
      this.leaveWrapper();
      return i + 1;
    } else if (char === COMMA && record.depth === 1) {
      this.key = '';
      record.isEmpty = false;
    }
    return start;
  }

  /** What is inherited if a list of records begins here; null when it is a value of the record. */
  private listHere(char: number, before: string): Inheritance | null {
    if (this.key === '' || this.key.length > LONGEST_KEY) return null;
    const { held, inherited: around, isRest } = this.record!;
    const key = textIn(this.key);
    const place = placeNamed(key, around);
    if (!place && (!isWrapper(key) || (isRest && char === OPEN_OBJECT))) return null;
    const isInList = this.isWithinList();
    const head = held.length + before.length > LONGEST_HEAD ? null : listHead(held + before);
    if (!head && isInList) return null;
    const { inherited, own } = head ?? { inherited: NOTHING, own: [] };
    const isOfRecord = isInList ? own.length > 0 : place && own.some((target) => target !== 'name');
    if (isOfRecord || (isInList && !place && !isRest && Object.keys(inherited).length === 0)) return null;
    const ofRest = { ...around, ...inherited };
    return { inherited: { ...ofRest, ...place }, ofRest };
  }

  private openWrapper(char: number, i: number, list: Inheritance): number {
    if (char === OPEN_ARRAY) this.enterList(list);
    else {
      this.enter({ kind: 'wrapper', ...list });
      this.begin(list.inherited);
    }
    return i;
  }

  private enterList(list: Inheritance): void {
    this.enter({ kind: 'wrapper', ...list });
    this.enter({ kind: 'array' });
    this.record = null;
    this.key = '';
  }

  private isWithinList(): boolean {
    return this.isInList || this.containers.some(({ kind }) => kind === 'array');
  }

  private begin(inherited: Fields): void {
    this.record = { depth: 1, line: this.line, held: '', tooLarge: false, inherited, ...NEW };
    this.key = '';
  }

  /** After the list or the object in a wrapper, the rest of the wrapper may contain further lists. */
  private leaveWrapper(): void {
    const around = this.containers.at(-1);
    if (around?.kind !== 'wrapper') return;
    this.containers.pop();
    this.begin(around.ofRest);
    Object.assign(this.record!, { held: BEFORE_REST, isRest: true });
  }

  private endString(text: string, i: number): void {
    this.inString = false;
    if (this.keyStart < 0) return;
    this.key = this.keyHeld + text.slice(this.keyStart, i);
    this.keyStart = -1;
    this.keyHeld = '';
  }

  private inherited(): Fields {
    const around = this.containers.findLast((one) => one.kind === 'wrapper');
    return around?.inherited ?? NOTHING;
  }

  private enter(container: Container): void {
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

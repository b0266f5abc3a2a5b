/** The position of the first syntax error; line and column count from 1. */
export interface Fault {
  line: number;
  column: number;
}

/** Returns null for valid JSON, for one object per line, and for an empty text (IMP-JSON-03). */
export function faultOf(typed: string): Fault | null {
  const text = typed.replace(/^\uFEFF/, '');
  if (text.trim() === '' || isJson(text)) return null;
  if (isOneToALine(text)) return faultOfLines(text);
  return placeOf(text, new JsonScanner(text).faultAt());
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The server's rule for one object per line: a complete object on the first line and the start of another on the next. */
function isOneToALine(text: string): boolean {
  const [first = '', second = ''] = text.trimStart().split('\n', 2);
  return first.startsWith('{') && isJson(first) && second.trimStart().startsWith('{');
}

function faultOfLines(text: string): Fault | null {
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || isJson(line)) continue;
    return { line: index + 1, column: new JsonScanner(line).faultAt() + 1 };
  }
  return null;
}

function placeOf(text: string, at: number): Fault {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

type Expected = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'comma';

/** Finds the position of a syntax error, because browsers report it in different words or not at all. */
class JsonScanner {
  private at = 0;
  private expected: Expected = 'value';
  private readonly open: ('{' | '[')[] = [];

  constructor(private readonly text: string) {}

  /** Index of the first character that is not valid JSON; the length of the text if it ends too early. */
  faultAt(): number {
    do this.pass(SPACE);
    while (this.at < this.text.length && this.step());
    return this.at;
  }

  /** Consumes the next token; returns false if it is not allowed here. */
  private step(): boolean {
    const char = this.text[this.at]!;
    const { expected } = this;
    if (char === '}' || char === ']') return this.close(char);
    if (expected === 'comma') return this.open.length > 0 && this.take(char === ',', this.isIn('{') ? 'key' : 'value');
    if (expected === 'colon') return this.take(char === ':', 'value');
    if (expected === 'key' || expected === 'first-key') return this.passString() && this.become('colon');
    if (char === '{' || char === '[') return this.begin(char);
    return (char === '"' ? this.passString() : this.pass(SCALAR)) && this.become('comma');
  }

  private begin(char: '{' | '['): boolean {
    this.open.push(char);
    return this.take(true, char === '{' ? 'first-key' : 'first-value');
  }

  private close(char: '}' | ']'): boolean {
    const [opener, first] = char === '}' ? (['{', 'first-key'] as const) : (['[', 'first-value'] as const);
    const isRight = this.isIn(opener) && (this.expected === 'comma' || this.expected === first);
    if (isRight) this.open.pop();
    return this.take(isRight, 'comma');
  }

  private isIn(opener: '{' | '['): boolean {
    return this.open.at(-1) === opener;
  }

  private take(isRight: boolean, expected: Expected): boolean {
    if (isRight) this.at += 1;
    return isRight && this.become(expected);
  }

  private become(expected: Expected): boolean {
    this.expected = expected;
    return true;
  }

  /** Consumes a string. An unterminated string fails where it breaks off, not where it began. */
  private passString(): boolean {
    if (!this.pass(STRING)) return false;
    return this.take(this.text[this.at] === '"', this.expected);
  }

  private pass(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const isThere = pattern.test(this.text);
    if (isThere) this.at = pattern.lastIndex;
    return isThere;
  }
}

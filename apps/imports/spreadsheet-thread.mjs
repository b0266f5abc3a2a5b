// Reads a spreadsheet in a worker thread, because this takes seconds and would block the event loop. Plain JavaScript, so that the tests
// and the built service start the same file.
import { Buffer } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import XLSX from '@e965/xlsx';

const { bytes, wanted, rows } = workerData;
const LOCKED = /password|encrypt/i;
const EXPONENT = /E[+-]\d/i;
/** A number that its format rounded or groups, e.g. a coordinate that would move. Leading zeros mark a code, which is left as shown. */
const ROUNDED = /^-?(?!0\d)[\d.,\s]+$/;

const read = (options) => XLSX.read(Buffer.from(bytes), { type: 'buffer', dense: true, cellHTML: false, cellFormula: false, cellNF: true, sheetRows: rows, ...options }); // oxfmt-ignore

const two = (number) => String(number).padStart(2, '0');

/**
 * Formats a date as people in Türkiye write it: 21.11.2026, or 14:05 when there is no day. The library cannot handle all formats with dots
 * itself.
 */
function dateOf(value) {
  const { y, m, d, H, M } = XLSX.SSF.parse_date_code(value);
  return value < 1 ? `${two(H)}:${two(M)}` : `${two(d)}.${two(m)}.${y}`;
}

/**
 * The text that a person sees in the cell, except for plain numbers, which are returned unrounded: 9,05E+11 was a telephone number, 41.01 a
 * latitude.
 */
function textOf(cell) {
  if (!cell || cell.t === 'z' || cell.t === 'e') return '';
  if (cell.t !== 'n') return String(cell.t === 's' ? cell.v : (cell.w ?? cell.v));
  const { v: value, w: shown, z: format = 'General' } = cell;
  if (XLSX.SSF.is_date(format)) return dateOf(value);
  if (shown && format !== 'General' && ![EXPONENT, ROUNDED].some((form) => form.test(shown))) return shown;
  return Number.isInteger(value) ? value.toFixed(0) : String(value);
}

/** A quote at the start of a cell is doubled, because it would otherwise be read as the quotes around a cell. */
const quoted = (text) => (text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text);

const lineOf = (cells) => cells.map((cell) => quoted(textOf(cell).replace(/[\t\r\n\u2028\u2029]+/g, ' ').trim())).join('\t').trimEnd(); // oxfmt-ignore

/** A value that stands once for several rows, in merged cells, is that of each of them. */
function fillDown(sheet) {
  const data = sheet?.['!data'] ?? [];
  for (const { s: from, e: to } of sheet?.['!merges'] ?? []) {
    const value = data[from.r]?.[from.c];
    if (!value || from.c !== to.c) continue;
    for (let row = from.r + 1; row <= to.r && row < data.length; row += 1) (data[row] ??= [])[from.c] = value;
  }
}

/** The rows of a sheet as tab-separated lines; empty rows keep their position. */
function linesOf(sheet) {
  fillDown(sheet);
  return Array.from(sheet?.['!data'] ?? [], (cells) => lineOf(Array.from(cells ?? [])));
}

/** The library's row limit counts empty rows too. When it would cut off filled rows, the whole sheet is read. */
function filledLinesOf(sheet) {
  const part = read({ sheets: sheet }).Sheets[sheet];
  const lines = linesOf(part);
  const isCut = part?.['!fullref'] || lines.length >= rows;
  if (!isCut || lines.filter(Boolean).length >= rows) return lines;
  return linesOf(read({ sheets: sheet, sheetRows: 0 }).Sheets[sheet]);
}

const isTable = (lines) => lines.filter((line) => line.includes('\t')).length > 1;

function convert() {
  const { SheetNames: names, Workbook } = read({ sheets: [] });
  const sheets = names.filter((_, at) => !Workbook?.Sheets?.[at]?.Hidden);
  if (wanted !== null && !sheets.includes(wanted)) return { code: 'sheet-not-found' };
  let first = null;
  for (const sheet of wanted === null ? sheets : [wanted]) {
    const lines = filledLinesOf(sheet);
    const found = { sheet, sheets, text: lines.join('\n') };
    if (isTable(lines)) return found;
    first ??= found;
  }
  return first ?? { code: 'no-rows' };
}

try {
  parentPort.postMessage(convert());
} catch (error) {
  parentPort.postMessage({ code: LOCKED.test(error.message) ? 'spreadsheet-locked' : 'spreadsheet-broken' });
}

import { z } from 'zod';
import { CONTRACTS, Failure, IMPORT_BATCH, ImportBusinesses, ImportedBusiness } from './index.js';

const MAX_MESSAGE_BYTES = 512_000;
const UUID = '01935a6e-4b20-7d02-8a55-0f4c9be11a01';

/** Paths of every object in a schema that would let an unknown field pass. */
function openObjects(schema: unknown, path = '$'): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, additionalProperties } = schema as Record<string, unknown>;
  const isOpen = type === 'object' && properties !== undefined && additionalProperties !== false;
  const below = Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${path}.${key}`));
  return isOpen ? [path, ...below] : below;
}

describe('the catalogue of requests', () => {
  it('gives every request a unique subject', () => {
    const subjects = CONTRACTS.map(({ subject }) => subject);
    expect(subjects.length).toBeGreaterThan(10);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it.each(CONTRACTS.map(({ subject }) => subject))('%s names service, command and version', (subject) => {
    expect(subject).toMatch(/^request\.[a-z]+\.[a-z-]+\.v[1-9]\d*$/);
  });

  it.each(CONTRACTS.map((contract) => [contract.subject, contract] as const))(
    '%s ends within 30 s',
    (_, { deadlineMs }) => {
      expect(deadlineMs).toBeGreaterThan(0);
      expect(deadlineMs).toBeLessThanOrEqual(30_000);
    },
  );

  it.each(CONTRACTS.map((contract) => [contract.subject, contract] as const))(
    'GEN-13 %s refuses unknown fields',
    (_, contract) => {
      expect(openObjects(z.toJSONSchema(contract.request, { io: 'input', unrepresentable: 'any' }))).toEqual([]);
    },
  );

  it('parses a failure without field errors to an empty list', () => {
    expect(Failure.parse({ code: 'x', kind: 'invalid' }).fieldErrors).toEqual([]);
  });
});

describe('the largest batch of an import', () => {
  const row: ImportedBusiness = ImportedBusiness.parse({
    row: 1,
    name: 'İşletme',
    slug: null,
    description: '',
    status: 'active',
    phone: null,
    email: null,
    websiteUrl: null,
    logoUrl: null,
    photoUrl: null,
    photosCount: 0,
    placeId: null,
    googleId: null,
    businessStatus: null,
    categoryIds: [UUID],
    location: {
      address: 'Ş',
      city: 'İstanbul',
      borough: null,
      region: null,
      country: 'Türkiye',
      postalCode: null,
      latitude: null,
      longitude: null,
      phone: null,
      email: null,
      isHeadquarters: true,
      street: null,
      countryCode: null,
    },
    openingHours: [],
    action: 'add',
    targetId: null,
  });

  /** 200 rows whose JSON is filled up to IMPORT_BATCH.bytes with two-byte letters. */
  function largestBatch(): ImportedBusiness[] {
    const rows = Array.from({ length: IMPORT_BATCH.rows }, (_, at) => ({ ...row, row: at + 1 }));
    const room = IMPORT_BATCH.bytes - Buffer.byteLength(JSON.stringify(rows));
    const lettersPerRow = Math.floor(room / 2 / IMPORT_BATCH.rows);
    return rows.map((each) => ({ ...each, description: 'ş'.repeat(lettersPerRow) }));
  }

  it('fits into a message of 512 kB with its context', () => {
    const businesses = largestBatch();
    expect(Buffer.byteLength(JSON.stringify(businesses))).toBeGreaterThan(IMPORT_BATCH.bytes - 1_000);
    const request = { importId: UUID, chunk: 999_999, fence: Number.MAX_SAFE_INTEGER, businesses };
    expect(ImportBusinesses.request.safeParse(request).success).toBe(true);
    const context = {
      actor: { kind: 'account', id: 'x'.repeat(80), name: 'ş'.repeat(150) },
      trace: 'x'.repeat(64),
      timeLeftMs: 30_000,
      commandId: UUID,
    };
    const packet = { pattern: ImportBusinesses.subject, id: UUID, data: { data: request, context } };
    expect(Buffer.byteLength(JSON.stringify(packet))).toBeLessThan(MAX_MESSAGE_BYTES);
  });

  it('has a reply under 512 kB, even with the longest reasons', () => {
    const outcomes = largestBatch().map(({ row: number }) => ({
      row: number,
      outcome: 'duplicate' as const,
      reason: 'ş'.repeat(200),
      businessId: UUID,
      slug: 's'.repeat(80),
    }));
    expect(ImportBusinesses.reply.safeParse({ outcomes }).success).toBe(true);
    expect(Buffer.byteLength(JSON.stringify({ outcomes }))).toBeLessThan(MAX_MESSAGE_BYTES);
  });

  it('refuses one row more', () => {
    const businesses = [...largestBatch(), row];
    expect(ImportBusinesses.request.safeParse({ importId: UUID, chunk: 0, fence: 0, businesses }).success).toBe(false);
  });
});

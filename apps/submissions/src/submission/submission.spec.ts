import { decide, submit, submissionView, type Decision, type SubmissionForm } from './submission.js';

const NOW = new Date('2026-11-21T09:00:00Z');
const FORM: SubmissionForm = {
  name: 'Zeynep Kılıç',
  email: 'zeynep@kilic-baharat.example',
  phone: '0532 123 45 67',
  businessName: 'Kılıç Baharat',
  address: 'Hürriyet Mahallesi, Çarşı Sokak 4, Bursa',
  message: 'Pul biber ve sumak satıyoruz.',
  noticeVersion: '2026-11-21',
};
const submitted = (over: Partial<SubmissionForm> = {}) => submit({ ...FORM, ...over }, 's-1', NOW);
const refusal = (...fieldErrors: { field: string; code: string }[]) =>
  expect.objectContaining({ code: 'submission-refused', kind: 'unprocessable', fieldErrors }) as Error;

describe('a submission', () => {
  it('DATA-10, API-08, PUB-SUB-08 has the sent fields, the status pending, the time and the version of the notice', () => {
    expect(submitted()).toEqual({
      ...FORM,
      id: 's-1',
      phone: '+905321234567',
      status: 'pending',
      createdAt: NOW,
      decidedAt: null,
      reason: null,
      mailedDecisions: [],
      businessId: null,
    });
  });

  it.each([null, '', '   \n '])('PUB-SUB-08, API-08 has no message when %j was sent', (message) => {
    expect(submitted({ message }).message).toBeNull();
  });

  it('PUB-SUB-12, A23 is pending even if another status is sent', () => {
    const forged = { ...FORM, status: 'approved', decidedAt: NOW, role: 'admin' };
    expect(submit(forged, 's-1', NOW)).toMatchObject({ status: 'pending', decidedAt: null });
    expect(submit(forged, 's-1', NOW)).not.toHaveProperty('role');
  });

  it('PUB-SUB-13 keeps a phone as it was typed when it is not a full number', () => {
    expect(submitted({ phone: '444 0 444' }).phone).toBe('444 0 444');
  });

  it.each([
    ['PUB-SUB-03', 'name', 'Z'],
    ['PUB-SUB-05', 'phone', '1234'],
    ['PUB-SUB-06', 'businessName', 'K'],
    ['PUB-SUB-07', 'address', 'Fatı'],
  ])('%s refuses a %s that is too short, not counting spaces around it', (_, field, text) => {
    expect(() => submitted({ [field]: `  ${text}  ` })).toThrow(refusal({ field, code: 'too-short' }));
    expect(submitted({ [field]: `  ${text}x  ` })).toMatchObject({ [field]: `${text}x` });
  });

  it.each(['', 'zeynep', 'zeynep@', 'zeynep@example', 'a b@example.com'])(
    'PUB-SUB-04 refuses %j as e-mail',
    (email) => {
      expect(() => submitted({ email })).toThrow(refusal({ field: 'email', code: 'invalid-email' }));
    },
  );

  it.each([
    ['name', 150],
    ['phone', 40],
    ['businessName', 150],
    ['address', 500],
    ['message', 1_000],
  ])('GEN-19 allows a %s of at most %d characters', (field, most) => {
    expect(submitted({ [field]: 'ğ'.repeat(most) })).toMatchObject({ [field]: 'ğ'.repeat(most) });
    expect(() => submitted({ [field]: 'ğ'.repeat(most + 1) })).toThrow(refusal({ field, code: 'too-long' }));
  });

  it('GEN-19 refuses an e-mail address of more than 254 characters', () => {
    expect(() => submitted({ email: `${'a'.repeat(243)}@example.com` })).toThrow(
      refusal({ field: 'email', code: 'too-long' }),
    );
  });

  it('names every wrong field at once', () => {
    expect(() => submitted({ name: '', address: '' })).toThrow(
      refusal({ field: 'name', code: 'too-short' }, { field: 'address', code: 'too-short' }),
    );
  });

  it('GEN-21 does not show the version of the notice to the back office', () => {
    expect(Object.keys(submissionView(submitted()))).not.toEqual(expect.arrayContaining(['noticeVersion']));
  });
});

describe('a decision on a submission', () => {
  const LATER = new Date('2026-11-22T09:00:00Z');
  const decided = (over: Partial<Decision> = {}, before = submitted()) =>
    decide(before, { decision: 'rejected', reason: null, isMailed: false, ...over }, LATER);

  it('ADM-SUB-05 can be changed from any state, but not repeated', () => {
    const approved = decided({ decision: 'approved' });
    expect(approved).toMatchObject({ status: 'approved', decidedAt: LATER });
    const rejected = decided({}, approved);
    expect(rejected.status).toBe('rejected');
    expect(decided({ decision: 'approved' }, rejected).status).toBe('approved');
    expect(() => decided({}, rejected)).toThrow(
      expect.objectContaining({ code: 'submission-decided-so', kind: 'conflict' }) as Error,
    );
  });

  it('ADM-SUB-05 ADM-SUB-10 is refused when the status is no longer the seen one, and possible after seeing it', () => {
    const approved = decided({ decision: 'approved', seenStatus: 'pending' });
    for (const decision of ['approved', 'rejected'] as const) {
      expect(() => decided({ decision, seenStatus: 'pending' }, approved)).toThrow(
        expect.objectContaining({ code: 'submission-changed-meanwhile', kind: 'conflict' }) as Error,
      );
    }
    expect(decided({ seenStatus: 'approved' }, approved).status).toBe('rejected');
  });

  it('ADM-SUB-10 stores a reason only for a rejection, and clears it with an approval', () => {
    const rejected = decided({ reason: '  Adres eksik.  ' });
    expect(rejected.reason).toBe('Adres eksik.');
    expect(decided({ decision: 'approved', reason: 'Adres eksik.' }, rejected).reason).toBeNull();
    expect(decided({ reason: '   ' }).reason).toBeNull();
    expect(decided({ reason: 'ğ'.repeat(1_000) }).reason).toHaveLength(1_000);
    expect(() => decided({ reason: 'ğ'.repeat(1_001) })).toThrow(refusal({ field: 'reason', code: 'too-long' }));
  });

  it('ADM-SUB-10 stores of which kinds of decision the sender was told', () => {
    const rejected = decided({ isMailed: true });
    const approved = decided({ decision: 'approved', isMailed: true }, rejected);
    expect(approved.mailedDecisions).toEqual(['rejected', 'approved']);
    expect(decided({}, approved).mailedDecisions).toEqual(['rejected', 'approved']);
  });
});

it.each([
  ['Hürriyet Mahallesi, Çarşı Sokak 4, Nilüfer, BURSA', { city: 'Bursa', borough: 'Nilüfer' }],
  ['Çarşı Sokak 4, Izmır', { city: 'İzmir', borough: null }],
  ['Ankara Caddesi 7', { city: null, borough: null }],
])('ADM-SUB-10 finds city and district in %j, and invents none', (address, place) => {
  expect(submissionView(submitted({ address }))).toMatchObject(place);
});

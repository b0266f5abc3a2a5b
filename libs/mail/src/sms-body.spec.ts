import { filledBody, isSmsBody, NETGSM_BODY } from './sms-body.js';

const VALUES = { phone: '905321234567', text: 'Kodunuz: 123456', sender: 'TEZGAH' };

it('the default body is the one of Netgsm', () => {
  expect(JSON.parse(filledBody(NETGSM_BODY, VALUES))).toEqual({
    msgheader: 'TEZGAH',
    messages: [{ msg: 'Kodunuz: 123456', no: '905321234567' }],
    iysfilter: '0',
  });
});

it('no value can change the structure of the body, and none is filled in twice', () => {
  const text = '", "no": "900" \\ {phone} $& {constructor}\n';
  const template = '{"to":"+{phone}","text":"{text} ({sender}) {other}","times":1}';
  expect(JSON.parse(filledBody(template, { ...VALUES, text }))).toEqual({
    to: '+905321234567',
    text: `${text} (TEZGAH) {other}`,
    times: 1,
  });
});

it.each([
  [NETGSM_BODY, true],
  ['{"to":["{phone}"],"body":{"text":"{text}"}}', true],
  ['{"to":"{phone}"}', false],
  ['{"text":"{text}"}', false],
  ['to={phone}&text={text}', false],
])('is %s a body for text messages? %s', (template, is) => {
  expect(isSmsBody(template)).toBe(is);
});

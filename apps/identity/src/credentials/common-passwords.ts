import { fold } from '@tedarik/turkish';

/** Words on which passwords are most often based, folded: international ones, keyboard rows, and Turkish ones. */
const WORDS = `password passwort parola sifre sifrem parolam letmein welcome hosgeldin merhaba iloveyou seviyorum
  senicokseviyorum seniseviyorum sevgilim askim canim hayatim birtanem bebegim annem babam annecigim kardesim ailem
  qwerty qwertyuiop qwertyui qwertz azerty asdfgh asdfghjkl asdf zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
  qwerasdf onetwothree abcdef abcdefgh abcdefghijkl abc abcd admin administrator yonetici root user kullanici guest
  misafir test deneme test1 default login giris secret gizli master superman batman spiderman pokemon naruto dragon
  monkey football futbol baseball basketball princess prenses sunshine shadow michael jordan charlie computer bilgisayar
  internet samsung iphone android google facebook instagram twitter whatsapp microsoft windows trustno starwars
  whatever freedom hello helloworld changeme degistir access mustang corvette ferrari mercedes porsche liverpool chelsea
  arsenal barcelona realmadrid galatasaray fenerbahce besiktas trabzonspor bursaspor galatasaraylı cimbom kartal kanarya
  aslan ultraslan carsi turkiye turkey istanbul ankara izmir bursa adana antalya trabzon konya kayseri samsun gaziantep
  ataturk mustafakemal mustafakemalataturk kemal vatan bayrak cumhuriyet osmanli turkcell vodafone turktelekom mehmet
  ahmet mustafa ali veli hasan huseyin ibrahim yusuf omer murat emre burak fatih kadir ramazan ayse fatma emine hatice
  zeynep elif merve busra esra kubra selin melek allah bismillah allahuekber muhammed insallah masallah
  gida tedarik tedarikci toptan firma isletme market bakkal
  correcthorsebatterystaple correcthorse batterystaple thequickbrownfox jumpsoverthelazydog loremipsum dolorsitamet
  tobeornottobe maytheforcebewithyou thisismypassword mypassword benimsifrem sifremiunuttum pijamalihastayagizsofore
  cabucakguvendi korkmasonmez busafaklarda`.split(/\s+/);

// Three repetitions are enough for 'parolaparola1'; without a limit a crafted text could make the match very slow.
const ONLY_WORDS = new RegExp(`^(?:${WORDS.join('|')}){1,3}$`);
const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', 'qazwsxedcrfvtgbyhnujmikolp'];
const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
const FEWEST_DIFFERENT = 5;

/**
 * Whether a password is among the first that an attacker tries. With at least twelve characters these are not a list but a pattern: known
 * words or keyboard rows with digits and signs around them, or only digits and signs.
 */
export function isCommonPassword(password: string): boolean {
  const folded = fold(password.normalize('NFKC'));
  if (new Set(folded).size < FEWEST_DIFFERENT) return true;
  const spelled = folded.replace(/[^\p{L}]+$/u, '').replace(/[\d@$]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return isGuessable(lettersOf(folded)) || isGuessable(lettersOf(spelled));
}

/** Whether a password is just a publicly known fact about its owner, such as name or address, followed by digits. */
export const isOwnFact = (password: string, facts: readonly (string | null)[]): boolean =>
  facts
    .flatMap((fact) => (fact ? [fact, fact.replace(/@.*/, '')] : []))
    .some((fact) => stemOf(fact) !== '' && stemOf(fact) === stemOf(password));

const stemOf = (text: string): string =>
  fold(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/\d+$/, '');

const lettersOf = (text: string): string => text.replace(/[^\p{L}]+/gu, '');

const isGuessable = (letters: string): boolean =>
  letters === '' || ONLY_WORDS.test(letters) || ROWS.some((row) => (row + row).includes(letters));

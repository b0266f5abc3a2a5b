import { postTrade } from './post-trade.js';

describe('postTrade', () => {
  it.each([
    ['Baklavanın kırk katı: ustasından yufka dersleri', 'tatli'],
    ['Zeytinyağı alırken etikette neye bakmalı?', 'yaglar'],
    ['Toptan baharat nasıl saklanır?', 'baharat'],
    ['Rize’de son sürgün: çay bahçesinde bir hafta', 'icecek'],
    ['Hangi ay hangi balık? Lokantalar için mevsim takvimi', 'deniz-urunleri'],
    ['Boz, meverdi, tane: Antep fıstığının sınıfları', 'kuruyemis'],
    ['Nar hasadı başladı', 'meyve-sebze'],
    ['Kars gravyeri: bir tekerin on iki ayı', 'sut-urunleri'],
    ['Esnaf lokantası usulü mercimek çorbası', 'corba'],
    ['Narin ambalaj', 'diger'],
  ])('finds the trade of "%s": %s', (title, trade) => {
    expect(postTrade({ title, category: { slug: 'rehber' } })).toBe(trade);
  });

  it('uses the category of a post if it is a trade', () => {
    expect(postTrade({ title: 'Nar hasadı başladı', category: { slug: 'icecek' } })).toBe('icecek');
  });
});

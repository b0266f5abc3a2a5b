import { letter, type Mail, type Site } from '@tedarik/mail';

/** No name in it: anybody may have typed this address, and would put words of their own before its owner. */
export const verifyEmailMail = ({ brand, url }: Site, to: string, token: string, returnPath?: string): Mail =>
  letter({
    to,
    brand,
    subject: `${brand} hesabınızı etkinleştirin`,
    greeting: 'Merhaba,',
    paragraphs: [`${brand} hesabınızı etkinleştirmek için aşağıdaki bağlantıyı 24 saat içinde açın.`],
    link: {
      label: 'Hesabımı etkinleştir',
      url: `${url}/e-posta-dogrula?${new URLSearchParams({ jeton: token, ...(returnPath && { donus: returnPath }) }).toString()}`,
    },
    closing: 'Bu hesabı siz açmadıysanız bağlantıyı açmayın; bu iletiyi silmeniz yeterlidir.',
  });

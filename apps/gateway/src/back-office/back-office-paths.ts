export const BACK_OFFICE = '/yonetici';
export const SIGN_IN = `${BACK_OFFICE}/giris`;
/** Parameter that names the screen first requested; the web app leads back to it, and nowhere else. */
const AFTERWARDS = 'sonra';

/** The sign-in page that leads on to the screen which was requested. */
export function signInAddress(url: string): string {
  const isScreen = url.startsWith(`${BACK_OFFICE}/`) && url.length > BACK_OFFICE.length + 1;
  return isScreen ? `${SIGN_IN}?${new URLSearchParams({ [AFTERWARDS]: url }).toString()}` : SIGN_IN;
}

export const BACK_OFFICE = '/yonetici';
export const SIGN_IN = `${BACK_OFFICE}/giris`;
/** Parameter with the screen that was first requested. After sign-in the web app goes there, and only to back-office addresses. */
const AFTERWARDS = 'sonra';

/** Address of the sign-in page, with the requested screen as the parameter `sonra`. */
export function signInAddress(url: string): string {
  const isScreen = url.startsWith(`${BACK_OFFICE}/`) && url.length > BACK_OFFICE.length + 1;
  return isScreen ? `${SIGN_IN}?${new URLSearchParams({ [AFTERWARDS]: url }).toString()}` : SIGN_IN;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether this looks like an e-mail address; the server has the last word. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

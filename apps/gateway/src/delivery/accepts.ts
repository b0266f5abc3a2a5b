/** Whether a header such as Accept-Encoding names `wanted` with a quality above 0. Wildcards do not count. */
export const accepts = (header: string, wanted: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === wanted && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

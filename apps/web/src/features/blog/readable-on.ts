const channel = (hex: string): number => {
  const share = parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#RRGGBB` as defined by WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map(channel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** PUB-BLOG-20: black or white, whichever has more contrast on `colour`; one of the two always reaches 4.5:1. */
export function readableOn(colour: string): 'black' | 'white' {
  const lightness = luminance(colour) + 0.05;
  return lightness / 0.05 >= 1.05 / lightness ? 'black' : 'white';
}

// 24 px, a single stroke width, round joins.
const SHAPES = {
  alert: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.1',
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  calendar: 'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2ZM4 10h16M8.5 3.5v4M15.5 3.5v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  comment: 'M4 5h16v11H11l-4.5 4v-4H4Z',
  external: 'M13 5h6v6M19 5l-9 9M17 14v5H5V7h5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M18 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM10 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  globe: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z',
  heart: 'M12 20 4.3 12.4a4.8 4.8 0 0 1 6.8-6.8l.9.9.9-.9a4.8 4.8 0 0 1 6.8 6.8Z',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 11v5.5M12 7.6v.1',
  mail: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.5 1.5A15.5 15.5 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM14.5 9.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  route:
    'M8 18.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM20 5.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM8 18.5h6a3.25 3.25 0 0 0 0-6.5h-4a3.25 3.25 0 0 1 0-6.5h6',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM16 16l4.5 4.5',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9.5h14V11h-1',
  shop: 'M4 9.5 5.5 4h13L20 9.5M4.5 12v8h15v-8M4 9.5a2.66 2.66 0 0 0 5.3 0 2.66 2.66 0 0 0 5.4 0 2.66 2.66 0 0 0 5.3 0ZM10 20v-5h4v5',
  success: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM8 12.3l2.8 2.7L16 9.5',
} as const;

export type IconName = keyof typeof SHAPES;

/** An icon next to a word. It is hidden from screen readers, so the word or a label is required. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}

/** Paths of the icons, on a 24 px grid with a 1.5 px stroke, square caps and mitred joins. */
export const iconPaths = {
  alert: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7.5v5.25M12 16v.5',
  'arrow-down': 'M12 4v15M5.5 13l6.5 6.5l6.5-6.5',
  'arrow-left': 'M20 12H5M11 5.5L4.5 12l6.5 6.5',
  'arrow-right': 'M4 12h15M13 5.5l6.5 6.5l-6.5 6.5',
  'arrow-up': 'M12 20V5M5.5 11L12 4.5l6.5 6.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v4.5M16 3v4.5',
  check: 'M4.5 12.5l5 5l10-11',
  'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7.5V12l3 2.5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  external: 'M13.5 4.5h6v6M19 5l-8.5 8.5M9.5 5.5h-5v14h14v-5',
  link: 'M10.5 13.5a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M13.5 10.5a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5',
  lock: 'M5 11h14v9.5H5zM8 10.5V7.5a4 4 0 0 1 8 0v3',
  mail: 'M4 6h16v12.5H4zM4 7l8 6.5L20 7',
  menu: 'M4 8.5h16M4 15.5h16',
  minus: 'M5 12h14',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M12 5v14M5 12h14',
} as const;

export type IconName = keyof typeof iconPaths;

/** The paths of the table's signs, drawn in a square of 24. */
export const ICONS = {
  menu: "M4 6h16M4 12h16M4 18h16",
  log: "M5 4h14v16H5zM8.5 9h7M8.5 12.5h7M8.5 16h4",
  close: "M6 6l12 12M18 6L6 18",
  sound: "M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a7.5 7.5 0 0 1 0 11",
  muted: "M4 9.5v5h4l5 4v-13l-5 4zM16.5 9.5l5 5M21.5 9.5l-5 5",
  hushed: "M5 5h14v10h-6l-4 4v-4H5zM9 8l6 4M15 8l-6 4",
  turn: "M8 5l9 7-9 7z",
  hint: "M9.5 20h5M12 3a6 6 0 0 0-3.5 11c.8.7 1 1.4 1 2.5h5c0-1.1.2-1.8 1-2.5A6 6 0 0 0 12 3z",
  eye: "M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  away: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2",
  bot: "M6 9h12v9H6zM12 9V5M9.5 13h.01M14.5 13h.01M3.5 12v3M20.5 12v3",
  light: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  dark: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  auto: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16M12 8.5h3.5M12 12h4M12 15.5h3.5",
  check: "M5 12.5l4.5 4.5L19 7.5",
} as const;

export type IconName = keyof typeof ICONS;

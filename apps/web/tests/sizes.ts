/** The windows in which a table is played: a laptop, a Chromebook with its bars, tablets, a projector, a phone both ways. */
export const SIZES = {
  '1366x768': { width: 1366, height: 768 },
  '1366x625': { width: 1366, height: 625 },
  '1024x768': { width: 1024, height: 768 },
  '1920x1080': { width: 1920, height: 1080 },
  '768x1024': { width: 768, height: 1024 },
  '360x740': { width: 360, height: 740 },
  '740x360': { width: 740, height: 360 },
} as const;
export type Size = keyof typeof SIZES;

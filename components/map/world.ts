/** The map in a window: its box, and the top of the owner's name. CSS pixels. */
export interface View {
  width: number
  height: number
  name: number
}

/** A map before it fits a window. Lengths are in units, about a pixel of a usual window. */
export interface World {
  width: number
  height: number
  /** Where summits are: below the header, above the name, within every view. */
  area: { left: number; top: number; width: number; height: number }
  /** Minimum distance between featured summits, so a label fits. */
  reach: number
  levels: number
  /** Maximum number of labels. */
  labels: number
  views: View[]
  /** Whether the map takes the shape of its box. Otherwise it covers it. */
  isStretched: boolean
  /** Whether a portrait is at the top of the start. */
  hasPortrait: boolean
  /** Whether time runs from right to left. */
  isMirrored: boolean
}

/** Returns the map of wide windows, and the one of phones and upright tablets. */
export function createWorlds(hasPortrait: boolean, isMirrored: boolean): { wide: World; slim: World } {
  return {
    wide: {
      width: 1600,
      height: 640,
      reach: 150,
      levels: 22,
      labels: 6,
      hasPortrait: false,
      isStretched: false,
      isMirrored,
      area: { left: 176, top: 173, width: 1240, height: 192 },
      // Windows of 1024 x 768, 1200 x 700, 1366 x 768, 1440 x 900 and 1920 x 1080.
      views: [
        { width: 1024, height: 493, name: 335 },
        { width: 1200, height: 443, name: 274 },
        { width: 1366, height: 500, name: 321 },
        { width: 1440, height: 622, name: 442 },
        { width: 1920, height: 794, name: 613 },
      ],
    },
    slim: {
      width: 780,
      height: 760,
      reach: 115,
      levels: 13,
      labels: 3,
      hasPortrait,
      isStretched: true,
      isMirrored,
      area: {
        ...(hasPortrait ? { left: 215, width: 450 } : { left: 90, width: 575 }),
        top: 225,
        height: 225,
      },
      // 360 x 640, 390 x 844 and 768 x 1024.
      views: [
        { width: 360, height: 232, name: 160 },
        { width: 390, height: 386, name: 304 },
        { width: 768, height: 715, name: 581 },
      ],
    },
  }
}

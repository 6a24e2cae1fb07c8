/** The map in a window: its box, which it covers, and the top of the owner's name. CSS pixels. */
export interface View {
  width: number
  height: number
  name: number
}

/** A map before a window crops it. Lengths are in units, about a pixel of a usual window. */
export interface World {
  width: number
  height: number
  /** Where summits are: below the header, above the name, within every view. */
  area: { left: number; top: number; width: number; height: number }
  /** The distance of featured summits that leaves room for a label. */
  reach: number
  levels: number
  /** The most labels. */
  labels: number
  views: View[]
  /** Whether a portrait is at the top of the start. */
  hasPortrait: boolean
  /** Whether time runs from right to left. */
  isMirrored: boolean
}

/** Returns the map of wide windows, and the one of phones and upright tablets. */
export function createWorlds(hasPortrait: boolean, isMirrored: boolean): { wide: World; slim: World } {
  return {
    wide: {
      ...{ width: 1600, height: 640, reach: 150, levels: 22, labels: 6, hasPortrait: false, isMirrored },
      area: { left: 176, top: 173, width: 1240, height: 192 },
      // Windows of 1024 x 768, 1200 x 700, 1366 x 768, 1440 x 900 and 1920 x 1080.
      views: [
        { width: 1024, height: 498, name: 340 },
        { width: 1200, height: 428, name: 259 },
        { width: 1366, height: 498, name: 319 },
        { width: 1440, height: 617, name: 436 },
        { width: 1920, height: 795, name: 613 },
      ],
    },
    slim: {
      ...{ width: 780, height: 760, reach: 115, levels: 13, labels: 3, hasPortrait, isMirrored },
      area: {
        ...(hasPortrait ? { left: 226, width: 400 } : { left: 101, width: 525 }),
        top: 274,
        height: 164,
      },
      // 360 x 640, 390 x 844 and 768 x 1024.
      views: [
        { width: 360, height: 242, name: 170 },
        { width: 390, height: 423, name: 336 },
        { width: 768, height: 806, name: 672 },
      ],
    },
  }
}

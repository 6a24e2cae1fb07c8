/** Time per slide of the About slider, in milliseconds (W1). */
export const SLIDE_INTERVAL_MS = 3500
/** Pause in typing after which the search applies, in milliseconds (G8). */
export const SEARCH_DEBOUNCE_MS = 500
/** Interval between reactions to scrolling, in milliseconds (H3, H4). */
export const SCROLL_THROTTLE_MS = 300
/** Default duration of a toast, in milliseconds (W2). */
export const TOAST_DURATION_MS = 5000
/** Visible share of an element that reveals it (H6). */
export const REVEAL_THRESHOLD = 0.2
/** Distance from the bottom of the window at which a reveal starts (H6). */
export const REVEAL_ROOT_MARGIN = '0px 0px -100px 0px'
/** A pointer that moves further is dragging, in CSS pixels (G2, W1). */
export const DRAG_THRESHOLD_PX = 5
/** Path of the resume (H1). */
export const RESUME_PATH = '/resume.pdf'
/** Longest search in a URL, in characters. */
export const SEARCH_MAX_LENGTH = 100
/** Widths of pictures in pixels: a card, a phone's column at 2x and at 3x, the larger view. */
export const PICTURE_WIDTHS = [440, 660, 1080, 1600] as const
/** Size limit of a picture file, in bytes (O5). */
export const PICTURE_BUDGET = 150_000
/** Size limit of a file that may be the largest contentful paint, in bytes (O5). */
export const FIRST_PICTURE_BUDGET = 60_000
/** Size of the pictures of link previews in pixels, which networks show uncropped. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const
/** Media query of visitors who prefer less motion. CSS handles the appearance. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

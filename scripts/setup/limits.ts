/** What an import may weigh, far above any real one: a file made to exhaust the machine is refused before it is opened. */

/** A whole archive or JSON file, in bytes. */
export const ARCHIVE_MAX_BYTES = 100_000_000
export const JSON_MAX_BYTES = 5_000_000
/** One table of an archive, inflated, in bytes. */
export const TABLE_MAX_BYTES = 2_000_000
/** Files within an archive. */
export const ARCHIVE_MAX_FILES = 5_000
/** Entries of one list, such as jobs. */
export const ENTRIES_MAX = 300
/** One text, in characters. */
export const TEXT_MAX_LENGTH = 20_000

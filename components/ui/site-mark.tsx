/** The mark of the site, and of a summit on its map. */
export function SiteMark() {
  return (
    <svg width="9" height="8" viewBox="0 0 9 8" aria-hidden="true" className="shrink-0 fill-heading">
      <path d="M4.5 0 9 8H0z" />
    </svg>
  )
}

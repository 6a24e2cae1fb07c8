import { waiting } from '@/content/words'

/** A turning ring with a label (W3). */
export function Spinner() {
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent"
      />
      <span>{waiting.label}</span>
    </span>
  )
}

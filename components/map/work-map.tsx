import type { Content } from '@/content/schema/validate'

/** The map of the owner's work. */
export function WorkMap({ content }: { content: Content }) {
  return <div className="work-map" data-works={content.projects.length} aria-hidden="true" />
}

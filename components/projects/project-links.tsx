import { buttonStyles } from '../ui/button-styles'
import { CodeHostingIcon, VideoIcon, WebsiteIcon } from '../ui/icons'
import { OutboundLink } from '../ui/outbound-link'
import type { ProjectView } from './project-view'

/** G3: GitHub always; Demo and Website where the project has one. */
export function ProjectLinks({ project }: { project: ProjectView }) {
  return (
    <>
      <OutboundLink href={project.github} className={buttonStyles('outline')}>
        <CodeHostingIcon aria-hidden="true" />
        GitHub
      </OutboundLink>
      {project.video && (
        <OutboundLink href={project.video} className={buttonStyles('outline')}>
          <VideoIcon aria-hidden="true" />
          Demo
        </OutboundLink>
      )}
      {project.website && (
        <OutboundLink href={project.website} className={buttonStyles('outline')}>
          <WebsiteIcon aria-hidden="true" />
          Website
        </OutboundLink>
      )}
    </>
  )
}

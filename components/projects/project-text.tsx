import type { ProjectView } from './project-view'

/** G3: what a project is, in the order of the dialog: bullet points, description, closing line. */
export function ProjectText({ project }: { project: ProjectView }) {
  return (
    <>
      <ul className="grid gap-2.5">
        {project.bulletpoints.map((point) => (
          <li key={point} className="bullet">
            {point}
          </li>
        ))}
      </ul>
      <p>{project.description}</p>
      {project.footer && <p className="fact text-muted">{project.footer}</p>}
    </>
  )
}

import { BULLETS_SHOWN, STACK_SHOWN, split } from '@/components/lib/density'
import { ownDirection } from '@/components/lib/direction'
import { findFigure } from '@/components/lib/figure'
import { jobNames } from '@/components/lib/jobs'
import { More } from '@/components/ui/more'
import { OutboundLink } from '@/components/ui/outbound-link'
import { OwnText } from '@/components/ui/own-text'
import { Bullets, Prose } from '@/components/ui/prose'
import type { Experience } from '@/content/schema/content'

interface JobTextProps {
  job: Experience
  /** How many bullet points show; the others are below "more". */
  shown?: number
  /** Adds the link to the company, for a job whose name is no link. */
  linked?: boolean
}

/** Shows the texts of a job below its names: a paragraph, the bullet points with the result, the techniques. */
export function JobText({ job, shown: count = BULLETS_SHOWN, linked = false }: JobTextProps) {
  const { summary, responsibilities, stack, highlight, link } = job
  const result = findFigure(responsibilities, highlight)
  const { shown, rest } = withResult(responsibilities, count, result?.index)
  const techniques = split(stack, STACK_SHOWN)
  const name = jobNames(job).at(-1)
  return (
    <>
      {summary && (
        <p {...ownDirection(summary)} className="mt-4 max-w-measure text-heading">
          <Prose text={summary} />
        </p>
      )}
      {shown.length > 0 && (
        <ul className="mt-4 grid max-w-measure gap-2.5">
          {shown.map((text, i) => (
            <Responsibility
              key={i}
              text={text}
              figure={result && responsibilities[result.index] === text ? result.figure : null}
            />
          ))}
        </ul>
      )}
      <More count={rest.length}>
        <Bullets texts={rest} />
      </More>
      {stack.length > 0 && (
        <div className="stack fact">
          <Stack techniques={techniques.shown} />
          <More count={techniques.rest.length}>
            <Stack techniques={techniques.rest} />
          </More>
        </div>
      )}
      {linked && link && name && (
        <p className="mt-3">
          <OutboundLink href={link} className="text-link">
            <OwnText>{name.text}</OwnText>
          </OutboundLink>
        </p>
      )}
    </>
  )
}

/** Keeps the result visible: one further down takes the last place. */
function withResult(lines: readonly string[], count: number, result = 0) {
  const { shown, rest } = split(lines, count)
  const line = lines[result]
  if (result < shown.length || line === undefined) return { shown, rest }
  return {
    shown: [...shown.slice(0, -1), line],
    rest: [...shown.slice(-1), ...rest.filter((_, i) => i !== result - shown.length)],
  }
}

function Stack({ techniques }: { techniques: readonly string[] }) {
  return (
    <ul className="stack-list">
      {techniques.map((technique, i) => (
        <li key={i}>
          <bdi>{technique}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Shows the figure of a result large. The sentence keeps it, so it can be read alone. */
function Responsibility({ text, figure }: { text: string; figure: string | null }) {
  if (!figure)
    return (
      <li {...ownDirection(text)} className="bullet">
        <Prose text={text} />
      </li>
    )
  return (
    <li className="result">
      <span aria-hidden="true" className="figure">
        {figure}
      </span>
      <span {...ownDirection(text)}>
        <Prose text={text} />
      </span>
    </li>
  )
}

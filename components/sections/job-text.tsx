import clsx from 'clsx/lite'
import { BULLETS_SHOWN, FIGURE_LETTERS, STACK_SHOWN, split } from '@/components/lib/density'
import { directionProps } from '@/components/lib/direction'
import { findFigure } from '@/components/lib/figure'
import { jobNames } from '@/components/lib/jobs'
import { joinList } from '@/components/lib/punctuation'
import { BidiText } from '@/components/ui/bidi-text'
import { More } from '@/components/ui/more'
import { OutboundLink } from '@/components/ui/outbound-link'
import { Bullets, Prose } from '@/components/ui/prose'
import type { Experience } from '@/content/schema/content'

interface JobTextProps {
  job: Experience
  /** How many bullet points show. `<details>` contains the others. */
  shown?: number
  /** Adds a link to the company, for a job whose heading has none. */
  linked?: boolean
}

/** The texts of a job below its heading: a paragraph, the bullet points with the result, the techniques. */
export function JobText({ job, shown: count = BULLETS_SHOWN, linked = false }: JobTextProps) {
  const { summary, responsibilities, stack, highlight, link } = job
  const result = findFigure(responsibilities, highlight)
  const { shown, rest } = withResult(responsibilities, count, result?.index)
  const techniques = split(stack, STACK_SHOWN)
  const names = jobNames(job)
  const name = names.at(-1)
  const heading = joinList(names.map(({ text }) => text))
  return (
    <>
      {summary && (
        <p {...directionProps(summary)} className="mt-4 max-w-measure text-heading">
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
      <More count={rest.length} of={heading}>
        <Bullets texts={rest} />
      </More>
      {stack.length > 0 && (
        <div className="stack fact">
          <Stack techniques={techniques.shown} />
          <More count={techniques.rest.length} of={heading}>
            <Stack techniques={techniques.rest} />
          </More>
        </div>
      )}
      {linked && link && name && (
        <p className="mt-3">
          <OutboundLink href={link} className="text-link">
            <BidiText>{name.text}</BidiText>
          </OutboundLink>
        </p>
      )}
    </>
  )
}

/** Splits the bullet points. The one with the result always shows, if necessary instead of the last visible one. */
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

/** A bullet point. The figure of a result shows large, and stays in the sentence. */
function Responsibility({ text, figure }: { text: string; figure: string | null }) {
  if (!figure)
    return (
      <li {...directionProps(text)} className="bullet">
        <Prose text={text} />
      </li>
    )
  return (
    <li className="result">
      <span aria-hidden="true" className={clsx('figure', figure.length > FIGURE_LETTERS && 'text-subtitle')}>
        {figure}
      </span>{' '}
      {/* The space separates the two in copied text. */}
      <span {...directionProps(text)}>
        <Prose text={text} />
      </span>
    </li>
  )
}

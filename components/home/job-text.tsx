import clsx from 'clsx/lite'
import { BULLETS_SHOWN, FIGURE_LETTERS, STACK_SHOWN, split } from '@/components/home/density'
import { findFigure } from '@/components/home/figure'
import { jobNames } from '@/components/home/jobs'
import { BidiText } from '@/components/text/bidi-text'
import { directionProps } from '@/components/text/direction'
import { Bullets, Prose } from '@/components/text/prose'
import { joinList } from '@/components/text/punctuation'
import { More } from '@/components/ui/more'
import { OutboundLink } from '@/components/ui/outbound-link'
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
        <div
          className={clsx(
            'fact mt-4 max-w-measure text-muted facts:[grid-area:1/2/6]',
            result ? 'facts:mt-[4.75rem]' : 'facts:mt-0',
          )}
        >
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
    <ul className="flex flex-wrap gap-x-5 facts:grid">
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
    <li
      className={clsx(
        'order-1 mt-2.5 flex flex-wrap items-center gap-4 text-balance rule-t pt-[1.125rem]',
        'facts:order-none facts:m-0 facts:block facts:[border:0] facts:p-0',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'min-w-24 text-accent [font-variant-numeric:tabular-nums] [font-weight:700]',
          'facts:absolute facts:start-[calc(100%-14rem)] facts:top-0',
          figure.length > FIGURE_LETTERS
            ? 'text-subtitle'
            : 'text-[clamp(2.5rem,5vw,3.5rem)] [letter-spacing:-0.04em] [line-height:1]',
        )}
      >
        {figure}
      </span>{' '}
      {/* The space separates the two in copied text. */}
      <span {...directionProps(text)} className="flex-[1_1_9rem] facts:block">
        <Prose text={text} />
      </span>
    </li>
  )
}

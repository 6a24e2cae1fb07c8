import clsx from 'clsx/lite'
import { BULLETS_SHOWN, STACK_SHOWN } from '@/components/home/density'
import { findFigure, jobNames } from '@/components/home/jobs'
import { bidiText } from '@/components/text/bidi-text'
import { directionProps } from '@/components/text/direction'
import { Prose } from '@/components/text/prose'
import { joinList } from '@/components/text/punctuation'
import { OutboundLink } from '@/components/ui/outbound-link'
import { countShown, ShortList } from '@/components/ui/short-list'
import type { Experience } from '@/content/schema/content'

/** The most characters of a large figure. A longer one would break in its narrow column. */
const FIGURE_LETTERS = 7

interface JobTextProps {
  job: Experience
  /** How many bullet points show. `<details>` contains the others. */
  shown?: number
  /** Adds a link to the company, for a job whose heading has none. */
  linked?: boolean
}

/** The texts of a job below its heading: a paragraph, the bullet points with the result, the techniques. */
export function JobText({ job, shown = BULLETS_SHOWN, linked = false }: JobTextProps) {
  const { summary, responsibilities, stack, highlight, link } = job
  const result = findFigure(responsibilities, highlight)
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
      {responsibilities.length > 0 && (
        <div className="mt-4">
          <ShortList
            entries={withResultShown(responsibilities, shown, result?.line)}
            count={shown}
            of={heading}
          >
            {(lines) => (
              <ul className="grid max-w-measure gap-2.5">
                {lines.map((line, i) => (
                  <Responsibility key={i} text={line} figure={line === result?.line && result.figure} />
                ))}
              </ul>
            )}
          </ShortList>
        </div>
      )}
      {stack.length > 0 && (
        <div
          className={clsx(
            'fact mt-4 max-w-measure text-muted facts:[grid-area:1/2/6]',
            result ? 'facts:mt-[4.75rem]' : 'facts:mt-0',
          )}
        >
          <ShortList entries={stack} count={STACK_SHOWN} of={heading}>
            {(techniques) => <Stack techniques={techniques} />}
          </ShortList>
        </div>
      )}
      {linked && link && name && (
        <p className="mt-3">
          <OutboundLink href={link} className="site-link text-accent">
            {bidiText(name.text)}
          </OutboundLink>
        </p>
      )}
    </>
  )
}

/** Moves the line of the result to the top if it would be in `<details>`. */
function withResultShown(lines: readonly string[], shown: number, result?: string): readonly string[] {
  if (result === undefined || lines.indexOf(result) < countShown(lines, shown)) return lines
  return [result, ...lines.filter((line) => line !== result)]
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
function Responsibility({ text, figure }: { text: string; figure: string | false }) {
  if (!figure)
    return (
      <li {...directionProps(text)} className="bullet">
        <Prose text={text} />
      </li>
    )
  return (
    <li
      className={clsx(
        'order-1 mt-2.5 flex flex-wrap items-center gap-4 text-balance border-t pt-[1.125rem]',
        'facts:order-none facts:m-0 facts:block facts:border-0 facts:p-0',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'min-w-24 text-accent tabular-nums font-bold',
          'facts:absolute facts:start-[calc(100%-14rem)] facts:top-0',
          figure.length > FIGURE_LETTERS
            ? 'text-subtitle'
            : 'text-[clamp(2.5rem,5vw,3.5rem)] tracking-[-0.04em] leading-none',
        )}
      >
        {figure}
      </span>{' '}
      {/* The space separates the two in copied text. */}
      <span {...directionProps(text)} className="flex-[1_1_9rem] facts:block facts:bullet">
        <Prose text={text} />
      </span>
    </li>
  )
}

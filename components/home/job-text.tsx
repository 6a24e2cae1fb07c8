import { BULLETS_SHOWN, STACK_SHOWN } from '@/components/density'
import { findResult, jobNames, type Result } from '@/components/home/jobs'
import { bidiText } from '@/components/text/bidi-text'
import { directionProps } from '@/components/text/direction'
import { joinList } from '@/components/text/punctuation'
import { OutboundLink } from '@/components/ui/outbound-link'
import { Paragraph, Prose } from '@/components/ui/prose'
import { countShown, ShortList } from '@/components/ui/short-list'
import type { Experience } from '@/content/schema/content'

interface JobTextProps {
  job: Experience
  /** Number of bullet points that show. `<details>` contains the others. */
  shown?: number
  /** Adds a link to the company, for a job whose heading has none. */
  linked?: boolean
}

/** The texts of a job below its heading: paragraph, bullet points with the result, techniques. */
export function JobText({ job, shown = BULLETS_SHOWN, linked = false }: JobTextProps) {
  const { summary, responsibilities, stack, highlight, link } = job
  const result = findResult(responsibilities, highlight)
  const names = jobNames(job)
  const name = names.at(-1)
  const heading = joinList(names.map(({ text }) => text))
  return (
    <>
      {summary && <Paragraph text={summary} className="mt-4 max-w-measure text-heading" />}
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
                  <Responsibility key={i} text={line} result={result} />
                ))}
              </ul>
            )}
          </ShortList>
        </div>
      )}
      {stack.length > 0 && (
        <div className="entry-stack fact mt-4 max-w-measure text-muted">
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
    <ul className="flex flex-wrap gap-x-5">
      {techniques.map((technique, i) => (
        <li key={i}>
          <bdi>{technique}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** A bullet point. The one with the result is a large sentence with its figure in the accent. */
function Responsibility({ text, result }: { text: string; result?: Result }) {
  if (result?.line !== text)
    return (
      <li {...directionProps(text)} className="bullet">
        <Prose text={text} />
      </li>
    )
  const { figure } = result
  const place = text.indexOf(figure)
  return (
    <li {...directionProps(text)} className="result order-1">
      <Prose text={text.slice(0, place)} />
      <strong>{figure.replaceAll(' ', '\u00a0')}</strong>
      <Prose text={text.slice(place + figure.length)} />
    </li>
  )
}

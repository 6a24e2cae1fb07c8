'use client'

import clsx from 'clsx/lite'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { format } from '@/components/text/format'
import { Icon } from '@/components/ui/icons'
import { isPlain } from '@/components/ui/presses'
import { type AutoAdvance, useAutoAdvance } from '@/components/ui/use-auto-advance'
import { useDrag } from '@/components/ui/use-drag'
import type { Words } from '@/content/schema/words'

export interface SliderItem {
  label: string
  content: ReactNode
}

interface SliderProps {
  words: Words['slider']
  label: string
  items: readonly SliderItem[]
  /** Advances automatically every `SLIDE_INTERVAL_MS`, with a pause button. */
  autoAdvance?: boolean
  startAt?: number
}

/** A slider by the ARIA carousel pattern. Without scripts the slides are a scrolling row (W1). */
export function Slider({ words, label, items, autoAdvance = false, startAt = 0 }: SliderProps) {
  const [current, setCurrent] = useState(startAt)
  const root = useRef<HTMLElement>(null)
  const count = items.length
  const step = (by: number) => setCurrent((current + by + count) % count)
  const auto = useAutoAdvance({
    root,
    enabled: autoAdvance && count > 1,
    index: current,
    advance: () => step(1),
  })
  const swipe = useDrag(stepSideways)

  // A slide that fades must not take the focus. By script, because without scripts all show.
  useEffect(() => {
    const hadFocus = root.current?.querySelector('.slide :focus')
    root.current?.querySelectorAll<HTMLElement>('.slide').forEach((slide, i) => {
      slide.inert = i !== current
      if (hadFocus && i === current) slide.querySelector('button')?.focus({ preventScroll: true })
    })
  }, [current])

  // In an enlarged page one finger moves around, so the browser gets all touches. After a pinch
  // back the scale is slightly above 1.
  useEffect(() => {
    const viewport = window.visualViewport
    const onResize = () => root.current?.toggleAttribute('data-zoomed', Number(viewport?.scale) > 1.01)
    viewport?.addEventListener('resize', onResize)
    return () => viewport?.removeEventListener('resize', onResize)
  }, [])

  /** Steps to the slide on the right (1) or the left (-1), the next one if read right to left. */
  function stepSideways(by: number) {
    const page = root.current?.closest<HTMLElement>('[dir]')
    step(page?.dir === 'rtl' ? -by : by)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    // With a modifier key they belong to the browser: Alt and the left arrow go back in history.
    if (!isPlain(event)) return
    event.preventDefault()
    stepSideways(event.key === 'ArrowRight' ? 1 : -1)
  })
  // In a dialog the arrow keys work wherever the focus is.
  useEffect(() => {
    const area = root.current?.closest<HTMLElement>('[role="dialog"]') ?? root.current
    const onKey = (event: KeyboardEvent) => onKeyDown(event)
    area?.addEventListener('keydown', onKey)
    return () => area?.removeEventListener('keydown', onKey)
  }, [])

  if (count === 0) return null
  if (count === 1) return <div>{items[0]?.content}</div>

  return (
    <section
      ref={root}
      aria-roledescription={words.carousel}
      aria-label={label}
      className="slider grid min-w-0 grid-cols-1 gap-3"
      {...auto.restHandlers}
    >
      {/* First in reading order, so the pause button comes before the moving slides. */}
      <SliderControls
        words={words}
        items={items}
        current={current}
        onChoose={setCurrent}
        onStep={step}
        auto={auto}
      />
      <div className="slides" aria-live={auto.moving ? 'off' : 'polite'} {...swipe}>
        {items.map((item, i) => (
          <div
            key={i}
            role="group"
            aria-roledescription={words.slide}
            aria-label={format(words.place, { number: i + 1, count })}
            data-active={i === current || undefined}
            className="slide"
          >
            {item.content}
          </div>
        ))}
      </div>
    </section>
  )
}

interface SliderControlsProps {
  words: Words['slider']
  /** The slides. Their labels name the dots. */
  items: readonly { label: string }[]
  current: number
  onChoose(index: number): void
  onStep(by: number): void
  auto: AutoAdvance
}

const CONTROLS = clsx(
  'slider-controls needs-scripts order-1 -me-[12px] in-[.dialog-screen]:me-0 flex flex-wrap',
  'items-center gap-1 @container print:hidden',
)

const BUTTON = 'tap-square text-body hover:bg-sunken hover:text-accent'

/** The dots get their own row if large text would stack them beside the buttons. */
const DOTS =
  'flex min-w-0 flex-1 flex-wrap ps-2 @max-[16rem]:order-1 @max-[16rem]:basis-full @max-[16rem]:p-0'

/** The position, the dots, and the buttons: Pause if it advances alone, Previous, Next (W1). */
function SliderControls({ words, items, current, onChoose, onStep, auto }: SliderControlsProps) {
  return (
    // Below the slides, but before them in reading order. The margin aligns the last icon.
    <div className={CONTROLS}>
      <span className="fact text-muted" aria-hidden="true">
        {/* One string, because React cannot update several text nodes after a page translation
            (github.com/facebook/react/issues/11538). */}
        {`${current + 1} / ${items.length}`}
      </span>
      <div className={DOTS}>
        {items.map((item, i) => (
          <button
            key={i}
            type="button"
            aria-label={format(words.show, { number: i + 1, picture: item.label })}
            aria-current={i === current || undefined}
            onClick={() => onChoose(i)}
            className="dot"
          />
        ))}
      </div>
      {auto.enabled && (
        <button type="button" onClick={auto.togglePaused} className={clsx(BUTTON, 'motion-reduce:hidden')}>
          <Icon name={auto.paused ? 'play' : 'pause'} />
          <span className="sr-only">{auto.paused ? words.play : words.pause}</span>
        </button>
      )}
      <button type="button" onClick={() => onStep(-1)} className={BUTTON}>
        <Icon name="chevronLeft" className="size-5" />
        <span className="sr-only">{words.previous}</span>
      </button>
      <button type="button" onClick={() => onStep(1)} className={BUTTON}>
        <Icon name="chevronRight" className="size-5" />
        <span className="sr-only">{words.next}</span>
      </button>
    </div>
  )
}

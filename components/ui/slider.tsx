'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Words } from '@/content/words-schema'
import { usePinchZoom } from '../hooks/browser-state'
import { useAutoAdvance } from '../hooks/use-auto-advance'
import { useSwipe } from '../hooks/use-drag'
import { format } from '../lib/words'
import { SliderControls } from './slider-controls'

export interface SliderItem {
  id: string
  label: string
  content: ReactNode
}

interface SliderProps {
  words: Words['slider']
  label: string
  items: readonly SliderItem[]
  /** Advances by itself every `SLIDE_INTERVAL_MS`, with a pause button. */
  autoAdvance?: boolean
  startAt?: number
}

/**
 * W1: an image slider after the ARIA carousel pattern. All slides are in the HTML; without scripts they stand in a row
 * to be scrolled.
 */
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
  const swipe = useSwipe((by) => step(by * along()))
  const zoomed = usePinchZoom()

  // A slide that leaves is hidden, and would drop the focus that an arrow key finds in it.
  useEffect(() => {
    const left = root.current?.querySelector('.slide:not([data-active]) :focus')
    const shown = root.current?.querySelectorAll<HTMLElement>('.slide')[current]
    if (left) shown?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [current])

  /** 1, or -1 where the page is read from right to left: what comes next lies on the left there. */
  function along(): number {
    return root.current?.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? -1 : 1
  }

  if (count === 0) return null
  if (count === 1) return <div>{items[0]?.content}</div>

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    // With a modifier they are the browser's: Alt and the left arrow go back in the history.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    step((event.key === 'ArrowRight' ? 1 : -1) * along())
  }

  return (
    <section
      ref={root}
      aria-roledescription={words.carousel}
      aria-label={label}
      className="slider grid min-w-0 grid-cols-1 gap-3"
      onKeyDown={onKeyDown}
      {...auto.restHandlers}
    >
      {/* First in reading order: who needs the movement to stop finds the button before it (ARIA carousel pattern). */}
      <SliderControls
        words={words}
        items={items}
        current={current}
        onChoose={setCurrent}
        onStep={step}
        auto={auto}
      />
      <div
        className="slides"
        aria-live={auto.moving ? 'off' : 'polite'}
        // In a page that was made larger a finger moves around in the picture.
        {...(zoomed ? { 'data-zoomed': true } : swipe)}
      >
        {items.map((item, i) => (
          <div
            key={item.id}
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

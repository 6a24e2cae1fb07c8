'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { usePinchZoom } from '@/components/hooks/browser-state'
import { useAutoAdvance } from '@/components/hooks/use-auto-advance'
import { useSwipe } from '@/components/hooks/use-drag'
import { format } from '@/components/lib/format'
import { SliderControls } from '@/components/ui/slider-controls'
import type { Words } from '@/content/schema/words'

export interface SliderItem {
  id: string
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

/** An image slider that follows the ARIA carousel pattern. All slides are in the HTML; without scripts they are a scrolling row (W1). */
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

  // The previous slide is hidden, so focus inside it would be lost.
  useEffect(() => {
    const left = root.current?.querySelector('.slide:not([data-active]) :focus')
    const shown = root.current?.querySelectorAll<HTMLElement>('.slide')[current]
    if (left) shown?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [current])

  /** 1, or -1 if the page is read from right to left, where the next slide is on the left. */
  function along(): number {
    return root.current?.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? -1 : 1
  }

  if (count === 0) return null
  if (count === 1) return <div>{items[0]?.content}</div>

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    // With a modifier key they belong to the browser: Alt and the left arrow go back in history.
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
      {/* First in reading order, so the pause button comes before the moving slides (ARIA carousel pattern). */}
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
        // In a zoomed page one finger pans the page.
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

import type { AutoAdvance } from '@/components/hooks/use-auto-advance'
import { format } from '@/components/lib/format'
import { Icon } from '@/components/ui/icons'
import type { Words } from '@/content/schema/words'

interface SliderControlsProps {
  words: Words['slider']
  /** The slides. Their labels name the dots. */
  items: readonly { id: string; label: string }[]
  current: number
  onChoose(index: number): void
  onStep(by: number): void
  auto: AutoAdvance
}

const arrow = 'tap-square text-body hover:bg-sunken hover:text-accent'

/** The dots get their own row if large text in a narrow column would stack them beside the buttons. */
const DOTS =
  'flex min-w-0 flex-1 flex-wrap ps-2 @max-[16rem]:order-1 @max-[16rem]:basis-full @max-[16rem]:p-0'

/** Pause if it advances automatically, previous, dots, next, and the position (W1). */
export function SliderControls({ words, items, current, onChoose, onStep, auto }: SliderControlsProps) {
  return (
    <div className="slider-controls needs-scripts print:hidden">
      <span className="fact text-muted" aria-hidden="true">
        {/* One string, because React cannot update several text nodes after a page translation has replaced them. */}
        {`${current + 1} / ${items.length}`}
      </span>
      <div className={DOTS}>
        {items.map((item, i) => (
          <button
            key={item.id}
            type="button"
            aria-label={format(words.show, { number: i + 1, picture: item.label })}
            aria-current={i === current || undefined}
            onClick={() => onChoose(i)}
            className="dot"
          />
        ))}
      </div>
      {auto.enabled && (
        <button type="button" onClick={auto.togglePaused} className={arrow}>
          {auto.paused ? <Icon name="play" /> : <Icon name="pause" />}
          <span className="sr-only">{auto.paused ? words.play : words.pause}</span>
        </button>
      )}
      <button type="button" onClick={() => onStep(-1)} className={arrow}>
        <Icon name="chevronLeft" className="size-5" />
        <span className="sr-only">{words.previous}</span>
      </button>
      <button type="button" onClick={() => onStep(1)} className={arrow}>
        <Icon name="chevronRight" className="size-5" />
        <span className="sr-only">{words.next}</span>
      </button>
    </div>
  )
}

import { Icon } from './icons'
import type { SelectProps } from './select'

export const selectButtonClass =
  'flex min-h-11 w-full items-center gap-2 max-md:gap-1 max-md:px-2.5 max-md:py-1.5 max-md:text-[0.9375rem] max-md:[line-height:1.375] rounded-control border border-control bg-raised px-3.5 text-start text-heading hover:border-accent data-open:border-accent aria-busy:opacity-70'

/** What the button of a select shows: its name in small, its value, and that it opens downwards. */
export function SelectButtonContent({
  label,
  options,
  value,
}: Pick<SelectProps, 'label' | 'options' | 'value'>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <span className="grid min-w-0 flex-1 items-baseline md:flex md:gap-2">
        {/* Its own words stay whole. The space keeps the two apart in the button's name. */}
        <span className="fact wrap-break-word text-muted">{label}</span> <span>{chosen?.label}</span>
      </span>
      <Icon name="chevronDown" className="shrink-0 text-muted" />
    </>
  )
}

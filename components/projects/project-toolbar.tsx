import { useLayoutEffect, useRef } from 'react'
import type { Words } from '@/content/words-schema'
import { useLatest } from '../hooks/use-latest'
import { SEARCH_MAX_LENGTH } from '../lib/constants'
import type { SortValue } from '../lib/query'
import { sortValues } from '../lib/query'
import { filled } from '../lib/words'
import { SearchIcon } from '../ui/icons'
import { Select, type SelectOption } from '../ui/select'

interface ProjectToolbarProps {
  words: Words['explorerTools']
  search: string
  onSearch(q: string): void
  /** Applies what is typed without waiting. */
  onSearchNow(): void
  types: readonly string[]
  type: string
  onType(type: string): void
  sortOptions: readonly SelectOption[]
  sort: SortValue
  onSort(sort: SortValue): void
}

/** G7: one row of search, type and sort. */
export function ProjectToolbar(props: ProjectToolbarProps) {
  const { words } = props
  const box = useRef<HTMLInputElement>(null)
  const latest = useLatest(props)
  // What was typed before React took over: it would put back what it knows of (docs/early-use.md).
  useLayoutEffect(() => {
    const { search, onSearch } = latest.current
    if (box.current && box.current.value !== search) onSearch(box.current.value)
  }, [latest])
  const typeOptions = [
    { value: '', label: words.allTypes },
    ...props.types.map((type) => ({ value: type, label: type })),
  ]
  return (
    <search aria-label={words.searchLabel} className="toolbar needs-scripts">
      <form
        className="relative min-w-0"
        onSubmit={(event) => {
          event.preventDefault()
          props.onSearchNow()
        }}
      >
        <SearchIcon
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-muted"
        />
        <input
          ref={box}
          type="search"
          // Its name is what it shows: who speaks to the computer says what they see (WCAG 2.5.3).
          aria-label={words.searchHint}
          placeholder={words.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          value={props.search}
          onChange={(event) => props.onSearch(event.target.value)}
          className="min-h-11 w-full rounded-control border border-control bg-raised ps-10 pe-3 text-heading placeholder:text-muted hover:border-accent"
        />
      </form>
      <Select
        label={words.type}
        failure={filled(words.listFailed, { list: words.type })}
        options={typeOptions}
        value={props.type}
        onChange={props.onType}
      />
      <Select
        label={words.sort}
        failure={filled(words.listFailed, { list: words.sort })}
        options={props.sortOptions}
        value={props.sort}
        onChange={(value) => props.onSort(sortValues.find((sort) => sort === value) ?? 'option1')}
      />
    </search>
  )
}

import type { ReactNode } from 'react'
import type { Filters, SortValue } from '@/components/lib/filters'
import { format } from '@/components/lib/format'
import { SearchBox } from '@/components/projects/search-box'
import { Select } from '@/components/ui/select'
import type { Words } from '@/content/schema/words'

/** An option of a list, with its label in its own direction. */
export interface Choice<Value extends string = string> {
  value: Value
  label: ReactNode
}

interface ProjectToolbarProps {
  words: Words['explorerTools']
  types: readonly Choice[]
  sortOptions: readonly Choice<SortValue>[]
  filters: Filters
  onChange(change: Partial<Filters>): void
}

/** Search, type and sort (G7). */
export function ProjectToolbar({ words, types, sortOptions, filters, onChange }: ProjectToolbarProps) {
  return (
    // The oldest supported browsers lack the `search` element.
    <div role="search" aria-label={words.searchLabel} className="toolbar needs-scripts gap-3 print:hidden">
      <SearchBox hint={words.searchHint} q={filters.q} onSearch={(q) => onChange({ q })} />
      <Select
        label={words.type}
        failure={format(words.listFailed, { list: words.type })}
        options={[{ value: '', label: words.allTypes }, ...types]}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
      <Select
        label={words.sort}
        failure={format(words.listFailed, { list: words.sort })}
        options={sortOptions}
        value={filters.sort}
        onChange={(chosen) => onChange({ sort: sortOptions.find(({ value }) => value === chosen)?.value })}
      />
    </div>
  )
}

import type { SortOption } from '@/content/schema'
import type { Words } from '@/content/words-schema'
import type { Filters } from '../lib/query'
import { filled } from '../lib/words'
import { Select } from '../ui/select'
import { SearchBox } from './search-box'

interface ProjectToolbarProps {
  words: Words['explorerTools']
  types: readonly string[]
  sortOptions: readonly SortOption[]
  filters: Filters
  onChange(change: Partial<Filters>): void
}

/** G7: one row of search, type and sort. */
export function ProjectToolbar({ words, types, sortOptions, filters, onChange }: ProjectToolbarProps) {
  return (
    // The oldest browsers of package.json know no `search` element.
    <div role="search" aria-label={words.searchLabel} className="toolbar needs-scripts">
      <SearchBox hint={words.searchHint} q={filters.q} onSearch={(q) => onChange({ q })} />
      <Select
        label={words.type}
        failure={filled(words.listFailed, { list: words.type })}
        options={[
          { value: '', label: words.allTypes },
          ...types.map((type) => ({ value: type, label: type })),
        ]}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
      <Select
        label={words.sort}
        failure={filled(words.listFailed, { list: words.sort })}
        options={sortOptions}
        value={filters.sort}
        onChange={(chosen) => onChange({ sort: sortOptions.find(({ value }) => value === chosen)?.value })}
      />
    </div>
  )
}

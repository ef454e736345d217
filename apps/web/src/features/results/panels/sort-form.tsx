import { say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { type Option, Select } from '../../../ui/select.tsx'

interface SortFormProps<Sort extends string> {
  /** The address of the list. */
  readonly action: string
  /** The rest of its query: what is searched for, and how it is narrowed. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly name: string
  readonly options: readonly (Option & { readonly value: Sort })[]
  readonly value: Sort
  readonly onSort: (sort: Sort) => void
}

/** "Sort by": a form of its own, so that it works without scripts too. */
export function SortForm<Sort extends string>({ action, fields, name, options, value, onSort }: SortFormProps<Sort>) {
  return (
    <form action={action} method="get" className="flex min-w-0 items-center gap-2 max-sm:flex-1">
      {fields.map(([field, text]) => (
        <input key={`${field} ${text}`} type="hidden" name={field} value={text} />
      ))}
      <Select
        look="line"
        className="max-sm:min-w-0 max-sm:flex-1"
        label={say`Sort by`}
        name={name}
        options={options}
        value={value}
        onChange={(event) => {
          const sort = options.find((one) => one.value === event.target.value)
          if (sort) onSort(sort.value)
        }}
      />
      <noscript>
        <Button type="submit" size="small">{say`Apply`}</Button>
      </noscript>
    </form>
  )
}

import { useId } from 'react'
import type { Option } from '../../../ui/select.tsx'

interface CellListProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
}

/** A native list as a cell of the form. */
export function CellList({ label, name, value, options, onChange }: CellListProps) {
  const id = useId()
  return (
    <div className="cell cell-time">
      <label htmlFor={id} className="cell-label">
        {label}
      </label>
      <select id={id} name={name} value={value} onChange={({ target }) => onChange(target.value)} className="cell-select">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

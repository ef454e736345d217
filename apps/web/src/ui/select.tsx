import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldNote } from './field.tsx'

export interface Option {
  readonly value: string
  readonly label: string
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string
  readonly options: readonly Option[]
  readonly error?: string | null
  readonly bare?: boolean
}

/** A native select: the phone's own wheel, the keyboard's own rules. */
export function Select({ label, options, error, bare = false, className, id, ...select }: SelectProps) {
  const made = useId()
  const own = id ?? made
  return (
    <div className={className}>
      <label htmlFor={own} className={bare ? 'sr-only' : 'label'}>
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          id={own}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${own}-note` : undefined}
          className={classes('field appearance-none pr-10', error && 'field-wrong')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={18} className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-2" />
      </div>
      {error && <FieldNote id={`${own}-note`} kind="error" text={error} />}
    </div>
  )
}

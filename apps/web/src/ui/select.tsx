import type { SelectHTMLAttributes } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldNote } from './field.tsx'
import { ChevronDown } from './icons/chevron-down.tsx'

export interface Option {
  readonly value: string
  readonly label: string
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string
  readonly options: readonly Option[]
  readonly error?: string | null
  readonly bare?: boolean
  /** `line`: next to its label in a line of text, without a box. */
  readonly look?: 'box' | 'line'
}

/** A native select: the phone's own wheel, the keyboard's own rules. */
export function Select({ label, options, error, bare = false, look = 'box', className, id, ...select }: SelectProps) {
  const made = useId()
  const own = id ?? made
  return (
    <div className={classes(look === 'line' && 'flex items-center gap-1.5', className)}>
      <label htmlFor={own} className={bare ? 'sr-only' : look === 'line' ? 'text-small whitespace-nowrap text-ink-2 max-sm:sr-only' : 'label'}>
        {label}
      </label>
      <div className={classes('relative', look === 'line' && 'min-w-0 max-sm:flex-1')}>
        <select
          {...select}
          id={own}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${own}-note` : undefined}
          className={classes(
            look === 'line'
              ? 'h-11 appearance-none max-sm:w-full bg-transparent pe-6 text-small font-[620] text-ellipsis [field-sizing:content] max-sm:rounded-control max-sm:border max-sm:border-rule-2 max-sm:pe-6 max-sm:ps-2.5'
              : 'field appearance-none pe-10',
            error && 'field-wrong',
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={look === 'line' ? 16 : 18}
          className={classes('pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-2', look === 'line' ? 'end-0.5 max-sm:end-2' : 'end-3.5')}
        />
      </div>
      {error && <FieldNote id={`${own}-note`} kind="error" text={error} />}
    </div>
  )
}

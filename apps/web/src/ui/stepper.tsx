import { say } from '@sojourn/i18n'
import { Minus, Plus } from 'lucide-react'

interface StepperProps {
  readonly label: string
  /** Said after the label to who cannot see where it stands: `, room 2`. */
  readonly where?: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A small number between two buttons. */
export function Stepper({ label, where = '', value, min, max, onChange }: StepperProps) {
  return (
    <fieldset className="flex items-center justify-between gap-4 py-1.5">
      <legend className="float-start text-body font-[520]">
        {label}
        <span className="sr-only">{where}</span>
      </legend>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={say`Fewer: ${label}${where}`}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
          className="button size-10 border-rule-2 hover:border-ink"
        >
          <Minus aria-hidden size={16} />
        </button>
        <output className="w-7 text-center font-[620] tabular-nums">{value}</output>
        <button
          type="button"
          aria-label={say`More: ${label}${where}`}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
          className="button size-10 border-rule-2 hover:border-ink"
        >
          <Plus aria-hidden size={16} />
        </button>
      </div>
    </fieldset>
  )
}

import { Minus } from './icons/minus.tsx'
import { Plus } from './icons/plus.tsx'

interface StepperProps {
  readonly label: string
  /** Said to who cannot see where it is: "Adults, room 2", and what its buttons do. */
  readonly words: { readonly name: string; readonly fewer: string; readonly more: string }
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A small number between two buttons. */
export function Stepper({ label, words, value, min, max, onChange }: StepperProps) {
  return (
    <fieldset className="flex items-center justify-between gap-4 py-1.5">
      <legend className="float-start text-body font-[520]">
        <span aria-hidden>{label}</span>
        <span className="sr-only">{words.name}</span>
      </legend>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={words.fewer}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
          className="button size-10 border-rule-2 hover:border-ink"
        >
          <Minus aria-hidden size={16} />
        </button>
        <output className="w-7 text-center font-[620] tabular-nums">{value}</output>
        <button
          type="button"
          aria-label={words.more}
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

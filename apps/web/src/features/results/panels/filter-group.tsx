import { countText } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/choice.tsx'
import { classes } from '../../../ui/classes.ts'

/** One question of the filters, between hairlines. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-rule py-4.5 first-of-type:border-ink">
      <legend className="float-start mb-2 w-full text-small font-[620]">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

interface CountedProps {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly count: number
  readonly checked: boolean
  readonly onChange: () => void
}

/** A box to tick, with how many results it leaves. */
export function Counted({ label, count, ...box }: CountedProps) {
  // What would leave nothing can be read, but not chosen; what is chosen can always be taken away.
  const off = count === 0 && !box.checked
  return (
    <Checkbox {...box} disabled={off} className="text-small!">
      <span className={classes('flex justify-between gap-3', off && 'text-ink-3')}>
        <span>{label}</span>
        <span className="text-ink-3 tabular-nums">{countText(count)}</span>
      </span>
    </Checkbox>
  )
}

interface Choice {
  readonly value: string
  readonly label: string
  readonly count: number
}

interface CountedListProps {
  readonly name: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  /** The way to the rest: "All 12 districts". */
  readonly allText: (count: number) => string
  readonly onChange: (chosen: readonly string[]) => void
}

const SHOWN = 5

/** A list of boxes: the first few, the rest one tap away. */
export function CountedList({ name, choices, chosen, allText, onChange }: CountedListProps) {
  const toggle = (value: string) => onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  const render = (some: readonly Choice[]) =>
    some.map((one) => <Counted key={one.value} {...one} name={name} checked={chosen.includes(one.value)} onChange={() => toggle(one.value)} />)
  const rest = choices.slice(SHOWN)
  return (
    <>
      {render(choices.slice(0, SHOWN))}
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => chosen.includes(value)) || undefined}>
          <summary className="link mt-1 block w-fit list-none text-small">{allText(choices.length)}</summary>
          {render(rest)}
        </details>
      )}
    </>
  )
}

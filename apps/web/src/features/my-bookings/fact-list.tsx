import type { DescriptionShape } from '@sojourn/contracts'
import { classes } from '../../ui/classes.ts'

/** A label and what it says. */
export type Fact = Pick<DescriptionShape['facts'][number], 'label' | 'value'>

interface FactListProps {
  readonly facts: readonly Fact[]
  readonly size: 'body' | 'small'
}

/** Labels and what they say, in two columns where there is room. */
export function FactList({ facts, size }: FactListProps) {
  return (
    <dl className={classes('grid gap-x-8 sm:grid-cols-2', size === 'body' ? 'mt-6 gap-y-4' : 'mt-3 gap-y-2')}>
      {facts.map(({ label, value }) => (
        <div key={`${label} ${value}`} className="min-w-0">
          <dt className="text-caption text-ink-3">{label}</dt>
          <dd className={classes('wrap-anywhere', size === 'body' ? 'text-body' : 'text-small')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

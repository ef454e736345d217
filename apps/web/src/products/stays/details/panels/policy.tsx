import type { CancellationRule } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { policyPoints, stretchParts } from '../../../../lib/cancellation.ts'
import { TimeLine } from '../../../../ui/time-line.tsx'

export interface PolicyProps {
  readonly rules: readonly CancellationRule[]
  /** Wall clock of arrival at the property. */
  readonly arrival: string
  readonly city: string
  readonly nowMs: number
  /** What the rate is called. */
  readonly name: string
}

/** What happens if plans change, as a line from today to check-in: its list says the same in words. */
export function Policy({ rules, arrival, city, nowMs, name }: PolicyProps) {
  const points = policyPoints(rules, { title: say`Check-in`, at: arrival })
  const parts = stretchParts(rules, nowMs)
  const fits = parts.length === points.length - 1
  return (
    <div className="border border-rule bg-sheet px-4 py-3.5">
      <p className="mb-3 text-caption text-ink-2">{say`${name}: cancellation from today to check-in, in ${city} time`}</p>
      <TimeLine label={say`Cancellation`} points={points.map((point, index) => ({ ...point, parts: fits ? parts[index] : undefined }))} />
    </div>
  )
}

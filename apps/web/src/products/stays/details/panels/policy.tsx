import type { CancelPart } from '@sojourn/contracts'
import { cancelPoints } from '@sojourn/contracts/cancel-words'
import { say } from '@sojourn/i18n'
import { stretchParts } from '../../../../lib/cancellation.ts'
import { TimeLine } from '../../../../ui/time-line.tsx'

export interface PolicyProps {
  readonly parts: readonly CancelPart[]
  /** Wall clock of arrival at the property. */
  readonly arrival: string
  readonly city: string
  readonly nowMs: number
  /** What the rate is called. */
  readonly name: string
}

/** What happens if plans change, as a line from today to check-in: its list says the same in words. */
export function Policy({ parts, arrival, city, nowMs, name }: PolicyProps) {
  const points = cancelPoints(parts, { title: say`Check-in`, at: arrival })
  const widths = stretchParts(parts, nowMs)
  const fits = widths.length === points.length - 1
  return (
    <div className="border border-rule bg-sheet px-4 py-3.5">
      <p className="mb-3 text-caption text-ink-2">{say`${name}: cancellation from today to check-in, in ${city} time`}</p>
      <TimeLine label={say`Cancellation`} points={points.map((point, index) => ({ ...point, parts: fits ? widths[index] : undefined }))} />
    </div>
  )
}

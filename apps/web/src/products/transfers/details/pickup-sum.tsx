import { dayText, dayTimeText, say } from '@sojourn/i18n'
import type { TransferLeg } from '../transfers-api.ts'

const timeOf = (at: string): string => dayTimeText(dayText(at), at.slice(11, 16))

const signed = (minutes: number): string => (minutes < 0 ? say`− ${-minutes} min` : say`+ ${minutes} min`)

/** How the time of a pick-up comes about, line by line to the sum. */
export function PickupSum({ leg }: { leg: Pick<TransferLeg, 'pickup_sum' | 'pickup_at'> }) {
  if (leg.pickup_sum.length === 0) return null
  return (
    <dl
      aria-label={say`How your pick-up time is worked out`}
      className="mt-3 grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-small tabular-nums [&_dd]:text-end"
    >
      {leg.pickup_sum.map(({ code, label, at, minutes }) => (
        <div key={code} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd>{at ? timeOf(at) : signed(minutes)}</dd>
        </div>
      ))}
      <dt className="border-t border-ink pt-1 font-[620]">{say`Your pick-up`}</dt>
      <dd className="border-t border-ink pt-1 font-[640]">{timeOf(leg.pickup_at)}</dd>
    </dl>
  )
}

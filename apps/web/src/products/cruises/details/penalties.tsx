import { dayText, moneyText, percentText, say, stopText } from '@sojourn/i18n'
import { addDays, type Day } from '@sojourn/kernel'
import { TimeLine } from '../../../ui/time-line.tsx'
import type { CabinSum, SailingDetails } from '../cruises-api.ts'

interface PenaltiesProps {
  readonly penalties: SailingDetails['penalties']
  readonly startsOn: string
  /** The day at the port where it begins. */
  readonly today: Day
  /** Of the grade that is chosen. */
  readonly sum: CabinSum | null
}

type Point = Parameters<typeof TimeLine>[0]['points'][number]

/** What canceling means from today on: what of the fare is kept, by when. Today is the first point. */
export function penaltyPoints({ penalties, startsOn, today, sum }: PenaltiesProps): readonly Point[] {
  const fare = (sum?.lines ?? []).filter(({ guest }) => guest !== null).reduce((total, { amount }) => total + amount, 0)
  const kept = (percent: number): string =>
    sum ? say`${percentText(percent)} of the fare, ${moneyText((fare * percent) / 100, sum.price.currency)}` : say`${percentText(percent)} of the fare`
  const now = penalties.findLast(({ from }) => from <= today)
  const later = penalties.filter(({ from }) => from > today)
  return [
    now
      ? { tone: 'part', title: say`Today: you lose ${kept(now.fare_percent)}`, text: dayText(today) }
      : { tone: 'free', title: say`Today: free to cancel`, text: later[0] ? say`until ${dayText(addDays(later[0].from as Day, -1))}` : dayText(today) },
    ...later.map(({ from, fare_percent: percent }): Point => ({ tone: 'part', title: say`You lose ${kept(percent)}`, text: say`from ${dayText(from)}` })),
    { tone: 'end', title: say`The cruise begins`, text: dayText(startsOn) },
  ]
}

/** The line of what canceling costs, with today on it. */
export function Penalties(props: PenaltiesProps) {
  return (
    <section className="mt-8 border-t border-rule pt-6">
      <h2 className="mb-4 text-h3">{say`If your plans change`}</h2>
      <TimeLine label={say`Cancellation`} points={penaltyPoints(props)} />
      <p className="mt-3 text-small text-ink-2">
        {stopText([say`Port expenses, port taxes and gratuities always come back`, say`Days are those of the port where the cruise begins`])}
      </p>
    </section>
  )
}

import { commaText, dayText, endedText, moneyText, percentText, say, stopText } from '@sojourn/i18n'
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

type Step = SailingDetails['penalties'][number]
type Point = Parameters<typeof TimeLine>[0]['points'][number]

interface Kept {
  /** In money, where a cabin is chosen. */
  readonly loss: string
  /** What that is of. */
  readonly of: string
}

/** What is kept from a step on, as the terms say it: a part of the fare, and never less than the deposit. */
function keptOf(step: Step, penalties: readonly Step[], sum: CabinSum | null): Kept {
  const part = say`${percentText(step.fare_percent)} of the fare`
  const kept = sum?.kept[penalties.indexOf(step)]
  if (!sum || kept === undefined) return { loss: part, of: '' }
  const { deposit, price } = sum
  return { loss: moneyText(kept, price.currency), of: deposit.final_payment_on && kept === deposit.due_now ? say`your deposit` : part }
}

/** What canceling means from today on: what is kept, by when. Today is the first point. */
export function penaltyPoints({ penalties, startsOn, today, sum }: PenaltiesProps): readonly Point[] {
  const now = penalties.findLast(({ from }) => from <= today)
  const later = penalties.filter(({ from }) => from > today)
  const current = now && keptOf(now, penalties, sum)
  return [
    current
      ? { tone: 'part', title: say`Today: you lose ${current.loss}`, text: current.of }
      : { tone: 'free', title: say`Today: free to cancel`, text: later[0] ? say`until ${dayText(addDays(later[0].from as Day, -1))}` : dayText(today) },
    ...later.map((step): Point => {
      const { loss, of } = keptOf(step, penalties, sum)
      return { tone: 'part', title: say`You lose ${loss}`, text: commaText([say`from ${dayText(step.from)}`, ...(of ? [of] : [])]) }
    }),
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
        {endedText(stopText([say`Port expenses, port taxes and gratuities always come back`, say`Days are those of the port where the cruise begins`]))}
      </p>
    </section>
  )
}

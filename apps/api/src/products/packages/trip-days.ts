import type { DataOf, packageDetails } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { instantMs } from '@sojourn/kernel'
import type { Moment, PartFound } from '../../sale/part-source.ts'

type Days = DataOf<typeof packageDetails>['days']
type Line = Days[number]['lines'][number]
interface Happens extends Pick<Line, 'kind' | 'text'> {
  readonly moment: Moment
}

/**
 * The trip by its days: flights as they leave and land, all else as it begins and ends, each by the clock of its place, in the order in which it happens. Over the date line a day comes
 * after the one that follows it. Nobody checks in before they land, or out after they have left.
 */
export function tripDays(parts: readonly PartFound[]): Days {
  const flight = parts.find(({ role }) => role === 'flight') ?? null
  const all = parts
    .flatMap((part, index) => whatHappens(part, flight).map((each) => ({ ...each, part: index + 1, role: part.role })))
    .sort((a, b) => a.moment.ms - b.moment.ms || Number(b.kind === 'ends') - Number(a.kind === 'ends') || a.part - b.part)
  const days: Days = []
  for (const { moment, ...line } of all) {
    const date = moment.at.slice(0, 10)
    const lines = days.at(-1)?.date === date ? days.at(-1)!.lines : []
    if (lines.length === 0) days.push({ date, lines })
    lines.push({ ...line, at: moment.at, time_zone: moment.timeZone })
  }
  return days
}

function whatHappens({ role, card, starts, ends }: PartFound, flight: PartFound | null): Happens[] {
  if (card.bounds)
    return card.bounds.flatMap(({ segments, departs_at, arrives_at }): Happens[] => {
      const [first, last] = [segments[0]!, segments.at(-1)!]
      const numbers = segments.map(({ flight: each }) => each).join(', ')
      return [
        { kind: 'leaves', moment: momentOf(departs_at, first.from.time_zone), text: say`${first.from.city} (${first.from.iata}), flight ${numbers}` },
        { kind: 'lands', moment: momentOf(arrives_at, last.to.time_zone), text: `${last.to.city} (${last.to.iata})` },
      ]
    })
  const isSlept = role === 'stay' && flight !== null
  return [
    { kind: 'begins', moment: isSlept && flight.starts.ms > starts.ms ? flight.starts : starts, text: card.title },
    { kind: 'ends', moment: isSlept && flight.ends.ms < ends.ms ? flight.ends : ends, text: card.title },
  ]
}

const momentOf = (at: string, timeZone: string): Moment => ({ at, timeZone, ms: instantMs(at.slice(0, 10), at.slice(11), timeZone) })

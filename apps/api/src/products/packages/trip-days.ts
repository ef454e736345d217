import type { DataOf, packageDetails } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import type { PartFound } from '../../sale/part-source.ts'

type Days = DataOf<typeof packageDetails>['days']
type Line = Days[number]['lines'][number]

/** The trip by its days: flights as they leave and land, all else as it begins and ends, each by the clock of its place. */
export function tripDays(parts: readonly PartFound[]): Days {
  const all = parts.flatMap((part, index) => linesOf(part).map((line): Line => ({ part: index + 1, role: part.role, ...line })))
  const lands = all
    .filter(({ kind, time_zone }) => kind === 'lands' && all.some((line) => line.role === 'stay' && line.time_zone === time_zone))
    .map(({ at }) => at)
  // A room is ready before its guests are there.
  const lines = all.map((line) => ({ ...line, at: line.role === 'stay' && line.kind === 'begins' ? laterOf(line.at, lands) : line.at }))
  const days = Map.groupBy(lines, ({ at }) => at.slice(0, 10))
  return [...days.keys()].sort().map((date) => ({ date, lines: days.get(date)!.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.part - b.part)) }))
}

const DAY_MS = 86_400_000

/** The first landing within a day after it; itself where there is none. */
const laterOf = (at: string, lands: readonly string[]): string =>
  lands.find((landing) => landing > at && Date.parse(`${landing.slice(0, 16)}Z`) - Date.parse(`${at.slice(0, 16)}Z`) < DAY_MS) ?? at

function linesOf({ card, starts, ends }: PartFound): Omit<Line, 'part' | 'role'>[] {
  if (card.bounds)
    return card.bounds.flatMap(({ segments, departs_at, arrives_at }) => {
      const [first, last] = [segments[0]!, segments.at(-1)!]
      const numbers = segments.map(({ flight }) => flight).join(', ')
      return [
        { kind: 'leaves' as const, at: departs_at, time_zone: first.from.time_zone, text: say`${first.from.city} (${first.from.iata}), flight ${numbers}` },
        { kind: 'lands' as const, at: arrives_at, time_zone: last.to.time_zone, text: `${last.to.city} (${last.to.iata})` },
      ]
    })
  return [
    { kind: 'begins', at: starts.at, time_zone: starts.timeZone, text: card.title },
    { kind: 'ends', at: ends.at, time_zone: ends.timeZone, text: card.title },
  ]
}

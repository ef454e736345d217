import { daysText, moneyText, say } from '@sojourn/i18n'
import { classes } from '../../../ui/classes.ts'
import { COLOR_CLASS, COLORS, powerText, SIZES } from '../resort-words.ts'
import type { Inventory, OfferedUnit } from '../resorts-api.ts'

interface WeekListProps {
  readonly inventory: Inventory
  readonly by: 'cash' | 'exchange'
  readonly chosen: OfferedUnit | null
  readonly heldToken: string | null
  readonly onChoose: (unit: OfferedUnit) => void
}

interface Week {
  readonly checkIn: string
  readonly checkOut: string
  readonly week: number
  readonly color: OfferedUnit['color']
  readonly units: readonly OfferedUnit[]
}

/** The weeks of a period with a button for each size that is to be had, and those that are full, in their order. */
export function weeksOf({ units, full }: Inventory, by: 'cash' | 'exchange'): readonly Week[] {
  const weeks = new Map<string, Week>()
  const add = (of: Omit<Week, 'units'>, unit?: OfferedUnit) => {
    const known = weeks.get(of.checkIn)
    weeks.set(of.checkIn, { ...of, units: [...(known?.units ?? []), ...(unit ? [unit] : [])] })
  }
  for (const { check_in: checkIn, check_out: checkOut, week, color } of full) add({ checkIn, checkOut, week, color })
  for (const unit of units) if (unit.by === by) add({ checkIn: unit.check_in, checkOut: unit.check_out, week: unit.week ?? 0, color: unit.color }, unit)
  return [...weeks.values()].sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1))
}

/** One of each size, the cheapest. */
const onePerSize = (units: readonly OfferedUnit[]): readonly OfferedUnit[] =>
  [...new Map(units.toReversed().map((unit) => [unit.unit.size, unit])).values()].toReversed()

export function WeekList({ inventory, by, chosen, heldToken, onChoose }: WeekListProps) {
  const weeks = weeksOf(inventory, by)
  if (weeks.length === 0)
    return <p className="py-6 text-ink-2">{by === 'cash' ? say`No weeks for money in this month.` : say`No weeks in exchange in this month.`}</p>
  return (
    <ol className="mt-3 grid gap-2">
      {weeks.map(({ checkIn, checkOut, week, color, units }) => (
        <li
          key={checkIn}
          className={classes('grid gap-2 border-s-4 bg-sheet px-3 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:items-center', COLOR_CLASS[color])}
        >
          <div>
            <p className="text-small font-[620]">{daysText(checkIn, checkOut)}</p>
            <p className="text-caption text-ink-2">{say`Week ${week}, ${COLORS[color]}`}</p>
          </div>
          {units.length === 0 ? (
            <p className="text-small text-ink-3">
              <s>{say`Full`}</s>
            </p>
          ) : (
            <ul className="flex flex-wrap gap-1.5">
              {onePerSize(units).map((unit) => (
                <li key={unit.reservation_token}>
                  <button
                    type="button"
                    aria-pressed={chosen?.reservation_token === unit.reservation_token}
                    onClick={() => onChoose(unit)}
                    className={classes(
                      'min-h-11 border border-rule-2 bg-paper px-3 py-1 text-start text-small hover:border-ink',
                      chosen?.reservation_token === unit.reservation_token && 'border-ink outline outline-1 outline-ink',
                    )}
                  >
                    <span className="block">{SIZES[unit.unit.size]}</span>
                    <span className="block font-[620] tabular-nums">
                      {unit.power ? powerText(unit.power.total) : unit.price && moneyText(unit.price.total, unit.price.currency)}
                    </span>
                    {heldToken === unit.reservation_token && <span className="block text-caption text-sea">{say`Held for you`}</span>}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

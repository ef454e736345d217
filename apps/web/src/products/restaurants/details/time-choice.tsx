import { dayText, plural, say } from '@sojourn/i18n'
import { Link, useNavigate } from 'react-router'
import { classes } from '../../../ui/classes.ts'
import { Select } from '../../../ui/select.tsx'
import { TimeSlots } from '../../../ui/time-slots.tsx'
import { dayAfter, dayBefore, PARTY_MOST, restaurantHref, type TableChoice, type TableSearch } from '../table-address.ts'
import { AREAS, timeOf } from '../table-words.ts'
import type { RestaurantDetails } from '../tables-api.ts'

const MEALS = { lunch: say`Lunch`, dinner: say`Dinner` } as const

interface TimeChoiceProps {
  readonly details: RestaurantDetails
  readonly search: TableSearch
  readonly choice: TableChoice
}

/** The day, how many, where, and the times of that day: all of it links, so that it works before any script. */
export function TimeChoice({ details: { restaurant, services, slots }, search, choice }: TimeChoiceProps) {
  const navigate = useNavigate()
  const { restaurant_id: id, areas } = restaurant
  const hrefOf = (other: Partial<TableSearch>, chosen: TableChoice = { area: choice.area }) => restaurantHref(id, { ...search, ...other }, chosen)
  const step = (text: string, day: string) => (
    <Link to={hrefOf({ day })} preventScrollReset className="link py-2.5">
      {text}
    </Link>
  )
  return (
    <>
      <div className="flex items-center justify-between gap-3 text-small">
        {step(say`Day before`, dayBefore(search).day)}
        <b className="text-body font-[620]">{dayText(search.day)}</b>
        {step(say`Day after`, dayAfter(search).day)}
      </div>
      <Select
        label={say`People`}
        name="party"
        options={Array.from({ length: PARTY_MOST }, (_, index) => ({
          value: String(index + 1),
          label: say`${plural(index + 1, { one: '# person', other: '# people' })}`,
        }))}
        value={String(search.party)}
        onChange={({ target }) => void navigate(hrefOf({ party: Number(target.value) }, choice), { preventScrollReset: true })}
      />
      {areas.length > 1 && (
        <nav aria-label={say`Where to sit`} className="flex flex-wrap gap-2">
          {[undefined, ...areas].map((area) => (
            <Link
              key={area ?? ''}
              to={hrefOf({}, { at: choice.at, area })}
              preventScrollReset
              aria-current={area === choice.area ? 'true' : undefined}
              className={classes('time-slot', area === choice.area && 'time-slot-chosen')}
            >
              {area ? AREAS[area] : say`Anywhere`}
            </Link>
          ))}
        </nav>
      )}
      {services.map(({ key, from, until }) => {
        const own = slots.filter(({ at }) => timeOf(at) >= from && timeOf(at) <= until)
        return (
          own.length > 0 && (
            <section key={key} className="grid gap-2">
              <h3 className="text-small font-[620]">{MEALS[key]}</h3>
              <TimeSlots
                stays
                label={MEALS[key]}
                slots={own.map(({ at, free }) => ({
                  time: timeOf(at),
                  to: hrefOf({}, { at: timeOf(at), area: choice.area }),
                  isFull: !free,
                  chosen: timeOf(at) === choice.at,
                }))}
              />
            </section>
          )
        )
      })}
      {slots.length === 0 && <p className="text-body text-ink-2">{say`Closed that day. Please choose another.`}</p>}
    </>
  )
}

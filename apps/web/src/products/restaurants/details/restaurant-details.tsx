import { listText, moneyText, plural, say, stopText, weekdayText } from '@sojourn/i18n'
import { SaveButton } from '../../../features/save-to-trip/index.ts'
import { artOf } from '../../../lib/art.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { scoreText, scoreWord } from '../../../lib/score.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Score } from '../../../ui/score.tsx'
import { restaurantHref, type TableChoice, type TableSearch, tableResultsHref } from '../table-address.ts'
import { tableIdea } from '../table-idea.ts'
import { AREAS, kindText, perHeadText, walkOf } from '../table-words.ts'
import type { RestaurantDetails as Details } from '../tables-api.ts'
import { TableForm } from './table-form.tsx'

const MEAL_HOURS = {
  lunch: (from: string, until: string) => say`Lunch, seated ${from} to ${until}`,
  dinner: (from: string, until: string) => say`Dinner, seated ${from} to ${until}`,
} as const

/** One restaurant: what it cooks and for how much, its hours and rules, and the times of a day. */
export function RestaurantDetails({ details, search, choice }: { details: Details; search: TableSearch; choice: TableChoice }) {
  const { restaurant, dishes, services, closed_on: closedOn, seats, turn_minutes: turn, late_minutes: late, guarantee_from: from, currency } = details
  useCarry({ place: search.place, from: search.day, own: { time: search.time, party: String(search.party) } })
  const hours = services.map(({ key, from: first, until }) => MEAL_HOURS[key](first, until))
  const facts = [
    [say`Hours`, stopText([...hours, closedOn === null ? say`Open every day` : say`Closed on ${weekdayText(closedOn)}`])],
    [say`Tables`, say`${plural(seats, { one: '# seat', other: '# seats' })}: ${listText(restaurant.areas.map((area) => AREAS[area]))}`],
    [
      say`How long it is yours`,
      say`${plural(turn, { one: '# minute', other: '# minutes' })} for ${plural(search.party, { one: '# person', other: '# people' })}; the exact time is shown with each table`,
    ],
    [
      say`If you are late`,
      say`Your table is kept for ${plural(late, { one: '# minute', other: '# minutes' })}. After that it may be given to others, and counts as not coming.`,
    ],
    [
      say`Card`,
      from === 1
        ? say`A card guarantees every table`
        : say`A card guarantees tables from ${plural(from, { one: '# person', other: '# people' })}; below that none is needed`,
    ],
  ] as const
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="min-w-0">
        <Picture
          name={artOf(restaurant.image)}
          widths={[336, 800]}
          width={800}
          height={534}
          sizes="(width < 64rem) 92vw, 640px"
          alt=""
          first
          className="mb-5 aspect-3/2 w-full bg-skeleton"
        />
        <p className="text-small text-ink-2">{kindText(restaurant)}</p>
        <h1 className="mt-1 text-h1-s md:text-h1">{restaurant.name}</h1>
        <div className="mt-2">
          <Score
            value={scoreText(restaurant.score)}
            word={scoreWord(restaurant.score)}
            detail={say`${plural(restaurant.reviews, { one: '# review', other: '# reviews' })}`}
          />
        </div>
        <p className="mt-2 text-body text-ink-2">
          {stopText([restaurant.address, ...walkOf(restaurant), perHeadText(restaurant.per_head, currency)])}
          <br />
          <a dir="ltr" className="link" href={`tel:${restaurant.phone.replaceAll(' ', '')}`}>
            {restaurant.phone}
          </a>
        </p>
        <p className="mt-4">
          <SaveButton look="button" saving={tableIdea(restaurant, search, restaurantHref(restaurant.restaurant_id, search))} />
        </p>
        <h2 className="mt-7 text-h3">{say`From the menu`}</h2>
        <dl className="mt-2 max-w-md">
          {dishes.map(({ name, amount, currency: local }) => (
            <div key={name} className="receipt-line py-1">
              {/* Dishes are called as they are on the card. */}
              <dt lang="">{name}</dt>
              <dd className="tabular-nums">{moneyText(amount, local)}</dd>
            </div>
          ))}
          {restaurant.set_menu && (
            <div className="receipt-line py-1">
              <dt>{say`Set menu of ${plural(restaurant.set_menu.courses, { one: '# course', other: '# courses' })}`}</dt>
              <dd className="tabular-nums">{moneyText(restaurant.set_menu.per_head, restaurant.set_menu.currency)}</dd>
            </div>
          )}
        </dl>
        <h2 className="mt-7 text-h3">{say`Good to know`}</h2>
        <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-caption text-ink-3">{label}</dt>
              <dd className="text-body">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink look="underlined" to={tableResultsHref(search)} className="mt-6 inline-block py-3">{say`Other restaurants here`}</ButtonLink>
      </div>
      <TableForm details={details} search={search} choice={choice} />
    </div>
  )
}

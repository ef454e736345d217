import type { CancelPart } from '@sojourn/contracts'
import { cancelPoints } from '@sojourn/contracts/cancel-words'
import { daysText, moneyText, say, stopText } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { startOf } from '../../lib/booking-description.ts'
import { partsOfItem } from '../../lib/cancellation.ts'
import { Directions } from '../../lib/directions.tsx'
import { placeText, plansTitle } from '../../lib/place-text.ts'
import { Button } from '../../ui/button.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import { FactList } from './fact-list.tsx'
import { ItemNews } from './item-news.tsx'
import { ItemNote } from './item-note.tsx'
import { ItemStateTag } from './item-state-tag.tsx'
import { type BookedItem, proofsOf } from './item-words.ts'
import type { BookingData } from './my-bookings-api.ts'

interface ItemsProps {
  readonly booking: BookingData
  readonly onCancel: (item: BookedItem) => void
  readonly onChanged: () => void
  /** The way to choose another in the place of an item, where its product has one. */
  readonly otherOf: (item: BookedItem) => (() => void) | undefined
}

/** The parts of a booking of several: the state of each, what it is, its proof, its own terms, and the button that cancels it alone. */
export function BookingItems({ booking, ...does }: ItemsProps) {
  return (
    <ol aria-label={say`Booked items`} className="mt-6 border-t border-ink">
      {booking.items.map((item) => (
        <li key={item.item_no} className="border-b border-rule py-5">
          <Item booking={booking} item={item} {...does} />
        </li>
      ))}
    </ol>
  )
}

function Item({ booking, item, onCancel, onChanged, otherOf }: ItemsProps & { item: BookedItem }) {
  const { description, price, state, not_cancellable: whyNot } = item
  const { title, summary, place, from, to, facts } = description
  return (
    <article aria-label={title}>
      <ItemStateTag state={state} />
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 text-h3 wrap-anywhere">{title}</h2>
        <span className="shrink-0 text-body font-[620] tabular-nums">{moneyText(price.total, price.currency)}</span>
      </div>
      <p className="text-small wrap-anywhere text-ink-2">{stopText([summary, place && placeText(place), from && to && daysText(from, to)])}</p>
      {place && <Directions place={place} to={title} className="link inline-block py-1 text-small" />}
      <ItemNote item={item} />
      <ItemNews booking={booking} item={item} onChanged={onChanged} onOther={otherOf(item)} />
      <FactList facts={[...proofsOf(item, booking.guests), ...facts]} size="small" />
      {state === 'confirmed' && <Terms item={item} parts={partsOfItem(booking.if_cancelled, item.item_no)} />}
      {state === 'confirmed' && whyNot && <p className="mt-4 text-small text-ink-2">{whyNot}</p>}
      {state === 'confirmed' && !whyNot && (
        <Button className="mt-5" onClick={() => onCancel(item)}>
          <Say>
            Cancel this item
            <span className="sr-only">: {title}</span>
          </Say>
        </Button>
      )}
    </article>
  )
}

function Terms({ item: { description }, parts }: { item: BookedItem; parts: readonly CancelPart[] }) {
  const start = startOf(description)
  if (!start || parts.length === 0) return null
  const title = plansTitle(description)
  return (
    <>
      <h3 className="mt-5 mb-3 text-small font-[620]">{title}</h3>
      <TimeLine label={`${title}: ${description.title}`} points={cancelPoints(parts, start)} />
    </>
  )
}

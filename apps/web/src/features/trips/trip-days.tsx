import { dayText, dayTextLong, moneyText, say } from '@sojourn/i18n'
import { useState } from 'react'
import { Link } from 'react-router'
import { TripPicture } from '../../lib/trip-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { statusWords } from './status-words.ts'
import { removeItem, type Trip, type TripItem } from './trips-api.ts'

interface TripDaysProps {
  readonly trip: Pick<Trip, 'trip_list_id' | 'role'>
  readonly items: readonly TripItem[]
  readonly onChanged: () => void
}

/** The things of a trip on the days they begin on, in the order of time. */
export function TripDays({ trip, items, onChanged }: TripDaysProps) {
  const toast = useToast()
  const [gone, setGone] = useState<string | null>(null)
  // The button that was clicked is gone by then.
  const landing = useLanding<HTMLHeadingElement>(gone)
  const remove = async ({ item_id, title }: TripItem) => {
    const answer = await removeItem(trip.trip_list_id, item_id)
    if (!answer.ok) return toast(answer.message, 5000, 'wrong')
    toast(say`${title} is no longer in this trip.`)
    setGone(item_id)
    onChanged()
  }
  const days = [...Map.groupBy(items, ({ from }) => from)]
  return (
    <section aria-labelledby="days">
      <h2 id="days" ref={landing} tabIndex={-1} className="text-h2-s outline-none md:text-h2">{say`Day by day`}</h2>
      {items.length === 0 && (
        <p className="mt-2 max-w-[46ch] text-body text-ink-2">{say`Nothing here yet. Save what you like with the heart, or add a booking from its page.`}</p>
      )}
      <ol className="mt-2">
        {days.map(([day, ofDay]) => (
          <li key={day} className="border-t border-ink pt-3 pb-5">
            <h3 className="text-small font-[620]">{dayTextLong(day)}</h3>
            <ul className="mt-1">
              {ofDay.map((item) => (
                <li key={item.item_id} className="border-t border-rule py-4 first:border-t-0">
                  <Thing item={item} onRemove={trip.role === 'viewer' ? null : () => remove(item)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Thing({ item, onRemove }: { item: TripItem; onRemove: (() => Promise<void>) | null }) {
  const [busy, setBusy] = useState(false)
  const [text, kind] = item.status ? statusWords(item.status) : ([say`Idea`, 'plain'] as const)
  const price = item.price && moneyText(item.price.amount, item.price.currency)
  const remove = async () => {
    setBusy(true)
    await onRemove?.()
    setBusy(false)
  }
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4">
      <TripPicture image={item.image} className="size-18" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          {/* Suppliers and places write their names in English. */}
          <strong lang="en" dir="auto" className="text-body font-[620] wrap-anywhere">
            {item.url ? (
              <Link to={item.url} className="link">
                {item.title}
              </Link>
            ) : (
              item.title
            )}
          </strong>
          <Tag kind={kind}>{text}</Tag>
        </p>
        <p className="text-small text-ink-2">
          {item.place}
          <br />
          {item.starts ? say`From ${item.starts} local time, until ${dayText(item.to)}` : say`Until ${dayText(item.to)}`}
        </p>
        {price && <p className="text-small tabular-nums">{item.kind === 'idea' ? say`${price} when it was saved` : say`${price} in total`}</p>}
        {item.added_by && <p className="text-caption text-ink-3">{say`Added by ${item.added_by}`}</p>}
        {onRemove && (
          <Button
            look="underlined"
            className="mt-1 py-2 text-small"
            busy={busy}
            aria-label={say`Remove ${item.title} from this trip`}
            onClick={() => void remove()}
          >
            {say`Remove`}
          </Button>
        )}
      </div>
    </div>
  )
}

import { offerOf } from '@sojourn/contracts/offer-of'
import { plural, say } from '@sojourn/i18n'
import { isDay } from '@sojourn/kernel'
import { useEffect, useId, useState } from 'react'
import type { ChangeFormProps } from '../../../lib/change-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/choice.tsx'
import { NativeDay } from '../../../ui/native-day.tsx'
import { Select } from '../../../ui/select.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { PARTY_MOST } from '../table-address.ts'
import { AREAS, timeOf } from '../table-words.ts'
import { type Area, getTimes, type TableSlot } from '../tables-api.ts'

/** What is free on the day that is asked about. */
type Times =
  | { readonly step: 'asking' }
  | { readonly step: 'refused'; readonly message: string }
  | { readonly step: 'known'; readonly slots: readonly TableSlot[] }

/** Another day, time, number of people or area at the same restaurant: its free times as they are now. */
export function ChangeTableForm({ item, busy, onWanted }: ChangeFormProps) {
  const offer = offerOf(item.offer, 'RES')
  return offer && <TimesForm restaurantId={offer.restaurant.restaurant_id} booked={offer} busy={busy} onWanted={onWanted} />
}

interface TimesFormProps extends Pick<ChangeFormProps, 'busy' | 'onWanted'> {
  readonly restaurantId: string
  readonly booked: { readonly at: string; readonly party: number; readonly area: Area }
}

function TimesForm({ restaurantId, booked, busy, onWanted }: TimesFormProps) {
  const [day, setDay] = useState(booked.at.slice(0, 10))
  const [party, setParty] = useState(booked.party)
  const [area, setArea] = useState<Area | ''>('')
  const [at, setAt] = useState(booked.at)
  const [times, setTimes] = useState<Times>({ step: 'asking' })
  useEffect(() => {
    if (!isDay(day)) return
    let isCurrent = true
    setTimes({ step: 'asking' })
    void getTimes(restaurantId, { day, party, area: area || undefined }).then((answer) => {
      if (isCurrent) setTimes(answer.ok ? { step: 'known', slots: answer.data.slots } : { step: 'refused', message: answer.message })
    })
    return () => {
      isCurrent = false
    }
  }, [restaurantId, day, party, area])
  return (
    <TimesFormView
      {...{ day, party, area, at, times, busy }}
      booked={booked}
      set={{ day: setDay, party: setParty, area: setArea, at: setAt }}
      onWanted={onWanted}
    />
  )
}

interface ViewProps extends Pick<TimesFormProps, 'booked' | 'busy' | 'onWanted'> {
  readonly day: string
  readonly party: number
  readonly area: Area | ''
  readonly at: string
  readonly times: Times
  readonly set: {
    readonly day: (day: string) => void
    readonly party: (party: number) => void
    readonly area: (area: Area | '') => void
    readonly at: (at: string) => void
  }
}

/** The form in each of its states. */
export function TimesFormView({ day, party, area, at, times, booked, busy, onWanted, set }: ViewProps) {
  const id = useId()
  const slots = times.step === 'known' ? times.slots : []
  // What is booked already is theirs, though others find it full.
  const offered = slots.filter(({ free, at: time }) => free || (time === booked.at && party <= booked.party))
  const isSame = at === booked.at && party === booked.party && area === ''
  const isOffered = offered.some((slot) => slot.at === at)
  return (
    <form
      method="dialog"
      aria-label={say`Change your table`}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isOffered && !isSame && !busy) onWanted({ at, party, area: area || null })
      }}
    >
      <div>
        <label htmlFor={id} className="label">{say`Date`}</label>
        <NativeDay id={id} value={day} onDay={set.day} className="field" />
      </div>
      <Select
        label={say`People`}
        options={Array.from({ length: PARTY_MOST }, (_, index) => ({
          value: String(index + 1),
          label: say`${plural(index + 1, { one: '# person', other: '# people' })}`,
        }))}
        value={String(party)}
        onChange={({ target }) => set.party(Number(target.value))}
      />
      <Select
        label={say`Where to sit`}
        options={[{ value: '', label: say`Anywhere` }, ...Object.entries(AREAS).map(([value, label]) => ({ value, label }))]}
        value={area}
        onChange={({ target }) => set.area(target.value as Area | '')}
      />
      <fieldset>
        <legend className="label">{say`Time`}</legend>
        {times.step === 'asking' && (
          <Loading what={say`Looking for free times`}>
            <Skeleton className="h-9 w-full" />
          </Loading>
        )}
        {times.step === 'refused' && <p className="text-small text-stop">{times.message}</p>}
        {times.step === 'known' && offered.length === 0 && <p className="text-small text-ink-2">{say`Nothing is free that day. Please choose another.`}</p>}
        <div className="flex flex-wrap gap-2">
          {offered.map((slot) => (
            <Chip key={slot.at} kind="radio" name="at" checked={slot.at === at} onChange={() => set.at(slot.at)}>
              {timeOf(slot.at)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Button type="submit" look="ink" wide busy={busy} disabled={!isOffered || isSame}>{say`See what changes`}</Button>
    </form>
  )
}

import { addDays, type Day } from '@sojourn/kernel'
import { useEffect, useRef, useState } from 'react'
import { fitCheckout, LIMITS, type Party } from '../../lib/stay-address.ts'
import { classes } from '../../ui/classes.ts'
import { bringUp } from '../../ui/in-view.ts'
import { useLate } from '../../ui/use-late.ts'
import { DateField } from './date-field.tsx'
import type { End, Range } from './range-pick.ts'
import type { RangePickerProps } from './range-picker.tsx'

// Fetched by who asks for a calendar; who types has the browser's own field.
const loadPicker = () => import('./range-picker.tsx').then(({ RangePicker }) => RangePicker)

const PANEL_HEIGHT = 500

interface DateRangeProps {
  readonly range: Range
  /** The first day a stay can begin on. */
  readonly earliest: Day
  readonly today: Day
  /** Where, and for whom: what the prices of the nights are asked for. No place, no prices. */
  readonly placeId: string
  readonly rooms: readonly Party[]
  readonly errors?: Partial<Record<End, string>>
  readonly onChange: (range: Range) => void
}

type Open = { readonly as: 'pop' | 'sheet'; readonly end: End; readonly byKeys: boolean }

/** "Check-in" and "Check-out": two native fields to type in, and one calendar for both. */
export function DateRange({ range, earliest, today, placeId, rooms, errors = {}, onChange }: DateRangeProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const { Part: RangePicker, fetchPart } = useLate<RangePickerProps>(loadPicker)
  const cells = { checkin: useRef<HTMLDivElement>(null), checkout: useRef<HTMLDivElement>(null) }
  const fields = { checkin: useRef<HTMLInputElement>(null), checkout: useRef<HTMLInputElement>(null) }
  const isPop = open?.as === 'pop'

  useEffect(() => {
    if (!isPop) return
    // A press or a step of the focus outside both fields and the calendar closes it; the stay stays as chosen.
    const away = (event: Event) => {
      const inside = [cells.checkin, cells.checkout].some((cell) => cell.current?.contains(event.target as Node))
      if (!inside) setOpen(null)
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
    }
  }, [isPop, cells.checkin, cells.checkout])

  const show = (end: End, by: 'pointer' | 'keys') => {
    const as = window.matchMedia('(width >= 72rem)').matches ? 'pop' : 'sheet'
    if (as === 'pop') bringUp(cells.checkin.current, PANEL_HEIGHT)
    setOpen({ as, end, byKeys: by === 'keys' })
    void fetchPart().then((there) => there || setOpen(null))
  }
  const close = (back: End | null) => {
    setOpen(null)
    if (back && isPop) fields[back].current?.focus()
  }
  const onEnd = (next: End | null) => {
    if (!open) return
    if (!next && isPop) close('checkout')
    else setOpen({ ...open, end: next ?? 'checkin' })
  }
  const panel =
    open &&
    (RangePicker ? (
      <RangePicker
        range={range}
        end={open.end}
        earliest={earliest}
        placeId={placeId}
        rooms={rooms}
        as={open.as}
        focusDay={open.byKeys || !isPop}
        onChange={onChange}
        onEnd={onEnd}
        onDone={() => close(open.end)}
        onLeave={() => close(null)}
      />
    ) : (
      <p role="status" className={isPop ? 'p-4' : 'sr-only'}>
        One moment…
      </p>
    ))
  const fieldOf = (end: End, more: { readonly min: Day; readonly max?: Day; readonly label: string; readonly onChange: (day: Day) => void }) => (
    <DateField
      {...more}
      name={end}
      value={range[end]}
      today={today}
      error={errors[end]}
      active={open?.end === end}
      field={fields[end]}
      onOpen={(by) => show(end, by)}
    />
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside */}
      <div ref={cells.checkin} className="cell cell-from" onKeyDown={(event) => event.key === 'Escape' && isPop && open && close(open.end)}>
        {fieldOf('checkin', {
          label: 'Check-in',
          min: earliest,
          onChange: (day) => onChange({ checkin: day, checkout: day ? fitCheckout(day, range.checkout) : range.checkout }),
        })}
        <button type="button" aria-expanded={open !== null} className="calendar-opener with-script" onClick={() => show('checkin', 'keys')}>
          Choose days in a calendar
        </button>
        {isPop && (
          <div role="dialog" aria-label="Choose your days" className={classes('pop', 'range-pop')}>
            {panel}
          </div>
        )}
      </div>
      <div ref={cells.checkout} className="cell">
        {fieldOf('checkout', {
          label: 'Check-out',
          min: addDays(range.checkin || earliest, 1),
          max: range.checkin ? addDays(range.checkin, LIMITS.nights) : undefined,
          onChange: (checkout) => onChange({ ...range, checkout }),
        })}
      </div>
      {!isPop && panel}
    </>
  )
}

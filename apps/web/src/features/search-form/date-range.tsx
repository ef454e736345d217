import { say } from '@sojourn/i18n'
import { addDays, type Day } from '@sojourn/kernel'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { bringUp } from '../../ui/in-view.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { DateField } from './date-field.tsx'
import type { RangeKind } from './range-kind.ts'
import { type End, fitUntil, lastUntil, type Range } from './range-pick.ts'
import type { RangePickerProps } from './range-picker.tsx'

const PANEL_HEIGHT = 500

interface DateRangeProps<Extra extends object> {
  readonly kind: RangeKind
  readonly range: Range
  /** The first day that can be chosen. */
  readonly earliest: Day
  readonly today: Day
  /** The calendar, fetched by a person who asks for one: `loadRangePicker`, or one that adds the prices of a product. The same function at every render. */
  readonly loadPicker: () => Promise<ComponentType<RangePickerProps & Extra>>
  /** What that calendar needs besides. */
  readonly extra: Extra
  readonly errors?: Partial<Record<End, string>>
  readonly onChange: (range: Range) => void
}

type Open = { readonly as: 'pop' | 'sheet'; readonly end: End; readonly byKeys: boolean }

/** Two date fields to type in, and one calendar for both; one field, where the product asks for one day. */
export function DateRange<Extra extends object>({ kind, range, earliest, today, loadPicker, extra, errors = {}, onChange }: DateRangeProps<Extra>) {
  const [open, setOpen] = useState<Open | null>(null)
  const { Part: RangePicker, fetchPart } = useLazy<RangePickerProps & Extra>(loadPicker)
  const cells = { from: useRef<HTMLDivElement>(null), until: useRef<HTMLDivElement>(null) }
  const fields = { from: useRef<HTMLInputElement>(null), until: useRef<HTMLInputElement>(null) }
  const panelId = useId()
  const isPop = open?.as === 'pop'

  useEffect(() => {
    if (!isPop) return
    // A click or a step of the focus outside both fields and the calendar closes it; the days stay as chosen.
    const away = (event: Event) => {
      const inside = [cells.from, cells.until].some((cell) => cell.current?.contains(event.target as Node))
      if (!inside) setOpen(null)
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
    }
  }, [isPop, cells.from, cells.until])

  const show = (end: End, by: 'pointer' | 'keys') => {
    const as = window.matchMedia('(width >= 72rem)').matches ? 'pop' : 'sheet'
    if (as === 'pop') bringUp(cells.from.current, PANEL_HEIGHT)
    setOpen({ as, end, byKeys: by === 'keys' })
    void fetchPart().then((there) => there || setOpen(null))
  }
  const close = (back: End | null) => {
    setOpen(null)
    if (back && isPop) fields[back].current?.focus()
  }
  const onEnd = (next: End | null) => {
    if (!open) return
    if (!next && isPop) close(kind.single ? 'from' : 'until')
    else setOpen({ ...open, end: next ?? 'from' })
  }
  const panel =
    open &&
    (RangePicker ? (
      <RangePicker
        {...extra}
        kind={kind}
        range={range}
        end={open.end}
        earliest={earliest}
        today={today}
        as={open.as}
        focusDay={open.byKeys || !isPop}
        onChange={onChange}
        onEnd={onEnd}
        onDone={() => close(open.end)}
        onLeave={() => close(null)}
      />
    ) : (
      <p role="status" className={isPop ? 'p-4' : 'sr-only'}>{say`One moment…`}</p>
    ))
  const fieldOf = (end: End, more: { readonly min: Day; readonly max?: Day; readonly onChange: (day: Day) => void }) => (
    <DateField
      {...more}
      name={kind.names[end]}
      label={kind.labels[end]}
      value={range[end]}
      today={today}
      error={errors[end]}
      active={open?.end === end}
      panelId={panelId}
      field={fields[end]}
      onOpen={(by) => show(end, by)}
    />
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside */}
      <div
        ref={cells.from}
        className={classes('cell', !kind.single && 'cell-from')}
        onKeyDown={(event) => event.key === 'Escape' && isPop && open && close(open.end)}
      >
        {fieldOf('from', {
          min: earliest,
          onChange: (day) => onChange({ from: day, until: kind.single ? day : day ? fitUntil(day, range.until, kind) : range.until }),
        })}
        <button type="button" aria-expanded={open !== null} className="calendar-opener with-script" onClick={() => show('from', 'keys')}>
          {kind.single ? say`Choose a date in a calendar` : say`Choose dates in a calendar`}
        </button>
        {isPop && (
          <div id={panelId} role="dialog" aria-label={say`Your dates`} className={classes('pop', 'range-pop')}>
            {panel}
          </div>
        )}
      </div>
      {!kind.single && (
        <div ref={cells.until} className="cell">
          {fieldOf('until', {
            min: addDays(range.from || earliest, kind.least),
            max: range.from ? lastUntil(range.from, kind) : undefined,
            onChange: (until) => onChange({ ...range, until }),
          })}
        </div>
      )}
      {!isPop && panel}
    </>
  )
}

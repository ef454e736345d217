import { plural, say } from '@sojourn/i18n'
import { Button } from '../../../../ui/button.tsx'
import { Clock } from '../../../../ui/icons/clock.tsx'
import { Note } from '../../../../ui/note.tsx'
import type { HotelFound } from '../hotel-details-api.ts'
import { saidOf, useFreeze } from '../use-freeze.ts'

interface FreezeLineProps {
  readonly freeze: HotelFound['price_freeze']
  readonly nowMs: number
  readonly isRefreshing: boolean
  readonly onRefresh: () => void
}

/** Until when the prices of the page hold, quietly; and the way to the current ones when that is over. */
export function FreezeLine({ freeze, nowMs, isRefreshing, onRefresh }: FreezeLineProps) {
  const time = useFreeze(freeze.expires_at, nowMs)
  if (!freeze.token) return null
  const over = time ? time.leftS === 0 : Date.parse(freeze.expires_at) <= nowMs
  const minutes = Math.max(1, Math.round((Date.parse(freeze.expires_at) - nowMs) / 60_000))
  return (
    <>
      <p role="status" className="sr-only">
        {saidOf(time?.leftS ?? null)}
      </p>
      {over ? (
        <Note
          kind="care"
          className="mt-4"
          action={
            <Button size="small" look="ink" busy={isRefreshing} onClick={() => !isRefreshing && onRefresh()} className="noscript:hidden">
              {say`Refresh prices`}
            </Button>
          }
        >
          <b className="block font-[620]">{say`Prices may have changed`}</b>
          {say`You saw these a while ago. We check again when you select a rate, and ask before you pay more.`}
        </Note>
      ) : (
        <p className="mt-3 flex items-center gap-2 text-caption text-ink-2 tabular-nums">
          <Clock aria-hidden size={15} className="shrink-0" />
          {time ? say`Prices guaranteed until ${time.until}` : say`Prices guaranteed for ${plural(minutes, { one: '# minute', other: '# minutes' })}`}
        </p>
      )}
    </>
  )
}

import { countText, say } from '@sojourn/i18n'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Bell } from '../../ui/icons/bell.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { type Counts, countMessages, markNewsRead } from './notices-api.ts'
import { pollCounts, thisTab } from './poll-counts.ts'

const loadPanel = () => import('./news-panel.tsx').then(({ NewsPanel }) => NewsPanel)

const MANY = 99

/** The bell of the header: how much is new, and the news behind it. */
export function NewsBell() {
  const { Part: NewsPanel, fetchPart } = useLazy(loadPanel)
  const [counts, setCounts] = useState<Counts | null>(null)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    let isHere = true
    const stop = pollCounts(
      () =>
        void countMessages().then((counted) => {
          if (isHere && counted) setCounts(counted)
        }),
      thisTab,
    )
    return () => {
      isHere = false
      stop()
    }
  }, [])
  const count = counts ? counts.total_messages + counts.booking_count : 0
  const show = async () => {
    const latest = counts?.booking_details[0]?.at
    setOpen(await fetchPart())
    // The list goes on showing what was new until it is closed; the count is gone at once.
    if (latest && counts.booking_count > 0 && (await markNewsRead(latest)).ok) setCounts((now) => now && { ...now, booking_count: 0 })
  }
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-label={count === 0 ? say`Notifications` : say`Notifications, ${countText(count)} new`}
        onClick={() => (open ? close() : void show())}
        className="relative grid size-10 place-items-center text-on-bar noscript:hidden"
      >
        <Bell aria-hidden size={20} />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute end-0.5 top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-bar-mark px-1 text-[0.6875rem] leading-none font-[680] text-bar tabular-nums"
          >
            {Math.min(count, MANY)}
          </span>
        )}
      </button>
      {open && NewsPanel && counts && <NewsPanel counts={counts} box={box} onClose={close} />}
    </div>
  )
}

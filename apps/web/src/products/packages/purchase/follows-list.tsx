import { say, wallClockText } from '@sojourn/i18n'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { differenceSpoken, differenceText } from '../package-words.ts'
import type { Follow } from '../packages-api.ts'

interface FollowsListProps {
  readonly follows: readonly Follow[]
  /** The parts that are left out. */
  readonly out: readonly number[]
  readonly currency: string
  readonly busy: boolean
  readonly onToggle: (part: number) => void
}

/** What becomes of the other parts by a change: when they are now and what that costs, or that they go; each may be left out. */
export function FollowsList({ follows, out, currency, busy, onToggle }: FollowsListProps) {
  const id = useId()
  if (follows.length === 0) return null
  return (
    <section aria-label={say`What changes with it`} className="mt-4">
      <h3 className="text-small font-[620]">{say`What changes with it`}</h3>
      <ul className="mt-2 border-t border-rule">
        {follows.map((follow) => {
          const { part, was, now } = follow
          const isOut = !now || out.includes(part)
          const difference = isOut ? -was.price.total : follow.difference
          return (
            <li key={part} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-rule py-3 text-small">
              <div className="min-w-0">
                <p id={`${id}-${part}`} className="font-[620] wrap-anywhere">
                  {isOut ? was.title : now.title}
                </p>
                <p className="text-ink-2">{followText(follow, isOut)}</p>
              </div>
              <div className="text-end">
                <p className="font-[640] tabular-nums">
                  <span aria-hidden dir="ltr">
                    {differenceText(difference, currency)}
                  </span>
                  <span className="sr-only">{differenceSpoken(difference, currency)}</span>
                </p>
                {now && (
                  <Button
                    size="small"
                    className="mt-1"
                    busy={busy}
                    id={`${id}-${part}-toggle`}
                    aria-labelledby={`${id}-${part}-toggle ${id}-${part}`}
                    onClick={() => onToggle(part)}
                  >
                    {isOut ? say`Keep it` : say`Leave it out`}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** When it is now; or that it goes, and why. */
function followText({ was, now }: Follow, isOut: boolean): string {
  if (!now) return say`Nothing like it fits any more. It comes off your trip.`
  if (isOut) return say`It comes off your trip.`
  const [before, at] = [wallClockText(was.starts.at), wallClockText(now.starts.at)]
  switch (now.role) {
    case 'transfer':
      return before === at ? say`Pick-up as before: ${at}` : say`New pick-up: ${at}`
    default:
      return before === at ? say`As before: ${at}` : say`New time: ${at}`
  }
}

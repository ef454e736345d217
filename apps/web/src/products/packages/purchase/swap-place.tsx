import type { DescriptionShape } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { isRiddenTo } from '../package-words.ts'
import { type HeldTrip, heldTrip, rememberHeld, tripWith } from './held-trip.ts'

// Fetched by who changes a part.
const SwapDialog = lazy(() => import('./swap-dialog.tsx').then((found) => ({ default: found.SwapDialog })))

interface SwapPlaceProps {
  readonly checkoutId: string
  readonly items: readonly { readonly description: DescriptionShape }[]
  readonly currency: string
}

/** Below the price of a checkout: each of its parts may still be changed, in the tab that chose them. */
export function SwapPlace({ checkoutId, items, currency }: SwapPlaceProps) {
  const [trip, setTrip] = useState<HeldTrip | null>(null)
  const [at, setAt] = useState<number | null>(null)
  const { revalidate } = useRevalidator()
  // Only the browser knows.
  useEffect(() => setTrip(heldTrip(checkoutId)), [checkoutId])
  // Closed once the new sum is on the page: what is paid next is what is shown.
  const swapped = async (next: HeldTrip) => {
    rememberHeld(checkoutId, next)
    await revalidate()
    // With the new page, which the router renders in a transition too.
    startTransition(() => {
      setTrip(next)
      setAt(null)
    })
  }
  if (!trip || trip.parts.length !== items.length) return null
  const isOffered = (index: number) => {
    const part = trip.parts[index]
    return part !== undefined && !isRiddenTo(part, trip.parts) && (trip.options[index]?.length ?? 0) > 0
  }
  if (!trip.parts.some((_, index) => isOffered(index))) return null
  return (
    <section aria-label={say`Change a part`} className="mt-5 border-t border-rule pt-4">
      <h3 className="text-small font-[620]">{say`Change a part`}</h3>
      <ul className="mt-2 grid gap-2">
        {items.map(({ description }, index) => (
          <li key={`${description.title} ${trip.parts[index]?.role}`} className="flex items-center justify-between gap-3 text-small">
            <span className="min-w-0 wrap-anywhere">{description.title}</span>
            {isOffered(index) && (
              <Button size="small" className="shrink-0" aria-label={say`Change ${description.title}`} onClick={() => setAt(index)}>{say`Change`}</Button>
            )}
          </li>
        ))}
      </ul>
      {at !== null && (
        <Suspense>
          <SwapDialog
            checkoutId={checkoutId}
            at={at}
            title={items[at]?.description.title ?? ''}
            options={trip.options[at] ?? []}
            currency={currency}
            onClose={() => setAt(null)}
            onSwapped={(taken) => void swapped(tripWith(trip, at, taken))}
          />
        </Suspense>
      )}
    </section>
  )
}

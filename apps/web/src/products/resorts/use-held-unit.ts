import type { ProductPages } from '@sojourn/contracts/site-pages'
import { useEffect } from 'react'
import { forgetInTab, markLeft } from './held-in-tab-api.ts'
import { forgetHeld, releaseHeld } from './resorts-api.ts'

type Pages = Pick<ProductPages, 'landing' | 'checkout' | 'success'>

/** How the call that releases names what is prepared. */
export const heldCheckout = (checkoutId: string): string => `p.${checkoutId}`

/** A navigation that the browser tells of before it leaves the document; typed here as far as it is read. */
interface Leaving extends Event {
  readonly navigationType?: string
}

/**
 * Gives up what this tab holds, by its token, once it leaves for another path than its checkout and success (A4.12), or is closed. A page that goes to a gateway's own page keeps it: that is
 * told by the browser before. Of a page that is loaded again some browsers tell nothing: it holds the same once more.
 */
export function useReleaseOnLeave({ landing, checkout, success }: Pages, reservationToken: string | null): void {
  useEffect(() => {
    if (reservationToken === null) return
    const own = location.pathname
    const told: EventTarget | undefined = (globalThis as { navigation?: EventTarget }).navigation
    let isGoingOn = told === undefined
    const onNavigate = (event: Leaving) => {
      if (event.navigationType !== undefined) isGoingOn = true
    }
    const onHide = (event: PageTransitionEvent) => {
      if (isGoingOn || event.persisted) return
      markLeft()
      navigator.sendBeacon('/api/weeks/release', new Blob([JSON.stringify({ mainPath: landing, reservationToken })], { type: 'application/json' }))
    }
    told?.addEventListener('navigate', onNavigate)
    addEventListener('pagehide', onHide)
    return () => {
      told?.removeEventListener('navigate', onNavigate)
      removeEventListener('pagehide', onHide)
      // Within the site the new address is there already.
      if ([own, checkout, success].includes(location.pathname)) return
      forgetInTab()
      void releaseHeld(landing, reservationToken)
    }
  }, [landing, checkout, success, reservationToken])
}

/** What was held is booked: the success page forgets it. */
export function useForgetHeld(landing: string): void {
  useEffect(() => {
    forgetInTab()
    void forgetHeld(landing)
  }, [landing])
}

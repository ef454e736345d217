import { moneyText, say } from '@sojourn/i18n'
import type { ReactNode } from 'react'

interface BookBarProps {
  readonly total: number
  readonly currency: string
  /** Where on the page its lines are. */
  readonly detailsHref: string
  /** What goes on, with `pay-button` among its classes. */
  readonly children: ReactNode
}

/** The button that goes on to the checkout: under its price on a wide screen, on a phone at the bottom edge beside the total, wherever the page is. */
export function BookBar({ total, currency, detailsHref, children }: BookBarProps) {
  return (
    <div className="pay-bar">
      <p className="relative text-caption text-ink-2 lg:hidden">
        {say`Total`}
        <span className="block text-h3 font-[640] text-ink tabular-nums">{moneyText(total, currency)}</span>
        <a href={detailsHref} className="link after:absolute after:-inset-1">{say`Details`}</a>
      </p>
      {children}
    </div>
  )
}

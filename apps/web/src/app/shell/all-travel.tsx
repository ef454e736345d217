import { say } from '@sojourn/i18n'
import { Suspense } from 'react'
import { classes } from '../../ui/classes.ts'
import { ChevronDown } from '../../ui/icons/chevron-down.tsx'
import { Ellipsis } from '../../ui/icons/ellipsis.tsx'
import { AllTravelSheet } from './all-travel-sheet.tsx'

interface AllTravelProps {
  /** What opens it. */
  readonly label: string
  /** The page is of a product that the bar has no room for. */
  readonly isCurrent: boolean
  readonly summaryClass: string
}

/** What opens the sheet with everything that can be booked or bought, without scripts too. It hangs below the bar, and takes the whole page of a phone. */
export function AllTravel({ label, isCurrent, summaryClass }: AllTravelProps) {
  return (
    <details className="all-travel">
      <summary aria-current={isCurrent ? 'true' : undefined} className={classes('all-travel-button', summaryClass)}>
        <Ellipsis size={18} className="nav-icon" />
        <span className="all-travel-open">
          {label} <ChevronDown size={16} className="max-md:hidden" />
        </span>
        <span className="all-travel-close">{say`Close`}</span>
      </summary>
      <Suspense>
        <AllTravelSheet />
      </Suspense>
    </details>
  )
}

import { say } from '@sojourn/i18n'
import { Suspense } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ResultsFilters } from '../results-filters.ts'
import { ClearLink } from './clear-link.tsx'

interface FiltersSheetProps extends Pick<ResultsFilters, 'form' | 'clearing'> {
  /** How many are left, in words, and the way to them. */
  readonly counted: string
  readonly showText: string
  readonly busy: boolean
  readonly onClose: () => void
}

/** The filters over the list, where there is no room next to it. */
export function FiltersSheet({ form, clearing, counted, showText, busy, onClose }: FiltersSheetProps) {
  return (
    <Dialog
      open
      title={say`Filters`}
      onClose={onClose}
      foot={
        <>
          <p role="status" className="sr-only">
            {counted}
          </p>
          <Button look="filled" wide busy={busy} onClick={onClose}>
            {showText}
          </Button>
        </>
      }
    >
      <p className="pb-2">
        <ClearLink {...clearing} />
      </p>
      <section aria-label={say`Filters`}>
        <Suspense fallback={<Skeleton className="h-96" />}>{form}</Suspense>
      </section>
    </Dialog>
  )
}

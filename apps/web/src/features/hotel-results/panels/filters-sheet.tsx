import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ClearLink } from './clear-link.tsx'
import { Filters } from './filters.tsx'

interface FiltersSheetProps extends ComponentProps<typeof Filters> {
  /** How many stays are left, in words. */
  readonly counted: string
  readonly busy: boolean
  readonly onClose: () => void
}

/** The filters over the list, where there is no room beside it. */
export function FiltersSheet({ counted, busy, onClose, ...filters }: FiltersSheetProps) {
  return (
    <Dialog
      open
      title="Filters"
      onClose={onClose}
      foot={
        <>
          <p role="status" className="sr-only">
            {counted}
          </p>
          <Button look="filled" wide busy={busy} onClick={onClose}>
            Show {counted}
          </Button>
        </>
      }
    >
      <p className="pb-2">
        <ClearLink stay={filters.stay} refine={filters.refine} />
      </p>
      <Filters {...filters} bare />
    </Dialog>
  )
}

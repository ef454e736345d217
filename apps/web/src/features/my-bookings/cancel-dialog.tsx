import { say } from '@sojourn/i18n'
import { type ReactNode, useEffect, useState } from 'react'
import type { AsksReason } from '../../lib/reason-field.tsx'
import { useReason } from '../../lib/use-reason.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { askQuote, type CancelState, cancelAt } from './cancel-steps.ts'
import type { BookedItem } from './item-words.ts'
import { QuoteLines } from './quote-lines.tsx'

interface CancelDialogProps {
  readonly bookingId: string
  /** The item that is to be cancelled alone; left out for the whole booking. */
  readonly item?: Pick<BookedItem, 'item_no' | 'rules' | 'description'> | undefined
  /** Whether the person says why: the booking may be another's. */
  readonly asksReason: AsksReason
  readonly onClose: () => void
  /** `waits`: a supplier has yet to cancel it. */
  readonly onCancelled: (waits: boolean) => void
}

/** Shows first the refund and the fee of cancelling, then cancels at exactly those. */
export function CancelDialog({ bookingId, item, asksReason, onClose, onCancelled }: CancelDialogProps) {
  const [state, setState] = useState<CancelState>({ step: 'asking' })
  const { reason, field, isGiven } = useReason(asksReason)
  const itemNo = item?.item_no
  useEffect(() => {
    let stale = false
    void askQuote({ bookingId, itemNo }).then((next) => {
      if (!stale) setState(next)
    })
    return () => {
      stale = true
    }
  }, [bookingId, itemNo])
  const cancel = async () => {
    if (state.step !== 'quoted' || !isGiven()) return
    setState({ step: 'cancelling', quote: state.quote })
    const next = await cancelAt(state.quote, reason)
    if (next.step === 'cancelled') onCancelled(next.waits)
    else setState(next)
  }
  return <CancelView state={state} item={item} reason={field} onCancel={() => void cancel()} onClose={onClose} />
}

interface CancelViewProps extends Pick<CancelDialogProps, 'item' | 'onClose'> {
  readonly state: CancelState
  /** The field for it, where one is asked for. */
  readonly reason?: ReactNode
  readonly onCancel: () => void
}

/** The dialog in each of its states. */
export function CancelView({ state, item, reason = null, onCancel, onClose }: CancelViewProps) {
  const busy = state.step === 'cancelling'
  const refusal = useLanding<HTMLParagraphElement>(state.step === 'refused')
  const quote = state.step === 'quoted' || state.step === 'cancelling' ? state.quote : null
  return (
    <Dialog
      open
      width="narrow"
      title={item ? say`Cancel this item?` : say`Cancel this booking?`}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{item ? say`Keep this item` : say`Keep booking`}</Button>
          {quote && (
            <Button look="stop" busy={busy} onClick={onCancel}>
              {item ? say`Cancel this item` : say`Cancel booking`}
            </Button>
          )}
        </div>
      }
    >
      {item && <p className="mb-3 text-small text-ink-2">{say`This cancels ${item.description.title} only. The rest of your booking is unchanged.`}</p>}
      {state.step === 'asking' && (
        <Loading what={say`Calculating your refund`}>
          <Skeleton className="h-6 w-full" />
          <Skeleton className="mt-3 h-6 w-full" />
          <Skeleton className="mt-3 h-5 w-2/3" />
        </Loading>
      )}
      {state.step === 'refused' && (
        <p ref={refusal} tabIndex={-1} role="alert" className="text-body outline-none">
          {state.message}
        </p>
      )}
      {quote && <QuoteLines quote={quote} note={state.step === 'quoted' ? state.note : null} />}
      {quote && reason}
    </Dialog>
  )
}

import { say } from '@sojourn/i18n'
import { useEffect, useState } from 'react'
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
  /** Who keeps what is not refunded. */
  readonly provider: string | null
  readonly onClose: () => void
  /** `waits`: a supplier has yet to cancel it. */
  readonly onCancelled: (waits: boolean) => void
}

/** Asks first what cancelling gives back and keeps, then cancels at exactly that. */
export function CancelDialog({ bookingId, item, provider, onClose, onCancelled }: CancelDialogProps) {
  const [state, setState] = useState<CancelState>({ step: 'asking' })
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
    if (state.step !== 'quoted') return
    setState({ step: 'cancelling', quote: state.quote })
    const next = await cancelAt(state.quote)
    if (next.step === 'cancelled') onCancelled(next.waits)
    else setState(next)
  }
  return <CancelView state={state} item={item} provider={provider} onCancel={() => void cancel()} onClose={onClose} />
}

interface CancelViewProps extends Pick<CancelDialogProps, 'item' | 'provider' | 'onClose'> {
  readonly state: CancelState
  readonly onCancel: () => void
}

/** The dialog in each of its states. */
export function CancelView({ state, item, provider, onCancel, onClose }: CancelViewProps) {
  const busy = state.step === 'cancelling'
  const refusal = useLanding<HTMLParagraphElement>(state.step === 'refused')
  const what = item ? `this ${item.rules.purchase}` : 'booking'
  const quote = state.step === 'quoted' || state.step === 'cancelling' ? state.quote : null
  return (
    <Dialog
      open
      width="narrow"
      title={item ? say`Cancel this ${item.rules.purchase}?` : say`Cancel this booking?`}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{say`Keep ${what}`}</Button>
          {quote && (
            <Button look="filled" busy={busy} onClick={onCancel}>
              {say`Cancel ${what}`}
            </Button>
          )}
        </div>
      }
    >
      {item && <p className="mb-3 text-small text-ink-2">{say`${item.description.title}. The rest of your booking stands.`}</p>}
      {state.step === 'asking' && (
        <Loading what={say`Working out what you get back`}>
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
      {quote && <QuoteLines quote={quote} note={state.step === 'quoted' ? state.note : null} provider={provider} />}
    </Dialog>
  )
}

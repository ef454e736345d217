import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { askQuote, type CancelState, cancelAt } from './cancel-steps.ts'
import { QuoteLines } from './quote-lines.tsx'

/** Asks first what cancelling gives back and keeps, then cancels at exactly that. */
export function CancelDialog({ bookingId, onClose, onCancelled }: { bookingId: string; onClose: () => void; onCancelled: () => void }) {
  const [state, setState] = useState<CancelState>({ step: 'asking' })
  useEffect(() => {
    let stale = false
    void askQuote(bookingId).then((next) => {
      if (!stale) setState(next)
    })
    return () => {
      stale = true
    }
  }, [bookingId])
  const cancel = async () => {
    if (state.step !== 'quoted') return
    setState({ step: 'cancelling', quote: state.quote })
    const next = await cancelAt(state.quote)
    if (next.step === 'cancelled') onCancelled()
    else setState(next)
  }
  return <CancelView state={state} onCancel={() => void cancel()} onClose={onClose} />
}

/** The dialog in each of its states. */
export function CancelView({ state, onCancel, onClose }: { state: CancelState; onCancel: () => void; onClose: () => void }) {
  const busy = state.step === 'cancelling'
  const refusal = useLanding<HTMLParagraphElement>(state.step === 'refused')
  const quote = state.step === 'quoted' || state.step === 'cancelling' ? state.quote : null
  return (
    <Dialog
      open
      width="narrow"
      title="Cancel this booking?"
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>Keep booking</Button>
          {quote && (
            <Button look="filled" busy={busy} onClick={onCancel}>
              Cancel booking
            </Button>
          )}
        </div>
      }
    >
      {state.step === 'asking' && (
        <Loading what="Working out what you get back">
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
    </Dialog>
  )
}

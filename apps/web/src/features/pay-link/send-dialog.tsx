import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { useReason } from '../../lib/use-reason.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { CopyAddress } from './copy-address.tsx'
import { endsText } from './link-time.ts'
import type { Payer, SentLink, TypedGuests } from './pay-link-api.ts'
import { PayerForm } from './payer-form.tsx'
import { askClients, type SendState, sendTo } from './send-steps.ts'
import { keepAddress } from './sent-addresses.ts'

interface SendDialogProps {
  readonly checkoutId: string
  /** What is typed at the checkout: it stays, and a new client begins with it. */
  readonly typed: TypedGuests
  readonly onClose: () => void
  /** The checkout is the client's from now on. */
  readonly onSent: () => void
}

/** Chooses the client and sends the link. */
export function SendDialog({ checkoutId, typed, onClose, onSent }: SendDialogProps) {
  const [state, setState] = useState<SendState>({ step: 'asking' })
  const { reason, field } = useReason('optional')
  useEffect(() => {
    let stale = false
    void askClients().then((next) => {
      if (!stale) setState(next)
    })
    return () => {
      stale = true
    }
  }, [])
  const send = async (payer: Payer) => {
    if (state.step !== 'choosing') return
    const { clients } = state
    setState({ step: 'sending', clients })
    const next = await sendTo(payer, { checkoutId, guests: typed.guests, clients, reason })
    if (next.step === 'sent') {
      keepAddress(next.sent.link.link_id, next.sent.url)
      onSent()
    }
    setState(next)
  }
  return <SendView state={state} typed={typed} reason={field} onSend={(payer) => void send(payer)} onClose={onClose} />
}

interface SendViewProps {
  readonly state: SendState
  readonly typed: TypedGuests
  readonly reason?: ReactNode
  readonly onSend: (payer: Payer) => void
  readonly onClose: () => void
}

/** The dialog in each of its states. */
export function SendView({ state, typed, reason = null, onSend, onClose }: SendViewProps) {
  // What was clicked goes with its step.
  const outcome = useLanding<HTMLDivElement>((state.step === 'sent' || state.step === 'refused') && state.step)
  const choosing = state.step === 'choosing' || state.step === 'sending'
  return (
    <Dialog
      open
      width="narrow"
      title={state.step === 'sent' ? say`Pay link sent` : say`Send a pay link`}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-3">
          {state.step === 'sent' ? (
            <ButtonLink look="filled" to="/agent/pay-links" state={{ isShown: true }}>{say`My pay links`}</ButtonLink>
          ) : (
            <Button onClick={onClose}>{say`Not now`}</Button>
          )}
          {choosing && <Button look="filled" type="submit" form="send-pay-link" busy={state.step === 'sending'}>{say`Send link`}</Button>}
        </div>
      }
    >
      {state.step === 'asking' && (
        <Loading what={say`Loading your clients`}>
          <Skeleton className="h-5 w-full" />
          <Skeleton className="mt-4 h-12 w-full" />
        </Loading>
      )}
      {state.step === 'refused' && (
        <div ref={outcome} tabIndex={-1} role="alert" className="text-body outline-none">
          {state.message}
        </div>
      )}
      {choosing && (
        <PayerForm state={state} typed={typed} onSend={onSend}>
          {reason}
        </PayerForm>
      )}
      {state.step === 'sent' && <Sent sent={state.sent} place={outcome} />}
    </Dialog>
  )
}

function Sent({ sent: { link, url }, place }: { sent: SentLink; place: Ref<HTMLDivElement> }) {
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none">
      <p className="text-body">
        <Say>
          We've emailed {link.client} the link to {link.title}. It's held until <strong>{endsText(link.expires_at)}</strong>. You'll see under My pay links when
          it's paid.
        </Say>
      </p>
      <p className="my-3 border border-rule-2 bg-sheet px-3 py-2 text-caption break-all">{url}</p>
      <CopyAddress url={url} />
    </div>
  )
}

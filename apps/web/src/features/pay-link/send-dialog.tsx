import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { type FormEvent, type ReactNode, type Ref, useEffect, useState } from 'react'
import { useShell } from '../../lib/shell.ts'
import { useReason } from '../../lib/use-reason.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { type Option, Select } from '../../ui/select.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { CopyAddress } from './copy-address.tsx'
import { endsText } from './link-time.ts'
import type { AgentClient, Guest, SentLink } from './pay-link-api.ts'
import { askClients, type SendState, sendTo } from './send-steps.ts'
import { keepAddress } from './sent-addresses.ts'

interface SendDialogProps {
  readonly checkoutId: string
  readonly guests: readonly Guest[]
  readonly onClose: () => void
  /** The checkout is the client's from now on. */
  readonly onSent: () => void
}

/** Chooses the client and sends the link. */
export function SendDialog({ checkoutId, guests, onClose, onSent }: SendDialogProps) {
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
  const send = async (clientId: string) => {
    if (state.step !== 'choosing') return
    const { clients } = state
    setState({ step: 'sending', clients })
    const next = await sendTo(clientId, { checkoutId, guests, clients, reason })
    if (next.step === 'sent') {
      keepAddress(next.sent.link.link_id, next.sent.url)
      onSent()
    }
    setState(next)
  }
  return <SendView state={state} reason={field} onSend={(clientId) => void send(clientId)} onClose={onClose} />
}

interface SendViewProps {
  readonly state: SendState
  readonly reason?: ReactNode
  readonly onSend: (clientId: string) => void
  readonly onClose: () => void
}

/** The dialog in each of its states. */
export function SendView({ state, reason = null, onSend, onClose }: SendViewProps) {
  // Whom the agent works for is who is sold to, unless they say otherwise.
  const chosen = useShell().desk?.client?.user_id
  // What was pressed goes with its step.
  const outcome = useLanding<HTMLDivElement>((state.step === 'sent' || state.step === 'refused') && state.step)
  const choosing = state.step === 'choosing' || state.step === 'sending'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('client') as HTMLSelectElement
    if (!field.value) field.focus()
    onSend(field.value)
  }
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
        <form method="dialog" id="send-pay-link" onSubmit={submit}>
          <p className="mb-4 text-body text-ink-2">{say`We'll hold this for your client for 60 minutes at this price, with your markup and without anything you applied. They sign in, review and pay; you aren't charged.`}</p>
          <Select
            label={say`Client`}
            name="client"
            defaultValue={chosen}
            options={optionsOf(state.clients)}
            error={state.step === 'choosing' && state.isMissing ? say`Choose the client who will pay. Nothing was sent.` : null}
          />
          {reason}
          {state.step === 'choosing' && state.note && (
            <Note kind="wrong" live className="mt-4">
              {state.note}
            </Note>
          )}
        </form>
      )}
      {state.step === 'sent' && <Sent sent={state.sent} place={outcome} />}
    </Dialog>
  )
}

/** No one is chosen by accident: where there are several the first choice is none. */
function optionsOf(clients: readonly AgentClient[]): readonly Option[] {
  const options = clients.map(({ user_id, name, email }) => ({ value: user_id, label: `${name}, ${email}` }))
  return options.length > 1 ? [{ value: '', label: say`Choose a client` }, ...options] : options
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

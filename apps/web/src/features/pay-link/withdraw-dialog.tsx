import { say } from '@sojourn/i18n'
import { type ReactNode, useState } from 'react'
import { useReason } from '../../lib/use-reason.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { type PayLink, withdrawLink } from './pay-link-api.ts'

export type WithdrawState = { readonly step: 'sure' } | { readonly step: 'withdrawing' } | { readonly step: 'refused'; readonly message: string }

/** Asks once more, because what is held is gone with the link. */
export function WithdrawDialog({ link, onClose, onDone }: { link: PayLink; onClose: () => void; onDone: () => void }) {
  const [state, setState] = useState<WithdrawState>({ step: 'sure' })
  const { reason, field } = useReason('optional')
  const withdraw = async () => {
    if (state.step === 'withdrawing') return
    setState({ step: 'withdrawing' })
    const answer = await withdrawLink(link.link_id, reason)
    if (answer.ok) onDone()
    else setState({ step: 'refused', message: answer.message })
  }
  return <WithdrawView state={state} link={link} reason={field} onWithdraw={() => void withdraw()} onClose={onClose} />
}

interface ViewProps {
  readonly state: WithdrawState
  readonly link: PayLink
  readonly reason?: ReactNode
  readonly onWithdraw: () => void
  readonly onClose: () => void
}

/** The dialog in each of its states. */
export function WithdrawView({ state, link, reason = null, onWithdraw, onClose }: ViewProps) {
  const refusal = useLanding<HTMLParagraphElement>(state.step === 'refused')
  return (
    <Dialog
      open
      width="narrow"
      title={say`Withdraw this link?`}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{state.step === 'refused' ? say`Close` : say`Keep link`}</Button>
          {state.step !== 'refused' && <Button look="stop" busy={state.step === 'withdrawing'} onClick={onWithdraw}>{say`Withdraw`}</Button>}
        </div>
      }
    >
      {state.step === 'refused' ? (
        <p ref={refusal} tabIndex={-1} role="alert" className="text-body outline-none">
          {state.message}
        </p>
      ) : (
        <>
          <p className="text-body text-ink-2">{say`${link.client} won't be able to pay for ${link.title}, and it will no longer be held. Nothing was charged.`}</p>
          {reason}
        </>
      )}
    </Dialog>
  )
}

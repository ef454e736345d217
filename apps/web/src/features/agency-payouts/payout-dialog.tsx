import { moneyText, say, typedAmount } from '@sojourn/i18n'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useReason } from '../../lib/use-reason.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { type AgentEarnings, payOut } from './payouts-api.ts'

interface DialogProps {
  readonly agent: AgentEarnings
  readonly earning: AgentEarnings['earnings'][number]
  readonly onClose: () => void
  readonly onPaid: () => void
}

/** The state of recording. `note`: why it was not recorded. */
export type PayoutState = { readonly step: 'typing'; readonly note: string | null } | { readonly step: 'sending' }

/** Books what the bank has sent to an agent, with its reference and a reason that the agent reads. */
export function PayoutDialog({ agent, earning, onClose, onPaid }: DialogProps) {
  const [state, setState] = useState<PayoutState>({ step: 'typing', note: null })
  const { reason, field, isGiven } = useReason('required')
  const send = async (amount: number, reference: string) => {
    if (state.step === 'sending' || !isGiven()) return
    setState({ step: 'sending' })
    const answer = await payOut({ agent_id: agent.agent_id, amount, currency: earning.currency, reference, reason })
    if (answer.ok) return onPaid()
    const isSilent = answer.code === 'offline' || answer.code === 'unreadable'
    setState({ step: 'typing', note: isSilent ? say`We lost the connection. Press again: with the same reference it is only recorded once.` : answer.message })
  }
  return (
    <PayoutView agent={agent} earning={earning} state={state} reason={field} onSend={(amount, reference) => void send(amount, reference)} onClose={onClose} />
  )
}

interface ViewProps extends Omit<DialogProps, 'onPaid'> {
  readonly state: PayoutState
  readonly reason: ReactNode
  readonly onSend: (amount: number, reference: string) => void
}

/** The dialog in each of its states. */
export function PayoutView({ agent, earning, state, reason, onSend, onClose }: ViewProps) {
  const [fault, setFault] = useState<'amount' | 'reference' | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const amount = Number(typedAmount(String(typed.get('amount') ?? '')))
    const reference = String(typed.get('reference') ?? '').trim()
    const wrong = amount > 0 ? (reference === '' ? 'reference' : null) : 'amount'
    setFault(wrong)
    if (wrong) (event.currentTarget.elements.namedItem(wrong) as HTMLInputElement).focus()
    else onSend(amount, reference)
  }
  return (
    <Dialog
      open
      width="narrow"
      title={say`Record a payout`}
      lead={say`To ${agent.name}. ${moneyText(earning.available, earning.currency)} is available.`}
      onClose={onClose}
      foot={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{say`Not now`}</Button>
          <Button look="filled" type="submit" form="record-payout" busy={state.step === 'sending'}>{say`Record payout`}</Button>
        </div>
      }
    >
      <form method="dialog" id="record-payout" noValidate onSubmit={submit}>
        <Field
          label={say`Amount in ${earning.currency}`}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={String(earning.available)}
          error={fault === 'amount' ? say`Enter an amount, such as 12.50.` : null}
        />
        <Field
          label={say`Bank reference`}
          name="reference"
          autoComplete="off"
          limit={60}
          hint={say`Each reference is recorded once.`}
          error={fault === 'reference' ? say`Enter the bank reference.` : null}
          className="mt-4"
        />
        {reason}
        {state.step === 'typing' && state.note && (
          <Note kind="wrong" live className="mt-4">
            {state.note}
          </Note>
        )}
      </form>
    </Dialog>
  )
}

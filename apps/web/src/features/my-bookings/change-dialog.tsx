import { moneyOrNothing, moneyText, say } from '@sojourn/i18n'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ChangeForm } from '../../lib/change-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { ReceiptLine } from '../../ui/receipt.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { askChange, type ChangeState, changeAt } from './change-steps.ts'
import type { BookedItem } from './item-words.ts'
import type { ChangeQuote, Wanted } from './my-bookings-api.ts'

interface ChangeDialogProps {
  readonly bookingId: string
  readonly item: BookedItem
  readonly form: ChangeForm
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Asks what is to be otherwise by the form of its product, shows what that costs or gives back, then changes it at exactly that: at once, or by its checkout. */
export function ChangeDialog({ bookingId, item, form: Form, onClose, onChanged }: ChangeDialogProps) {
  const [state, setState] = useState<ChangeState>({ step: 'form', message: null })
  const navigate = useNavigate()
  const target = { bookingId, itemNo: item.item_no }
  const ask = async (wanted: Wanted) => {
    setState({ step: 'asking' })
    setState(await askChange(target, wanted))
  }
  const change = async () => {
    if (state.step !== 'quoted') return
    setState({ ...state, step: 'changing' })
    const next = await changeAt(target, state.wanted, state.quote)
    setState(next)
    if (next.step !== 'changed') return
    if (next.to === null) onChanged()
    else void navigate(next.to)
  }
  const isForm = state.step === 'form' || state.step === 'asking'
  return (
    <ChangeView state={state} onBack={() => setState({ step: 'form', message: null })} onChange={() => void change()} onClose={onClose}>
      {/* Hidden, not gone: what was typed stays while its price is looked at. */}
      <div hidden={!isForm}>
        <Suspense fallback={<Waiting what={say`Loading`} />}>
          <Form item={item} busy={state.step === 'asking'} onWanted={(wanted) => void ask(wanted)} />
        </Suspense>
      </div>
    </ChangeView>
  )
}

const Waiting = ({ what }: { readonly what: string }) => (
  <Loading what={what}>
    <Skeleton className="h-6 w-full" />
    <Skeleton className="mt-3 h-6 w-full" />
  </Loading>
)

interface ChangeViewProps {
  readonly state: ChangeState
  /** The form. */
  readonly children: ReactNode
  readonly onBack: () => void
  readonly onChange: () => void
  readonly onClose: () => void
}

/** The dialog in each of its states. */
export function ChangeView({ state, children, onBack, onChange, onClose }: ChangeViewProps) {
  const quoted = state.step === 'quoted' || state.step === 'changing' ? state : null
  return (
    <Dialog
      open
      width="narrow"
      title={say`Change this booking?`}
      onClose={onClose}
      foot={
        quoted && (
          <div className="flex flex-wrap gap-3">
            <Button onClick={onBack}>{say`Go back`}</Button>
            <Button look="ink" busy={state.step === 'changing'} onClick={onChange}>
              {quoted.quote.needs_checkout ? say`Continue to checkout` : say`Change booking`}
            </Button>
          </div>
        )
      }
    >
      {state.step === 'form' && state.message && (
        <Note kind="care" live className="mb-4">
          {state.message}
        </Note>
      )}
      {children}
      {state.step === 'asking' && (
        <div className="mt-4">
          <Waiting what={say`Checking availability and price`} />
        </div>
      )}
      {quoted && <Quoted quote={quoted.quote} note={quoted.note} />}
    </Dialog>
  )
}

function Quoted({ quote, note }: { readonly quote: ChangeQuote; readonly note: string | null }) {
  const { description, price, fee, paid, pay_now: payNow, pay_later: payLater, back, to, currency } = quote
  const text = (amount: number) => moneyOrNothing(amount, currency, say`Nothing`)
  return (
    <>
      {note && (
        <Note kind="care" live className="mb-3">
          {note}
        </Note>
      )}
      <h3 className="text-body font-[620] wrap-anywhere">{description.title}</h3>
      {description.summary && <p className="text-small wrap-anywhere text-ink-2">{description.summary}</p>}
      <ul className="mt-1 text-small text-ink-2">
        {description.facts.map(({ label, value }) => (
          <li key={label} className="wrap-anywhere">{`${label}: ${value}`}</li>
        ))}
      </ul>
      <dl className="mt-4">
        <ReceiptLine label={say`New price`} amount={text(price)} />
        {fee > 0 && <ReceiptLine label={say`Change fee`} amount={moneyText(fee, currency)} />}
        {paid > 0 && <ReceiptLine label={say`Already paid`} amount={moneyText(paid, currency)} />}
        {payLater > 0 && <ReceiptLine label={say`To pay later`} amount={moneyText(payLater, currency)} />}
        <ReceiptLine label={back > 0 ? say`You get back` : say`To pay now`} amount={text(back > 0 ? back : payNow)} tone="strong" />
        {to.map((part) => (
          <ReceiptLine
            key={`${part.tender} ${part.amount}`}
            label={say`To ${part.tender}`}
            rule={part.when}
            amount={moneyText(part.amount, currency)}
            tone="quiet"
          />
        ))}
      </dl>
      <p className="mt-3 text-small text-ink-2">{say`Your booking stays as it is until the change is confirmed.`}</p>
    </>
  )
}

import { moneyText, say } from '@sojourn/i18n'
import { useId } from 'react'
import { boxOf } from '../tenders-state.ts'
import { ApplyRow } from './apply-row.tsx'
import { BoxField } from './box-field.tsx'
import { BoxNote } from './box-note.tsx'
import type { BoxViewProps } from './coupon-box.tsx'
import { HeldLines } from './held-lines.tsx'
import { LookedUp } from './looked-up.tsx'
import { TenderBox } from './tender-box.tsx'

const TITLE = say`Use Your Cash Card(S)?`

/** Cash cards: so much of what they hold (A4.5). Their balance less what is applied is shown at the title. */
export function CashBox({ state, send, wanted, onAgain }: BoxViewProps) {
  const note = useId()
  const box = boxOf(state, 'cash')
  const { stored } = state.facts
  const { cash_card: held } = state.applied
  const { currency } = state.due
  const aside = stored.step === 'ready' ? say`${moneyText(stored.value.cash, currency)} available` : null
  return (
    <TenderBox title={TITLE} wanted={wanted === TITLE} aside={aside} disabled={state.locked}>
      <ApplyRow step={box.step} waits={state.ask !== null} onClick={() => send({ type: 'clicked', box: 'cash' })}>
        <BoxField
          label={say`Cash card amount in ${currency}`}
          name="cash"
          inputMode="decimal"
          placeholder="0"
          lead={signOf(currency)}
          box={box}
          note={note}
          value={state.typed.cash}
          onText={(text) => send({ type: 'typed', field: 'cash', text })}
        />
      </ApplyRow>
      <BoxNote
        id={note}
        message={box.message}
        done={held && say`${moneyText(held.amount, held.currency)} of your cash cards is reserved for this booking`}
        hint={state.hints.cash}
      />
      <HeldLines box="cash" state={state} send={send} />
      {stored.step === 'failed' && <LookedUp fact={stored} failed={say`We couldn't load your cash cards. Nothing was changed.`} onAgain={onAgain} />}
    </TenderBox>
  )
}

/** The sign of a currency as amounts carry it; where that is its code, nothing: the label says it. */
const signOf = (currency: string): string | null => {
  const sign = moneyText(0, currency).replace(/[\d\s.,]/g, '')
  return sign.length === 1 ? sign : null
}

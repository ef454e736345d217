import { moneyText, say } from '@sojourn/i18n'
import { useId } from 'react'
import { boxOf, type Coupon, type TenderEvent, type Tenders } from '../tenders-state.ts'
import { ApplyRow, isFixed } from './apply-row.tsx'
import { BoxField } from './box-field.tsx'
import { BoxNote } from './box-note.tsx'
import { HeldLines } from './held-lines.tsx'
import { LookedUp } from './looked-up.tsx'
import { TenderBox } from './tender-box.tsx'

export interface BoxViewProps {
  readonly state: Tenders
  readonly send: (event: TenderEvent) => void
  /** The title of the box from which a person signed in. */
  readonly wanted?: string | null
  /** Looks up again what could not be. */
  readonly onAgain: () => void
}

const TITLE = say`Have a Coupon Code?`

interface CouponProps extends BoxViewProps {
  /** Coupons may pay for what is bought. */
  readonly takesCoupons?: boolean
}

/** A coupon: one's own are offered, any code may be typed. Applied it is locked until it is taken off (A4.4). */
export function CouponBox({ takesCoupons = true, ...view }: CouponProps) {
  if (takesCoupons || view.state.applied.coupon) return <OpenBox {...view} />
  return (
    <TenderBox title={TITLE} wanted={view.wanted === TITLE}>
      <p className="text-small text-ink-3">{say`You can't use coupons for this purchase.`}</p>
    </TenderBox>
  )
}

function OpenBox({ state, send, wanted, onAgain }: BoxViewProps) {
  const note = useId()
  const box = boxOf(state, 'coupon')
  const { coupon } = state.applied
  const type = (text: string) => send({ type: 'typed', field: 'coupon', text })
  return (
    <TenderBox title={TITLE} wanted={wanted === TITLE} disabled={state.locked}>
      <ApplyRow step={box.step} waits={state.ask !== null} onClick={() => send({ type: 'clicked', box: 'coupon' })}>
        <BoxField
          label={say`Coupon code`}
          name="coupon"
          autoCapitalize="characters"
          spellCheck={false}
          box={box}
          note={note}
          value={state.typed.coupon}
          onText={type}
        />
      </ApplyRow>
      <BoxNote
        id={note}
        message={box.message}
        done={coupon && say`${coupon.coupon_code} takes ${moneyText(coupon.applied_amount, coupon.discount_currency)} off`}
      />
      <HeldLines box="coupon" state={state} send={send} />
      <div className="mt-1 min-h-11">
        {isFixed(box.step) ? (
          coupon && (
            <p className="py-3 text-caption text-ink-3">
              {state.locked ? say`Reserved for this booking.` : say`Reserved for this booking. Remove it any time.`}
            </p>
          )
        ) : (
          <LookedUp
            fact={state.facts.coupons}
            loading={say`Loading your coupons…`}
            failed={say`We couldn't load your coupons. Nothing was changed.`}
            onAgain={onAgain}
          >
            {(coupons) => <Offered coupons={coupons} onChoose={(code) => send({ type: 'coupon_chosen', code })} />}
          </LookedUp>
        )}
      </div>
    </TenderBox>
  )
}

/** One's own coupons: clicked, one is applied. */
function Offered({ coupons, onChoose }: { coupons: readonly Coupon[]; onChoose: (code: string) => void }) {
  if (coupons.length === 0) return <p className="py-3 text-caption text-ink-3">{say`You have no coupons for this booking.`}</p>
  return (
    <ul aria-label={say`Your coupons`} className="flex flex-wrap gap-x-2.5">
      {coupons.map(({ coupon_id, coupon_code, description }) => (
        <li key={coupon_id} className="py-1.25">
          <button
            type="button"
            className="min-h-8.5 rounded border border-rule-2 px-3 text-small font-[620] hover:border-ink"
            onClick={({ currentTarget }) => {
              // The chips go while it is applied: the focus goes to the button that takes it off again.
              currentTarget.closest('fieldset')?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus()
              onChoose(coupon_code)
            }}
          >
            {coupon_code} <span className="font-[440] text-ink-2">{description}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

import { countText, dayTextLong, moneyText, plural, say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOwnDay } from '../../lib/use-own-day.ts'
import type { Value } from './account-api.ts'
import { Section } from './section.tsx'

const until = (day: Day | null): string => (day ? say`Until ${dayTextLong(day)}` : say`Never expires`)

/** All the value a person has: money first, then what takes something off, then points with their age. */
export function OwnValue({ value }: { value: Value }) {
  const ownDay = useOwnDay()
  const cash = value.cards.filter(({ type }) => type === 'CASH')
  const stored = value.cards.filter(({ type }) => type !== 'CASH')
  return (
    <div className="grid gap-10 [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
      <Section id="wallet" title={say`Wallet`} lead={say`Good for any booking. Amounts on hold in a checkout aren't counted until they're released.`}>
        <Rows empty={say`Nothing in your wallet.`}>
          {stored.map((card) => (
            <Row
              key={card.payment_card_id}
              name={card.name}
              note={until(card.expires_at && ownDay(card.expires_at))}
              worth={moneyText(card.left, card.currency)}
            />
          ))}
        </Rows>
        <p>
          <Link to="/wallet" className="link font-[560]">{say`Top up, send a gift, see your activity`}</Link>
        </p>
      </Section>
      <Section id="cash" title={say`Cash cards`}>
        <Rows empty={say`No cash cards.`}>
          {cash.map((card) => (
            <Row
              key={card.payment_card_id}
              name={card.name}
              note={until(card.expires_at && ownDay(card.expires_at))}
              worth={moneyText(card.left, card.currency)}
            />
          ))}
        </Rows>
      </Section>
      <Section id="coupons" title={say`Coupons`}>
        <Rows empty={say`No coupons.`}>
          {value.coupons.map((coupon) => (
            <Row key={coupon.coupon_code} name={coupon.description} note={until(coupon.valid_until && ownDay(coupon.valid_until))} worth={coupon.coupon_code} />
          ))}
        </Rows>
      </Section>
      <Section id="points" title={say`Points`} {...(value.loyalty_membership_no && { lead: say`Your membership number is ${value.loyalty_membership_no}.` })}>
        {value.points.length === 0 && <p className="text-body text-ink-2">{say`No points yet. A confirmed booking earns some.`}</p>}
        {value.points.map((kind) => (
          <PointKind key={kind.point_type_code} kind={kind} />
        ))}
      </Section>
    </div>
  )
}

function PointKind({ kind }: { kind: Value['points'][number] }) {
  const ownDay = useOwnDay()
  return (
    <div className="grid gap-2">
      <h3 className="flex items-baseline justify-between gap-5 text-body font-[640]">
        {kind.point_type_label}
        <span className="tabular-nums">{countText(kind.points)}</span>
      </h3>
      <p className="text-small text-ink-2">{say`Worth ${moneyText(kind.worth, kind.currency)} toward a booking.`}</p>
      <ul aria-label={say`${kind.point_type_label} by date earned`} className="border-t border-rule">
        {kind.lots.map((lot) => (
          <Row
            key={`${lot.earned_at} ${lot.expires_at} ${lot.points}`}
            name={say`Earned ${dayTextLong(ownDay(lot.earned_at))}`}
            note={until(lot.expires_at && ownDay(lot.expires_at))}
            worth={say`${plural(lot.points, { one: '# point', other: '# points' })}`}
          />
        ))}
      </ul>
    </div>
  )
}

function Rows({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? <p className="text-body text-ink-2">{empty}</p> : <ul className="border-t border-rule">{children}</ul>
}

function Row({ name, note, worth }: { name: string; note: string; worth: string }) {
  return (
    <li className="flex items-baseline justify-between gap-5 border-b border-rule py-3">
      <p className="min-w-0">
        <span className="block text-body font-[520] wrap-anywhere">{name}</span>
        <span className="text-caption text-ink-3">{note}</span>
      </p>
      <span className="shrink-0 font-[620] tabular-nums">{worth}</span>
    </li>
  )
}

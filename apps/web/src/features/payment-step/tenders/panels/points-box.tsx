import { countText, moneyText, plural, say } from '@sojourn/i18n'
import { useId } from 'react'
import { boxOf, chosenType, type PointType } from '../tenders-state.ts'
import { worthOf } from '../worth.ts'
import { ApplyRow, isFixed } from './apply-row.tsx'
import { BoxField } from './box-field.tsx'
import { BoxNote } from './box-note.tsx'
import type { BoxViewProps } from './coupon-box.tsx'
import { HeldLines } from './held-lines.tsx'
import { LookedUp } from './looked-up.tsx'
import { PointTypes } from './point-types.tsx'
import { TenderBox } from './tender-box.tsx'

interface PointsProps extends BoxViewProps {
  /** What the booking earns. */
  readonly earns: { readonly points: number; readonly point_type_label: string } | null
  /** An agent may add an amount of the agency's (A6.5). */
  readonly isAgent: boolean
}

const TITLE = say`Use your points?`

/** Points of one kind: the button applies them and takes them off again (A4.6). Their value is shown below, next to the points the booking earns. */
export function PointsBox(props: PointsProps) {
  const { state, onAgain } = props
  const { points } = state.facts
  if (points.step === 'ready' && !points.value?.length && !state.applied.points) {
    return (
      <TenderBox title={TITLE} wanted={props.wanted === TITLE}>
        <p className="text-small text-ink-3">{points.value ? say`You have no points yet.` : say`You can't pay for this with points.`}</p>
        <Earned earns={props.earns} />
      </TenderBox>
    )
  }
  if (points.step !== 'ready' && !state.applied.points) {
    return (
      <TenderBox title={TITLE}>
        <div className="min-h-40 md:min-h-27">
          <LookedUp fact={points} loading={say`Loading your points…`} failed={say`We couldn't load your points. Nothing was changed.`} onAgain={onAgain} />
        </div>
      </TenderBox>
    )
  }
  return <OpenBox {...props} types={points.step === 'ready' ? (points.value ?? []) : []} />
}

function OpenBox({ state, send, wanted, earns, isAgent, types }: PointsProps & { types: readonly PointType[] }) {
  const note = useId()
  const box = boxOf(state, 'points')
  const type = chosenType(state)
  const { points: held } = state.applied
  const { currency } = state.due
  // As with cash: what is held for this booking is not there to be used.
  const left = type ? type.points - (held?.point_type_code === type.point_type_code ? held.points : 0) : 0
  const field = (name: 'points' | 'extra') => ({
    name,
    box,
    note,
    value: state.typed[name],
    onText: (text: string) => send({ type: 'typed', field: name, text }),
  })
  const done = held && say`${countText(held.points)} ${held.point_type_label} take ${moneyText(held.amount, held.currency)} off this booking`
  return (
    <TenderBox title={TITLE} wanted={wanted === TITLE} aside={type && say`${plural(left, { one: '# point', other: '# points' })}`} disabled={state.locked}>
      <ApplyRow
        step={box.step}
        waits={state.ask !== null}
        onClick={() => send({ type: 'clicked', box: 'points' })}
        className={isAgent ? 'flex-wrap' : 'max-md:flex-wrap'}
      >
        <PointTypes types={types} typed={state.typed} locked={isFixed(box.step)} send={send} />
        <BoxField label={say`Points`} inputMode="numeric" placeholder="0" {...field('points')} />
        {isAgent && (
          <BoxField label={say`Add cash (${currency})`} labelled className="order-1 basis-full" inputMode="decimal" placeholder="0" {...field('extra')} />
        )}
      </ApplyRow>
      <BoxNote id={note} message={box.message} done={done} hint={state.hints.points ?? (type && worthOf(type, state.typed.points))} />
      <HeldLines box="points" state={state} send={send} />
      <Earned earns={earns} />
    </TenderBox>
  )
}

const Earned = ({ earns }: Pick<PointsProps, 'earns'>) => (
  <p className="mt-1 min-h-5 text-caption text-ink-3">
    {earns && say`This booking earns ${countText(earns.points)} ${earns.point_type_label} once it's confirmed.`}
  </p>
)

import { moneyText, say, stopText } from '@sojourn/i18n'
import { paySplit } from '../../../lib/price-block/pay-words.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import type { Attempt } from '../attempt.ts'
import { type PriceWords, priceChange } from '../price-change.ts'
import type { HoldActions } from '../use-choose-and-hold.ts'
import { Panel, PanelActions } from './panel.tsx'

type ChangedAttempt = Extract<Attempt, { step: 'changed' }>

const TITLES = {
  up: (apart: string) => say`The price went up by ${apart}`,
  down: (apart: string) => say`The price went down by ${apart}`,
  same: () => say`The price changed`,
} as const

interface PriceChangedProps {
  readonly attempt: ChangedAttempt
  readonly actions: HoldActions
  readonly words: PriceWords & {
    /** What the rest of the price is paid at: "at the property". */
    readonly later: string
  }
}

/** The total is another than the person saw: old and new side by side, the difference, why, and nothing goes on without a yes. */
export function PriceChanged({ attempt, actions, words }: PriceChangedProps) {
  const { price, oldTotal, seen, checkoutId } = attempt
  const { currency } = price
  const { direction, lines, why } = priceChange(seen, oldTotal, price, words)
  const text = (amount: number) => moneyText(amount, currency)
  const total = lines.at(-1)
  const apart = text(Math.abs(total?.more ?? 0))
  const split = paySplit(price, words.later)
  return (
    <Panel title={TITLES[direction](apart)} kind={direction === 'down' ? 'good' : 'care'}>
      <p>
        {why || say`The price is no longer the one you saw.`}{' '}
        {checkoutId
          ? say`We're holding it for you at the new price while you decide, and nothing has been charged.`
          : say`Nothing is held or charged until you agree.`}
      </p>
      <table className="mt-4 w-full max-w-[34rem] border-b border-rule-2 text-end tabular-nums max-sm:text-caption">
        <thead className="text-caption text-ink-2">
          <tr className="border-b border-rule-2">
            <td />
            <th scope="col" className="py-1.5 ps-2 font-[580]">{say`You saw`}</th>
            <th scope="col" className="py-1.5 ps-2 font-[580]">{say`Now`}</th>
            <th scope="col" className="py-1.5 ps-2 font-[580]">{say`Difference`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label} className={classes(line === total && 'border-t border-rule-2 font-[640]')}>
              <th scope="row" className={classes('py-1.5 pe-2 text-start', line === total ? 'font-[640]' : 'font-[440] text-ink-2')}>
                {line.label}
              </th>
              <td className={classes('py-1.5 ps-2', line === total && 'font-[540] text-ink-2')}>{text(line.before)}</td>
              <td className="py-1.5 ps-2">{text(line.now)}</td>
              <td className="py-1.5 ps-2">{line.more === 0 ? say`none` : `${line.more > 0 ? '+' : ''}${text(line.more)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-caption text-ink-2">{stopText([split.now, split.later])}</p>
      <PanelActions>
        <Button look="ink" size="small" onClick={actions.agree}>
          {say`Continue at ${text(price.total)}`}
        </Button>
        <Button size="small" onClick={actions.dismiss}>{say`Choose another`}</Button>
      </PanelActions>
    </Panel>
  )
}

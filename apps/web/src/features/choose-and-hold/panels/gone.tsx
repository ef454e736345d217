import { moneyText, say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import type { Choice } from '../attempt.ts'
import { Panel, PanelActions } from './panel.tsx'

interface GoneProps {
  readonly text: string
  /** What was chosen, in words. */
  readonly chosen: string
  readonly price: Choice['price']
  /** What is still free, each to be chosen again. */
  readonly alternatives: ReactNode
  /** Ways on: buttons and links. */
  readonly actions: ReactNode
}

/** The offer was sold meanwhile: what was chosen, and below it what is still free. */
export function Gone({ text, chosen, price, alternatives, actions }: GoneProps) {
  return (
    <Panel title={say`Someone just booked the last one`} kind="care">
      <p>{text}</p>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-y border-rule-2 py-2 text-ink-2">
        <span>{say`You chose ${chosen}`}</span>
        <span className="font-[580] tabular-nums">{say`${moneyText(price.total, price.currency)}, no longer available`}</span>
      </p>
      {alternatives}
      <PanelActions>{actions}</PanelActions>
    </Panel>
  )
}

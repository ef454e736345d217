import type { Day } from '@sojourn/kernel'
import { useRef } from 'react'
import type { CardsState } from '../../lib/saved-cards/create-saved-cards.ts'
import { EVERYDAY } from '../../lib/saved-cards/saved-card.testing.ts'
import type { SavedCard } from '../../lib/saved-cards/saved-card.ts'
import { type CardOption, cardOptions } from './card-options.ts'
import { CardOptionsView } from './panels/card-options-view.tsx'
import { Panel } from './payment-step.gallery.tsx'

const nothing = () => {}
const today: Day = '2026-11-22'

const mastercard: SavedCard = { ...EVERYDAY, id: 'pm_2', nickName: 'Trips', brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2026, isDefault: false }
const amex: SavedCard = { ...EVERYDAY, id: 'pm_3', nickName: null, brand: 'amex', last4: '0005', expMonth: 9, expYear: 2026, isDefault: false }
const ready = (cards: readonly SavedCard[], mayChange = true, stale = false): CardsState => ({ step: 'ready', cards, mayChange, stale })
const CARDS = ready([EVERYDAY, mastercard, amex])

interface Parts {
  readonly state?: CardsState
  readonly chosen?: string | null
  readonly locked?: boolean
  readonly hasCreditLine?: boolean
  readonly reaches?: boolean
  readonly declined?: string
  readonly isLate?: boolean
}

function Options({ state = CARDS, chosen = 'pm_1', locked = false, hasCreditLine = false, reaches = true, declined, isLate = false }: Parts) {
  const group = useRef<HTMLDivElement>(null)
  const { cards, mayChange } = state.step === 'ready' ? state : { cards: [], mayChange: false }
  const credit = hasCreditLine ? { text: `${reaches ? '$5,000' : '$120'} available on your credit line`, reaches } : null
  const options: readonly CardOption[] = cardOptions({
    cards,
    gateway: 'PG_03',
    mayInvoice: true,
    mayAdd: mayChange,
    credit,
    today,
    declined: declined ?? null,
  })
  const view = { state, options, chosen, isLate, locked, today, group }
  const adding = <p className="text-small">The form that saves a card has a gallery of its own.</p>
  return <Panel hidden={chosen !== 'other'} isOption above={<CardOptionsView {...view} onPick={nothing} onAsk={nothing} onAgain={nothing} adding={adding} />} />
}

/** The ways to pay by card. It is styled by the panel around it. */
export const states = {
  'saved cards, the default one chosen': () => <Options />,
  'saved cards, none chosen yet': () => <Options chosen={null} />,
  'saved cards, new card chosen': () => <Options chosen="other" />,
  'saved cards, a card to be saved': () => <Options chosen="add" />,
  'saved cards, the default one declined': () => <Options chosen="other" declined="pm_1" />,
  'saved cards, locked while paying': () => <Options locked />,
  'saved cards, looked at by somebody else': () => <Options state={ready([EVERYDAY, mastercard], false)} />,
  'saved cards, with an invoice': () => <Options hasCreditLine />,
  'invoice chosen': () => <Options hasCreditLine chosen="invoice" />,
  'credit line does not reach': () => <Options hasCreditLine reaches={false} />,
  'saved cards on their way': () => <Options state={{ step: 'loading' }} chosen={null} />,
  'saved cards on their way, with an invoice': () => <Options state={{ step: 'loading' }} chosen={null} hasCreditLine />,
  'saved cards take long': () => <Options state={{ step: 'loading' }} chosen={null} isLate />,
  'saved cards take long, with an invoice': () => <Options state={{ step: 'loading' }} chosen={null} isLate hasCreditLine />,
  'saved cards on their way, a new card is typed': () => <Options state={{ step: 'loading' }} chosen="other" />,
  'saved cards could not be looked up': () => <Options state={{ step: 'failed', message: '' }} chosen="other" />,
  'saved cards could not be looked up again': () => <Options state={ready([EVERYDAY, mastercard], true, true)} />,
  'no saved card': () => <Options state={ready([])} chosen="other" />,
}

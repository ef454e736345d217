import { say } from '@sojourn/i18n'
import { classes } from '../../../ui/classes.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { CardOption } from '../card-options.ts'
import { AskAgain } from './ask-again.tsx'

interface OptionsShapeProps {
  /** The options that are there already. */
  readonly listed: readonly CardOption[]
  /** There is, or will be, an invoice to choose. */
  readonly withInvoice: boolean
}

/** The shape of two saved cards and of the options below them that are not listed yet, while the cards are loading: nothing moves when they are here. */
export function OptionsShape({ listed, withInvoice }: OptionsShapeProps) {
  const isListed = (id: string) => listed.some(({ uniquekey }) => uniquekey === id)
  const shapes = SHAPES.filter(({ id }) => (withInvoice || id !== 'invoice') && !isListed(id))
  return (
    <Loading what={say`Loading your saved cards…`}>
      <div>
        {shapes.map(({ id, height, isCard }) => (
          <div key={id} className={classes('radio-row flex items-center gap-4 px-4 py-3 not-first:-mt-px', height)}>
            <Skeleton className="size-5 rounded-full" />
            {isCard && <Skeleton className="h-6.5 w-10" />}
            <Skeleton className="h-5 w-40" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** As high as the rows that will be there, borders included; options by their key. */
const SHAPES = [
  { id: 'default', height: 'min-h-17.25', isCard: true },
  { id: 'other card', height: 'min-h-17.25', isCard: true },
  { id: 'invoice', height: 'min-h-15.5', isCard: false },
  { id: 'add', height: 'min-h-15.5', isCard: false },
  { id: 'other', height: 'min-h-15.5', isCard: false },
]

/** The saved cards could not be looked up, or not again: a new card still pays. */
export function OptionsFailed({ stale, onAgain }: { stale: boolean; onAgain: () => void }) {
  return (
    <AskAgain kind="care" onAgain={onAgain}>
      {stale
        ? say`We couldn't refresh your saved cards, so this list may be out of date.`
        : say`We couldn't load your saved cards. They're safe, and nothing was charged.`}{' '}
      {say`You can pay with a new card.`}
    </AskAgain>
  )
}

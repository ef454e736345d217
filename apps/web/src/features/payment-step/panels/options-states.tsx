import { say } from '@sojourn/i18n'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CardOption } from '../card-options.ts'
import { AskAgain } from './ask-again.tsx'

/** As high as the rows that will be there, borders included, and in their order; options by their key. */
const OPTION_PLACES = [
  { id: 'default', height: 'min-h-17.25', isCard: true },
  { id: 'other card', height: 'min-h-17.25', isCard: true },
  { id: 'invoice', height: 'min-h-15.5', isCard: false },
  { id: 'add', height: 'min-h-15.5', isCard: false },
  { id: 'other', height: 'min-h-15.5', isCard: false },
] as const
type OptionPlace = (typeof OPTION_PLACES)[number]

/**
 * What is shown while saved cards are loading, so that nothing moves when they are here: the options that are `listed` by then, and between them the skeletons of
 * two cards and of the options that are not. An invoice has one only where there will be one.
 */
export const withSkeletons = (listed: readonly CardOption[], withInvoice: boolean): readonly (CardOption | OptionPlace)[] =>
  OPTION_PLACES.filter(({ id }) => id !== 'invoice' || withInvoice).map((place) => listed.find(({ uniquekey }) => uniquekey === place.id) ?? place)

/** The skeleton of an option. */
export function OptionSkeleton({ height, isCard }: OptionPlace) {
  return (
    <div aria-hidden className={classes('radio-row flex items-center gap-4 px-4 py-3', height)}>
      <Skeleton className="size-5 rounded-full" />
      {isCard && <Skeleton className="h-6.5 w-10" />}
      <Skeleton className="h-5 w-40" />
    </div>
  )
}

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

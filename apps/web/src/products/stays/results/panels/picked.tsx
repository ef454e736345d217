import { commaText, say } from '@sojourn/i18n'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { COMPARE_MOST, compareHref, type useCompareSet } from '../../compare-set.ts'
import type { Stay } from '../../stay-address.ts'
import type { StayProduct } from '../../stay-product.ts'

interface PickedProps {
  readonly picked: ReturnType<typeof useCompareSet>['picked']
  readonly stay: Stay
  readonly product: StayProduct
  readonly onClear: () => void
}

/** The names of the properties picked, and the way to see them side by side. Two make a comparison. */
export function Picked({ picked, stay, product, onClear }: PickedProps) {
  const names = commaText(picked.map(({ name }) => name))
  const ids = picked.map(({ id }) => id)
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 py-2.5">
      <p className="min-w-0 text-small">
        <b className="font-[640]">{say`${picked.length} of ${COMPARE_MOST}`}</b>
        <span className="block truncate text-caption text-ink-2 md:text-small">{picked.length === 1 ? say`${names}. Pick one more to compare.` : names}</span>
      </p>
      <p className="flex shrink-0 items-center gap-4">
        <Button look="underlined" onClick={onClear}>{say`Clear`}</Button>
        {ids.length > 1 && <ButtonLink to={compareHref(ids, stay, product)} look="ink" size="small">{say`Compare`}</ButtonLink>}
      </p>
    </div>
  )
}

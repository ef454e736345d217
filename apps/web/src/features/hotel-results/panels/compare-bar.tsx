import { COMPARE_MOST, compareHref, useCompareSet } from '../../../lib/compare-set.ts'
import type { Stay } from '../../../lib/stay-address.ts'
import { useStayProduct } from '../../../lib/stay-product.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'

/** "Compare", on a card: puts the house into the set, at most four. Without scripts there is no set, so there is no box. */
export function CompareBox({ id, name }: { id: string; name: string }) {
  const { has, toggle, isFull } = useCompareSet(useStayProduct())
  return (
    <Checkbox checked={has(id)} disabled={isFull && !has(id)} onChange={() => toggle({ id, name })} className="relative z-1 w-fit text-small! noscript:hidden">
      Compare<span className="sr-only"> {name}</span>
    </Checkbox>
  )
}

/** The houses picked, at the foot of the screen while there are any. Two make a comparison. */
export function CompareBar({ stay }: { stay: Stay }) {
  const product = useStayProduct()
  const { picked, clear } = useCompareSet(product)
  const names = picked.map(({ name }) => name).join(', ')
  return (
    <section aria-label="Compare" className={picked.length > 0 ? 'sticky bottom-0 z-10 border-t-3 border-ink bg-sheet' : undefined}>
      <p role="status" className="sr-only">
        {picked.length > 0 && `${picked.length} of ${COMPARE_MOST} picked to compare`}
      </p>
      {picked.length > 0 && (
        <div className="page-width flex min-h-16 items-center justify-between gap-4 py-2.5">
          <p className="min-w-0 text-small">
            <b className="font-[640]">
              {picked.length} of {COMPARE_MOST}
            </b>
            <span className="block truncate text-caption text-ink-2 md:text-small">{picked.length === 1 ? `${names}. Pick one more.` : names}</span>
          </p>
          <p className="flex shrink-0 items-center gap-4">
            <Button look="underlined" onClick={clear}>
              Clear
            </Button>
            {picked.length > 1 && (
              <ButtonLink
                to={compareHref(
                  picked.map(({ id }) => id),
                  stay,
                  product,
                )}
                look="ink"
                size="small"
              >
                Compare
              </ButtonLink>
            )}
          </p>
        </div>
      )}
    </section>
  )
}

import type { DescriptionShape } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { startTransition, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useLazy } from '../../../ui/use-lazy.ts'

// Fetched by who changes a part.
const loadDialog = () => import('./held-dialog.tsx').then(({ HeldDialog }) => HeldDialog)

interface SwapPlaceProps {
  readonly checkoutId: string
  readonly items: readonly { readonly description: DescriptionShape }[]
}

/** Below the price of a checkout: each of its parts may still be changed, and others added. */
export function SwapPlace({ checkoutId, items }: SwapPlaceProps) {
  const [at, setAt] = useState<number | null>(null)
  const { Part: HeldDialog, fetchPart } = useLazy(loadDialog)
  const { revalidate } = useRevalidator()
  const open = async (index: number) => {
    if (await fetchPart()) setAt(index)
  }
  // Closed once the new sum is on the page, which the router renders in a transition too: what is paid next is what is shown.
  const swapped = async () => {
    await revalidate()
    startTransition(() => setAt(null))
  }
  const title = at === null ? undefined : items[at]?.description.title
  return (
    <section aria-label={say`Change a part`} className="mt-5 border-t border-rule pt-4">
      <h3 className="text-small font-[620]">{say`Change a part`}</h3>
      <ul className="mt-2 grid gap-2">
        {items.map(({ description }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rides may be called the same
          <li key={index} className="flex items-center justify-between gap-3 text-small">
            <span className="min-w-0 wrap-anywhere">{description.title}</span>
            <Button size="small" className="shrink-0" aria-label={say`Change ${description.title}`} onClick={() => void open(index)}>{say`Change`}</Button>
          </li>
        ))}
      </ul>
      <Button size="small" className="mt-3" onClick={() => void open(items.length)}>{say`Add to your trip`}</Button>
      {at !== null && HeldDialog && (
        <HeldDialog
          checkoutId={checkoutId}
          at={at}
          title={title === undefined ? say`Add to your trip` : say`Instead of ${title}`}
          onClose={() => setAt(null)}
          onSwapped={() => void swapped()}
        />
      )}
    </section>
  )
}

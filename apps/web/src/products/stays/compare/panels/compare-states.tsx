import { say } from '@sojourn/i18n'
import { ButtonLink } from '../../../../ui/button.tsx'
import type { StayProduct } from '../../stay-product.ts'

interface CompareEmptyProps {
  readonly product: StayProduct
  readonly unknown: number
  /** The way to the properties picked on this tab, where there are any. */
  readonly pickedHref: string | null
}

/** An address that names no property of ours. */
export function CompareEmpty({ product: { paths, words }, unknown, pickedHref }: CompareEmptyProps) {
  return (
    <div className="max-w-[38rem] py-16">
      <h1 className="text-h1-s md:text-h1">{unknown > 0 ? say`None of these ${words.hotel}s is in our catalogue` : say`Nothing to compare yet`}</h1>
      <p className="mt-3 text-lead text-ink-2">
        {unknown > 0 ? say`The link may be old or cut short. ` : ''}
        {say`Press Compare on two to four`} {words.hotel}
        {say`s of a list, and see them here side by side.`}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {pickedHref && <ButtonLink to={pickedHref} look="ink">{say`Compare what you picked`}</ButtonLink>}
        <ButtonLink to={paths.landing} look={pickedHref ? 'hairline' : 'ink'}>{say`Find a stay`}</ButtonLink>
      </p>
    </div>
  )
}

export function CompareFailed({ product, again }: { product: StayProduct; again: string }) {
  return (
    <div className="max-w-[38rem] py-16">
      <h1 className="text-h1-s md:text-h1">{say`The ${product.words.hotel}s could not be fetched`}</h1>
      <p className="mt-3 text-lead text-ink-2">{say`The fault is ours. What you picked is kept, and nothing was booked or charged.`}</p>
      <p className="mt-6">
        <ButtonLink to={again} look="ink">{say`Try again`}</ButtonLink>
      </p>
    </div>
  )
}

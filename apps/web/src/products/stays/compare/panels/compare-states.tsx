import { say } from '@sojourn/i18n'
import { ButtonLink } from '../../../../ui/button.tsx'
import type { StayProduct } from '../../stay-product.ts'
import { COMPARE_WORDS } from '../words.ts'

interface CompareEmptyProps {
  readonly product: StayProduct
  readonly unknown: number
  /** The way to the properties picked on this tab, where there are any. */
  readonly pickedHref: string | null
}

/** An address that names no property of ours. */
export function CompareEmpty({ product: { code, paths }, unknown, pickedHref }: CompareEmptyProps) {
  const words = COMPARE_WORDS[code]
  return (
    <div className="max-w-[38rem] py-16">
      <h1 className="text-h1-s md:text-h1">{unknown > 0 ? words.unknown : say`Nothing to compare yet`}</h1>
      <p className="mt-3 text-lead text-ink-2">
        {unknown > 0 && `${say`The link may be old or incomplete.`} `}
        {words.howTo}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {pickedHref && <ButtonLink to={pickedHref} look="ink">{say`Compare your picks`}</ButtonLink>}
        <ButtonLink to={paths.landing} look={pickedHref ? 'hairline' : 'ink'}>{say`Find a stay`}</ButtonLink>
      </p>
    </div>
  )
}

export function CompareFailed({ product, again }: { product: StayProduct; again: string }) {
  return (
    <div className="max-w-[38rem] py-16">
      <h1 className="text-h1-s md:text-h1">{COMPARE_WORDS[product.code].noneLoaded}</h1>
      <p className="mt-3 text-lead text-ink-2">{say`Something went wrong on our side. Your picks are saved, and nothing was booked or charged.`}</p>
      <p className="mt-6">
        <ButtonLink to={again} look="ink">{say`Try again`}</ButtonLink>
      </p>
    </div>
  )
}

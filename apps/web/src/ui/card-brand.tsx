import { say } from '@sojourn/i18n'
import { classes } from './classes.ts'

export type BrandMark = 'visa' | 'mastercard' | 'amex' | 'discover' | 'dinersClub' | 'jcb' | 'unknown'

interface Badge {
  readonly name: string
  /** Its few letters on the badge. */
  readonly letters: string
  readonly ground: string
}

const BADGES: Readonly<Record<BrandMark, Badge>> = {
  visa: { name: say`Visa`, letters: 'VISA', ground: 'fill-ink' },
  mastercard: { name: say`Mastercard`, letters: 'MC', ground: 'fill-stop' },
  amex: { name: say`Amex`, letters: 'AMEX', ground: 'fill-sea' },
  discover: { name: say`Discover`, letters: 'DISC', ground: 'fill-sun' },
  dinersClub: { name: say`Diners Club`, letters: 'DC', ground: 'fill-ink-2' },
  jcb: { name: 'JCB', letters: 'JCB', ground: 'fill-accent-text' },
  unknown: { name: say`Card`, letters: '', ground: 'fill-ink-3' },
}

export const brandName = (brand: BrandMark): string => BADGES[brand].name

/** A small card drawn in one of our inks with the letters of its brand (A3.3): not its logo. The brand's name is in words next to it. */
export function CardBrandIcon({ brand, className }: { brand: BrandMark; className?: string }) {
  const { letters, ground } = BADGES[brand]
  return (
    <svg aria-hidden viewBox="0 0 40 26" width={40} height={26} data-brand={brand} className={classes('shrink-0', className)}>
      <rect width={40} height={26} rx={3} className={ground} />
      <rect x={4} y={4} width={7} height={5} rx={1} className="fill-paper opacity-60" />
      <path d="M28 6.5h8" strokeWidth={1.5} className="stroke-paper opacity-60" />
      <text x={36} y={21} textAnchor="end" direction="ltr" fontSize={10} fontWeight={700} className="fill-paper font-text">
        {letters}
      </text>
    </svg>
  )
}

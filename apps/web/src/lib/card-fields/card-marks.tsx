import type { CardBrand } from '@sojourn/card-sdk'
import { say } from '@sojourn/i18n'
import { classes } from '../../ui/classes.ts'

const TAKEN: readonly (readonly [CardBrand, string])[] = [
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'Amex'],
  ['discover', 'Discover'],
  ['diners', 'Diners'],
  ['jcb', 'JCB'],
]

/** The cards we take, by name; the one being typed is highlighted as soon as its first digits show it. */
export function CardMarks({ brand }: { brand: CardBrand }) {
  return (
    <ul aria-label={say`Cards we accept`} className="flex flex-wrap gap-1.5">
      {TAKEN.map(([mark, name]) => (
        <li
          key={mark}
          className={classes(
            'rounded-box border px-1.5 py-px text-tag font-[620]',
            mark === brand ? 'border-ink bg-ink text-paper' : 'border-rule-2 bg-paper text-ink-2',
          )}
        >
          {name}
        </li>
      ))}
    </ul>
  )
}

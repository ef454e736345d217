import { moneyText, say } from '@sojourn/i18n'
import { Link } from 'react-router'
import { classes } from '../../ui/classes.ts'
import type { FoundPackage } from './packages-api.ts'

/** What each part costs by itself today, each with the page where that can be seen, and what they cost less together. */
export function OwnPrices({ found: { parts, saving, price }, className }: { found: Pick<FoundPackage, 'parts' | 'saving' | 'price'>; className?: string }) {
  const text = (amount: number) => moneyText(amount, price.currency, 'all')
  return (
    <dl className={classes('grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-caption tabular-nums [&_dd]:text-end', className)}>
      {parts.map((part) => (
        <div key={`${part.role} ${part.title}`} className="contents">
          <dt className="min-w-0 text-ink-2">
            <Link to={part.url} className="link inline-block py-0.5 wrap-anywhere">
              {part.title}
              <span className="sr-only">: {say`see this price by itself`}</span>
            </Link>
          </dt>
          <dd className="py-0.5">{text(part.price.total)}</dd>
        </div>
      ))}
      {saving > 0 && (
        <>
          <dt className="font-[560] text-sea">{say`Package discount`}</dt>
          <dd className="font-[560] text-sea">{text(-saving)}</dd>
        </>
      )}
    </dl>
  )
}

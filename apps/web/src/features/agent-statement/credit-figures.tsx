import { moneyText, percentText, say, sayAs } from '@sojourn/i18n'
import { useShell } from '../../lib/shell.ts'
import { Figure, Figures } from '../../ui/figures.tsx'
import type { StatementData } from './agent-statement-api.ts'

/** The line of credit in figures, and how full it is. */
export function CreditFigures({ line }: { line: StatementData['line'] }) {
  const { organisation } = useShell()
  const { currency, limit, used, held, available } = line
  const text = (amount: number) => moneyText(amount, currency)
  const inFavour = used < 0
  return (
    <section aria-label={say`Credit line`} className="mt-6 border-t border-ink pt-5">
      <Figures>
        <Figure label={say`Available`} amount={text(available)} look="large" />
        <Figure label={inFavour ? say`In credit` : say`Used`} amount={text(Math.abs(used))} mark="bg-ink" />
        <Figure label={sayAs('of an amount')`On hold`} amount={text(held)} mark="bg-sun" />
        <Figure label={say`Limit`} amount={text(limit)} />
      </Figures>
      <UsedBar limit={limit} used={Math.max(used, 0)} held={held} />
      <p className="mt-2 text-caption text-ink-3">{say`Your credit line with ${organisation.name}, paid by invoice.`}</p>
    </section>
  )
}

/** Drawn, because a width by style is not allowed on our pages. */
function UsedBar({ limit, used, held }: { limit: number; used: number; held: number }) {
  const share = (amount: number) => (limit > 0 ? Math.min(100, (amount / limit) * 100) : 0)
  const said = say`${percentText(Math.round(share(used)))} of the limit is used and ${percentText(Math.round(share(held)))} is on hold`
  return (
    <svg role="img" aria-label={said} viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-5 h-3 w-full border border-rule-2 bg-well rtl:-scale-x-100">
      <rect x={0} y={0} width={share(used)} height={4} className="fill-ink" />
      <rect x={share(used)} y={0} width={share(held)} height={4} className="fill-sun" />
    </svg>
  )
}

import { say } from '@sojourn/i18n'
import { Say } from '@sojourn/i18n/react'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { classes } from '../../ui/classes.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { keepCurrency } from './language-currency-api.ts'

// Fetched when first opened.
const loadDialog = () => import('./language-currency-dialog.tsx').then(({ LanguageCurrencyDialog }) => LanguageCurrencyDialog)

/** The button "Language and currency" and its modal. When a choice is kept, every price on the page is fetched again. */
export function LanguageCurrency({ compact = false }: { compact?: boolean }) {
  const { currency, currencies } = useShell()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const { Part: LanguageCurrencyDialog, fetchPart } = useLazy(loadDialog)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const apply = async (next: string) => {
    setBusy(true)
    const answer = await keepCurrency(next)
    if (answer.ok) await revalidate()
    setBusy(false)
    setFailure(answer.ok ? null : answer.message)
    if (answer.ok) setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        onClick={() => void fetchPart().then(setOpen)}
        className={classes('inline-flex min-h-10 items-center gap-2 text-small font-[560]', compact ? 'px-0' : 'px-1')}
      >
        <span className="sr-only">{say`Language and currency`}</span>
        <Globe aria-hidden size={18} strokeWidth={1.75} />
        <span aria-hidden>
          <Say>
            <span className="max-md:hidden">English · </span>
            {currency}
          </Say>
        </span>
      </button>
      {open && LanguageCurrencyDialog && (
        <LanguageCurrencyDialog currencies={currencies} current={currency} busy={busy} failure={failure} onApply={apply} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

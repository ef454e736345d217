import { currentLanguage, say } from '@sojourn/i18n'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { classes } from '../../ui/classes.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { keepChoice } from './language-currency-api.ts'
import type { Choice } from './language-currency-dialog.tsx'

// Fetched when first opened.
const loadDialog = () => import('./language-currency-dialog.tsx').then(({ LanguageCurrencyDialog }) => LanguageCurrencyDialog)

/** The page as its address follows the person's own choice: `?lang=` would stand before it. */
function reloadInChosenLanguage(): void {
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  location.replace(url)
  // The same address with a mark in it is not loaded anew by being replaced.
  if (url.hash) location.reload()
}

/** The button "Language and currency" and its modal. When a choice is kept, every price on the page is fetched again; another language is another page. */
export function LanguageCurrency({ compact = false }: { compact?: boolean }) {
  const { currency, currencies, languages } = useShell()
  const language = currentLanguage()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const { Part: LanguageCurrencyDialog, fetchPart } = useLazy(loadDialog)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const apply = async (next: Choice) => {
    setBusy(true)
    const isOther = next.language !== language
    const answer = await keepChoice({ preferred_currency: next.currency, ...(isOther && { preferred_language: next.language }) })
    if (answer.ok && isOther) return reloadInChosenLanguage()
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
          <span lang={language} className="max-md:hidden">
            {languages.find(({ code }) => code === language)?.name} ·{' '}
          </span>
          {currency}
        </span>
      </button>
      {open && LanguageCurrencyDialog && (
        <LanguageCurrencyDialog
          languages={languages}
          currencies={currencies}
          current={{ language, currency }}
          busy={busy}
          failure={failure}
          onApply={apply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
